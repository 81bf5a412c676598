-- The sealing worker and the verifier read the events of all practices; nothing else says that it is sealing.
CREATE POLICY sealing_read ON audit_events FOR SELECT
  USING (current_setting('app.sealing', true) = 'on');
--> statement-breakpoint
-- The hash of one event: over its values, named one by one, so that later columns don't change old hashes.
CREATE FUNCTION audit_leaf(e audit_events) RETURNS text
  LANGUAGE sql STABLE SECURITY INVOKER SET search_path = public, pg_temp
  AS $$
    SELECT encode(sha256(convert_to(jsonb_build_array(
      e.id, e.practice_id, e.actor_id, e.actor_kind, e.action, e.entity, e.entity_id, e.patient_id, e.result,
      e.address, e.request_id, e.detail, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
    )::text, 'UTF8')), 'hex')
  $$;
--> statement-breakpoint
-- The hash of a seal: the seal before, then its events in order.
CREATE FUNCTION audit_seal_hash(previous text, leaves jsonb) RETURNS text
  LANGUAGE sql STABLE SECURITY INVOKER SET search_path = public, pg_temp
  AS $$
    SELECT encode(sha256(convert_to(previous || E'\n' || leaves::text, 'UTF8')), 'hex')
  $$;
