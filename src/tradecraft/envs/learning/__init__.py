"""Small learners for the vector environment, with numpy alone: PPO and deep Monte Carlo by self-play.

They are baselines and a starting point for your own, not the last word in strength. `baselines.md` in the
documentation has what they reach.
"""
