# Tafels op een server: berichten en geweigerde commando's.

news-sat = { $who } neemt plaats.
news-stood-up = { $who } staat op.
news-swapped = Plaats { $first } en plaats { $second } zijn gewisseld.
news-host = { $who } is nu de host.
news-chat = { $who }: { $text }
news-chat-on = De host heeft de chat aangezet.
news-chat-off = De host heeft de chat uitgezet.
news-long-windows-on = Vanaf de volgende beurt heeft iedereen drie keer zoveel tijd om te reageren.
news-long-windows-off = Vanaf de volgende beurt geldt weer de gewone reactietijd.
news-stood-in-left = { $who } is weggegaan. Een bot neemt het even over.
news-stood-in-time = De tijd van { $who } is om. Een bot neemt het even over.
news-stood-in-resigned = { $who } geeft op.
news-back = { $who } is terug.
news-undo-asked = { $who } wil de laatste zet ongedaan maken.
news-undo-agreed = { $who } gaat akkoord.
news-undo-declined = { $who } gaat niet akkoord.
news-end-wanted = { $who } wil nu stoppen met dit spel.
news-end-unwanted = { $who } wil verder spelen.
news-ended-played = Het spel is afgelopen.
news-ended-resigned = Het spel is afgelopen.
news-ended-agreed = Iedereen wil stoppen. Het spel is afgelopen.
news-ended-abandoned = Iedereen is weg. Het spel is gesloten.
news-canceled = Deze tafel is opgeheven.
news-resumed = De server is terug. De onderbreking gaat niet van je tijd af.
news-rematch = Het volgende spel staat klaar aan een nieuwe tafel.

why-late = Het spel was al verder toen je actie aankwam (jij zag stap { $n }, het spel is nu bij stap { $moved }). Probeer het nog eens.
why-not-yet = Stap { $n } bestaat nog niet; de laatste is { $last }.
why-bot-plays = Een bot speelt op deze plaats. Neem je plaats eerst terug.
why-not-started = Het spel is nog niet begonnen.
why-not-your-seat = Dit is niet jouw plaats.
why-not-here = Dat kan hier niet.
why-has-begun = Het spel is al begonnen.
why-seat-taken = Deze plaats is bezet.
why-nonce-set = Deze plaats heeft al een nonce gestuurd.
why-has-resigned = Je hebt dit spel opgegeven.
why-not-the-host = Dat kan alleen de host.
why-long-windows-not-yours = Alleen de host en de speler die om meer tijd vroeg, kunnen dit uitzetten.
why-not-next = Je kunt je volgende zet nog niet kiezen: er moet eerst nog iets anders gebeuren.
why-no-such-seat = Die plaats bestaat niet: deze tafel heeft { $count } plaatsen.
why-seats-empty = Er zijn nog lege plaatsen.
why-not-ready = Nog niet iedereen is klaar: { $names }.
why-no-undo-asked = Niemand heeft gevraagd om iets ongedaan te maken.
why-undo-pending = { $who } heeft al gevraagd om een zet ongedaan te maken. Wacht eerst de antwoorden af.
why-undo-needs-people = Na je zet is er een kaart getrokken of heeft iemand anders iets gedaan. Ongedaan maken kan nu alleen als iedereen akkoord gaat, en bots gaan nooit akkoord. Bots spelen voor: { $names }.
why-chat-is-off = De chat staat uit aan deze tafel.
why-which-window = Er is een venster open. Vermeld het nummer in je reactie (venster { $number }).
why-bad-message = Dit bericht is ongeldig: { $reason }.
why-no-such-table = Deze tafel bestaat niet of is gesloten.
why-not-over = Het spel is nog niet afgelopen.
why-no-watchers = Aan deze tafel kun je niet meekijken.
why-only-slow = Automatisch reageren kan alleen in spellen met dagen per zet.
why-too-many-tables = Je hebt al { $most } tafels open. Speel er eerst een uit of verlaat er een.
why-log-full = Het verloop van deze tafel heeft de maximale lengte bereikt. Je kunt nog wel zetten doen, maar verder niets.
why-talks-too-much = Je hebt de limiet voor chatten en wijzigen aan deze tafel bereikt. Je kunt nog wel zetten doen.
why-no-time = Stel bedenktijd in, per zet of voor het hele spel.
why-rather-slow = In een live spel is er maximaal een dag per zet. Kies voor meer tijd een spel met dagen per zet.
why-deck-too-large = Een eigen deck mag maximaal { $most } KiB groot zijn.
why-window-too-short = Een venster moet minstens { $least ->
    [one] 1 seconde
   *[other] { $least } seconden
    } openstaan.
why-no-such-window = Dit spel heeft geen venster { $found }. { $count ->
    [0] Het heeft geen vensters.
   *[other] Kies uit: { $names }.
    }
why-too-many-undos = Je kunt aan deze tafel niets meer ongedaan maken (maximum { $most }).

# Players who are away, and players whom the host removed.

news-removed = De host heeft { $who } van de tafel gehaald.
news-stood-in-away = { $who } is even weg. { $by } laat een bot het overnemen tot { $who } terug is.
why-removed = De host heeft je van deze tafel gehaald. Je kunt hier niet meer gaan zitten.
why-not-away = Deze speler is nog geen { $seconds } seconden weg.
why-not-another-player = Kies de plaats van een andere speler die weg is.
why-clock-decides = Deze tafel heeft een klok: als de tijd om is, neemt een bot het over.
