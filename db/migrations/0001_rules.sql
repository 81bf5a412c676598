-- What drizzle can't express: extensions, functions, row-level security, triggers, and indexes with operator classes of an
-- extension or with further columns. The extensions are trusted ones: the database's owner may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
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
-- Called here and by later migrations for each new table with a practice_id.
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
  'members', 'invitations', 'idempotency_keys', 'notifications',
  'patients',
  'claims', 'claim_line_items', 'claim_counts', 'claim_refreshes', 'action_items', 'saved_claim_filters',
  'documents', 'document_pages',
  'remittance_files', 'remittance_payments', 'remittance_claims', 'claim_adjustments', 'claim_postings',
  'remittance_conflicts',
  'payers', 'letter_templates',
  'appeals', 'appeal_documents', 'letter_generations', 'letter_versions', 'letter_exports', 'deliveries'
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
-- The check of a session in one round trip: a live token of a live session of an active member, or no row. Runs with
-- the caller's rights; it sets the scope that lets row-level security show the person's own membership. `quiet` calls
-- (background polling) don't count as activity. Times are the database's, so that every process agrees.
CREATE FUNCTION session_actor(hash text, wanted_carrier text, idle_seconds int, quiet boolean)
RETURNS TABLE (
  session_id uuid, user_id uuid, practice_id uuid, role text, is_owner boolean, email_verified boolean
)
LANGUAGE plpgsql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
DECLARE s sessions%ROWTYPE;
BEGIN
  SELECT live.* INTO s
    FROM access_tokens t JOIN sessions live ON live.id = t.session_id
   WHERE t.token_hash = hash AND t.expires_at > now()
     AND live.carrier = wanted_carrier AND live.revoked_at IS NULL AND live.expires_at > now()
     AND live.last_used_at > now() - make_interval(secs => idle_seconds);
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM set_config('app.practice_id', s.member_practice_id::text, true),
          set_config('app.user_id', s.user_id::text, true);
  IF NOT quiet AND s.last_used_at < now() - interval '1 minute' THEN
    UPDATE sessions SET last_used_at = now() WHERE id = s.id AND last_used_at < now() - interval '1 minute';
  END IF;
  RETURN QUERY
    SELECT s.id, m.user_id, m.practice_id, m.role, m.is_owner, u.email_verified_at IS NOT NULL
      FROM members m JOIN users u ON u.id = m.user_id JOIN practices p ON p.id = m.practice_id
     WHERE m.practice_id = s.member_practice_id AND m.user_id = s.user_id AND m.deactivated_at IS NULL
       AND (NOT p.require_second_factor OR u.totp_confirmed_at IS NOT NULL);
END $$;
--> statement-breakpoint
-- Whoever holds an invitation's link may read that one invitation before they belong to its practice.
CREATE POLICY by_link ON invitations FOR SELECT
  USING (token_hash = nullif(current_setting('app.link_hash', true), ''));
--> statement-breakpoint
-- A service reports on a sending by its own reference or by ours. Whoever holds either (the call's signature was
-- checked) may find that one delivery, and through it its practice.
CREATE POLICY by_report ON deliveries FOR SELECT USING (
  provider_reference = nullif(current_setting('app.report_reference', true), '')
  OR id::text = nullif(current_setting('app.report_key', true), '')
);
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
--> statement-breakpoint
-- The sealing worker and the verifier read the events of all practices; nothing else says that it is sealing.
CREATE POLICY sealing_read ON audit_events FOR SELECT
  USING (current_setting('app.sealing', true) = 'on');
--> statement-breakpoint
-- The hash of one event: over its values, named one by one, so that later columns don't change old hashes.
CREATE FUNCTION audit_leaf(e audit_events) RETURNS text
  LANGUAGE sql STABLE SECURITY INVOKER SET search_path = public, pg_temp
  AS $$
    SELECT encode(sha256(convert_to(jsonb_build_array(
      e.id, e.practice_id, e.actor_id, e.actor_kind, e.action, e.entity, e.entity_id, e.patient_id, e.result,
      e.address, e.request_id, e.detail, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
    )::text, 'UTF8')), 'hex')
  $$;
--> statement-breakpoint
-- The hash of a seal: the seal before, then its events in order.
CREATE FUNCTION audit_seal_hash(previous text, leaves jsonb) RETURNS text
  LANGUAGE sql STABLE SECURITY INVOKER SET search_path = public, pg_temp
  AS $$
    SELECT encode(sha256(convert_to(previous || E'\n' || leaves::text, 'UTF8')), 'hex')
  $$;
--> statement-breakpoint
-- Text as it is compared: one width, no accents, lower case. The index and the query both pass through here.
CREATE FUNCTION app_fold(value text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE SET search_path = public, pg_temp
  AS $$ SELECT lower(unaccent(normalize(value, NFKC))) $$;
--> statement-breakpoint
-- A word as a LIKE pattern. Fewer than three letters hold no trigram, so they match where a word begins.
CREATE FUNCTION app_search_pattern(word text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE SET search_path = public, pg_temp
  AS $$
    SELECT CASE WHEN length(folded) < 3 THEN '% ' ELSE '%' END
           || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%'
      FROM app_fold(word) AS folded $$;
--> statement-breakpoint
-- The pattern that this transaction searches by; `%` when it searches by none.
CREATE FUNCTION app_search_term(setting text) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(nullif(current_setting(setting, true), ''), '%') $$;
--> statement-breakpoint
CREATE FUNCTION app_search_rest() RETURNS text[]
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(nullif(current_setting('app.search_rest', true), ''), '{}')::text[] $$;
--> statement-breakpoint
CREATE INDEX patient_search_text ON patient_search
  USING gin (practice_id uuid_ops, search_text gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- Name as it is, with hyphens as spaces, without hyphens and apostrophes; email; the digits of the phone.
CREATE FUNCTION keep_patient_search() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  name text := app_fold(concat_ws(' ', NEW.first_name, nullif(NEW.middle_name, ''), NEW.last_name));
  spaced text := replace(name, '-', ' ');
  joined text := translate(name, '-''`', '');
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM patient_search WHERE practice_id = NEW.practice_id AND patient_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO patient_search (practice_id, patient_id, last_key, first_key, search_text)
  VALUES (
    NEW.practice_id, NEW.id, app_fold(NEW.last_name), app_fold(NEW.first_name),
    ' ' || concat_ws(' ', name, nullif(spaced, name), nullif(joined, name), nullif(app_fold(NEW.email), ''),
                     nullif(regexp_replace(NEW.phone, '\D', '', 'g'), '')))
  ON CONFLICT (practice_id, patient_id) DO UPDATE
    SET last_key = excluded.last_key, first_key = excluded.first_key, search_text = excluded.search_text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_patient_search AFTER INSERT OR UPDATE ON patients
  FOR EACH ROW EXECUTE FUNCTION keep_patient_search();
--> statement-breakpoint
ALTER TABLE patient_search ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_search FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- LIKE is not leakproof, so a query's own LIKE is checked row by row behind this policy and never by the index. Inside
-- the policy it may use the index. It only narrows what the practice sees.
CREATE POLICY tenant ON patient_search
  USING (
    practice_id = app_practice_id()
    AND search_text LIKE app_search_term('app.search_1')
    AND search_text LIKE app_search_term('app.search_2')
    AND search_text LIKE ALL (app_search_rest())
  )
  WITH CHECK (practice_id = app_practice_id());
--> statement-breakpoint
-- Counts and sums of a practice from the index alone.
CREATE INDEX claims_sums ON claims (practice_id, status)
  INCLUDE (date_submitted, created_at, total_charges, total_paid_amount, denied_amount) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX claim_search_text ON claim_search
  USING gin (practice_id uuid_ops, search_text gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE FUNCTION keep_claim_search() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM claim_search WHERE practice_id = NEW.practice_id AND claim_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO claim_search (practice_id, claim_id, search_text)
  VALUES (
    NEW.practice_id, NEW.id,
    ' ' || concat_ws(' ', regexp_replace(lower(NEW.claim_number), '[^a-z0-9]', '', 'g'),
                     regexp_replace(lower(NEW.internal_claim_number), '[^a-z0-9]', '', 'g'),
                     regexp_replace(lower(NEW.payer_claim_number), '[^a-z0-9]', '', 'g')))
  ON CONFLICT (practice_id, claim_id) DO UPDATE SET search_text = excluded.search_text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_claim_search
  AFTER INSERT OR UPDATE OF claim_number, internal_claim_number, payer_claim_number, deleted_at ON claims
  FOR EACH ROW EXECUTE FUNCTION keep_claim_search();
--> statement-breakpoint
ALTER TABLE claim_search ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE claim_search FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON claim_search
  USING (practice_id = app_practice_id() AND search_text LIKE app_search_term('app.claim_search'))
  WITH CHECK (practice_id = app_practice_id());
--> statement-breakpoint
-- One row of differences per statement and status. Nobody waits: rows that others hold are folded another time.
CREATE FUNCTION keep_claim_counts() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO claim_counts (practice_id, status, n)
      SELECT practice_id, status, count(*) FROM added WHERE deleted_at IS NULL GROUP BY practice_id, status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO claim_counts (practice_id, status, n)
      SELECT practice_id, status, -count(*) FROM removed WHERE deleted_at IS NULL GROUP BY practice_id, status;
  ELSE
    INSERT INTO claim_counts (practice_id, status, n)
      SELECT practice_id, status, sum(n) FROM (
        SELECT practice_id, status, 1 AS n FROM added WHERE deleted_at IS NULL
        UNION ALL
        SELECT practice_id, status, -1 FROM removed WHERE deleted_at IS NULL) AS difference
      GROUP BY practice_id, status HAVING sum(n) <> 0;
  END IF;
  IF random() < 0.05 THEN
    WITH folded AS (
      DELETE FROM claim_counts WHERE ctid IN (
        SELECT ctid FROM claim_counts WHERE practice_id = app_practice_id() FOR UPDATE SKIP LOCKED)
      RETURNING practice_id, status, n)
    INSERT INTO claim_counts (practice_id, status, n)
      SELECT practice_id, status, sum(n) FROM folded GROUP BY practice_id, status HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added_claims AFTER INSERT ON claims
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_claim_counts();
--> statement-breakpoint
CREATE TRIGGER count_changed_claims AFTER UPDATE ON claims
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_claim_counts();
--> statement-breakpoint
CREATE TRIGGER count_removed_claims AFTER DELETE ON claims
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_claim_counts();
--> statement-breakpoint
-- Runs of letters and digits without accents and capitals, separated by one space. Documents and search text both pass
-- through here.
CREATE FUNCTION app_document_words(value text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE SET search_path = public, pg_temp
  AS $$ SELECT regexp_replace(app_fold(value), '[^[:alnum:]]+', ' ', 'g') $$;
--> statement-breakpoint
-- Every word of it has to begin a word of the document. NULL where nothing is searched for.
CREATE FUNCTION app_document_pattern(typed text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE SET search_path = public, pg_temp
  AS $$
    SELECT string_agg('''' || word || ''':*', ' & ')
      FROM unnest(string_to_array(app_document_words(typed), ' ')) AS word WHERE word <> '' $$;
--> statement-breakpoint
-- What this transaction searches for; a query that all pass when it searches for nothing.
CREATE FUNCTION app_document_query() RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(nullif(current_setting('app.document_search', true), ''), '!''no such word''')::tsquery $$;
--> statement-breakpoint
CREATE INDEX document_search_words ON document_search
  USING gin (practice_id uuid_ops, words) WITH (fastupdate = off);
--> statement-breakpoint
-- A tsvector holds a megabyte at most: half a million letters are some 200 pages.
CREATE FUNCTION keep_document_search() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO document_search (practice_id, document_id, words)
  SELECT NEW.practice_id, NEW.id,
         strip(to_tsvector('simple', app_document_words(left(coalesce(string_agg(text, ' ' ORDER BY page), ''), 500000))))
    FROM document_pages WHERE practice_id = NEW.practice_id AND document_id = NEW.id
  ON CONFLICT (practice_id, document_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_document_search AFTER UPDATE OF ocr_status ON documents
  FOR EACH ROW WHEN (NEW.ocr_status = 'success') EXECUTE FUNCTION keep_document_search();
--> statement-breakpoint
ALTER TABLE document_search ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE document_search FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- @@ is not leakproof, so a query's own @@ is checked row by row behind this policy and never by the index. Inside the
-- policy it may use the index. It only narrows what the practice sees.
CREATE POLICY tenant ON document_search
  USING (practice_id = app_practice_id() AND words @@ app_document_query())
  WITH CHECK (practice_id = app_practice_id());
