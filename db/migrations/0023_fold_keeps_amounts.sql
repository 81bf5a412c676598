-- Rows of changed amounts alone hold n = 0. Folded apart from the row that holds the count, which another caller had locked, they
-- were dropped with their amounts.
CREATE OR REPLACE FUNCTION fold_claim_sums() RETURNS void
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
     GROUP BY practice_id, status, month HAVING sum(n) <> 0 OR sum(charges) <> 0 OR sum(paid) <> 0;
  WITH folded AS (
    DELETE FROM denied_sums WHERE ctid IN (
      SELECT ctid FROM denied_sums WHERE practice_id = app_practice_id() FOR UPDATE SKIP LOCKED)
    RETURNING practice_id, plan_name, payer_key, category, n, amount)
  INSERT INTO denied_sums (practice_id, plan_name, payer_key, category, n, amount)
    SELECT practice_id, plan_name, payer_key, category, sum(n), sum(amount) FROM folded
     GROUP BY practice_id, plan_name, payer_key, category HAVING sum(n) <> 0 OR sum(amount) <> 0
$$;
