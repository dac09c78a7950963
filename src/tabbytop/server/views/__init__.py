"""Everything that is sent to clients: frames, sentences, previews, replays, records."""
