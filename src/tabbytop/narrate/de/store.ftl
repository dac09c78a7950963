# Die Datenbank: öffnen, sichern und zurückholen.

why-store-address = Die Datenbank muss sqlite:///FILE oder postgresql://USER@HOST/NAME sein.
why-store-version = Dieses Tabbytop unterstützt die Version der Datenbank nicht ({ $found }). Vielleicht wurde sie mit einem neueren Tabbytop angelegt.
why-store-in-use = { $found } wird gerade benutzt. Stoppe zuerst den Server.
why-no-database = Unter { $found } gibt es keine Datenbank.
why-not-tabbytop = { $found } ist eine Datenbank, aber nicht von Tabbytop.
why-database-broken = { $found } ist beschädigt oder keine Datenbank: { $reason }.
why-backup-exists = { $file } existiert bereits. Zum Überschreiben --force angeben.
why-backup-failed = Die Sicherung { $file } konnte nicht erstellt werden: { $reason }.
why-restore-exists = Die Datenbank { $found } existiert bereits. Zum Überschreiben --force angeben.
why-restore-failed = { $file } konnte nicht wiederhergestellt werden: { $reason }.
