CREATE TABLE "document_search" (
	"practice_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "document_search_practice_id_document_id_pk" PRIMARY KEY("practice_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "document_search" ADD CONSTRAINT "document_search_practice_id_document_id_documents_practice_id_id_fk" FOREIGN KEY ("practice_id","document_id") REFERENCES "public"."documents"("practice_id","id") ON DELETE no action ON UPDATE no action;