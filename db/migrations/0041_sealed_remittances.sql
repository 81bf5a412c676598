ALTER TABLE "remittance_files" ADD COLUMN "original_storage_key" text;--> statement-breakpoint
ALTER TABLE "remittance_files" ADD COLUMN "copy_sha256" text;--> statement-breakpoint
CREATE INDEX "remittance_files_sealed" ON "remittance_files" USING btree ("practice_id","created_at","id") WHERE "remittance_files"."original_storage_key" is not null;