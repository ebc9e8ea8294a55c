"""The texts about players' own component sets, marked for translation."""

from __future__ import annotations

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

SET_PROBLEMS = {
    "unreadable": QT_TRANSLATE_NOOP("sintra", "This file cannot be read."),
    "not-text": QT_TRANSLATE_NOOP("sintra", "Line {line}: this is not text in UTF-8."),
    "too-long": QT_TRANSLATE_NOOP(
        "sintra", "This file is too long. It may have {most} characters."
    ),
    "not-json": QT_TRANSLATE_NOOP(
        "sintra",
        "Line {line}: this is not valid JSON. Look for a missing comma, quotation mark or bracket, "
        "here or just before.",
    ),
    "missing": QT_TRANSLATE_NOOP("sintra", "Line {line}: “{part}” is missing."),
    "unknown-part": QT_TRANSLATE_NOOP("sintra", "Line {line}: “{part}” is not known here."),
    "too-few": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: entries needed: {min_length}, found: {actual_length}."
    ),
    "too-many": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: entries allowed: {max_length}; there are more."
    ),
    "not-a-number": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: this must be a whole number."
    ),
    "too-small": QT_TRANSLATE_NOOP("sintra", "Line {line}, {part}: the least value is {ge}."),
    "too-large": QT_TRANSLATE_NOOP("sintra", "Line {line}, {part}: the greatest value is {le}."),
    "not-a-word": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: this must be a word in quotation marks."
    ),
    "long-word": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: this text is too long. It may have {max_length} characters."
    ),
    "colour": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: “{name}” is none of these: {known}."
    ),
    "colours": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}: the colours must be these, in this order: {known}."
    ),
    "jokers": QT_TRANSLATE_NOOP(
        "sintra",
        "Line {line}, {part}: both sides have two jokers. Such a side starts face down, so only "
        "one side may have them.",
    ),
    "track-start": QT_TRANSLATE_NOOP("sintra", "Line {line}: the track must begin with 0."),
    "track-order": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}: every step of the track must be lower than the one before."
    ),
    "ornament": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: an ornament stands between two neighbouring windows."
    ),
    "unknown-choice": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: this must be one of these: {expected}."
    ),
    "shape": QT_TRANSLATE_NOOP(
        "sintra", "Line {line}, {part}: this is not built like the example file."
    ),
}
"""The problems of a player's own set; the placeholders come from BadComponentSet."""

EDITOR_PROBLEMS = {
    "jokers": QT_TRANSLATE_NOOP(
        "sintra",
        "Strip {strip}: both sides have two jokers. Such a side starts face down, so only one side "
        "may have them.",
    ),
    "track-start": QT_TRANSLATE_NOOP("sintra", "The track must begin with 0."),
    "track-order": QT_TRANSLATE_NOOP(
        "sintra", "Every step of the track must be lower than the one before."
    ),
    "too-few": QT_TRANSLATE_NOOP("sintra", "The track needs at least {min_length} steps."),
    "too-many": QT_TRANSLATE_NOOP("sintra", "The track may have at most {max_length} steps."),
    "too-small": QT_TRANSLATE_NOOP("sintra", "The lowest step the track may have is {ge}."),
}
"""The problems of a set in the editor; the placeholders come from BadComponentSet."""
