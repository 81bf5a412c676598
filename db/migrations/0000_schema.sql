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
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"patient_id" uuid,
	"claim_id" uuid,
	"template_id" uuid,
	"template_name" text DEFAULT '' NOT NULL,
	"patient_name" text DEFAULT '' NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"claim_number" text DEFAULT '' NOT NULL,
	"denial_code" text DEFAULT '' NOT NULL,
	"denial_text" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"field_evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"extraction_run_id" uuid,
	"extraction_state" text DEFAULT 'idle' NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"sent_method" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "appeals_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "appeals_status" CHECK ("appeals"."status" in ('draft','sent'))
);
--> statement-breakpoint
CREATE TABLE "letter_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"model" text NOT NULL,
	"engine" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"partial_text" text DEFAULT '' NOT NULL,
	"error" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (6) with time zone,
	"finished_at" timestamp (6) with time zone,
	CONSTRAINT "letter_generations_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "letter_generations_attempt" UNIQUE("practice_id","appeal_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "claim_counts" (
	"practice_id" uuid NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
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
CREATE TABLE "claim_search" (
	"practice_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "claim_search_practice_id_claim_id_pk" PRIMARY KEY("practice_id","claim_id")
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
CREATE TABLE "document_pages" (
	"practice_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"method" text NOT NULL,
	"text" text NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "document_pages_practice_id_document_id_page_pk" PRIMARY KEY("practice_id","document_id","page")
);
--> statement-breakpoint
CREATE TABLE "document_search" (
	"practice_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "document_search_practice_id_document_id_pk" PRIMARY KEY("practice_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid,
	"claim_id" uuid,
	"patient_id" uuid,
	"provider_id" uuid,
	"document_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"original_filename" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"ocr_status" text DEFAULT 'pending' NOT NULL,
	"ocr_error" text,
	"pages_total" integer,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"page_count" integer,
	"kind" text,
	"extraction_metadata" jsonb,
	"extraction_evidence" jsonb,
	"extraction_facts" jsonb,
	"extraction_engine" text,
	"proposal_state" text,
	"quarantine_reason" text,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (6) with time zone,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "documents_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "documents_ocr_status" CHECK ("documents"."ocr_status" in ('pending','success','failed')),
	CONSTRAINT "documents_one_owner" CHECK ("documents"."appeal_id" is null or "documents"."claim_id" is null),
	CONSTRAINT "documents_proposal_state" CHECK ("documents"."proposal_state" is null or "documents"."proposal_state" in ('accepted','dismissed'))
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
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"method" text NOT NULL,
	"recipient" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"call_started_at" timestamp (6) with time zone,
	"error" text,
	"approved_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (6) with time zone,
	CONSTRAINT "deliveries_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "deliveries_method" CHECK ("deliveries"."method" in ('email','fax','portal','mail','other')),
	CONSTRAINT "deliveries_state" CHECK ("deliveries"."state" in ('queued','sending','sent','failed','check_needed'))
);
--> statement-breakpoint
CREATE TABLE "letter_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"sha256" text NOT NULL,
	"form" text DEFAULT 'pdf' NOT NULL,
	"cover" jsonb,
	"enclosures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enclosures_key" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_exports_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "letter_exports_form" CHECK ("letter_exports"."form" in ('pdf','fax'))
);
--> statement-breakpoint
CREATE TABLE "letter_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"content_format" text NOT NULL,
	"sha256" text NOT NULL,
	"origin" text NOT NULL,
	"engine" text,
	"provider_model" text,
	"generation_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_versions_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "letter_versions_number" UNIQUE("practice_id","appeal_id","version"),
	CONSTRAINT "letter_versions_generation" UNIQUE("practice_id","generation_id"),
	CONSTRAINT "letter_versions_format" CHECK ("letter_versions"."content_format" in ('html','markdown'))
);
--> statement-breakpoint
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
CREATE TABLE "patient_search" (
	"practice_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"last_key" text NOT NULL,
	"first_key" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "patient_search_practice_id_patient_id_pk" PRIMARY KEY("practice_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"gender" text,
	"ssn_sealed" text,
	"ssn_digest" text,
	"ssn_last_four" text,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text DEFAULT 'USA' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "patients_practice_id_id" UNIQUE("practice_id","id")
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
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'staff' NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"accepted_at" timestamp (6) with time zone,
	"revoked_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"deactivated_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_practice_id_user_id_pk" PRIMARY KEY("practice_id","user_id"),
	CONSTRAINT "members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "members_role" CHECK ("members"."role" in ('provider','staff'))
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address_line1" text,
	"address_line2" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"phone" text,
	"fax" text,
	"npi" text,
	"tin" text,
	"logo_key" text,
	"signer_name" text,
	"signer_title" text,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"require_second_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
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
	"nets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"spoken_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_content" text NOT NULL,
	"last_payment" text DEFAULT '' NOT NULL,
	"last_order" text DEFAULT '' NOT NULL,
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
	CONSTRAINT "remittance_files_state" CHECK ("remittance_files"."state" in ('ready','applying','stopped','applied','quarantined','unreadable'))
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
CREATE TABLE "saved_claim_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"patient_id" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_claim_filters_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "saved_claim_filters_name" CHECK (char_length("saved_claim_filters"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"practice_id" uuid,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"patient_id" uuid,
	"result" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"request_id" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_event_id" bigint NOT NULL,
	"last_event_id" bigint NOT NULL,
	"sealed_until" timestamp (6) with time zone NOT NULL,
	"event_count" integer NOT NULL,
	"leaves" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"practice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_practice_id_user_id_key_pk" PRIMARY KEY("practice_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "local_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_outbox_once" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "throttle_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"received_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_heartbeats" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (6) with time zone NOT NULL,
	"beat_at" timestamp (6) with time zone NOT NULL,
	"stopping" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone,
	"superseded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone,
	"successor" text,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"member_practice_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"revoked_at" timestamp (6) with time zone,
	"revoked_reason" text,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp (6) with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"npi" text,
	"tin" text,
	"organization" text,
	"totp_secret" text,
	"totp_confirmed_at" timestamp (6) with time zone,
	"totp_last_step" integer,
	"recovery_code_hashes" jsonb,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_claim_id_line_item_id_claim_line_items_practice_id_claim_id_id_fk" FOREIGN KEY ("practice_id","claim_id","line_item_id") REFERENCES "public"."claim_line_items"("practice_id","claim_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_assigned_to_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","assigned_to") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_practice_id_completed_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","completed_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_template_id_letter_templates_practice_id_id_fk" FOREIGN KEY ("practice_id","template_id") REFERENCES "public"."letter_templates"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_generations" ADD CONSTRAINT "letter_generations_practice_id_requested_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","requested_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_generations" ADD CONSTRAINT "letter_generations_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line_items" ADD CONSTRAINT "claim_line_items_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_refreshes" ADD CONSTRAINT "claim_refreshes_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_refreshes" ADD CONSTRAINT "claim_refreshes_practice_id_requested_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","requested_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_search" ADD CONSTRAINT "claim_search_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_provider_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","provider_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_documents" ADD CONSTRAINT "appeal_documents_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_documents" ADD CONSTRAINT "appeal_documents_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_search" ADD CONSTRAINT "document_search_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_uploaded_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","uploaded_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_practice_id_provider_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","provider_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_practice_id_updated_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","updated_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_practice_id_approved_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","approved_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_practice_id_export_id_letter_exports_practice_id_id_fk" FOREIGN KEY ("practice_id","export_id") REFERENCES "public"."letter_exports"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD CONSTRAINT "letter_exports_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD CONSTRAINT "letter_exports_practice_id_version_id_letter_versions_practice_id_id_fk" FOREIGN KEY ("practice_id","version_id") REFERENCES "public"."letter_versions"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD CONSTRAINT "letter_exports_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_practice_id_generation_id_letter_generations_practice_id_id_fk" FOREIGN KEY ("practice_id","generation_id") REFERENCES "public"."letter_generations"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_search" ADD CONSTRAINT "patient_search_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_practice_id_source_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","source_document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_practice_id_invited_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","invited_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_adjustments" ADD CONSTRAINT "claim_adjustments_practice_id_remittance_claim_id_remittance_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","remittance_claim_id") REFERENCES "public"."remittance_claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_postings" ADD CONSTRAINT "claim_postings_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_claims" ADD CONSTRAINT "remittance_claims_practice_id_payment_id_remittance_payments_practice_id_id_fk" FOREIGN KEY ("practice_id","payment_id") REFERENCES "public"."remittance_payments"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_claims" ADD CONSTRAINT "remittance_claims_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_conflicts" ADD CONSTRAINT "remittance_conflicts_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_conflicts" ADD CONSTRAINT "remittance_conflicts_practice_id_remittance_claim_id_remittance_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","remittance_claim_id") REFERENCES "public"."remittance_claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_conflicts" ADD CONSTRAINT "remittance_conflicts_practice_id_claim_id_line_item_id_claim_line_items_practice_id_claim_id_id_fk" FOREIGN KEY ("practice_id","claim_id","line_item_id") REFERENCES "public"."claim_line_items"("practice_id","claim_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_conflicts" ADD CONSTRAINT "remittance_conflicts_practice_id_resolved_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","resolved_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD CONSTRAINT "remittance_files_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD CONSTRAINT "remittance_files_practice_id_uploaded_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","uploaded_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_payments" ADD CONSTRAINT "remittance_payments_practice_id_file_id_remittance_files_practice_id_id_fk" FOREIGN KEY ("practice_id","file_id") REFERENCES "public"."remittance_files"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_claim_filters" ADD CONSTRAINT "saved_claim_filters_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_claim_filters" ADD CONSTRAINT "saved_claim_filters_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_claim_filters" ADD CONSTRAINT "saved_claim_filters_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "action_items_rule" ON "action_items" USING btree ("practice_id","claim_id","rule") WHERE "action_items"."status" in ('pending','in_progress');--> statement-breakpoint
CREATE INDEX "action_items_of_claim" ON "action_items" USING btree ("practice_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "action_items_of_person" ON "action_items" USING btree ("practice_id","assigned_to",coalesce(due_date, 'infinity'::date),"id") WHERE "action_items"."status" in ('pending','in_progress');--> statement-breakpoint
CREATE INDEX "appeals_newest" ON "appeals" USING btree ("practice_id","created_at" DESC NULLS LAST,"id") WHERE "appeals"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "appeals_patient" ON "appeals" USING btree ("practice_id","patient_id");--> statement-breakpoint
CREATE INDEX "appeals_of_claims" ON "appeals" USING btree ("practice_id","created_at","id") WHERE "appeals"."deleted_at" is null and "appeals"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "appeals_of_claim" ON "appeals" USING btree ("practice_id","claim_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_counts_of_practice" ON "claim_counts" USING btree ("practice_id","status");--> statement-breakpoint
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
CREATE INDEX "appeal_documents_of_document" ON "appeal_documents" USING btree ("practice_id","document_id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("practice_id","created_at","id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_of_patient" ON "documents" USING btree ("practice_id","patient_id","created_at","id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_of_claim" ON "documents" USING btree ("practice_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_of_appeal" ON "documents" USING btree ("practice_id","appeal_id","created_at") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_of_appeal" ON "deliveries" USING btree ("practice_id","appeal_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_reference" ON "deliveries" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "letter_exports_newest" ON "letter_exports" USING btree ("practice_id","appeal_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("practice_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "patient_search_by_name" ON "patient_search" USING btree ("practice_id","last_key","first_key","patient_id");--> statement-breakpoint
CREATE INDEX "patients_live" ON "patients" USING btree ("practice_id") WHERE "patients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "patients_by_birth" ON "patients" USING btree ("practice_id","date_of_birth");--> statement-breakpoint
CREATE INDEX "patients_by_ssn" ON "patients" USING btree ("practice_id","ssn_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "payers_by_name" ON "payers" USING btree ("practice_id","name_key") WHERE "payers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payers_in_order" ON "payers" USING btree ("practice_id","name","id") WHERE "payers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_practice" ON "invitations" USING btree ("practice_id","created_at");--> statement-breakpoint
CREATE INDEX "remittance_claims_of_payment" ON "remittance_claims" USING btree ("practice_id","payment_id","position");--> statement-breakpoint
CREATE INDEX "remittance_claims_of_claim" ON "remittance_claims" USING btree ("practice_id","claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_conflicts_open" ON "remittance_conflicts" USING btree ("practice_id","claim_id","field") WHERE "remittance_conflicts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "remittance_conflicts_newest" ON "remittance_conflicts" USING btree ("practice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "remittance_files_newest" ON "remittance_files" USING btree ("practice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "remittance_files_of_gateway" ON "remittance_files" USING btree ("practice_id","source","source_ref");--> statement-breakpoint
CREATE INDEX "remittance_payments_of_file" ON "remittance_payments" USING btree ("practice_id","file_id");--> statement-breakpoint
CREATE INDEX "remittance_payments_interchange" ON "remittance_payments" USING btree ("practice_id","interchange_sender","interchange_control");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_claim_filters_by_name" ON "saved_claim_filters" USING btree ("practice_id","user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("practice_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("practice_id","entity_id");--> statement-breakpoint
CREATE INDEX "audit_events_time" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_outbox_unsent" ON "event_outbox" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE INDEX "local_outbox_to" ON "local_outbox" USING btree ("recipient","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_tokens_session" ON "access_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","revoked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree ("email_key") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email_key");