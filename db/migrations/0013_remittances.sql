CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (6) with time zone,
	CONSTRAINT "notifications_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "notifications_once" UNIQUE("practice_id","user_id","kind","cause_id")
);
--> statement-breakpoint
CREATE TABLE "claim_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"remittance_claim_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"line_number" integer,
	"group_code" text NOT NULL,
	"reason_code" text NOT NULL,
	"amount" bigint,
	"remarks" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "claim_adjustments_once" UNIQUE("practice_id","remittance_claim_id","place")
);
--> statement-breakpoint
CREATE TABLE "claim_postings" (
	"practice_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"paid" bigint NOT NULL,
	"lines_paid" jsonb NOT NULL,
	"last_content" text NOT NULL,
	"last_decided_on" date,
	CONSTRAINT "claim_postings_practice_id_claim_id_pk" PRIMARY KEY("practice_id","claim_id")
);
--> statement-breakpoint
CREATE TABLE "remittance_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"claim_key" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"claim_number" text DEFAULT '' NOT NULL,
	"payer_claim_number" text DEFAULT '' NOT NULL,
	"status_code" text DEFAULT '' NOT NULL,
	"charge" bigint,
	"paid" bigint,
	"patient_responsibility" bigint,
	"decided_on" date,
	"outcome" text NOT NULL,
	"category" text,
	"move" text NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"claim_id" uuid,
	"state" text NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remittance_claims_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "remittance_claims_once" UNIQUE("practice_id","claim_key"),
	CONSTRAINT "remittance_claims_state" CHECK ("remittance_claims"."state" in ('posted','unchanged','conflict','skipped'))
);
--> statement-breakpoint
CREATE TABLE "remittance_conflicts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"remittance_claim_id" uuid NOT NULL,
	"field" text NOT NULL,
	"line_item_id" uuid,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"resolution" text,
	"resolved_at" timestamp (6) with time zone,
	"resolved_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remittance_conflicts_practice_id_id" UNIQUE("practice_id","id")
);
--> statement-breakpoint
CREATE TABLE "remittance_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"filename" text NOT NULL,
	"source" text NOT NULL,
	"source_ref" text,
	"state" text NOT NULL,
	"quarantine_reason" text DEFAULT '' NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"payee_npi" text DEFAULT '' NOT NULL,
	"payee_tin" text DEFAULT '' NOT NULL,
	"payment_total" bigint DEFAULT 0 NOT NULL,
	"claim_count" integer DEFAULT 0 NOT NULL,
	"first_payment_on" date,
	"last_payment_on" date,
	"summary" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"next_claim" integer DEFAULT 0 NOT NULL,
	"create_missing" boolean DEFAULT false NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"conflicts" integer DEFAULT 0 NOT NULL,
	"unmatched" integer DEFAULT 0 NOT NULL,
	"newly_denied" integer DEFAULT 0 NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (6) with time zone,
	CONSTRAINT "remittance_files_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "remittance_files_bytes" UNIQUE("practice_id","sha256"),
	CONSTRAINT "remittance_files_state" CHECK ("remittance_files"."state" in ('ready','applying','applied','quarantined','unreadable'))
);
--> statement-breakpoint
CREATE TABLE "remittance_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"interchange_sender" text DEFAULT '' NOT NULL,
	"interchange_control" text DEFAULT '' NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_identifier" text DEFAULT '' NOT NULL,
	"trace_number" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"paid_on" date,
	"balanced" boolean,
	"claim_count" integer DEFAULT 0 NOT NULL,
	"provider_adjustments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remittance_payments_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "remittance_payments_content" UNIQUE("practice_id","content_hash")
);
--> statement-breakpoint
ALTER TABLE "patients" ALTER COLUMN "date_of_birth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_adjustments" ADD CONSTRAINT "claim_adjustments_practice_id_remittance_claim_id_remittance_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","remittance_claim_id") REFERENCES "public"."remittance_claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_postings" ADD CONSTRAINT "claim_postings_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_claims" ADD CONSTRAINT "remittance_claims_practice_id_payment_id_remittance_payments_practice_id_id_fk" FOREIGN KEY ("practice_id","payment_id") REFERENCES "public"."remittance_payments"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_claims" ADD CONSTRAINT "remittance_claims_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_conflicts" ADD CONSTRAINT "remittance_conflicts_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_conflicts" ADD CONSTRAINT "remittance_conflicts_practice_id_remittance_claim_id_remittance_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","remittance_claim_id") REFERENCES "public"."remittance_claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_conflicts" ADD CONSTRAINT "remittance_conflicts_practice_id_resolved_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","resolved_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD CONSTRAINT "remittance_files_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD CONSTRAINT "remittance_files_practice_id_uploaded_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","uploaded_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_payments" ADD CONSTRAINT "remittance_payments_practice_id_file_id_remittance_files_practice_id_id_fk" FOREIGN KEY ("practice_id","file_id") REFERENCES "public"."remittance_files"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("practice_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "remittance_claims_of_payment" ON "remittance_claims" USING btree ("practice_id","payment_id","position");--> statement-breakpoint
CREATE INDEX "remittance_claims_of_claim" ON "remittance_claims" USING btree ("practice_id","claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_conflicts_open" ON "remittance_conflicts" USING btree ("practice_id","claim_id","field") WHERE "remittance_conflicts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "remittance_conflicts_newest" ON "remittance_conflicts" USING btree ("practice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "remittance_files_newest" ON "remittance_files" USING btree ("practice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "remittance_files_of_gateway" ON "remittance_files" USING btree ("practice_id","source","source_ref");--> statement-breakpoint
CREATE INDEX "remittance_payments_of_file" ON "remittance_payments" USING btree ("practice_id","file_id");--> statement-breakpoint
CREATE INDEX "remittance_payments_interchange" ON "remittance_payments" USING btree ("practice_id","interchange_sender","interchange_control");