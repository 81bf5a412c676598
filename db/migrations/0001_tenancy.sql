-- Second layer of tenancy: a row of a practice is visible only while the transaction says which practice it works
-- for. The setting is transaction-local; without it every table is empty. The first layer is the branded id in the
-- code, the third the composite foreign keys.
CREATE FUNCTION app_practice_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.practice_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION app_user_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::uuid $$;
--> statement-breakpoint
-- Called by this and later migrations for each table with a practice_id.
CREATE FUNCTION protect_tenant_table(target regclass) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY tenant ON %s USING (practice_id = app_practice_id()) WITH CHECK (practice_id = app_practice_id())',
    target);
END $$;
--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY[
  'members', 'invitations', 'patients', 'appeals', 'letter_generations', 'documents', 'document_pages',
  'letter_versions', 'letter_exports', 'deliveries', 'idempotency_keys'
]::regclass[]) AS t;
--> statement-breakpoint
-- A signed-in person finds the one practice they belong to before the practice is known.
CREATE POLICY own_membership ON members FOR SELECT USING (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE practices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE practices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON practices USING (id = app_practice_id()) WITH CHECK (id = app_practice_id());
--> statement-breakpoint
ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_read ON audit_events FOR SELECT USING (practice_id = app_practice_id());
--> statement-breakpoint
-- A refused sign-in belongs to no practice.
CREATE POLICY tenant_insert ON audit_events FOR INSERT
  WITH CHECK (practice_id = app_practice_id() OR practice_id IS NULL);
