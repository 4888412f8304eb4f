### Being told that it is your turn, away from the table.

client-calls-title = When it is my turn
client-calls-text = Tradecraft tells you that it is your turn if you are not looking at the table.
client-calls-device = Notify me on this device
client-calls-device-not = This browser cannot receive messages while the page is closed. Pages need https for that, or localhost.
client-calls-device-failed = The browser could not be reached by its push service.
client-calls-muted = Mute everything
client-calls-quiet = No messages at night
client-calls-from = From
client-calls-to = To
client-calls-digest = One e-mail a day instead of one for each turn
client-calls-digest-hour = At
client-calls-mail = E-mail address
client-calls-add = Add
client-calls-mail-sent = We have written to { $address }. Open the link in that message.
client-calls-webhook = Webhook
client-calls-form = Format
client-calls-form-json = JSON, for programs
client-calls-form-discord = Discord
client-calls-form-matrix = Matrix
client-calls-secret = Messages are signed with this key, which is shown only now:
client-calls-unconfirmed = not confirmed yet
client-calls-since = since { $when }
client-calls-remove = Remove
client-calls-remove-what = Remove { $what }
client-calls-quiet-tables = Muted tables
client-calls-unmute = Unmute
client-calls-account = E-mail and webhooks are for accounts.
client-calls-mail-recovers = A confirmed address also lets you set a new password if you forget yours.

## Recovering an account by e-mail

client-recovery-by-mail = By e-mail
client-recovery-by-code = With a recovery code
client-recovery-text = If you have confirmed an e-mail address in the settings, we send you a link to set a new password.
client-recovery-send = Send me a link
client-recovery-sent = If an account has confirmed { $address }, a link is on its way. It works once, within an hour.
client-recovery-none = This server cannot send e-mail. Use one of your recovery codes, or ask whoever runs it.
client-recovery-new = Set a new password

## Holidays

client-holiday-title = Holiday
client-holiday-text = While you are away, your clock stands still in friendly turn-based games and you get no messages. Rated and live games go on as usual.
client-holiday-first = First day
client-holiday-last = Last day
client-holiday-book = Go on holiday
client-holiday-now = You are away until { $until }.
client-holiday-later = You are away from { $first } until { $until }.
client-holiday-end = I am back
client-holiday-cancel = Cancel the holiday
client-holiday-left = { $left } of { $days } days a year left. Each day begun counts in full.
client-seats-holiday = away until { $until }
client-menu-mute = Mute this table
client-menu-unmute = Unmute this table
