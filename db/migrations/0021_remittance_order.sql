ALTER TABLE "remittance_files" DROP CONSTRAINT "remittance_files_state";--> statement-breakpoint
ALTER TABLE "claim_postings" ADD COLUMN "nets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_postings" ADD COLUMN "spoken_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_postings" ADD COLUMN "last_order" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_postings" DROP COLUMN "paid";--> statement-breakpoint
ALTER TABLE "claim_postings" DROP COLUMN "lines_paid";--> statement-breakpoint
ALTER TABLE "claim_postings" DROP COLUMN "last_decided_on";--> statement-breakpoint
ALTER TABLE "remittance_files" ADD CONSTRAINT "remittance_files_state" CHECK ("remittance_files"."state" in ('ready','applying','stopped','applied','quarantined','unreadable'));