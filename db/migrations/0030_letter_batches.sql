CREATE TABLE "letter_batch_items" (
	"practice_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"worklist_item_id" uuid NOT NULL,
	"appeal_id" uuid,
	"problem" text,
	CONSTRAINT "letter_batch_items_practice_id_batch_id_position_pk" PRIMARY KEY("practice_id","batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "letter_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"payer_name" text NOT NULL,
	"category" text,
	"move" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_batches_practice_id_id" UNIQUE("practice_id","id")
);
--> statement-breakpoint
ALTER TABLE "letter_batch_items" ADD CONSTRAINT "letter_batch_items_practice_id_batch_id_letter_batches_practice_id_id_fk" FOREIGN KEY ("practice_id","batch_id") REFERENCES "public"."letter_batches"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batch_items" ADD CONSTRAINT "letter_batch_items_practice_id_worklist_item_id_worklist_items_practice_id_id_fk" FOREIGN KEY ("practice_id","worklist_item_id") REFERENCES "public"."worklist_items"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batch_items" ADD CONSTRAINT "letter_batch_items_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batches" ADD CONSTRAINT "letter_batches_practice_id_created_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","created_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_batch_items_of_appeal" ON "letter_batch_items" USING btree ("practice_id","appeal_id");--> statement-breakpoint
CREATE INDEX "letter_batches_newest" ON "letter_batches" USING btree ("practice_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY['letter_batches', 'letter_batch_items']::regclass[]) AS t;
