CREATE TABLE "inbound_faxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"from_number" text DEFAULT '' NOT NULL,
	"to_number" text NOT NULL,
	"pages" integer,
	"received_at" timestamp (6) with time zone NOT NULL,
	"state" text DEFAULT 'fetching' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"document_id" uuid,
	"taken_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_faxes_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "inbound_faxes_once" UNIQUE("practice_id","provider","reference"),
	CONSTRAINT "inbound_faxes_paper" UNIQUE("practice_id","document_id"),
	CONSTRAINT "inbound_faxes_state" CHECK ("inbound_faxes"."state" in ('fetching','kept','failed','dismissed')),
	CONSTRAINT "inbound_faxes_kept" CHECK ("inbound_faxes"."state" <> 'kept' or "inbound_faxes"."document_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "contacts" DROP CONSTRAINT "contacts_kind";--> statement-breakpoint
ALTER TABLE "letter_batch_items" DROP CONSTRAINT "letter_batch_items_practice_id_worklist_item_id_worklist_items_practice_id_id_fk";
--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "claim_unlinked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_faxes" ADD CONSTRAINT "inbound_faxes_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_faxes" ADD CONSTRAINT "inbound_faxes_practice_id_taken_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","taken_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_faxes_open" ON "inbound_faxes" USING btree ("practice_id","created_at" DESC NULLS LAST,"id") WHERE "inbound_faxes"."state" in ('fetching','failed');--> statement-breakpoint
ALTER TABLE "letter_batch_items" ADD CONSTRAINT "letter_batch_items_practice_id_worklist_item_id_worklist_items_practice_id_id_fk" FOREIGN KEY ("practice_id","worklist_item_id") REFERENCES "public"."worklist_items"("practice_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_alone" ON "appeals" USING btree ("practice_id",regexp_replace(lower(claim_number), '[^a-z0-9]', '', 'g')) WHERE "appeals"."claim_id" is null and "appeals"."deleted_at" is null and not "appeals"."claim_unlinked" and "appeals"."claim_number" <> '';--> statement-breakpoint
CREATE INDEX "letter_batch_items_of_case" ON "letter_batch_items" USING btree ("practice_id","worklist_item_id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_kind" CHECK ("contacts"."kind" in ('call','portal','letter','peer_to_peer','dispute_started','dispute_entity','dispute_offer'));--> statement-breakpoint
SELECT protect_tenant_table('inbound_faxes'::regclass);
