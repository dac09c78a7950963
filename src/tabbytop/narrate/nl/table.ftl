# De tafel in de browser en op de lijn: wie komt en gaat, en waarom iets niet kan.

news-sat = { $who } gaat zitten.
news-stood-up = { $who } staat op.
news-swapped = Plaats { $first } en { $second } ruilen.
news-host = { $who } is nu de host.
news-chat = { $who }: { $text }
news-chat-on = De host heeft de chat aangezet.
news-chat-off = De host heeft de chat uitgezet.
news-stood-in-left = { $who } is weg; een bot speelt zolang verder.
news-stood-in-time = De tijd van { $who } is om; een bot speelt zolang verder.
news-stood-in-resigned = { $who } geeft op.
news-back = { $who } is terug.
news-undo-asked = { $who } wil graag de laatste zet terugnemen.
news-undo-agreed = { $who } vindt het goed.
news-undo-declined = { $who } heeft het liever niet.
news-end-wanted = { $who } wil het spel nu beëindigen.
news-end-unwanted = { $who } speelt liever door.
news-ended-played = Het spel is afgelopen.
news-ended-resigned = Het spel is afgelopen.
news-ended-agreed = Het spel eindigt; daar is iedereen het over eens.
news-ended-abandoned = Iedereen is weg; het spel is gesloten.
news-cancelled = De tafel gaat niet door.
news-resumed = De server is terug. De tijd dat hij weg was telt niet mee.
news-rematch = Het volgende spel ligt klaar aan een andere tafel.

why-late = De tafel is intussen verder (jij had regel { $n } gezien, nu is het { $moved }).
why-not-yet = Regel { $n } is er nog niet; de laatste is { $last }.
why-bot-plays = Op deze plaats speelt een bot; neem de plaats eerst terug.
why-not-started = Het spel is nog niet begonnen.
why-not-your-seat = Dit is niet jouw plaats.
why-not-here = Dat kan hier niet.
why-has-begun = Het spel is al begonnen.
why-seat-taken = Daar zit al iemand.
why-nonce-set = Deze plaats heeft al een nonce gestuurd.
why-has-resigned = Je hebt dit spel opgegeven.
why-not-the-host = Dat kan alleen de host.
why-no-such-seat = Er zijn { $count } plaatsen, genummerd vanaf 0.
why-seats-empty = Er zijn nog lege plaatsen.
why-not-ready = Nog niet iedereen is klaar: { $names }.
why-no-undo-asked = Niemand vraagt om een zet terug te nemen.
why-undo-pending = { $who } heeft al gevraagd een zet terug te nemen. Wacht eerst op de antwoorden.
why-undo-needs-people = Na je zet is er een kaart getrokken of heeft iemand anders iets gedaan. Terugnemen kan alleen als iedereen het goed vindt, en bots doen dat nooit. Een bot speelt voor: { $names }.
why-chat-is-off = Aan deze tafel wordt niet gechat.
why-which-window = Er is een venster open; een antwoord moet zeggen welk (het is nummer { $number }).
why-bad-message = Dit bericht is niet te lezen: { $reason }.
why-no-such-table = Die tafel is er niet, of niet meer.
why-not-over = Het spel is nog niet afgelopen.
why-no-watchers = De spelers van deze tafel hebben liever geen publiek.
why-only-slow = Antwoorden vooraf klaarleggen kan alleen in een langzaam spel.
why-too-many-tables = Je hebt al { $most } tafels open of in spel; speel er eerst een uit of verlaat er een.
why-log-full = Er is aan deze tafel zoveel gezegd en gedaan dat alleen het spel nog verdergaat.
why-talks-too-much = Je hebt aan deze tafel zoveel gezegd en veranderd dat nu alleen je zetten nog tellen.
why-no-time = Met een klok moet er wat tijd zijn, per zet of voor het hele spel.
why-rather-slow = Een live spel geeft hoogstens een dag per zet; een langzaam spel geeft meer.
why-deck-too-large = Een eigen deck is hoogstens { $most } KiB groot.
why-window-too-short = Een venster moet minstens { $least ->
    [one] één seconde
   *[other] { $least } seconden
    } openstaan.
why-no-such-window = Dit spel heeft geen venster { $found }; { $count ->
    [0] het heeft er geen
   *[other] wel { $names }
    }.
why-too-many-undos = Aan deze tafel zijn { $most } zetten teruggenomen; dat moet genoeg zijn.
