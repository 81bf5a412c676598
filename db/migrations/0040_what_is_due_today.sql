-- Custom SQL migration file, put your code below! ----> statement-breakpoint
-- What is due today stands above what is due later, whatever its dollars (docs/product.md, W2). The rank follows the day, so
-- a case is looked at again on the day to work to and on its last day.
CREATE OR REPLACE FUNCTION settle_worklist_item() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  today date;
  work date := coalesce(NEW.work_by, NEW.due);
BEGIN
  SELECT (now() AT TIME ZONE time_zone)::date INTO today FROM practices WHERE id = NEW.practice_id;
  IF TG_OP = 'UPDATE' AND NEW.due IS DISTINCT FROM OLD.due THEN
    NEW.reminded := NULL;
  END IF;
  NEW.due_key := coalesce(NEW.due, 'infinity');
  NEW.rank := 10 * (coalesce(work, NEW.opened_on + 180) - date '2000-01-01')
    + least(greatest(coalesce(NEW.due - NEW.work_by, 0), 0), 9)
    - round(20 * log(2, 1 + greatest(NEW.amount, 0) / 100.0))
    + CASE WHEN NEW.move_open THEN 0 ELSE 36500 END
    + CASE WHEN NEW.move IN ('write_off', 'bill_patient') THEN 0
           WHEN NEW.due <= today THEN -200000 WHEN work <= today THEN -100000 ELSE 0 END;
  NEW.changes_on := NULL;
  IF NEW.settled OR NEW.closed_at IS NOT NULL THEN
    NEW.state := 'closed';
  ELSIF NEW.expires AND NEW.due < today THEN
    NEW.state := 'expired';
  ELSE
    IF NEW.snoozed_until > today THEN
      NEW.state := 'snoozed';
      NEW.changes_on := NEW.snoozed_until;
    ELSIF NEW.waits_until > today THEN
      NEW.state := 'waiting';
      NEW.changes_on := NEW.waits_until;
    ELSE
      NEW.state := 'open';
    END IF;
    IF NEW.due >= today THEN
      NEW.changes_on := least(NEW.changes_on,
        CASE WHEN work > today THEN work WHEN NEW.due > today THEN NEW.due ELSE NEW.due + 1 END);
    END IF;
  END IF;
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The owner sees no rows while row security is forced on it.
ALTER TABLE worklist_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE worklist_items DISABLE TRIGGER USER;
--> statement-breakpoint
-- Those of these days are ranked at the next look, in whichever zone the practice is; the others when their day comes.
UPDATE worklist_items
   SET changes_on = CASE WHEN coalesce(work_by, due) <= current_date + 1 THEN current_date - 1
                         ELSE least(changes_on, coalesce(work_by, due)) END
 WHERE state IN ('open', 'waiting', 'snoozed') AND due IS NOT NULL;
--> statement-breakpoint
ALTER TABLE worklist_items ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE worklist_items FORCE ROW LEVEL SECURITY;
