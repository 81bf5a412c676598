-- Custom SQL migration file, put your code below! ----> statement-breakpoint
-- The claim's own row is at hand where it is written. Looked up again, each of ten thousand new claims went through all the
-- others for as long as the planner believed the table to be small.
CREATE FUNCTION follow_claim(c claims) RETURNS void
  LANGUAGE sql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  INSERT INTO worklist_items AS item (practice_id, claim_id, patient_id, payer_name, payer_key, category, amount, opened_on, move,
      due, certain, expires, settled)
    SELECT c.practice_id, c.id, c.patient_id, coalesce(nullif(c.insurance_plan_name, ''), c.payer_id), coalesce(c.payer_key, ''),
           c.denial_category, CASE WHEN c.status = 'rejected' THEN coalesce(c.total_charges, 0) ELSE c.denied_amount END,
           coalesce(c.denial_date, (c.created_at AT TIME ZONE 'utc')::date),
           coalesce(c.right_move, CASE c.status WHEN 'denied' THEN 'appeal' WHEN 'rejected' THEN 'corrected_claim' ELSE 'none' END),
           CASE WHEN c.status = 'denied' THEN c.appeal_deadline END, NOT c.deadline_estimated, NOT c.deadline_estimated,
           c.status NOT IN ('denied', 'rejected')
     WHERE c.deleted_at IS NULL
  ON CONFLICT (practice_id, claim_id) DO UPDATE
    SET patient_id = excluded.patient_id, payer_name = excluded.payer_name, payer_key = excluded.payer_key,
        category = excluded.category, opened_on = excluded.opened_on, stale = true,
        amount = CASE WHEN excluded.settled THEN item.amount ELSE excluded.amount END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_claim(of_practice uuid, of_claim uuid) RETURNS void
  LANGUAGE sql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  SELECT follow_claim(c) FROM claims c WHERE c.practice_id = of_practice AND c.id = of_claim
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_claim_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM worklist_items WHERE practice_id = NEW.practice_id AND claim_id = NEW.id;
  ELSIF NEW.status IN ('denied', 'rejected', 'partially_paid')
     OR (TG_OP = 'UPDATE' AND EXISTS (SELECT FROM worklist_items WHERE practice_id = NEW.practice_id AND claim_id = NEW.id)) THEN
    PERFORM follow_claim(NEW);
  END IF;
  RETURN NULL;
END $$;
