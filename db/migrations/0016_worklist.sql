CREATE TABLE "worklist_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"undone_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "worklist_changes_practice_id_id" UNIQUE("practice_id","id")
);
--> statement-breakpoint
CREATE TABLE "worklist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"claim_id" uuid,
	"appeal_id" uuid,
	"patient_id" uuid,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_key" text DEFAULT '' NOT NULL,
	"category" text,
	"amount" bigint DEFAULT 0 NOT NULL,
	"opened_on" date NOT NULL,
	"move" text DEFAULT 'none' NOT NULL,
	"move_open" boolean DEFAULT true NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"clock" text,
	"due" date,
	"work_by" date,
	"certain" boolean DEFAULT false NOT NULL,
	"expires" boolean DEFAULT false NOT NULL,
	"waits_until" date,
	"settled" boolean DEFAULT false NOT NULL,
	"stale" boolean DEFAULT true NOT NULL,
	"assigned_to" uuid,
	"snoozed_until" date,
	"snooze_reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (6) with time zone,
	"closed_by" uuid,
	"close_reason" text DEFAULT '' NOT NULL,
	"reminded" smallint,
	"state" text DEFAULT 'open' NOT NULL,
	"changes_on" date,
	"due_key" date DEFAULT 'infinity' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "worklist_items_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "worklist_items_of_claim" UNIQUE("practice_id","claim_id"),
	CONSTRAINT "worklist_items_of_appeal" UNIQUE("practice_id","appeal_id"),
	CONSTRAINT "worklist_items_of_one" CHECK (num_nonnulls("worklist_items"."claim_id", "worklist_items"."appeal_id") = 1),
	CONSTRAINT "worklist_items_state" CHECK ("worklist_items"."state" in ('open','waiting','snoozed','expired','closed')),
	CONSTRAINT "worklist_items_words" CHECK (char_length("worklist_items"."note") <= 2000 and char_length("worklist_items"."snooze_reason") <= 300 and char_length("worklist_items"."close_reason") <= 300)
);
--> statement-breakpoint
ALTER TABLE "worklist_changes" ADD CONSTRAINT "worklist_changes_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_items" ADD CONSTRAINT "worklist_items_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_items" ADD CONSTRAINT "worklist_items_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_items" ADD CONSTRAINT "worklist_items_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_items" ADD CONSTRAINT "worklist_items_practice_id_assigned_to_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","assigned_to") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_items" ADD CONSTRAINT "worklist_items_practice_id_closed_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","closed_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "worklist_changes_newest" ON "worklist_changes" USING btree ("practice_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "worklist_items_by_rank" ON "worklist_items" USING btree ("practice_id","state","rank","id");--> statement-breakpoint
CREATE INDEX "worklist_items_by_due" ON "worklist_items" USING btree ("practice_id","state","due_key","id");--> statement-breakpoint
CREATE INDEX "worklist_items_by_amount" ON "worklist_items" USING btree ("practice_id","state","amount","id");--> statement-breakpoint
CREATE INDEX "worklist_items_by_age" ON "worklist_items" USING btree ("practice_id","state","opened_on","id");--> statement-breakpoint
CREATE INDEX "worklist_items_of_payer" ON "worklist_items" USING btree ("practice_id","state","payer_key","rank","id");--> statement-breakpoint
CREATE INDEX "worklist_items_of_person" ON "worklist_items" USING btree ("practice_id","assigned_to","state","rank","id") WHERE "worklist_items"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "worklist_items_to_change" ON "worklist_items" USING btree ("practice_id","changes_on") WHERE "worklist_items"."changes_on" is not null;--> statement-breakpoint
CREATE INDEX "worklist_items_stale" ON "worklist_items" USING btree ("practice_id","rank") WHERE "worklist_items"."stale";--> statement-breakpoint
-- Where a case stands today, and how it is sorted (docs/product.md, W2): the day to work to, two days earlier for each doubling
-- of the dollars; what nobody can do anything about comes after all else.
CREATE FUNCTION settle_worklist_item() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  today date;
BEGIN
  SELECT (now() AT TIME ZONE time_zone)::date INTO today FROM practices WHERE id = NEW.practice_id;
  IF TG_OP = 'UPDATE' AND NEW.due IS DISTINCT FROM OLD.due THEN
    NEW.reminded := NULL;
  END IF;
  NEW.due_key := coalesce(NEW.work_by, NEW.due, 'infinity');
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
CREATE TRIGGER settle_worklist_item BEFORE INSERT OR UPDATE ON worklist_items
  FOR EACH ROW EXECUTE FUNCTION settle_worklist_item();
--> statement-breakpoint
-- Begins a claim's case, or marks it as to be read anew. What its columns tell is kept at once, the rest by `refreshItem`.
CREATE FUNCTION follow_claim(of_practice uuid, of_claim uuid) RETURNS void
  LANGUAGE sql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  INSERT INTO worklist_items AS item (practice_id, claim_id, patient_id, payer_name, payer_key, category, amount, opened_on, move,
      due, certain, expires, settled)
    SELECT c.practice_id, c.id, c.patient_id, coalesce(nullif(c.insurance_plan_name, ''), c.payer_id), coalesce(c.payer_key, ''),
           c.denial_category, CASE WHEN c.status = 'rejected' THEN coalesce(c.total_charges, 0) ELSE c.denied_amount END,
           coalesce(c.denial_date, (c.created_at AT TIME ZONE 'utc')::date),
           coalesce(c.right_move, CASE c.status WHEN 'denied' THEN 'appeal' WHEN 'rejected' THEN 'corrected_claim' ELSE 'none' END),
           CASE WHEN c.status = 'denied' THEN c.appeal_deadline END, NOT c.deadline_estimated, NOT c.deadline_estimated,
           c.status NOT IN ('denied', 'rejected')
      FROM claims c WHERE c.practice_id = of_practice AND c.id = of_claim AND c.deleted_at IS NULL
  ON CONFLICT (practice_id, claim_id) DO UPDATE
    SET patient_id = excluded.patient_id, payer_name = excluded.payer_name, payer_key = excluded.payer_key,
        category = excluded.category, opened_on = excluded.opened_on, stale = true,
        amount = CASE WHEN excluded.settled THEN item.amount ELSE excluded.amount END
$$;
--> statement-breakpoint
-- The same for an appeal that belongs to no claim.
CREATE FUNCTION follow_appeal(of_practice uuid, of_appeal uuid) RETURNS void
  LANGUAGE sql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  INSERT INTO worklist_items (practice_id, appeal_id, patient_id, payer_name, payer_key, opened_on, move, settled)
    SELECT a.practice_id, a.id, a.patient_id, a.payer_name, regexp_replace(lower(a.payer_name), '[^a-z0-9]', '', 'g'),
           (a.created_at AT TIME ZONE 'utc')::date, 'appeal', a.status = 'draft' AND a.denial_text = '' AND a.denial_code = ''
      FROM appeals a WHERE a.practice_id = of_practice AND a.id = of_appeal AND a.claim_id IS NULL AND a.deleted_at IS NULL
  ON CONFLICT (practice_id, appeal_id) DO UPDATE
    SET patient_id = excluded.patient_id, payer_name = excluded.payer_name, payer_key = excluded.payer_key, stale = true
$$;
--> statement-breakpoint
CREATE FUNCTION follow_claim_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM worklist_items WHERE practice_id = NEW.practice_id AND claim_id = NEW.id;
  ELSIF NEW.status IN ('denied', 'rejected', 'partially_paid')
     OR (TG_OP = 'UPDATE' AND EXISTS (SELECT FROM worklist_items WHERE practice_id = NEW.practice_id AND claim_id = NEW.id)) THEN
    PERFORM follow_claim(NEW.practice_id, NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_claim_change AFTER INSERT OR UPDATE ON claims
  FOR EACH ROW EXECUTE FUNCTION follow_claim_change();
--> statement-breakpoint
CREATE FUNCTION follow_appeal_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF NEW.claim_id IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    DELETE FROM worklist_items WHERE practice_id = NEW.practice_id AND appeal_id = NEW.id;
  ELSE
    PERFORM follow_appeal(NEW.practice_id, NEW.id);
  END IF;
  IF NEW.claim_id IS NOT NULL THEN
    PERFORM follow_claim(NEW.practice_id, NEW.claim_id);
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.claim_id IS NOT NULL AND OLD.claim_id IS DISTINCT FROM NEW.claim_id THEN
    PERFORM follow_claim(NEW.practice_id, OLD.claim_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_appeal_change AFTER INSERT OR UPDATE ON appeals
  FOR EACH ROW EXECUTE FUNCTION follow_appeal_change();
--> statement-breakpoint
-- Follow-ups that a person set, as work on the claim or after a talk with the payer.
CREATE FUNCTION follow_follow_up() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  IF NEW.claim_id IS NOT NULL THEN
    PERFORM follow_claim(NEW.practice_id, NEW.claim_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_action_item AFTER INSERT OR UPDATE ON action_items
  FOR EACH ROW WHEN (NEW.action_type = 'follow_up') EXECUTE FUNCTION follow_follow_up();
--> statement-breakpoint
CREATE TRIGGER follow_claim_contact AFTER INSERT OR UPDATE ON contacts
  FOR EACH ROW EXECUTE FUNCTION follow_follow_up();
--> statement-breakpoint
CREATE FUNCTION follow_appeal_contact() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE worklist_items SET stale = true
    FROM appeals a
   WHERE a.practice_id = NEW.practice_id AND a.id = NEW.appeal_id AND worklist_items.practice_id = NEW.practice_id
     AND (worklist_items.claim_id = a.claim_id OR worklist_items.appeal_id = a.id) AND NOT stale;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_appeal_contact AFTER INSERT OR UPDATE ON contacts
  FOR EACH ROW WHEN (NEW.appeal_id IS NOT NULL) EXECUTE FUNCTION follow_appeal_contact();
--> statement-breakpoint
CREATE TRIGGER follow_decision AFTER INSERT OR UPDATE ON appeal_decisions
  FOR EACH ROW WHEN (NEW.appeal_id IS NOT NULL) EXECUTE FUNCTION follow_appeal_contact();
--> statement-breakpoint
-- What lines and papers say may change the move and the dates.
CREATE FUNCTION follow_lines() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE worklist_items SET stale = true
    FROM (SELECT DISTINCT practice_id, claim_id FROM added) AS changed
   WHERE worklist_items.practice_id = changed.practice_id AND worklist_items.claim_id = changed.claim_id AND NOT stale;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_added_lines AFTER INSERT ON claim_line_items
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_lines();
--> statement-breakpoint
CREATE TRIGGER follow_changed_lines AFTER UPDATE ON claim_line_items
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_lines();
--> statement-breakpoint
CREATE FUNCTION follow_paper() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE worklist_items SET stale = true
   WHERE practice_id = NEW.practice_id AND claim_id = NEW.claim_id AND NOT stale;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_paper AFTER UPDATE OF kind, care_stage, decision_level, line_of_business, deleted_at ON documents
  FOR EACH ROW WHEN (NEW.claim_id IS NOT NULL) EXECUTE FUNCTION follow_paper();
--> statement-breakpoint
-- The owner sees no rows while row security is forced on it.
ALTER TABLE practices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE claims NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeals NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE action_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT count(follow_claim(practice_id, id)) FROM claims
 WHERE deleted_at IS NULL
   AND (status IN ('denied', 'rejected', 'partially_paid')
     OR EXISTS (SELECT FROM appeals a WHERE a.practice_id = claims.practice_id AND a.claim_id = claims.id)
     OR EXISTS (SELECT FROM action_items i
                 WHERE i.practice_id = claims.practice_id AND i.claim_id = claims.id AND i.action_type = 'follow_up'));
--> statement-breakpoint
SELECT count(follow_appeal(practice_id, id)) FROM appeals WHERE deleted_at IS NULL AND claim_id IS NULL;
--> statement-breakpoint
ALTER TABLE practices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE claims FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeals FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE action_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY['worklist_items', 'worklist_changes']::regclass[]) AS t;
