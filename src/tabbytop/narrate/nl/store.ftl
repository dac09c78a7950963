# De database: openen, back-up en terugzetten.

why-store-address = Een database heet sqlite:///FILE of postgresql://USER@HOST/NAME.
why-store-version = De database is van een versie die deze Tabbytop niet kent ({ $found }); misschien is ze door een nieuwere gemaakt.
why-store-in-use = { $found } is in gebruik; stop eerst de server.
why-no-database = Er is geen database { $found }.
why-not-tabbytop = { $found } is een database, maar niet van Tabbytop.
why-database-broken = { $found } is geen hele database: { $reason }.
why-backup-exists = { $file } is er al; alleen met --force wordt het vervangen.
why-backup-failed = De back-up { $file } kon niet gemaakt worden: { $reason }.
why-restore-exists = Er is al een database { $found }; alleen met --force wordt ze vervangen.
why-restore-failed = { $file } kon niet teruggezet worden: { $reason }.
