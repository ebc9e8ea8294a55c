"""What is kept on disk: settings, running games, results. No Qt."""
