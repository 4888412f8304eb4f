"""Drills: each tries a promise of the project many times, and can be made to fail by a planted fault.

Run them with `tradecraft drill NAME` from a checkout; docs/reliability.md says what each of them shows. A drill is a
module with a `DRILL`, named in `catalogue.py`; `trials.py` counts, and keeps what long drills have counted in a file.
"""
