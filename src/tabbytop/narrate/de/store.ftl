# Die Datenbank: öffnen, sichern und zurückholen.

why-store-address = Eine Datenbank heißt sqlite:///FILE oder postgresql://USER@HOST/NAME.
why-store-version = Die Datenbank hat eine Version, die dieses Tabbytop nicht kennt ({ $found }); vielleicht hat ein neueres sie angelegt.
why-store-in-use = { $found } wird gerade benutzt; halte erst den Server an.
why-no-database = Eine Datenbank { $found } gibt es nicht.
why-not-tabbytop = { $found } ist eine Datenbank, aber keine von Tabbytop.
why-database-broken = { $found } ist keine heile Datenbank: { $reason }.
why-backup-exists = { $file } gibt es schon; ersetzt wird sie nur mit --force.
why-backup-failed = Die Sicherung { $file } konnte nicht erstellt werden: { $reason }.
why-restore-exists = Eine Datenbank { $found } gibt es schon; ersetzt wird sie nur mit --force.
why-restore-failed = { $file } konnte nicht zurückgeholt werden: { $reason }.
