"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(120)),
        sa.Column("owner", sa.String(32)),
        sa.Column("password", sa.Text()),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("banned_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], name=op.f("fk_persons_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("name_key", name=op.f("uq_persons_name_key")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("league", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(48), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "league", "subject", name=op.f("pk_ratings")),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["persons.id"], name=op.f("fk_mutes_muted")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_mutes_person")),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_recovery_codes_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_recovery_codes")),
    )
    op.create_index(op.f("ix_recovery_codes_person"), "recovery_codes", ["person"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("header", sa.LargeBinary(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("deciders", sa.Integer(), nullable=False),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], name=op.f("fk_tables_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_bot_due"), "tables", ["bot_due"])
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"])
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"])
    op.create_index(op.f("ix_tables_status"), "tables", ["status", "listed", "updated_at"])
    op.create_table(
        "changes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_changes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_changes")),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("phrase", sa.String(32)),
        sa.Column("text", sa.Text()),
        sa.Column("sent_id", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_chat_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
        sa.UniqueConstraint("table_id", "person", "sent_id", name=op.f("uq_chat_table_id_person_sent_id")),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_notes_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_notes")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["about"], ["persons.id"], name=op.f("fk_reports_about")),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name=op.f("fk_reports_by")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(32)),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_results_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_bot"), "results", ["bot"])
    op.create_index(op.f("ix_results_person"), "results", ["person"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(32)),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_seats_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"])
