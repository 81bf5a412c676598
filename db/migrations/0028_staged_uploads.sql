CREATE TABLE "staged_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"store_upload" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staged_uploads" ADD CONSTRAINT "staged_uploads_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staged_uploads_oldest" ON "staged_uploads" USING btree ("practice_id","created_at");--> statement-breakpoint
SELECT protect_tenant_table('staged_uploads');
