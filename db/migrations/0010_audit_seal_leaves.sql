ALTER TABLE "audit_seals" ADD COLUMN "sealed_until" timestamp (6) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD COLUMN "leaves" jsonb NOT NULL;