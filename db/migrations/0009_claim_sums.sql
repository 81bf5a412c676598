CREATE TABLE "claim_months" (
	"practice_id" uuid NOT NULL,
	"status" text NOT NULL,
	"month" date NOT NULL,
	"n" integer NOT NULL,
	"charges" bigint NOT NULL,
	"paid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "denied_sums" (
	"practice_id" uuid NOT NULL,
	"plan_name" text NOT NULL,
	"payer_key" text NOT NULL,
	"category" text,
	"n" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "claim_months_of_practice" ON "claim_months" USING btree ("practice_id","month","status");--> statement-breakpoint
CREATE INDEX "denied_sums_of_practice" ON "denied_sums" USING btree ("practice_id","payer_key","category");
--> statement-breakpoint
-- The month a claim counts in: of its submission, else of its creation in UTC.
CREATE FUNCTION claim_month(submitted date, created timestamptz) RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT date_trunc('month', coalesce(submitted::timestamp, created AT TIME ZONE 'utc'))::date $$;
--> statement-breakpoint
-- The owner sees no rows while row security is forced on it.
ALTER TABLE claims NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO claim_months (practice_id, status, month, n, charges, paid)
  SELECT practice_id, status, claim_month(date_submitted, created_at), count(*), coalesce(sum(total_charges), 0),
         coalesce(sum(total_paid_amount), 0)
    FROM claims WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO denied_sums (practice_id, plan_name, payer_key, category, n, amount)
  SELECT practice_id, insurance_plan_name, payer_key, denial_category, count(*), sum(denied_amount)
    FROM claims WHERE deleted_at IS NULL AND status = 'denied' GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
ALTER TABLE claims FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT protect_tenant_table('claim_months');
--> statement-breakpoint
SELECT protect_tenant_table('denied_sums');
--> statement-breakpoint
-- What of a live claim is summed.
CREATE TYPE claim_figures AS (
  practice_id uuid, status text, month date, charges bigint, paid bigint,
  plan_name text, payer_key text, category text, denied bigint);
--> statement-breakpoint
-- One row of differences per statement and key.
CREATE FUNCTION add_claim_sums(come claim_figures[], gone claim_figures[]) RETURNS void
  LANGUAGE sql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  WITH changed AS MATERIALIZED (
    SELECT 1 AS sign, * FROM unnest(come) UNION ALL SELECT -1, * FROM unnest(gone)),
  counted AS (
    INSERT INTO claim_counts (practice_id, status, n)
      SELECT practice_id, status, sum(sign) FROM changed GROUP BY practice_id, status HAVING sum(sign) <> 0),
  by_month AS (
    INSERT INTO claim_months (practice_id, status, month, n, charges, paid)
      SELECT practice_id, status, month, sum(sign), sum(sign * charges), sum(sign * paid)
        FROM changed GROUP BY practice_id, status, month
      HAVING sum(sign) <> 0 OR sum(sign * charges) <> 0 OR sum(sign * paid) <> 0)
  INSERT INTO denied_sums (practice_id, plan_name, payer_key, category, n, amount)
    SELECT practice_id, plan_name, payer_key, category, sum(sign), sum(sign * denied)
      FROM changed WHERE status = 'denied' GROUP BY practice_id, plan_name, payer_key, category
    HAVING sum(sign) <> 0 OR sum(sign * denied) <> 0
$$;
--> statement-breakpoint
-- Makes one row of each key of this practice that has several. Nobody waits: rows that others hold are folded another time.
CREATE FUNCTION fold_claim_sums() RETURNS void
  LANGUAGE sql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
  WITH folded AS (
    DELETE FROM claim_counts WHERE ctid IN (
      SELECT ctid FROM claim_counts WHERE practice_id = app_practice_id() FOR UPDATE SKIP LOCKED)
    RETURNING practice_id, status, n)
  INSERT INTO claim_counts (practice_id, status, n)
    SELECT practice_id, status, sum(n) FROM folded GROUP BY practice_id, status HAVING sum(n) <> 0;
  WITH many AS (
    SELECT status, month FROM claim_months WHERE practice_id = app_practice_id() GROUP BY status, month HAVING count(*) > 1),
  folded AS (
    DELETE FROM claim_months WHERE ctid IN (
      SELECT ctid FROM claim_months WHERE practice_id = app_practice_id()
         AND (status, month) IN (SELECT status, month FROM many) FOR UPDATE SKIP LOCKED)
    RETURNING practice_id, status, month, n, charges, paid)
  INSERT INTO claim_months (practice_id, status, month, n, charges, paid)
    SELECT practice_id, status, month, sum(n), sum(charges), sum(paid) FROM folded
     GROUP BY practice_id, status, month HAVING sum(n) <> 0;
  WITH folded AS (
    DELETE FROM denied_sums WHERE ctid IN (
      SELECT ctid FROM denied_sums WHERE practice_id = app_practice_id() FOR UPDATE SKIP LOCKED)
    RETURNING practice_id, plan_name, payer_key, category, n, amount)
  INSERT INTO denied_sums (practice_id, plan_name, payer_key, category, n, amount)
    SELECT practice_id, plan_name, payer_key, category, sum(n), sum(amount) FROM folded
     GROUP BY practice_id, plan_name, payer_key, category HAVING sum(n) <> 0
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_claim_counts() RETURNS trigger
  LANGUAGE plpgsql SECURITY INVOKER SET search_path = public, pg_temp
AS $$
DECLARE
  come claim_figures[];
  gone claim_figures[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    SELECT array_agg(ROW(practice_id, status, claim_month(date_submitted, created_at), coalesce(total_charges, 0),
      coalesce(total_paid_amount, 0), insurance_plan_name, payer_key, denial_category, denied_amount)::claim_figures)
      INTO come FROM added WHERE deleted_at IS NULL;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    SELECT array_agg(ROW(practice_id, status, claim_month(date_submitted, created_at), coalesce(total_charges, 0),
      coalesce(total_paid_amount, 0), insurance_plan_name, payer_key, denial_category, denied_amount)::claim_figures)
      INTO gone FROM removed WHERE deleted_at IS NULL;
  END IF;
  -- Most changes of a claim touch nothing that is summed.
  IF come IS NOT DISTINCT FROM gone THEN
    RETURN NULL;
  END IF;
  PERFORM add_claim_sums(come, gone);
  IF random() < 0.05 THEN
    PERFORM fold_claim_sums();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Sums of all claims, and of a status, are kept now.
DROP INDEX claims_sums;
