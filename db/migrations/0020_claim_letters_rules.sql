SELECT protect_tenant_table(t) FROM unnest(ARRAY['letter_templates', 'payers', 'appeal_documents']::regclass[]) AS t;
--> statement-breakpoint
ALTER TABLE letter_exports ADD CONSTRAINT letter_exports_form CHECK (form IN ('pdf', 'fax'));
--> statement-breakpoint
ALTER TABLE deliveries ADD CONSTRAINT deliveries_method
  CHECK (method IN ('email', 'fax', 'portal', 'mail', 'other'));
--> statement-breakpoint
-- Documents of before belong to the appeal that they were uploaded to. The owner sees rows only while row security is not
-- forced on it.
ALTER TABLE documents NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeal_documents NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO appeal_documents (practice_id, appeal_id, document_id, document_type, position, created_at)
  SELECT practice_id, appeal_id, id,
    CASE WHEN document_type IN ('denial', 'claim') THEN document_type ELSE 'supporting' END,
    row_number() OVER (PARTITION BY practice_id, appeal_id ORDER BY created_at, id), created_at
    FROM documents WHERE appeal_id IS NOT NULL AND deleted_at IS NULL;
--> statement-breakpoint
ALTER TABLE documents FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeal_documents FORCE ROW LEVEL SECURITY;
