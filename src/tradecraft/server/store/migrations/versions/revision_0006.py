"""People take holidays and recover accounts by e-mail; what was called wishes of calls are their preferences."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.create_table(
        "call_preferences",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_call_preferences_person"),
        sa.PrimaryKeyConstraint("person", name="pk_call_preferences"),
    )
    op.execute("INSERT INTO call_preferences (person, data) SELECT person, data FROM call_wishes")
    op.drop_table("call_wishes")
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("start_at", sa.BigInteger(), nullable=False),
        sa.Column("until_at", sa.BigInteger(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_holidays_person"),
        sa.PrimaryKeyConstraint("person", "start_at", name="pk_holidays"),
    )
    op.create_index("ix_holidays_until_at", "holidays", ["until_at"])
    op.add_column("seats", sa.Column("away_until", sa.BigInteger(), nullable=True))
    op.create_index("ix_seats_away_until", "seats", ["away_until"])
    op.create_table(
        "recovery_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("receiver", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["receiver"], ["receivers.id"], name="fk_recovery_links_receiver"),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_links"),
    )
    op.create_index("ix_recovery_links_receiver", "recovery_links", ["receiver"])
