SELECT protect_tenant_table(t) FROM unnest(ARRAY[
  'claims', 'claim_line_items', 'claim_refreshes', 'action_items'
]::regclass[]) AS t;
--> statement-breakpoint
-- Search by number. LIKE is not leakproof, so that under row security no trigram index serves it; a practice's own
-- stretch of this index is read instead, in its own order, and the table only for the hits.
CREATE INDEX claims_search ON claims (practice_id, created_at, id)
  INCLUDE (status, search_keys) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- Counts and sums of a practice from the index alone.
CREATE INDEX claims_sums ON claims (practice_id, status)
  INCLUDE (date_submitted, created_at, total_charges, total_paid_amount, denied_amount) WHERE deleted_at IS NULL;
--> statement-breakpoint
ALTER TABLE documents ADD CONSTRAINT documents_one_owner CHECK (appeal_id IS NULL OR claim_id IS NULL);
--> statement-breakpoint
ALTER TABLE documents ADD CONSTRAINT documents_proposal_state
  CHECK (proposal_state IS NULL OR proposal_state IN ('accepted', 'dismissed'));
