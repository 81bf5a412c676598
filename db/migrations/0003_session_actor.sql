-- The check of a session in one round trip: a live token of a live session of an active member, or no row. Runs with
-- the caller's rights; it sets the scope that lets row-level security show the person's own membership. `quiet` calls
-- (background polling) don't count as activity. Times are the database's, so that every process agrees.
CREATE FUNCTION session_actor(hash text, wanted_carrier text, idle_seconds int, quiet boolean)
RETURNS TABLE (
  session_id uuid, user_id uuid, practice_id uuid, role text, is_owner boolean, email_verified boolean
)
LANGUAGE plpgsql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
DECLARE s sessions%ROWTYPE;
BEGIN
  SELECT live.* INTO s
    FROM access_tokens t JOIN sessions live ON live.id = t.session_id
   WHERE t.token_hash = hash AND t.expires_at > now()
     AND live.carrier = wanted_carrier AND live.revoked_at IS NULL AND live.expires_at > now()
     AND live.last_used_at > now() - make_interval(secs => idle_seconds);
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM set_config('app.practice_id', s.member_practice_id::text, true),
          set_config('app.user_id', s.user_id::text, true);
  IF NOT quiet AND s.last_used_at < now() - interval '1 minute' THEN
    UPDATE sessions SET last_used_at = now() WHERE id = s.id AND last_used_at < now() - interval '1 minute';
  END IF;
  RETURN QUERY
    SELECT s.id, m.user_id, m.practice_id, m.role, m.is_owner, u.email_verified_at IS NOT NULL
      FROM members m JOIN users u ON u.id = m.user_id JOIN practices p ON p.id = m.practice_id
     WHERE m.practice_id = s.member_practice_id AND m.user_id = s.user_id AND m.deactivated_at IS NULL
       AND (NOT p.require_second_factor OR u.totp_confirmed_at IS NOT NULL);
END $$;
--> statement-breakpoint
-- Whoever holds an invitation's link may read that one invitation before they belong to its practice.
CREATE POLICY by_link ON invitations FOR SELECT
  USING (token_hash = nullif(current_setting('app.link_hash', true), ''));
