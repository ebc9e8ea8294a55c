"""Parts shared by the tables of all games: the view, placing, panels and the page around them."""
