"""Long trials: nothing may be lost, frozen or let in.

`python3 run.py soak` runs them at length; test_soak.py runs the short form with every other test.
"""
