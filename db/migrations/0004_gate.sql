ALTER TABLE "deliveries" ADD COLUMN "overrides" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_exports" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;