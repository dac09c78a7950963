# The database: opening it, backup and restore.

why-store-address = The database must be sqlite:///FILE or postgresql://USER@HOST/NAME.
why-store-version = This Tabbytop doesn't support the database's version ({ $found }). A newer Tabbytop may have created it.
why-store-in-use = { $found } is in use. Stop the server first.
why-no-database = There's no database at { $found }.
why-not-tabbytop = { $found } is a database, but not a Tabbytop one.
why-database-broken = { $found } is damaged or not a database: { $reason }.
why-backup-exists = { $file } already exists. Use --force to overwrite it.
why-backup-failed = Couldn't create the backup { $file }: { $reason }.
why-restore-exists = The database { $found } already exists. Use --force to overwrite it.
why-restore-failed = Couldn't restore { $file }: { $reason }.
