ALTER TABLE "appeal_documents" DROP CONSTRAINT "appeal_documents_type";--> statement-breakpoint
-- One name for a paper wherever it was uploaded. The owner sees no rows while row security is forced on it.
ALTER TABLE "appeal_documents" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "documents" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "appeal_documents" SET "document_type" = CASE "document_type"
  WHEN 'denial' THEN 'denial_letter' WHEN 'claim' THEN 'claim_form' ELSE 'supporting_docs' END;--> statement-breakpoint
UPDATE "documents" SET
  "document_type" = CASE "document_type"
    WHEN 'denial' THEN 'denial_letter' WHEN 'claim' THEN 'claim_form' WHEN 'supporting' THEN 'supporting_docs'
    ELSE "document_type" END,
  "kind" = CASE "kind" WHEN 'denial_notice' THEN 'denial_letter' ELSE "kind" END
  WHERE "document_type" IN ('denial', 'claim', 'supporting') OR "kind" = 'denial_notice';--> statement-breakpoint
ALTER TABLE "documents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appeal_documents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appeal_documents" ADD CONSTRAINT "appeal_documents_type" CHECK ("appeal_documents"."document_type" in ('denial_letter','claim_form','supporting_docs'));
