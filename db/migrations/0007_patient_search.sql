-- Trusted extensions: the database's owner may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- Text as it is compared: one width, no accents, lower case. The index and the query both pass through here.
CREATE FUNCTION app_fold(value text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE SET search_path = public, pg_temp
  AS $$ SELECT lower(unaccent(normalize(value, NFKC))) $$;
--> statement-breakpoint
-- A word as a LIKE pattern. Fewer than three letters hold no trigram, so that they match where a word begins.
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
-- Patients of before: the owner sees rows only while row security is not forced on it.
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE patients SET updated_at = updated_at;
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_search ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_search FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- LIKE is not leakproof, so that a query's own LIKE is checked row by row behind this policy and never by the index.
-- Inside the policy it may use the index. It only narrows what the practice sees.
CREATE POLICY tenant ON patient_search
  USING (
    practice_id = app_practice_id()
    AND search_text LIKE app_search_term('app.search_1')
    AND search_text LIKE app_search_term('app.search_2')
    AND search_text LIKE ALL (app_search_rest())
  )
  WITH CHECK (practice_id = app_practice_id());
