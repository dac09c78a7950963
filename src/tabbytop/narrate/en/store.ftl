# The database: opening it, backup and restore.

why-store-address = A database is named sqlite:///FILE or postgresql://USER@HOST/NAME.
why-store-version = The database is of a version that this Tabbytop does not know ({ $found }); perhaps a newer one made it.
why-store-in-use = { $found } is in use; stop the server first.
why-no-database = There is no database { $found }.
why-not-tabbytop = { $found } is a database, but not one of Tabbytop.
why-database-broken = { $found } is not a whole database: { $reason }.
why-backup-exists = { $file } is there already; it is replaced with --force only.
why-backup-failed = The backup { $file } could not be made: { $reason }.
why-restore-exists = There is a database { $found } already; it is replaced with --force only.
why-restore-failed = { $file } could not be restored: { $reason }.
