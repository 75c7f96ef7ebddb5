"""Invitations into organisations; the audit log keeps its lines but for retention and erasure."""

from alembic import op

revision = "0011"
down_revision = "0010"

SQL = """
-- One an address and organisation: accepted or withdrawn it goes, too old it is replaced.
CREATE TABLE invitations (
    digest          bytea PRIMARY KEY,      -- of the link, which only its reader has
    id              text NOT NULL UNIQUE,
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    email           text NOT NULL CHECK (char_length(email) <= 254),
    email_key       text NOT NULL,
    role            text NOT NULL CHECK (role IN ('viewer', 'member', 'admin')),
    invited_by      text NOT NULL,          -- a user's id, or 'operator'
    made_at         timestamptz NOT NULL,
    expires_at      timestamptz NOT NULL,
    UNIQUE (organization_id, email_key)
);
CREATE INDEX invitations_of_organization ON invitations (organization_id, made_at);
CREATE INDEX invitations_expires_at ON invitations (expires_at);
CREATE INDEX organizations_created_at ON organizations (created_at, id);
DROP INDEX members_of_organization;
CREATE INDEX members_of_organization ON members (organization_id, joined_at, user_id);

-- Two functions alone may touch a line that is there: one forgets what is old enough, one takes a
-- person out. Each says so for its own transaction, and the trigger lets through no more than that.
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE purpose text := coalesce(current_setting('trusthound.audit_purpose', true), '');
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        RAISE EXCEPTION 'the audit log is append-only';
    END IF;
    IF TG_OP = 'DELETE' AND purpose = 'retention' AND OLD.at < now() - interval '30 days' THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND purpose = 'erasure'
        AND (NEW.id, NEW.at, NEW.action, NEW.outcome, NEW.request_id)
            = (OLD.id, OLD.at, OLD.action, OLD.outcome, OLD.request_id)
        AND NEW.organization_id IS NOT DISTINCT FROM OLD.organization_id
        AND NEW.address IN ('', OLD.address)
        AND (NEW.actor = OLD.actor OR NEW.actor LIKE 'deleted-%')
        AND (NEW.target = OLD.target OR NEW.target LIKE 'deleted-%')
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
CREATE TRIGGER audit_log_is_never_emptied BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();

CREATE FUNCTION audit_log_forget_before(moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE gone bigint;
BEGIN
    PERFORM set_config('trusthound.audit_purpose', 'retention', true);
    DELETE FROM audit_log WHERE at < moment;
    GET DIAGNOSTICS gone = ROW_COUNT;
    PERFORM set_config('trusthound.audit_purpose', '', true);
    RETURN gone;
END $$;

CREATE FUNCTION audit_log_forget_person(person text, pseudonym text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE changed bigint;
BEGIN
    PERFORM set_config('trusthound.audit_purpose', 'erasure', true);
    UPDATE audit_log SET
        actor = CASE WHEN actor = person THEN pseudonym ELSE actor END,
        address = CASE WHEN actor = person THEN '' ELSE address END,
        target = CASE WHEN target = person THEN pseudonym ELSE target END
    WHERE actor = person OR target = person;
    GET DIAGNOSTICS changed = ROW_COUNT;
    PERFORM set_config('trusthound.audit_purpose', '', true);
    RETURN changed;
END $$;
CREATE INDEX audit_log_of_target ON audit_log (target, id);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
