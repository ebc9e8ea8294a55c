"""Files on disk: settings, running games, results. No Qt."""
