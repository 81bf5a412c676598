-- Runs of letters and digits without accents and capitals, separated by one space. Documents and what is searched for both
-- pass through here.
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
-- Documents of before: the owner sees rows only while row security is not forced on it.
ALTER TABLE documents NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE document_pages NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE documents SET ocr_status = ocr_status WHERE ocr_status = 'success';
--> statement-breakpoint
ALTER TABLE documents FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE document_pages FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE document_search ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE document_search FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- @@ is not leakproof, so that a query's own @@ is checked row by row behind this policy and never by the index. Inside the
-- policy it may use the index. It only narrows what the practice sees.
CREATE POLICY tenant ON document_search
  USING (practice_id = app_practice_id() AND words @@ app_document_query())
  WITH CHECK (practice_id = app_practice_id());
