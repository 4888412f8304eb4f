"""Columns for statistics; names of people who stood up before a game began are removed."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NOBODY = "—"
ADDED: dict[str, Any] = {"game": sa.String(32), "players": sa.Integer(), "winners": sa.Integer(), "alone": sa.Boolean()}


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    with op.batch_alter_table("results") as batch:
        for name, type in ADDED.items():
            batch.add_column(sa.Column(name, type))
        batch.drop_index("ix_results_person")
    op.execute("""
        UPDATE results SET
            game = (SELECT game FROM tables WHERE tables.id = results.table_id),
            players = (SELECT players FROM tables WHERE tables.id = results.table_id),
            winners = (SELECT count(*) FROM results AS seat
                       WHERE seat.table_id = results.table_id AND seat.place = 1),
            alone = (SELECT count(*) FROM results AS seat
                     WHERE seat.table_id = results.table_id AND seat.person = results.person) <= 1
    """)
    with op.batch_alter_table("results") as batch:
        for name, type in ADDED.items():
            batch.alter_column(name, existing_type=type, nullable=False)
        batch.create_index("ix_results_person", ["person", "at"])
    _forget_those_who_stood_up()


def _forget_those_who_stood_up() -> None:
    connection = op.get_bind()
    changes = sa.table("changes", sa.column("table_id"), sa.column("seq"), sa.column("data", sa.LargeBinary()))

    def begins_with(kind: str) -> sa.ColumnElement[bool]:
        start = f'{{"kind":"{kind}"'.encode()
        return sa.func.substr(changes.c.data, 1, len(start)) == sa.literal(start, sa.LargeBinary())

    for stood in connection.execute(sa.select(changes).where(begins_with("stood"))).all():
        before = (changes.c.table_id == stood.table_id, changes.c.seq < stood.seq, begins_with("sat"))
        for sat in connection.execute(sa.select(changes).where(*before)).all():
            change = json.loads(sat.data)
            if change["seat"] == json.loads(stood.data)["seat"]:
                nameless = json.dumps(change | {"name": NOBODY}, ensure_ascii=False, separators=(",", ":")).encode()
                here = (changes.c.table_id == sat.table_id, changes.c.seq == sat.seq)
                connection.execute(sa.update(changes).where(*here).values(data=nameless))
