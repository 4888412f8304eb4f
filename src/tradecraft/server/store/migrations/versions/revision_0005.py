"""People are called when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.create_table(
        "receivers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_receivers_person"),
        sa.PrimaryKeyConstraint("id", name="pk_receivers"),
    )
    op.create_index("ix_receivers_person", "receivers", ["person"])
    op.create_table(
        "call_wishes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_call_wishes_person"),
        sa.PrimaryKeyConstraint("person", name="pk_call_wishes"),
    )
    op.create_table(
        "quiet_tables",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_quiet_tables_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_quiet_tables_table_id"),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_quiet_tables"),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("receiver", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("claimed_until", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id"),
        sa.ForeignKeyConstraint(["receiver"], ["receivers.id"], name="fk_calls_receiver"),
        sa.PrimaryKeyConstraint("table_id", "seat", "receiver", name="pk_calls"),
    )
    op.create_index("ix_calls_due_at", "calls", ["due_at"])
    op.create_index("ix_calls_receiver", "calls", ["receiver"])
