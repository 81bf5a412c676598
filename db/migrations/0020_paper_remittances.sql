CREATE TABLE "remittance_sheets" (
	"practice_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sheet" jsonb NOT NULL,
	"as_read" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"corrected_by" uuid,
	"corrected_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remittance_sheets_practice_id_file_id_pk" PRIMARY KEY("practice_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "remittance_files" DROP CONSTRAINT "remittance_files_state";--> statement-breakpoint
ALTER TABLE "remittance_files" ADD COLUMN "media_type" text DEFAULT 'application/edi-x12' NOT NULL;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD COLUMN "pages_total" integer;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD COLUMN "pages_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "remittance_sheets" ADD CONSTRAINT "remittance_sheets_practice_id_file_id_remittance_files_practice_id_id_fk" FOREIGN KEY ("practice_id","file_id") REFERENCES "public"."remittance_files"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_sheets" ADD CONSTRAINT "remittance_sheets_practice_id_corrected_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","corrected_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD CONSTRAINT "remittance_files_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD CONSTRAINT "remittance_files_state" CHECK ("remittance_files"."state" in ('reading','ready','applying','stopped','applied','quarantined','unreadable'));--> statement-breakpoint
SELECT protect_tenant_table('remittance_sheets');
