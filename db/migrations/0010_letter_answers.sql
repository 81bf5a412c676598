CREATE TABLE "letter_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"appeal_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"answered_by" uuid NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_answers_practice_id_id" UNIQUE("practice_id","id"),
	CONSTRAINT "letter_answers_length" CHECK (char_length("letter_answers"."answer") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "letter_answers" ADD CONSTRAINT "letter_answers_practice_id_appeal_id_appeals_practice_id_id_fk" FOREIGN KEY ("practice_id","appeal_id") REFERENCES "public"."appeals"("practice_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_answers" ADD CONSTRAINT "letter_answers_practice_id_answered_by_members_practice_id_user_id_fk" FOREIGN KEY ("practice_id","answered_by") REFERENCES "public"."members"("practice_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_answers_of_appeal" ON "letter_answers" USING btree ("practice_id","appeal_id","created_at");--> statement-breakpoint
SELECT protect_tenant_table('letter_answers');
