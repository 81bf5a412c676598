-- Cases that are open were read by earlier rules: without the day until which services go on (docs/product.md, W1), and with the
-- day of their closing counted in UTC. Each is read anew when its list is next looked at, or by the worker.
-- The owner sees no rows while row security is forced on it.
ALTER TABLE worklist_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What a change of a case sets off needs the practice; none of it hangs on this column.
ALTER TABLE worklist_items DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE worklist_items SET stale = true
 WHERE NOT stale AND (state <> 'closed' OR opened_on = closed_at::date);
--> statement-breakpoint
ALTER TABLE worklist_items ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE worklist_items FORCE ROW LEVEL SECURITY;
