CREATE TABLE "action_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"line_item_id" uuid,
	"rule" text,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"action_type" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"uhc_code" text DEFAULT '' NOT NULL,
	"uhc_description" text DEFAULT '' NOT NULL,
	"suggested_actions" text[] DEFAULT '{}' NOT NULL,
	"requires_documents" boolean DEFAULT false NOT NULL,
	"due_date" date,
	"assigned_to" uuid,
	"created_by" uuid,
	"completed_at" timestamp (6) with time zone,
	"completed_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_items_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "action_items_status" CHECK ("action_items"."status" in ('pending','in_progress','completed','dismissed')),
	CONSTRAINT "action_items_priority" CHECK ("action_items"."priority" in ('high','medium','low')),
	CONSTRAINT "action_items_type" CHECK ("action_items"."action_type" in ('documentation_required','appeal_opportunity','review_required','review_denial','contact_provider','request_records','file_appeal','follow_up','other'))
);
--> statement-breakpoint
CREATE TABLE "claim_line_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"line_number" integer NOT NULL,
	"procedure_code" text DEFAULT '' NOT NULL,
	"procedure_description" text DEFAULT '' NOT NULL,
	"units" integer,
	"unit_charge" bigint,
	"total_charge" bigint,
	"allowed_amount" bigint,
	"insurance_paid_amount" bigint,
	"patient_paid_amount" bigint,
	"denied_amount" bigint,
	"date_of_service" date,
	"place_of_service_code" text DEFAULT '' NOT NULL,
	"diagnosis_pointer" text DEFAULT '' NOT NULL,
	"modifier_codes" text[] DEFAULT '{}' NOT NULL,
	"status" text,
	"remarks" text DEFAULT '' NOT NULL,
	"uhc_code" text DEFAULT '' NOT NULL,
	"uhc_description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "claim_line_items_practice_id_claim_id_id" UNIQUE("practice_id","claim_id","id"),
	CONSTRAINT "claim_line_items_status" CHECK ("claim_line_items"."status" is null or "claim_line_items"."status" in ('PAID','DENIED','PENDED','PROCESSED','PARTIAL'))
);
--> statement-breakpoint
CREATE TABLE "claim_refreshes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"payer_id" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"result" jsonb,
	"error" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (6) with time zone,
	"finished_at" timestamp (6) with time zone,
	CONSTRAINT "claim_refreshes_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "claim_refreshes_state" CHECK ("claim_refreshes"."state" in ('queued','running','done','failed'))
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"provider_id" uuid,
	"claim_number" text DEFAULT '' NOT NULL,
	"internal_claim_number" text DEFAULT '' NOT NULL,
	"payer_claim_number" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"date_submitted" date,
	"date_received" date,
	"date_processed" date,
	"date_of_service_from" date,
	"date_of_service_to" date,
	"total_charges" bigint,
	"total_allowed_amount" bigint,
	"total_paid_amount" bigint,
	"patient_responsibility" bigint,
	"insurance_plan_name" text DEFAULT '' NOT NULL,
	"payer_id" text DEFAULT '' NOT NULL,
	"policy_number" text DEFAULT '' NOT NULL,
	"group_number" text DEFAULT '' NOT NULL,
	"authorization_number" text DEFAULT '' NOT NULL,
	"place_of_service" text DEFAULT '' NOT NULL,
	"claim_type" text DEFAULT '' NOT NULL,
	"filing_code" text DEFAULT '' NOT NULL,
	"diagnosis_codes" text[] DEFAULT '{}' NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"denial_date" date,
	"denial_category" text,
	"denial_summary" text DEFAULT '' NOT NULL,
	"appeal_deadline" date,
	"deadline_estimated" boolean DEFAULT false NOT NULL,
	"deadline_basis" text DEFAULT '' NOT NULL,
	"can_appeal" boolean,
	"requires_correction" boolean,
	"appeal_instructions" text DEFAULT '' NOT NULL,
	"correction_notes" text DEFAULT '' NOT NULL,
	"right_move" text,
	"right_move_reason" text DEFAULT '' NOT NULL,
	"number_key" text GENERATED ALWAYS AS (regexp_replace(lower(claim_number), '[^a-z0-9]', '', 'g')) STORED,
	"payer_key" text GENERATED ALWAYS AS (regexp_replace(lower(case when insurance_plan_name <> '' then insurance_plan_name else payer_id end), '[^a-z0-9]', '', 'g')) STORED,
	"search_keys" text GENERATED ALWAYS AS (regexp_replace(lower(claim_number), '[^a-z0-9]', '', 'g') || ' ' || regexp_replace(lower(internal_claim_number), '[^a-z0-9]', '', 'g') || ' ' || regexp_replace(lower(payer_claim_number), '[^a-z0-9]', '', 'g')) STORED,
	"denied_amount" bigint GENERATED ALWAYS AS (case when status = 'denied' then greatest(coalesce(total_charges, 0) - coalesce(total_paid_amount, 0), 0) else 0 end) STORED NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "claims_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "claims_status" CHECK ("claims"."status" in ('submitted','in_process','approved','denied','paid','rejected','pending','resubmitted','partially_paid')),
	CONSTRAINT "claims_amounts" CHECK (coalesce("claims"."total_charges", 0) >= 0 and coalesce("claims"."total_allowed_amount", 0) >= 0 and coalesce("claims"."total_paid_amount", 0) >= 0 and coalesce("claims"."patient_responsibility", 0) >= 0)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "page_count" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "proposal_state" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "quarantine_reason" text;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_claim_id_line_item_id_claim_line_items_practice_id_claim_id_id_fk" FOREIGN KEY ("practice_id","claim_id","line_item_id") REFERENCES "public"."claim_line_items"("practice_id","claim_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_assigned_to_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","assigned_to") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_completed_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","completed_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line_items" ADD CONSTRAINT "claim_line_items_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_refreshes" ADD CONSTRAINT "claim_refreshes_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_refreshes" ADD CONSTRAINT "claim_refreshes_practice_id_requested_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","requested_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_provider_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","provider_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "action_items_rule" ON "action_items" USING btree ("practice_id","claim_id","rule") WHERE "action_items"."status" in ('pending','in_progress');--> statement-breakpoint
CREATE INDEX "action_items_of_claim" ON "action_items" USING btree ("practice_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "action_items_of_person" ON "action_items" USING btree ("practice_id","assigned_to",coalesce(due_date, 'infinity'::date),"id") WHERE "action_items"."status" in ('pending','in_progress');--> statement-breakpoint
CREATE INDEX "claim_line_items_in_order" ON "claim_line_items" USING btree ("practice_id","claim_id","line_number");--> statement-breakpoint
CREATE INDEX "claim_refreshes_newest" ON "claim_refreshes" USING btree ("practice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_newest" ON "claims" USING btree ("practice_id","created_at","id") WHERE "claims"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_by_status" ON "claims" USING btree ("practice_id","status","created_at","id") WHERE "claims"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_of_patient" ON "claims" USING btree ("practice_id","patient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_by_move" ON "claims" USING btree ("practice_id","right_move","created_at","id") WHERE "claims"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_by_deadline" ON "claims" USING btree ("practice_id",coalesce(appeal_deadline, 'infinity'::date),"id") WHERE "claims"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_by_deadline_last" ON "claims" USING btree ("practice_id",coalesce(appeal_deadline, '-infinity'::date),"id") WHERE "claims"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_denied_by_deadline" ON "claims" USING btree ("practice_id",coalesce(appeal_deadline, 'infinity'::date),"id") WHERE "claims"."deleted_at" is null and "claims"."status" = 'denied';--> statement-breakpoint
CREATE INDEX "claims_by_submission" ON "claims" USING btree ("practice_id",coalesce(date_submitted, '-infinity'::date),"id") WHERE "claims"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_by_charges" ON "claims" USING btree ("practice_id",coalesce(total_charges, -1),"id") WHERE "claims"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "claims_by_number" ON "claims" USING btree ("practice_id","number_key");--> statement-breakpoint
CREATE INDEX "claims_by_payer_number" ON "claims" USING btree ("practice_id","payer_claim_number") WHERE "claims"."payer_claim_number" <> '';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_claim" ON "documents" USING btree ("practice_id","claim_id","created_at");