# The server: who one is, what is turned away at the door, how it is run.

# People
why-bad-name = A name is one line of at most { $most } letters that can be seen.
why-bad-login = The name of an account has { $least } to { $most } letters or digits, and between them a space, dot, dash or underscore.
why-mixed-alphabets = Use letters of one alphabet only for the name of your account.
why-bad-password = Choose a password of { $least } to { $most } characters.
why-easy-password = That password is too easy to guess. Choose one that others wouldn’t try first.
why-no-such-language = There are these languages: { $names }.
why-not-signed-in = You must come in first: as a guest, or with your account.
why-wrong-login = That name and that password do not belong together.
why-wrong-password = That is not the password.
why-wrong-token = That token opens nothing here.
why-already-somebody = You are in already; go out first to come in as somebody else.
why-already-account = You have an account already.
why-login-not-free = That name isn’t available. It’s taken, or looks too much like one that is. Please choose another.
why-no-account = That is for accounts; you are here as a guest.
why-link-over = That link is used up or too old; make another.
why-guest-leaves = You sit at tables as a guest, and there would be no way back to them.

# At the door
why-too-often = That was too often; please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
    }.
why-too-busy = There is too much to do just now; please try again in a moment.
why-too-many-sockets = There are too many connections already; close some first.
why-too-slow = That took too long to arrive.
why-other-host = This server is not known by that name. If it should be, its operator can say so: TABBYTOP_ALLOWED_HOSTS.
why-other-origin = Only pages of this server may ask for that; a program sends the header X-Tabbytop: 1.
why-body-too-large = That is longer than anything we take.
why-not-json-body = What is sent must be JSON (application/json).
why-bad-request = The request is not as it should be.
why-bad-field = This is not as it should be: { $reason }.
why-no-such-page = There is nothing here.
why-wrong-method = That cannot be done here.
why-not-from-there = That can be seen on the server's own machine only.
why-our-fault = Something went wrong on our side. Nothing of it is yours to mend; please try again.
why-not-kept = That could not be kept just now, so it did not happen; please try again in a moment.
why-closing = The server is about to stop; please come back in a moment.

# Settings
why-unknown-setting = There is no setting { $name }; docs/settings.md has all of them.
why-bad-setting = { $name } cannot be { $found }: { $reason }.
why-bad-rate = { $name } is so many at once, and as many again in so many seconds, like 20/60, not { $found }.
why-bad-url = The public address begins with http:// or https:// and has no path, like https://cats.example, not { $found }.
why-short-secret = The key that signs links needs { $least } letters or more.
why-bad-database = The database is sqlite:///FILE or postgresql://USER@HOST/NAME.

# Serving
why-port-taken = Port { $port } is taken, perhaps by a Tabbytop that is running already; choose another with --port.
why-port-not-allowed = Port { $port } is not for everybody; choose one above 1023 with --port.
why-no-such-address = This machine cannot listen at { $host }.
why-data-not-writable = Nothing can be kept in { $folder }: { $reason }. Choose another folder with --data.
why-data-in-use = { $folder } is in use by another Tabbytop; stop it first, or choose another folder with --data.
why-database-away = The database does not answer, or does not let us in.
why-no-client = The browser client has not been built yet; in Tabbytop's folder: python3 dev.py web

help-serve = Let people play together: serve the table on this machine, or on the local network.
help-backup = Copy everything the server keeps into one file; it may be running meanwhile.
help-restore = Bring back what a backup holds; the server must not be running.
help-port = The port to listen at (8229 is the usual one; 0 takes any that is free).
help-open = Show the page in a browser.
help-lan = Let phones and machines of the local network in, too, and show a link and a QR code for them.
help-data = The folder where everything is kept.
help-database = The database: sqlite:///FILE or postgresql://…; without, SQLite in the data folder.
help-backup-file = The file of the backup.
help-force = Replace what is there.

serving = Tabbytop is here: { $link }
serving-lan = In your network: { $link }
serving-no-lan = This machine seems to be in no network, so there is no link for phones.
serving-data = Everything is kept in { $folder }
serving-stop = Ctrl-C stops it.
serving-bye = Stopped; everything is kept.
backed-up = Everything is in { $file }
restored = Everything is back from { $file }

# The page about the API
schema-title = What programs can ask Tabbytop
schema-about = Requests and answers are JSON. What changes something needs the header X-Tabbytop: 1, or comes from a page of this server. Whatever is refused is answered with why (a code), rule (of a game, where one is behind it) and text (a sentence).
schema-whole = All of it as OpenAPI (JSON)
