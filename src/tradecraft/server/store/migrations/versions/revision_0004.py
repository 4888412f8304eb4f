"""Accounts have passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_passkeys_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_challenges_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
