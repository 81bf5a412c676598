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
ALTER TABLE "saved_claim_filters" ADD CONSTRAINT "saved_claim_filters_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_claim_filters" ADD CONSTRAINT "saved_claim_filters_practice_id_user_id_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","user_id") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_claim_filters" ADD CONSTRAINT "saved_claim_filters_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_claim_filters_by_name" ON "saved_claim_filters" USING btree ("practice_id","user_id",lower("name"));--> statement-breakpoint
SELECT protect_tenant_table('saved_claim_filters');
