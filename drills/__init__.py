"""Drills: each tests a promise of the project many times, and fails when one of its faults is planted.

Run them with `tradecraft drill NAME` from a checkout; docs/reliability.md says what each of them shows. A drill is a
module with a `DRILL`, listed in `catalogue.py`; `trials.py` counts trials and stores the counts of long drills.
"""
