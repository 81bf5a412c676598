-- A service reports on a sending by its own reference or by ours. Whoever holds either (the call's signature was
-- checked) may find that one delivery, and through it its practice.
CREATE POLICY by_report ON deliveries FOR SELECT USING (
  provider_reference = nullif(current_setting('app.report_reference', true), '')
  OR id::text = nullif(current_setting('app.report_key', true), '')
);
