"""Publishes changes to viewers, after they are stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tradecraft.server.tables.changes import Sat, Started, Stood
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.hub import Channel, Hub, Subscription
from tradecraft.server.transport.protocol.messages import Notice, Said
from tradecraft.server.transport.updates import full_update, next_update

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


class Publisher:
    """Encodes each message once for all viewers who get the same."""

    def __init__(self, hub: Hub) -> None:
        """Tell the channels of a hub."""
        self.hub = hub

    def publish(self, table: Table) -> None:
        """Tell all viewers what they may know about the last change of a table."""
        id = table.header.id
        happening = table.history[-1]
        if isinstance(happening.change, Sat | Stood):
            self._follow(table)
        if isinstance(happening.change, Started):
            self._send_away(table)
        watchers = self.hub.watchers(id)
        messages: dict[tuple[int, str], bytes] = {}
        for channel, before in watchers:
            if subscription_of(table, channel.person) != before:
                self.show(channel, table, 0)
                continue
            for viewpoint in before.viewpoints:
                if happening.seen >> viewpoint & 1:
                    key = viewpoint, channel.language
                    if key not in messages:
                        messages[key] = encode(next_update(table, *key))
                    channel.send(messages[key])
        self._notify(table, {channel for channel, _ in watchers})
        table.forget_views()

    def show(self, channel: Channel, table: Table, since: int) -> None:
        """Subscribe a channel to a table, and send it everything since the version it knows."""
        now = subscription_of(table, channel.person)
        self.hub.watch(channel, table.header.id, now)
        for viewpoint in now.viewpoints:
            channel.send(encode(full_update(table, viewpoint, since, channel.language)))

    def say(self, said: Said) -> None:
        """Send a chat line to the viewers of a table, except viewers who muted its author."""
        message = encode(said)
        for channel, _ in self.hub.watchers(said.table_id):
            if said.person not in channel.muted:
                channel.send(message)

    def _follow(self, table: Table) -> None:
        watching = {channel for channel, _ in self.hub.watchers(table.header.id)}
        for seat in table.seats:
            for channel in self.hub.channels_of(seat.person) if seat.person else ():
                if channel.follows and channel not in watching:
                    watching.add(channel)
                    # The publication that follows finds the viewpoint missing and shows everything.
                    self.hub.watch(channel, table.header.id, Subscription((), ()))

    def _send_away(self, table: Table) -> None:
        """Stop viewers from watching who could see the open table but may not watch the game."""
        id = table.header.id
        for channel, before in [] if table.header.spectators else self.hub.watchers(id):
            if not before.seats and channel.person != table.header.owner:
                channel.send(encode(Notice(table_id=id, status=table.status, your_turn=False)))
                self.hub.unwatch(channel, id)

    def _notify(self, table: Table, watching: set[Channel]) -> None:
        deciders, seen = table.people_to_act(), table.history[-1].seen
        # A player who noticed nothing at the table is not told elsewhere that something happened.
        told = {seat.person for number, seat in enumerate(table.seats) if seat.person and seen >> number & 1}
        if seen >> table.players & 1:
            # Whoever made the table may have no seat at it.
            told.add(table.header.owner)
        for person in told:
            others = [channel for channel in self.hub.channels_of(person) if channel not in watching]
            if others:
                turn = any(table.seats[seat].person == person for seat in deciders)
                notice = encode(Notice(table_id=table.header.id, status=table.status, your_turn=turn))
                for channel in others:
                    channel.send(notice)


def subscription_of(table: Table, person: str) -> Subscription:
    """Return how a person watches a table: from their seats, else as a spectator."""
    seats = tuple(table.seats_of(person))
    return Subscription(seats or (table.players,), seats)
