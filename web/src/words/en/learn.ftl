# Learn, rules and replays.
