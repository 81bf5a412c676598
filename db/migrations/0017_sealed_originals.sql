ALTER TABLE "documents" ADD COLUMN "original_storage_key" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "original_sha256" text;