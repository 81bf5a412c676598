CREATE TABLE "emergency_accesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (6) with time zone,
	"ends_at" timestamp (6) with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp (6) with time zone,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emergency_accesses_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "emergency_accesses_two_owners" CHECK ("emergency_accesses"."approved_by" is null or "emergency_accesses"."approved_by" <> "emergency_accesses"."requested_by")
);
--> statement-breakpoint
ALTER TABLE "emergency_accesses" ADD CONSTRAINT "emergency_accesses_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_accesses" ADD CONSTRAINT "emergency_accesses_practice_id_requested_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","requested_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_accesses" ADD CONSTRAINT "emergency_accesses_practice_id_approved_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","approved_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_accesses" ADD CONSTRAINT "emergency_accesses_practice_id_ended_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","ended_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_accesses_newest" ON "emergency_accesses" USING btree ("practice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_sealed" ON "documents" USING btree ("practice_id","created_at","id") WHERE "documents"."original_storage_key" is not null;--> statement-breakpoint
SELECT protect_tenant_table('emergency_accesses'::regclass);
