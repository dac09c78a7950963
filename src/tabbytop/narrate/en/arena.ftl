# The arena: bots against bots.

help-arena = Let bots play each other many times and say who is stronger: win shares, ratings, a report.
help-bots = The bots, separated by commas, or several --bots: a level (kitten, house-cat, alley-cat, tiger, with a budget tiger:400 or tiger:0.5s), class:FILE.py:Name, class:package.module:Name, program:COMMAND LINE; a name may come first: mine=program:./bot.
help-arena-games = How many games at most; a multiple of the games of one deal keeps seats even.
help-options = Options of the game: advanced, table=coffee, or a JSON object.
help-out = The folder for results, records and report; the same folder goes on where it was. Without it, a folder of its own for each plan.
help-line-up = one: the first bot in one seat, the second in all others (usual for two bots). all: everybody against everybody.
help-until-sure = Stop as soon as it is settled who is stronger.
help-move-seconds = What a program has for a move, in seconds.

why-no-such-bot = { $found } is not a bot; there are { $names }, the searching ones with a budget { $most ->
    [0] such as tiger:400 or tiger:0.5s
   *[other] of { $most } tries at most, such as tiger:400
    }.
why-no-such-class = { $found } cannot be loaded: { $reason }.
why-not-a-bot-class = { $found } is not a class with a move.
why-no-such-program = { $found } is not a command that could be run.
why-one-against-what = One against the rest is for two bots, not { $count }.
why-not-options = { $found } is neither options such as advanced,table=coffee nor a JSON object.
why-arena-busy = Another arena is using { $folder } just now.
why-arena-other-plan = { $folder } holds games of another plan, which differs in { $key }; choose another folder with --out.
why-arena-no-plan = { $folder } holds games but no plan; choose another folder with --out.
why-arena-broken = { $file } cannot be understood at line { $line }; choose another folder with --out.
why-worker-died = A worker process ended unexpectedly; everything that was finished is kept, and the same command goes on.

arena-played = { $games } games of { $game }, { $players } players, { $deals } deals, seed { $seed }.
arena-uneven = Not every bot sat in every seat equally often; a multiple of { $count } games sees to that.
arena-stronger = { $name } is stronger: it wins { $share } of its games ({ $low } – { $high }), where { $parity } would be its part.
arena-weaker = { $name } is weaker: it wins { $share } of its games ({ $low } – { $high }), where { $parity } would be its part.
arena-open = Who is stronger is open: { $name } wins { $share } of its games ({ $low } – { $high }), and { $parity } would be its part.
arena-alone = { $name } played against itself.
arena-best = { $surely ->
    [surely] { $name } is the strongest, with { $share } of the victories for each of its seats.
   *[maybe] { $name } is ahead with { $share } of the victories for each of its seats, but another may be as strong.
    }
arena-sure = Settled at look { $looks }, after { $games } games. The intervals allow for the looking.
arena-unsure = Not settled after { $games } games and { $looks ->
    [one] one look
   *[other] { $looks } looks
    }. The intervals allow for the looking.
arena-kept = Games, records and result: { $folder }
    The report: { $report }
arena-stopped = { $done } of { $games } games are kept in { $folder }; the same command goes on from there.
arena-more-forfeits = And { $count } more forfeits, which are in the report.
column-bot = bot
column-games = games
column-share = win share ({ $confidence })
column-rating = rating
column-time = a move
column-points-mean = points
column-forfeits = forfeits

forfeit-late = { $bot } took longer than { $detail } s: Kitten made move { $move } for seat { $seat } in game { $game }.
forfeit-illegal = { $bot } answered against the rules ({ $detail }): Kitten made move { $move } for seat { $seat } in game { $game }.
forfeit-rubbish = { $bot } did not answer with a move ({ $detail }): Kitten made move { $move } for seat { $seat } in game { $game }.
forfeit-dead = { $bot } ended before it answered ({ $detail }): Kitten made move { $move } for seat { $seat } in game { $game }.
forfeit-gone = { $bot } was started { $detail } times and always ended: Kitten made move { $move } for seat { $seat } in game { $game }.
forfeit-raised = { $bot } failed ({ $detail }): Kitten made move { $move } for seat { $seat } in game { $game }.

report-title = { $game }, { $players } players: the arena
report-about = { $games } games with { $deals } deals, seed { $seed }, deck "{ $deck }", rules version { $rules }. Tabbytop { $version }, { $date }.
report-bots = The bots
report-bots-note = The win share counts for each seat a bot sat in; a victory shared by two is half a victory each. If all were equally strong, each would have { $parity }. Ratings are openskill's (Plackett–Luce), by the places taken.
report-strength = Strength
report-strength-note = Win share with its interval; the dashed line is where equal bots would be.
report-seats = Seat advantage
report-seats-note = Win share by place in the order of play, and by seat, whoever sat there. Who begins is drawn.
report-points = Points
report-points-note = How often each bot made how many points; the line is the mean.
report-length = Game length
report-length-note = Moves a game: { $mean } on average, { $longest } at most. { $shared } of the victories were shared.
report-time = Time a move
report-time-note = The dot is the usual move, the bar reaches to the slowest of a hundred, the line to the slowest of all.
report-axis-share = win share
report-axis-points = points
report-axis-length = moves
report-axis-time = time a move
report-place = { $place ->
    [1] begins
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
    }
report-forfeits = Forfeited moves
report-forfeits-note = { $count } in all; the first { $told } of them, with what the program last wrote to its standard error.
report-again = To see it again
report-again-note = The same command in the same place goes on where this ended, and shows the same games.

help-tune = Tune the weights of a game's bots: change one weight at a time and keep what wins more games.
help-tune-level = The bot that plays with it; house-cat is quick, alley-cat:60 thinks.
help-tune-weights = Only these weights, separated by commas; otherwise all.
help-tune-rounds = How many times every weight is changed up and down.
help-tune-out = The data file to write (default: the game's own).
tune-trial = { $weight } { $value }: { $gain } of its part more in { $games } games, { $kept ->
    [kept] kept
   *[dropped] not kept
    }.
tune-checked = Against the weights before, on other deals: { $gain } of its part more ({ $low } – { $high }) in { $games } games.
tune-taken = That is surely better: the new weights are taken.
tune-not-taken = Nothing was found that is surely better: the weights stay.
tune-kept = The weights are in { $file }.
why-kitten-has-no-weights = Kitten weighs nothing; choose house-cat, or a level that searches.
