# The arena: bots against bots.

help-arena = Let bots play each other many times to find out which is stronger: win rates, ratings and a report.
help-bots = The bots, separated by commas or with several --bots: a level (kitten, house-cat, alley-cat, tiger, or with a limit: tiger:400 or tiger:0.5s), class:FILE.py:Name, class:package.module:Name, program:COMMAND LINE. You can give a bot a name: mine=program:./bot.
help-arena-games = Maximum number of games. A multiple of the games per deal keeps the seats balanced.
help-options = Game options: advanced, table=coffee, or a JSON object.
help-out = Folder for results, records and the report. Run again with the same folder to continue. By default, each plan gets its own folder.
help-line-up = one: the first bot in one seat, the second in all others (default for two bots). all: every bot against every other.
help-until-sure = Stop as soon as it's clear which bot is stronger.
help-move-seconds = Time limit per move for programs, in seconds.

why-no-such-bot = { $found } isn't a bot. Choose from: { $names }. Bots that search take a limit { $most ->
    [0] such as tiger:400 or tiger:0.5s
   *[other] of at most { $most } iterations, such as tiger:400
    }.
why-no-such-character = There is no character called { $found }. Choose from: { $names }.
why-no-such-class = Can't load { $found }: { $reason }.
why-not-a-bot-class = { $found } isn't a class with a move method.
why-no-such-program = Can't run the command { $found }.
why-one-against-what = The line-up "one" needs two bots, not { $count }.
why-not-options = { $found } isn't a list of options such as advanced,table=coffee or a JSON object.
why-arena-busy = Another arena is already using { $folder }.
why-arena-other-plan = { $folder } holds games from a different plan (different { $key }). Choose another folder with --out.
why-arena-no-plan = { $folder } holds games but no plan. Choose another folder with --out.
why-arena-broken = Can't read { $file } at line { $line }. Choose another folder with --out.
why-worker-died = A worker process stopped unexpectedly. Finished games are saved; run the same command again to continue.

arena-played = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
    }, { $players } players, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
    }, seed { $seed }.
arena-uneven = Not every bot sat in every seat equally often. Play a multiple of { $count } games to balance the seats.
arena-stronger = { $name } is stronger: it wins { $share } of its games ({ $low } – { $high }); equal strength would be { $parity }.
arena-weaker = { $name } is weaker: it wins { $share } of its games ({ $low } – { $high }); equal strength would be { $parity }.
arena-open = No clear winner yet: { $name } wins { $share } of its games ({ $low } – { $high }); equal strength would be { $parity }.
arena-alone = { $name } played against itself.
arena-best = { $surely ->
    [surely] { $name } is the strongest, with a win rate of { $share } per seat.
   *[maybe] { $name } is ahead with a win rate of { $share } per seat, but another bot may be just as strong.
    }
arena-sure = Decided at check { $looks }, after { $games } games. The intervals account for the repeated checks.
arena-unsure = Not decided after { $games } games and { $looks ->
    [one] 1 check
   *[other] { $looks } checks
    }. The intervals account for the repeated checks.
arena-kept = Games, records and results: { $folder }
    Report: { $report }
arena-stopped = { $done } of { $games } games are saved in { $folder }. Run the same command again to continue.
arena-more-forfeits = See the report for { $count ->
    [one] 1 more forfeited move
   *[other] { $count } more forfeited moves
    }.
column-bot = bot
column-games = games
column-share = win rate ({ $confidence })
column-rating = rating
column-time = per move
column-points-mean = points
column-forfeits = forfeits

forfeit-late = { $bot } took longer than { $detail } s in game { $game }, seat { $seat }, move { $move }. Kitten moved instead.
forfeit-illegal = { $bot } made an illegal move ({ $detail }) in game { $game }, seat { $seat }, move { $move }. Kitten moved instead.
forfeit-invalid = { $bot } didn't answer with a move ({ $detail }) in game { $game }, seat { $seat }, move { $move }. Kitten moved instead.
forfeit-dead = { $bot } exited before answering ({ $detail }) in game { $game }, seat { $seat }, move { $move }. Kitten moved instead.
forfeit-gone = { $bot } was started { $detail } times and exited every time in game { $game }, seat { $seat }, move { $move }. Kitten moved instead.
forfeit-raised = { $bot } raised an error ({ $detail }) in game { $game }, seat { $seat }, move { $move }. Kitten moved instead.

report-title = { $game }, { $players } players: arena report
report-about = { $games ->
    [one] 1 game
   *[other] { $games } games
    } with { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
    }, seed { $seed }, deck "{ $deck }", rules version { $rules }. Tabbytop { $version }, { $date }.
report-bots = Bots
report-bots-note = The win rate is per seat a bot sat in; a win shared by two counts as half a win for each. If all bots were equally strong, each would have { $parity }. Ratings come from openskill (Plackett–Luce), based on final ranks.
report-strength = Strength
report-strength-note = Win rate with its interval. The dashed line marks equal strength.
report-seats = Seat advantage
report-seats-note = Win rate by turn order and by seat, regardless of the bot. The starting player is random.
report-points = Points
report-points-note = Distribution of points per bot. The line is the mean.
report-length = Game length
report-length-note = Moves per game: { $mean } on average, { $longest } at most. { $shared } of the wins were shared.
report-time = Time per move
report-time-note = The dot is the median, the bar ends at the 99th percentile, the line at the slowest move.
report-axis-share = win rate
report-axis-points = points
report-axis-length = moves
report-axis-time = time per move
report-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
    }
report-forfeits = Forfeited moves
report-forfeits-note = { $count } in total. Here are the first { $shown }, with the last lines the program wrote to standard error.
report-again = Reproduce
report-again-note = Run the same command in the same folder to continue where this run ended. The same command always plays the same games.

help-tune = Tune the weights of a game's bots: change one weight at a time and keep what wins more games.
help-tune-level = The bot to test with. house-cat is fast, alley-cat:60 searches.
help-tune-weights = Tune only these weights, separated by commas. By default, all of them.
help-tune-rounds = How many times to try raising and lowering each weight.
help-tune-out = File to write. By default, the game's own weights file.
tune-trial = { $weight } { $value }: win rate { $gain } relative to equal strength in { $games } games, { $kept ->
    [kept] kept
   *[dropped] not kept
    }.
tune-checked = Against the previous weights, on other deals: win rate { $gain } relative to equal strength ({ $low } – { $high }) in { $games } games.
tune-taken = That's a clear improvement: the new weights are saved.
tune-not-taken = No clear improvement: the weights stay as they were.
tune-kept = Weights file: { $file }.
why-kitten-has-no-weights = Kitten has no weights. Choose house-cat, or a level that searches.
