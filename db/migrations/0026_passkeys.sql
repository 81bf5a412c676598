CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"holder_hash" text NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"backed_up" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (6) with time zone,
	"blocked_at" timestamp (6) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION session_actor(hash text, wanted_carrier text, idle_seconds int, quiet boolean)
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
       AND (NOT p.require_second_factor OR u.totp_confirmed_at IS NOT NULL
            OR EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = m.user_id AND k.blocked_at IS NULL));
END $$;
