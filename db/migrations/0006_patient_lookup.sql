CREATE TABLE "patient_search" (
	"practice_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"last_key" text NOT NULL,
	"first_key" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "patient_search_practice_id_patient_id_pk" PRIMARY KEY("practice_id","patient_id")
);
--> statement-breakpoint
DROP INDEX "patients_by_name";--> statement-breakpoint
ALTER TABLE "patient_search" ADD CONSTRAINT "patient_search_practice_id_patient_id_patients_practice_id_id_fk" FOREIGN KEY ("practice_id","patient_id") REFERENCES "public"."patients"("practice_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_search_by_name" ON "patient_search" USING btree ("practice_id","last_key","first_key","patient_id");--> statement-breakpoint
CREATE INDEX "patients_by_birth" ON "patients" USING btree ("practice_id","date_of_birth");--> statement-breakpoint
CREATE INDEX "patients_by_ssn" ON "patients" USING btree ("practice_id","ssn_digest");