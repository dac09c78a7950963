# De database: openen, back-up en terugzetten.

why-store-address = De database moet sqlite:///FILE of postgresql://USER@HOST/NAME zijn.
why-store-version = Deze Tabbytop ondersteunt de versie van de database niet ({ $found }). Misschien is die met een nieuwere Tabbytop gemaakt.
why-store-in-use = { $found } is in gebruik. Stop eerst de server.
why-no-database = Er is geen database op { $found }.
why-not-tabbytop = { $found } is een database, maar niet van Tabbytop.
why-database-broken = { $found } is beschadigd of geen database: { $reason }.
why-backup-exists = { $file } bestaat al. Gebruik --force om het te overschrijven.
why-backup-failed = De back-up { $file } kon niet worden gemaakt: { $reason }.
why-restore-exists = De database { $found } bestaat al. Gebruik --force om die te overschrijven.
why-restore-failed = { $file } kon niet worden teruggezet: { $reason }.
