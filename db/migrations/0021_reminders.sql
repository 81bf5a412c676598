CREATE TABLE "mornings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"counts" jsonb,
	"lines" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mornings_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "mornings_once" UNIQUE("practice_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"daily_mail" boolean DEFAULT true NOT NULL,
	"calendar_hash" text,
	"calendar_since" timestamp (6) with time zone,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_settings_practice_id_user_id_pk" PRIMARY KEY("practice_id","user_id"),
	CONSTRAINT "reminder_settings_calendar" UNIQUE("calendar_hash")
);
--> statement-breakpoint
ALTER TABLE "mornings" ADD CONSTRAINT "mornings_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY['reminder_settings', 'mornings']::regclass[]) AS t;
--> statement-breakpoint
-- Whoever holds a calendar's address may find the one person whose it is, before their practice is known.
CREATE POLICY by_calendar ON reminder_settings FOR SELECT
  USING (calendar_hash = nullif(current_setting('app.calendar_hash', true), ''));
