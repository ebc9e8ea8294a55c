"""What the tables of all games share: the view, placing, panels and the page around them."""
