### What people are told away from the table: calls, links in e-mails, holidays. The browser client does not need it.

## Calls: it is your turn

call-title = Your turn in { $game }
call-alone = It is your turn in { $game }.
call-with = It is your turn in { $game } with { $names }.
call-several = Your turn at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
call-mute = No more messages about this table: { $url }
call-mute_short = Mute this table
call-stop = No more e-mail from Tradecraft: { $url }
call-stop_all = No more messages at all, on any device: { $url }
call-confirm_title = Confirm your e-mail address
call-confirm = { $name } wants Tradecraft to write to this address whenever it is their turn. Confirm it here:
call-confirm_not = If that was not you, ignore this message: nothing else will be sent.
call-confirm_ask = Should Tradecraft write to this address when it is your turn?
call-confirm_button = Confirm the address
call-confirm_done = Thank you. From now on you get an e-mail when it is your turn.
call-stop_ask = Should Tradecraft stop writing to this address? It will then no longer recover your account.
call-stop_button = No more e-mail
call-stop_done = Done. Tradecraft no longer writes to this address.
call-mute_ask = Should Tradecraft stop telling you when it is your turn at this table?
call-mute_button = Mute this table
call-mute_done = Done. This table is muted; you can change that in the settings.
call-all_ask = Should Tradecraft stop telling you when it is your turn, at all tables and on all devices?
call-all_button = Mute everything
call-all_done = Done. Everything is muted; you can change that in the settings.
reason-bad_time_zone = “{ $zone }” is not a time zone this server knows.
reason-call_url_bad = Messages cannot be sent to this address. It must begin with https:// and hold neither a name nor a password.
reason-call_host_unknown = There is no host called “{ $host }”.
reason-call_host_not_allowed = This server sends nothing to “{ $host }”.
reason-no_mail_here = This server sends no e-mail.
reason-too_many_receivers = You can be reached in { $most } ways already. Remove one first.
reason-no_such_receiver = You do not have this device or address.
reason-no_such_link = This link is not valid. Perhaps it was not copied completely.

## Recovering an account by e-mail

recovery-title = Set a new password
recovery-text = Set a new password for the account “{ $name }” here, once and within an hour:
recovery-not = If you did not ask for this, ignore this message: your password stays as it is.
reason-wrong_recovery_link = This link has been used, has expired or is not complete. Ask for a new one.

## Holidays

reason-bad_holiday = A holiday begins today or later, ends on a later day or the same, and within a year.
reason-holiday_booked = You have booked a holiday already. End it first.
reason-holiday_too_long = That would be { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and you have { $left } left this year.
reason-no_holiday = You are not on holiday, and none is booked.
