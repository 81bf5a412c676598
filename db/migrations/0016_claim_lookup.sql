CREATE TABLE "claim_counts" (
	"practice_id" uuid NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_search" (
	"practice_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "claim_search_practice_id_claim_id_pk" PRIMARY KEY("practice_id","claim_id")
);
--> statement-breakpoint
ALTER TABLE "claim_search" ADD CONSTRAINT "claim_search_practice_id_claim_id_claims_practice_id_id_fk" FOREIGN KEY ("practice_id","claim_id") REFERENCES "public"."claims"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_counts_of_practice" ON "claim_counts" USING btree ("practice_id","status");--> statement-breakpoint
ALTER TABLE "claims" DROP COLUMN "search_keys";