CREATE TABLE "appeal_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid,
	"claim_id" uuid,
	"document_id" uuid,
	"remittance_claim_id" uuid,
	"outcome" text,
	"level" text,
	"decided_on" date,
	"received_on" date,
	"amount_in_dispute_cents" bigint,
	"amount_allowed_cents" bigint,
	"amount_paid_cents" bigint,
	"paid_on" date,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"next_level_due" date,
	"source" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (6) with time zone,
	"created_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeal_decisions_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "appeal_decisions_outcome" CHECK ("appeal_decisions"."outcome" in ('acknowledged','more_information','upheld','partly_overturned','overturned','dismissed')),
	CONSTRAINT "appeal_decisions_level" CHECK ("appeal_decisions"."level" in ('initial','first','second','external')),
	CONSTRAINT "appeal_decisions_source" CHECK ("appeal_decisions"."source" in ('letter','remittance','paper_eob','person')),
	CONSTRAINT "appeal_decisions_state" CHECK ("appeal_decisions"."state" in ('proposed','confirmed','dismissed')),
	CONSTRAINT "appeal_decisions_confirmed" CHECK ("appeal_decisions"."state" <> 'confirmed' or ("appeal_decisions"."appeal_id" is not null and "appeal_decisions"."outcome" is not null and "appeal_decisions"."decided_on" is not null)),
	CONSTRAINT "appeal_decisions_amounts" CHECK ("appeal_decisions"."amount_in_dispute_cents" >= 0 and "appeal_decisions"."amount_allowed_cents" >= 0 and "appeal_decisions"."amount_paid_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"claim_id" uuid,
	"appeal_id" uuid,
	"kind" text NOT NULL,
	"contacted_on" date NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"promised_on" date,
	"follow_up_on" date,
	"settled_at" timestamp (6) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "contacts_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "contacts_subject" CHECK ("contacts"."claim_id" is not null or "contacts"."appeal_id" is not null),
	CONSTRAINT "contacts_kind" CHECK ("contacts"."kind" in ('call','portal','letter','peer_to_peer')),
	CONSTRAINT "contacts_length" CHECK (char_length("contacts"."said") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "delivery_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp (6) with time zone NOT NULL,
	"event_id" text,
	"reference" text DEFAULT '' NOT NULL,
	"pages" integer,
	"note" text DEFAULT '' NOT NULL,
	"document_id" uuid,
	"created_by" uuid,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_receipts_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "delivery_receipts_event" UNIQUE("practice_id","delivery_id","event_id"),
	CONSTRAINT "delivery_receipts_kind" CHECK ("delivery_receipts"."kind" in ('accepted','delivered','failed','by_hand'))
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "follows_appeal_id" uuid;--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_practice_id_remittance_claim_id_remittance_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","remittance_claim_id") REFERENCES "public"."remittance_claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_practice_id_confirmed_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","confirmed_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_receipts" ADD CONSTRAINT "delivery_receipts_practice_id_delivery_id_deliveries_practice_id_id_fk" FOREIGN KEY ("practice_id","delivery_id") REFERENCES "public"."deliveries"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_receipts" ADD CONSTRAINT "delivery_receipts_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_receipts" ADD CONSTRAINT "delivery_receipts_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_decisions_paper" ON "appeal_decisions" USING btree ("practice_id","document_id") WHERE "appeal_decisions"."document_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_decisions_payment" ON "appeal_decisions" USING btree ("practice_id","appeal_id","remittance_claim_id") WHERE "appeal_decisions"."remittance_claim_id" is not null;--> statement-breakpoint
CREATE INDEX "appeal_decisions_of_appeal" ON "appeal_decisions" USING btree ("practice_id","appeal_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appeal_decisions_of_claim" ON "appeal_decisions" USING btree ("practice_id","claim_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appeal_decisions_open" ON "appeal_decisions" USING btree ("practice_id","created_at" DESC NULLS LAST) WHERE "appeal_decisions"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "appeal_decisions_decided" ON "appeal_decisions" USING btree ("practice_id","decided_on") WHERE "appeal_decisions"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "contacts_of_claim" ON "contacts" USING btree ("practice_id","claim_id","contacted_on" DESC NULLS LAST) WHERE "contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_of_appeal" ON "contacts" USING btree ("practice_id","appeal_id","contacted_on" DESC NULLS LAST) WHERE "contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_follow_up" ON "contacts" USING btree ("practice_id","follow_up_on") WHERE "contacts"."deleted_at" is null and "contacts"."settled_at" is null and "contacts"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "delivery_receipts_of_delivery" ON "delivery_receipts" USING btree ("practice_id","delivery_id","happened_at");--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_practice_id_follows_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","follows_appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_next_level" ON "appeals" USING btree ("practice_id","follows_appeal_id") WHERE "appeals"."follows_appeal_id" is not null and "appeals"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_outcome" CHECK ("appeals"."outcome" in ('acknowledged','more_information','upheld','partly_overturned','overturned','dismissed'));--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY['appeal_decisions','contacts','delivery_receipts']::regclass[]) AS t;