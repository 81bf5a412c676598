import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { DocumentList } from "./document-list";
import { ReadingWatch, UploadCard } from "./late-parts";
import { ProposalCard } from "./proposal-card";

interface DocumentsTabProps {
  claim: ClaimDto;
  documents: readonly ClaimDocumentDto[];
  /** The address with a document open. */
  hrefOf: (documentId: string) => string;
}

/** A claim's documents: upload, list, and what its denial letters propose (docs/product.md, F17). */
export function DocumentsTab({ claim, documents, hrefOf }: DocumentsTabProps) {
  const { claim_id, patient } = claim;
  const reading = documents.filter(({ ocr_status: status }) => status === "pending").map(({ id }) => id);
  return (
    <div className="flex flex-col gap-4">
      {documents.map(
        (document) =>
          document.denial_proposal?.state === "open" && (
            <ProposalCard
              key={document.id}
              claim={claim}
              document={document}
              proposal={document.denial_proposal}
              viewHref={hrefOf(document.id)}
            />
          ),
      )}
      <UploadCard claim={{ claim_id, patient }} />
      <Card title="Documents" flush>
        {documents.length > 0 ? (
          <DocumentList documents={documents} hrefOf={hrefOf} />
        ) : (
          <EmptyState
            icon="icon-file-text"
            title="No documents uploaded yet. Upload a document above to get started."
            className="pt-6"
          />
        )}
      </Card>
      {reading.length > 0 && <ReadingWatch claimId={claim_id} reading={reading} />}
    </div>
  );
}
