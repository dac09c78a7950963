"""What clients are sent: frames, sentences, previews, replays, records."""
