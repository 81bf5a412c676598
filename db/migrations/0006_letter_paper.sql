ALTER TABLE "letter_generations" ADD COLUMN "move" text DEFAULT 'appeal' NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_generations" ADD COLUMN "paper" text DEFAULT 'appeal' NOT NULL;