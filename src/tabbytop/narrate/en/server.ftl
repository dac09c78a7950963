# The server: accounts, refused requests, settings and the serve command.

# People
why-bad-name = A name must be a single line of 1 to { $most } visible characters.
why-bad-login = An account name must have { $least } to { $most } characters: letters, digits, dots, hyphens, underscores and single spaces.
why-mixed-alphabets = Use letters from only one alphabet in your account name.
why-bad-password = A password must have { $least } to { $most } characters.
why-easy-password = That password is too easy to guess. Please choose another one.
why-no-such-language = That language isn't available. Choose from: { $names }.
why-not-signed-in = Please sign in first, or continue as a guest.
why-wrong-login = Wrong name or password.
why-wrong-password = Wrong password.
why-wrong-token = This token isn't valid here.
why-already-somebody = You're already signed in. Sign out first.
why-already-account = You already have an account.
why-login-not-free = That name is taken or looks too much like another one. Please choose a different name.
why-no-account = You need an account for that. You're a guest right now.
why-link-over = This link has expired or was already used. Please create a new one.
why-guest-leaves = You're seated at tables as a guest. If you continue, you'll lose those seats.

# Accounts and refused requests
why-too-often = Too many attempts. Please wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
    }.
why-too-busy = The server is busy. Please try again in a moment.
why-too-many-sockets = Too many open connections. Close some tabs first.
why-too-slow = The request took too long to arrive.
why-other-host = This server doesn't accept that host name. Its operator can allow it with TABBYTOP_ALLOWED_HOSTS.
why-other-origin = Only this server's own pages may do that. Programs must send the header X-Tabbytop: 1.
why-body-too-large = The request is too large.
why-not-json-body = The request body must be JSON (application/json).
why-bad-request = The request isn't valid.
why-bad-field = Invalid value: { $reason }.
why-no-such-page = Page not found.
why-wrong-method = This method isn't allowed here.
why-not-from-there = This is only available on the machine the server runs on.
why-our-fault = Something went wrong on our end. Please try again.
why-not-kept = That couldn't be saved, so nothing changed. Please try again in a moment.
why-closing = The server is shutting down. Please try again in a moment.

# Settings
why-unknown-setting = Unknown setting { $name }. See docs/settings.md for the full list.
why-bad-setting = { $name } can't be { $found }: { $reason }.
why-bad-rate = { $name } must be a count and a number of seconds, such as 20/60, not { $found }.
why-bad-url = The public URL must start with http:// or https:// and have no path, like https://cats.example, not { $found }.
why-short-secret = The secret that signs links must have at least { $least } characters.
why-bad-database = The database must be sqlite:///FILE or postgresql://USER@HOST/NAME.

# Serving
why-port-taken = Port { $port } is already in use, maybe by another Tabbytop. Choose another one with --port.
why-port-not-allowed = Port { $port } needs administrator rights. Choose one above 1023 with --port.
why-no-such-address = This machine can't listen on { $host }.
why-data-not-writable = Can't write to { $folder }: { $reason }. Choose another folder with --data.
why-data-in-use = Another Tabbytop is using { $folder }. Stop it first, or choose another folder with --data.
why-database-away = The database doesn't answer or refuses the connection.
why-no-client = The browser client hasn't been built yet. Run this in Tabbytop's folder: python3 dev.py web

help-serve = Start a server, so that people can play together on this machine or over the local network.
help-backup = Save all server data to one file. The server may keep running.
help-restore = Restore a backup. The server must be stopped.
help-port = Port to listen on (default 8229; 0 picks a free one).
help-open = Open the page in a browser.
help-lan = Also allow phones and computers on the local network, and show a link and QR code for them.
help-data = Folder for all server data.
help-database = Database: sqlite:///FILE or postgresql://…; by default SQLite in the data folder.
help-backup-file = The backup file.
help-force = Overwrite existing data.

serving = Tabbytop is running at { $link }
serving-lan = On your network: { $link }
serving-no-lan = This machine doesn't seem to be on a network, so there's no link for phones.
serving-data = Data folder: { $folder }
serving-stop = Press Ctrl-C to stop.
serving-bye = Stopped. All data is saved.
backed-up = Backup saved to { $file }
restored = Restored from { $file }

# The page about the API
schema-title = Tabbytop API
schema-about = Requests and responses are JSON. Requests that change something need the header X-Tabbytop: 1 or must come from a page of this server. Errors contain why (a code), rule (the game rule, if any) and text (a sentence).
schema-whole = Full OpenAPI document (JSON)

# Bots' characters
why-character-taken = { $name } already sits at this table. Choose another character.
