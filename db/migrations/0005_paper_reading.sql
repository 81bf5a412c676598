ALTER TABLE "documents" ADD COLUMN "care_stage" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "decision_level" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "line_of_business" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "denied_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- One vocabulary of kinds. The owner sees no rows while row security is forced on it.
ALTER TABLE "documents" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "documents" SET "kind" = CASE "kind" WHEN 'denial_letter' THEN 'denial' ELSE 'chart_note' END
  WHERE "kind" IN ('denial_letter', 'medical_record');--> statement-breakpoint
ALTER TABLE "documents" FORCE ROW LEVEL SECURITY;
