CREATE TABLE "practice_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"storage_key" text,
	"size_bytes" bigint,
	"sha256" text,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (6) with time zone,
	"expires_at" timestamp (6) with time zone,
	CONSTRAINT "practice_exports_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "practice_exports_state" CHECK ("practice_exports"."state" in ('queued','running','done','failed','expired'))
);
--> statement-breakpoint
ALTER TABLE "practice_exports" ADD CONSTRAINT "practice_exports_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_exports" ADD CONSTRAINT "practice_exports_practice_id_requested_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","requested_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_exports_newest" ON "practice_exports" USING btree ("practice_id","created_at","id");--> statement-breakpoint
SELECT protect_tenant_table('practice_exports');
