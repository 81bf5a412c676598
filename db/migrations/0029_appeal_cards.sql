CREATE TABLE "appeal_cards" (
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"level" text NOT NULL,
	"person" uuid NOT NULL,
	"payer_name" text NOT NULL,
	"payer_key" text NOT NULL,
	"category" text,
	"words" text NOT NULL,
	"clock" text,
	"due" date,
	"certain" boolean DEFAULT false NOT NULL,
	"urgency" integer NOT NULL,
	"amount" bigint NOT NULL,
	"begun_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"outcome" text,
	"decided_on" date,
	"paid" bigint,
	"code" text NOT NULL,
	"move" text,
	"template" text NOT NULL,
	"begun_by" uuid NOT NULL,
	CONSTRAINT "appeal_cards_practice_id_appeal_id_pk" PRIMARY KEY("practice_id","appeal_id"),
	CONSTRAINT "appeal_cards_stage" CHECK ("appeal_cards"."stage" in ('preparing','written','with_payer','more_information','upheld','partly_overturned','overturned','next_level','closed')),
	CONSTRAINT "appeal_cards_level" CHECK ("appeal_cards"."level" in ('first','second','external'))
);
--> statement-breakpoint
ALTER TABLE "appeal_cards" ADD CONSTRAINT "appeal_cards_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_cards_newest" ON "appeal_cards" USING btree ("practice_id","begun_at","appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_cards_by_due" ON "appeal_cards" USING btree ("practice_id","urgency","begun_at","appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_cards_by_amount" ON "appeal_cards" USING btree ("practice_id","amount","begun_at","appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_cards_of_stage" ON "appeal_cards" USING btree ("practice_id","stage","urgency","begun_at","appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_cards_sums" ON "appeal_cards" USING btree ("practice_id","stage","amount");--> statement-breakpoint
CREATE INDEX "appeal_cards_of_payer" ON "appeal_cards" USING btree ("practice_id","payer_key","urgency","begun_at","appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_cards_of_person" ON "appeal_cards" USING btree ("practice_id","person","urgency","begun_at","appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_cards_sent" ON "appeal_cards" USING btree ("practice_id","sent_at") WHERE "appeal_cards"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "appeal_cards_decided" ON "appeal_cards" USING btree ("practice_id","decided_on") WHERE "appeal_cards"."decided_on" is not null;--> statement-breakpoint
-- The cards of appeals as the rows around them say now. One statement whatever their number; an unchanged card stays as it is.
-- Dollars and date are the case's, on the newest appeal of a claim alone, so that a board counts no claim twice.
CREATE FUNCTION keep_appeal_cards(of_practice uuid, of_appeals uuid[]) RETURNS void
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
           coalesce(date '2000-01-01' - coalesce(item.work_by, item.due), -10000000),
           CASE WHEN a.outcome IN ('overturned', 'partly_overturned') THEN coalesce(d.paid, 0)
                WHEN went.further THEN 0 ELSE coalesce(item.amount, 0) END,
           a.created_at, a.sent_at, d.outcome, d.decided_on,
           CASE WHEN d.outcome IN ('overturned', 'partly_overturned') THEN d.paid END,
           upper(a.denial_code), last.move, a.template_name, a.created_by
      FROM appeals a
      LEFT JOIN claims c ON c.practice_id = a.practice_id AND c.id = a.claim_id
     CROSS JOIN LATERAL (SELECT coalesce(nullif(c.insurance_plan_name, ''), a.payer_name) AS payer) AS named
     CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM appeals n WHERE n.practice_id = a.practice_id AND n.follows_appeal_id = a.id
                                           AND n.deleted_at IS NULL) AS further) AS went
      LEFT JOIN LATERAL (SELECT max(amount_paid_cents) AS paid,
                (array_agg(outcome ORDER BY decided_on DESC, created_at DESC) FILTER (WHERE final))[1] AS outcome,
                max(decided_on) FILTER (WHERE final) AS decided_on
           FROM (SELECT *, outcome IN ('upheld', 'partly_overturned', 'overturned', 'dismissed') AS final FROM appeal_decisions
                  WHERE practice_id = a.practice_id AND appeal_id = a.id AND state = 'confirmed') AS told) AS d ON true
      LEFT JOIN LATERAL (SELECT move FROM letter_generations g WHERE g.practice_id = a.practice_id AND g.appeal_id = a.id
                          ORDER BY attempt DESC LIMIT 1) AS last ON true
      LEFT JOIN LATERAL (SELECT w.assigned_to, w.category, w.closed_at,
                CASE WHEN newest.it THEN w.amount END AS amount,
                CASE WHEN newest.it AND w.state <> 'closed' THEN w.clock END AS clock,
                CASE WHEN newest.it AND w.state <> 'closed' THEN w.due END AS due,
                CASE WHEN newest.it AND w.state <> 'closed' THEN w.work_by END AS work_by, w.certain
           FROM (SELECT * FROM worklist_items WHERE practice_id = a.practice_id AND claim_id = a.claim_id
                  UNION ALL
                 SELECT * FROM worklist_items WHERE practice_id = a.practice_id AND appeal_id = a.id) AS w
          CROSS JOIN (SELECT a.claim_id IS NULL OR NOT EXISTS (
                        SELECT FROM appeals n WHERE n.practice_id = a.practice_id AND n.claim_id = a.claim_id AND n.deleted_at IS NULL
                           AND (n.created_at, n.id) > (a.created_at, a.id)) AS it) AS newest
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
CREATE FUNCTION keep_appeal_card() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  around uuid[];
BEGIN
  -- The one that it follows, and the others of its claim, whose newest it may be or have been.
  around := ARRAY[NEW.id, NEW.follows_appeal_id];
  IF TG_OP = 'INSERT' OR (NEW.claim_id, NEW.deleted_at) IS DISTINCT FROM (OLD.claim_id, OLD.deleted_at) THEN
    around := around || ARRAY(SELECT id FROM appeals WHERE practice_id = NEW.practice_id AND claim_id = NEW.claim_id);
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.claim_id IS DISTINCT FROM NEW.claim_id THEN
    around := around || ARRAY(SELECT id FROM appeals WHERE practice_id = OLD.practice_id AND claim_id = OLD.claim_id);
  END IF;
  PERFORM keep_appeal_cards(NEW.practice_id, around);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Behind `follow_appeal_change`, which begins its case.
CREATE TRIGGER keep_appeal_card AFTER INSERT OR UPDATE ON appeals
  FOR EACH ROW EXECUTE FUNCTION keep_appeal_card();
--> statement-breakpoint
CREATE FUNCTION keep_card_of_part() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM keep_appeal_cards(NEW.practice_id, ARRAY[NEW.appeal_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_card_of_letter AFTER INSERT ON letter_versions
  FOR EACH ROW WHEN (NEW.version = 1) EXECUTE FUNCTION keep_card_of_part();
--> statement-breakpoint
CREATE TRIGGER keep_card_of_generation AFTER INSERT ON letter_generations
  FOR EACH ROW EXECUTE FUNCTION keep_card_of_part();
--> statement-breakpoint
CREATE TRIGGER keep_card_of_decision AFTER INSERT OR UPDATE ON appeal_decisions
  FOR EACH ROW WHEN (NEW.appeal_id IS NOT NULL) EXECUTE FUNCTION keep_card_of_part();
--> statement-breakpoint
-- A decision that a person gives to another appeal leaves the one that it was proposed for.
CREATE FUNCTION keep_card_of_former_decision() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM keep_appeal_cards(OLD.practice_id, ARRAY[OLD.appeal_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_card_of_former_decision AFTER UPDATE ON appeal_decisions
  FOR EACH ROW WHEN (OLD.appeal_id IS NOT NULL AND OLD.appeal_id IS DISTINCT FROM NEW.appeal_id)
  EXECUTE FUNCTION keep_card_of_former_decision();
--> statement-breakpoint
CREATE FUNCTION keep_cards_of_case() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  its uuid[] := ARRAY[NEW.appeal_id];
BEGIN
  IF NEW.claim_id IS NOT NULL THEN
    its := ARRAY(SELECT id FROM appeals WHERE practice_id = NEW.practice_id AND claim_id = NEW.claim_id AND deleted_at IS NULL);
  END IF;
  IF cardinality(its) > 0 THEN
    PERFORM keep_appeal_cards(NEW.practice_id, its);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_cards_of_new_case AFTER INSERT ON worklist_items
  FOR EACH ROW EXECUTE FUNCTION keep_cards_of_case();
--> statement-breakpoint
CREATE TRIGGER keep_cards_of_case AFTER UPDATE ON worklist_items
  FOR EACH ROW
  WHEN ((OLD.assigned_to, OLD.category, OLD.closed_at, OLD.state, OLD.amount, OLD.clock, OLD.due, OLD.work_by, OLD.certain)
        IS DISTINCT FROM
        (NEW.assigned_to, NEW.category, NEW.closed_at, NEW.state, NEW.amount, NEW.clock, NEW.due, NEW.work_by, NEW.certain))
  EXECUTE FUNCTION keep_cards_of_case();
--> statement-breakpoint
CREATE FUNCTION keep_cards_of_claim() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  its uuid[];
BEGIN
  SELECT array_agg(id) INTO its FROM appeals
   WHERE practice_id = NEW.practice_id AND deleted_at IS NULL AND claim_id = NEW.id;
  IF its IS NOT NULL THEN
    PERFORM keep_appeal_cards(NEW.practice_id, its);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_cards_of_claim AFTER UPDATE ON claims
  FOR EACH ROW
  WHEN ((OLD.insurance_plan_name, OLD.denial_category, OLD.claim_number, OLD.deleted_at)
        IS DISTINCT FROM (NEW.insurance_plan_name, NEW.denial_category, NEW.claim_number, NEW.deleted_at))
  EXECUTE FUNCTION keep_cards_of_claim();
--> statement-breakpoint
SELECT protect_tenant_table('appeal_cards');
--> statement-breakpoint
-- The owner sees no rows while row security is forced on it.
ALTER TABLE appeals NO FORCE ROW LEVEL SECURITY;
ALTER TABLE claims NO FORCE ROW LEVEL SECURITY;
ALTER TABLE appeal_decisions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE letter_generations NO FORCE ROW LEVEL SECURITY;
ALTER TABLE letter_versions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE worklist_items NO FORCE ROW LEVEL SECURITY;
ALTER TABLE appeal_cards NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT count(keep_appeal_cards(practice_id, its))
  FROM (SELECT practice_id, array_agg(id) AS its FROM appeals WHERE deleted_at IS NULL GROUP BY practice_id) AS all_of_them;
--> statement-breakpoint
ALTER TABLE appeals FORCE ROW LEVEL SECURITY;
ALTER TABLE claims FORCE ROW LEVEL SECURITY;
ALTER TABLE appeal_decisions FORCE ROW LEVEL SECURITY;
ALTER TABLE letter_generations FORCE ROW LEVEL SECURITY;
ALTER TABLE letter_versions FORCE ROW LEVEL SECURITY;
ALTER TABLE worklist_items FORCE ROW LEVEL SECURITY;
ALTER TABLE appeal_cards FORCE ROW LEVEL SECURITY;
