-- Custom SQL migration file, put your code below! ----> statement-breakpoint
-- Lists by due date follow the date that they show, not the day to work to before it (docs/product.md, W2).
CREATE OR REPLACE FUNCTION settle_worklist_item() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  today date;
BEGIN
  SELECT (now() AT TIME ZONE time_zone)::date INTO today FROM practices WHERE id = NEW.practice_id;
  IF TG_OP = 'UPDATE' AND NEW.due IS DISTINCT FROM OLD.due THEN
    NEW.reminded := NULL;
  END IF;
  NEW.due_key := coalesce(NEW.due, 'infinity');
  NEW.rank := 10 * (coalesce(NEW.work_by, NEW.due, NEW.opened_on + 180) - date '2000-01-01')
    - round(20 * log(2, 1 + greatest(NEW.amount, 0) / 100.0)) + CASE WHEN NEW.move_open THEN 0 ELSE 36500 END;
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
      NEW.changes_on := least(NEW.changes_on, NEW.due + 1);
    END IF;
  END IF;
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_appeal_cards(of_practice uuid, of_appeals uuid[]) RETURNS void
  LANGUAGE plpgsql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  DELETE FROM appeal_cards k USING appeals a
   WHERE k.practice_id = of_practice AND k.appeal_id = ANY (of_appeals)
     AND a.practice_id = k.practice_id AND a.id = k.appeal_id AND a.deleted_at IS NOT NULL;
  INSERT INTO appeal_cards AS card (practice_id, appeal_id, status, stage, level, person, payer_name, payer_key, category, words, clock, due,
      certain, urgency, amount, begun_at, sent_at, outcome, decided_on, paid, code, move, template, begun_by)
    SELECT a.practice_id, a.id, a.status,
           CASE WHEN a.status = 'sent' AND a.outcome = 'overturned' THEN 'overturned'
                WHEN went.further THEN 'next_level'
                WHEN a.status = 'sent' AND a.outcome = 'partly_overturned' THEN 'partly_overturned'
                WHEN item.closed_at IS NOT NULL THEN 'closed'
                WHEN a.status = 'sent' THEN CASE a.outcome WHEN 'upheld' THEN 'upheld' WHEN 'dismissed' THEN 'upheld'
                  WHEN 'more_information' THEN 'more_information' ELSE 'with_payer' END
                WHEN EXISTS (SELECT FROM letter_versions v WHERE v.practice_id = a.practice_id AND v.appeal_id = a.id) THEN 'written'
                ELSE 'preparing' END,
           CASE WHEN last.move = 'external_review' THEN 'external' WHEN a.follows_appeal_id IS NOT NULL THEN 'second' ELSE 'first' END,
           coalesce(item.assigned_to, a.created_by), named.payer, regexp_replace(lower(named.payer), '[^a-z0-9]', '', 'g'),
           coalesce(c.denial_category, item.category),
           app_fold(concat_ws(' ', a.patient_name, a.claim_number, c.claim_number, a.payer_name)),
           item.clock, item.due, coalesce(item.certain, false),
           coalesce(date '2000-01-01' - item.due, -10000000),
           CASE WHEN a.outcome IN ('overturned', 'partly_overturned') THEN coalesce(d.paid, 0)
                WHEN went.further THEN 0 ELSE coalesce(item.amount, 0) END,
           a.created_at, a.sent_at, d.outcome, d.decided_on,
           CASE WHEN d.outcome IN ('overturned', 'partly_overturned') THEN d.posted END,
           upper(a.denial_code), last.move, a.template_name, a.created_by
      FROM appeals a
      LEFT JOIN claims c ON c.practice_id = a.practice_id AND c.id = a.claim_id
     CROSS JOIN LATERAL (SELECT coalesce(nullif(c.insurance_plan_name, ''), a.payer_name) AS payer) AS named
     CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM appeals n WHERE n.practice_id = a.practice_id AND n.follows_appeal_id = a.id
                                           AND n.deleted_at IS NULL) AS further) AS went
      LEFT JOIN LATERAL (SELECT max(amount_paid_cents) AS paid, max(amount_paid_cents) FILTER (WHERE paid_on IS NOT NULL) AS posted,
                (array_agg(outcome ORDER BY decided_on DESC, created_at DESC) FILTER (WHERE final))[1] AS outcome,
                max(decided_on) FILTER (WHERE final) AS decided_on
           FROM (SELECT *, outcome IN ('upheld', 'partly_overturned', 'overturned', 'dismissed') AS final FROM appeal_decisions
                  WHERE practice_id = a.practice_id AND appeal_id = a.id AND state = 'confirmed') AS told) AS d ON true
      LEFT JOIN LATERAL (SELECT move FROM letter_generations g WHERE g.practice_id = a.practice_id AND g.appeal_id = a.id
                          ORDER BY attempt DESC LIMIT 1) AS last ON true
      LEFT JOIN LATERAL (SELECT w.assigned_to, w.category, w.closed_at,
                CASE WHEN newest.it THEN w.amount END AS amount,
                CASE WHEN newest.it AND w.state <> 'closed' THEN w.clock END AS clock,
                CASE WHEN newest.it AND w.state <> 'closed' THEN w.due END AS due, w.certain
           FROM (SELECT * FROM worklist_items WHERE practice_id = a.practice_id AND claim_id = a.claim_id
                  UNION ALL
                 SELECT * FROM worklist_items WHERE practice_id = a.practice_id AND appeal_id = a.id) AS w
          CROSS JOIN (SELECT a.claim_id IS NULL OR a.id = coalesce(
                        (SELECT CASE WHEN s.outcome IS NULL OR s.outcome IN ('acknowledged', 'more_information') THEN s.id END
                           FROM appeals s WHERE s.practice_id = a.practice_id AND s.claim_id = a.claim_id AND s.deleted_at IS NULL
                            AND s.status = 'sent' ORDER BY s.sent_at DESC, s.id DESC LIMIT 1),
                        (SELECT n.id FROM appeals n WHERE n.practice_id = a.practice_id AND n.claim_id = a.claim_id AND n.deleted_at IS NULL
                          ORDER BY n.created_at DESC, n.id DESC LIMIT 1)) AS it) AS newest
          LIMIT 1) AS item ON true
     WHERE a.practice_id = of_practice AND a.id = ANY (of_appeals) AND a.deleted_at IS NULL
     ORDER BY a.id
  ON CONFLICT (practice_id, appeal_id) DO UPDATE
    SET (status, stage, level, person, payer_name, payer_key, category, words, clock, due, certain, urgency, amount, begun_at, sent_at,
         outcome, decided_on, paid, code, move, template, begun_by)
      = (excluded.status, excluded.stage, excluded.level, excluded.person, excluded.payer_name, excluded.payer_key, excluded.category, excluded.words,
         excluded.clock, excluded.due, excluded.certain, excluded.urgency, excluded.amount, excluded.begun_at, excluded.sent_at,
         excluded.outcome, excluded.decided_on, excluded.paid, excluded.code, excluded.move, excluded.template, excluded.begun_by)
    WHERE card IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
-- The owner sees no rows while row security is forced on it.
ALTER TABLE worklist_items NO FORCE ROW LEVEL SECURITY;
ALTER TABLE appeal_cards NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE appeal_cards SET urgency = coalesce(date '2000-01-01' - due, -10000000);
--> statement-breakpoint
ALTER TABLE worklist_items DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE worklist_items SET due_key = coalesce(due, 'infinity') WHERE work_by IS DISTINCT FROM due;
--> statement-breakpoint
ALTER TABLE worklist_items ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE worklist_items FORCE ROW LEVEL SECURITY;
ALTER TABLE appeal_cards FORCE ROW LEVEL SECURITY;
