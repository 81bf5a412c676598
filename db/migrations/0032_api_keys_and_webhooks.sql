CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"revoked_at" timestamp (6) with time zone,
	"last_used_at" timestamp (6) with time zone,
	"last_used_from" text DEFAULT '' NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "api_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"status" integer,
	"problem" text DEFAULT '' NOT NULL,
	"milliseconds" integer NOT NULL,
	"at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_attempts_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "webhook_attempts_once" UNIQUE("practice_id","message_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret_sealed" text NOT NULL,
	"created_by" uuid NOT NULL,
	"disabled_at" timestamp (6) with time zone,
	"disabled_reason" text,
	"deleted_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_practice_id_id" UNIQUE("practice_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries_left" integer DEFAULT 7 NOT NULL,
	"due_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_messages_practice_id_id" UNIQUE("practice_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_practice_id_message_id_webhook_messages_practice_id_id_fk" FOREIGN KEY ("practice_id","message_id") REFERENCES "public"."webhook_messages"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_practice_id_endpoint_id_webhook_endpoints_practice_id_id_fk" FOREIGN KEY ("practice_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_newest" ON "api_keys" USING btree ("practice_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_live" ON "webhook_endpoints" USING btree ("practice_id","created_at") WHERE "webhook_endpoints"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_messages_newest" ON "webhook_messages" USING btree ("practice_id","endpoint_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("practice_id","due_at") WHERE "webhook_messages"."state" = 'waiting';--> statement-breakpoint
SELECT protect_tenant_table('api_keys');
--> statement-breakpoint
-- Whoever holds a key may find that one key before its practice is known.
CREATE POLICY by_key ON api_keys FOR SELECT
  USING (key_hash = nullif(current_setting('app.api_key_hash', true), ''));
--> statement-breakpoint
-- The check of a key in one round trip: a live key whose maker still works at the practice, or no row. Notes the use, to
-- the minute, so that a busy key does not write with every call. Runs with the caller's rights.
CREATE FUNCTION api_key_actor(hash text, place text)
RETURNS TABLE (key_id uuid, practice_id uuid, user_id uuid, role text, scopes jsonb)
LANGUAGE plpgsql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
DECLARE k api_keys%ROWTYPE;
BEGIN
  PERFORM set_config('app.api_key_hash', hash, true);
  SELECT live.* INTO k FROM api_keys live
   WHERE live.key_hash = hash AND live.revoked_at IS NULL AND live.expires_at > now();
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM set_config('app.practice_id', k.practice_id::text, true),
          set_config('app.user_id', k.created_by::text, true);
  RETURN QUERY
    SELECT k.id, m.practice_id, m.user_id, m.role, k.scopes
      FROM members m
     WHERE m.practice_id = k.practice_id AND m.user_id = k.created_by AND m.deactivated_at IS NULL;
  IF FOUND THEN
    UPDATE api_keys SET last_used_at = now(), last_used_from = place
     WHERE practice_id = k.practice_id AND id = k.id
       AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute');
  END IF;
END $$;
--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY['webhook_endpoints', 'webhook_messages', 'webhook_attempts']::regclass[]) AS t;
