CREATE TABLE "worklist_counts" (
	"practice_id" uuid NOT NULL,
	"state" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "worklist_counts_of_practice" ON "worklist_counts" USING btree ("practice_id","state");--> statement-breakpoint
SELECT protect_tenant_table('worklist_counts');
--> statement-breakpoint
-- The owner sees no rows while row security is forced on it.
ALTER TABLE worklist_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE worklist_counts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO worklist_counts (practice_id, state, n)
  SELECT practice_id, state, count(*) FROM worklist_items GROUP BY practice_id, state;
--> statement-breakpoint
ALTER TABLE worklist_counts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE worklist_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Makes one row of each state of this practice. Nobody waits: rows that others hold are folded another time.
CREATE FUNCTION fold_worklist_counts() RETURNS void
  LANGUAGE sql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  WITH folded AS (
    DELETE FROM worklist_counts WHERE ctid IN (
      SELECT ctid FROM worklist_counts WHERE practice_id = app_practice_id() FOR UPDATE SKIP LOCKED)
    RETURNING practice_id, state, n)
  INSERT INTO worklist_counts (practice_id, state, n)
    SELECT practice_id, state, sum(n) FROM folded GROUP BY practice_id, state HAVING sum(n) <> 0
$$;
--> statement-breakpoint
-- One row of differences per statement and state; most changes of a case leave it in its state.
CREATE FUNCTION keep_worklist_counts() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO worklist_counts (practice_id, state, n)
      SELECT practice_id, state, count(*) FROM added GROUP BY practice_id, state;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO worklist_counts (practice_id, state, n)
      SELECT practice_id, state, -count(*) FROM removed GROUP BY practice_id, state;
  ELSE
    INSERT INTO worklist_counts (practice_id, state, n)
      SELECT practice_id, state, sum(n) FROM (
        SELECT practice_id, state, 1 AS n FROM added
        UNION ALL
        SELECT practice_id, state, -1 FROM removed) AS difference
      GROUP BY practice_id, state HAVING sum(n) <> 0;
  END IF;
  IF FOUND AND random() < 0.05 THEN
    PERFORM fold_worklist_counts();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added_cases AFTER INSERT ON worklist_items
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_worklist_counts();
--> statement-breakpoint
CREATE TRIGGER count_changed_cases AFTER UPDATE ON worklist_items
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_worklist_counts();
--> statement-breakpoint
CREATE TRIGGER count_removed_cases AFTER DELETE ON worklist_items
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_worklist_counts();
