"""Everything behind `run.py`: from a bare Python to a running application.

`machine` knows the computer, `environment` builds `.venv`, `commands` are the words after `run.py`.
Nothing here needs more than Python's own library.
"""
