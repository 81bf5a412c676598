CREATE TABLE "appeal_documents" (
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_documents_practice_id_appeal_id_document_id_pk" PRIMARY KEY("practice_id","appeal_id","document_id"),
	CONSTRAINT "appeal_documents_type" CHECK ("appeal_documents"."document_type" in ('denial','claim','supporting'))
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"body" text,
	"denial_categories" text[] NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_templates_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "letter_templates_key" UNIQUE("practice_id","key")
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (regexp_replace(lower(name), '[^[:alnum:]]', '', 'g')) STORED NOT NULL,
	"payer_id" text DEFAULT '' NOT NULL,
	"appeals_address" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL,
	"portal_url" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'entered' NOT NULL,
	"source_document_id" uuid,
	"verified_at" timestamp (6) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "payers_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "payers_source" CHECK ("payers"."source" in ('entered','letter'))
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "template_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "provider_id" uuid;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD COLUMN "form" text DEFAULT 'pdf' NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD COLUMN "enclosures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD COLUMN "enclosures_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal_documents" ADD CONSTRAINT "appeal_documents_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_documents" ADD CONSTRAINT "appeal_documents_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_practice_id_updated_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","updated_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_practice_id_source_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","source_document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_documents_of_document" ON "appeal_documents" USING btree ("practice_id","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payers_by_name" ON "payers" USING btree ("practice_id","name_key") WHERE "payers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payers_in_order" ON "payers" USING btree ("practice_id","name","id") WHERE "payers"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_template_id_letter_templates_practice_id_id_fk" FOREIGN KEY ("practice_id","template_id") REFERENCES "public"."letter_templates"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_provider_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","provider_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_of_claims" ON "appeals" USING btree ("practice_id","created_at","id") WHERE "appeals"."deleted_at" is null and "appeals"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "appeals_of_claim" ON "appeals" USING btree ("practice_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("practice_id","created_at","id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_of_patient" ON "documents" USING btree ("practice_id","patient_id","created_at","id") WHERE "documents"."deleted_at" is null;