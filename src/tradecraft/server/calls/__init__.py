"""Calls: people who are not looking are told that it is their turn, by web push, e-mail or a webhook.

`caller` finds the turns that wait and delivers the calls; `service` keeps where and when people want to be called;
`preferences` says when a call is due, `wording` what it says. `push`, `mail` and `webhooks` are the ways, and `outward`
is what keeps requests out of private networks. `recovery` mails links to people who forgot their password.
"""
