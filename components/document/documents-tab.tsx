"use client";

import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { parseAsString, useQueryState } from "nuqs";
import { type FormEvent, useState } from "react";
import { claimFailure } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { formatBytes } from "@/components/ui/file-size";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { deleteDocument, documentsKey, fetchDocuments } from "./document-calls";
import { DocumentDialog } from "./document-dialog";
import { DocumentList } from "./document-list";
import { ProposalCard } from "./proposal-card";
import { UploadDescription, UploadFile, UploadType } from "./upload-fields";
import { useDocumentUpload } from "./use-document-upload";

const POLL_MS = 3000;
const SLOW_POLL_MS = 15_000;
/** After so many looks, some two minutes, a reading is taken to be a long one. */
const QUICK_LOOKS = 40;

interface DocumentsTabProps {
  claim: ClaimDto;
  onClaim: (claim: ClaimDto) => void;
  /** Something was stored that other parts of the page show. */
  onChanged: () => void;
}

/** A claim's documents: upload, list, viewer, and what its denial letters propose (docs/product.md, F17). */
export function DocumentsTab({ claim, onClaim, onChanged }: DocumentsTabProps) {
  const list = useDocuments(claim.claim_id);
  const [shownId, setShownId] = useQueryState("document", parseAsString.withOptions({ history: "push" }));
  const [doomed, setDoomed] = useState<ClaimDocumentDto | null>(null);
  const documents = list.data ?? [];
  const shown = documents.find(({ id }) => id === shownId);
  const proposing = documents.filter(({ denial_proposal: proposal }) => proposal?.state === "open");

  const remove = async (document: ClaimDocumentDto) => {
    try {
      await deleteDocument(document.id);
    } catch (error) {
      toast.error("Failed to delete document");
      throw new Error(claimFailure("delete document", error));
    }
    toast.success("Document deleted successfully");
    onChanged();
  };

  return (
    <div className="flex flex-col gap-4">
      {proposing.map((document) => (
        <ProposalCard
          key={document.id}
          claim={claim}
          document={document}
          onView={() => void setShownId(document.id)}
          onSettled={onClaim}
        />
      ))}
      <UploadCard claim={claim} onUploaded={onChanged} />
      <Card title="Documents" flush aria-busy={list.isPending}>
        {list.isError && (
          <Alert
            tone="danger"
            className="mx-4 mb-4"
            title="Failed to load documents"
            action={
              <Button size="sm" onClick={() => list.refetch()} loading={list.isFetching}>
                Try again
              </Button>
            }
          >
            {documents.length > 0 && "The documents below are from the last time the list loaded."}
          </Alert>
        )}
        {list.isPending ? (
          <div className="flex flex-col gap-3 px-4 pb-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ) : documents.length > 0 ? (
          <DocumentList documents={documents} onView={(id) => void setShownId(id)} onDelete={setDoomed} />
        ) : (
          !list.isError && (
            <EmptyState
              icon={FileText}
              title="No documents uploaded yet. Upload a document above to get started."
              className="pt-6"
            />
          )
        )}
      </Card>
      {shown && <DocumentDialog document={shown} onClose={() => void setShownId(null)} />}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Delete Document"
        description="Are you sure you want to delete this document?"
        facts={doomed ? factsOf(doomed) : []}
        confirmLabel="Delete"
        onConfirm={() => (doomed ? remove(doomed) : undefined)}
      />
    </div>
  );
}

const factsOf = (document: ClaimDocumentDto) => [
  { label: "File", value: document.original_filename },
  { label: "Type", value: CLAIM_DOCUMENT_TYPE_LABELS[document.document_type] },
  { label: "Size", value: formatBytes(document.file_size), numeric: true },
];

/** The list, looked at again while a document of it is being read. */
function useDocuments(claimId: string) {
  return useQuery({
    queryKey: documentsKey(claimId),
    queryFn: ({ client, queryKey }) =>
      fetchDocuments(claimId, client.getQueryData<ClaimDocumentDto[]>(queryKey)?.some(isPending) ?? false),
    refetchInterval: ({ state }) => {
      if (!state.data?.some(isPending)) return false;
      return state.dataUpdateCount < QUICK_LOOKS ? POLL_MS : SLOW_POLL_MS;
    },
  });
}

const isPending = ({ ocr_status }: ClaimDocumentDto) => ocr_status === "pending";

function UploadCard({ claim, onUploaded }: { claim: ClaimDto; onUploaded: () => void }) {
  const upload = useDocumentUpload(claim, onUploaded);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void upload.submit();
  };
  return (
    <Card
      title="Upload Document"
      description="It is read, so that its words can be found and used in an appeal."
    >
      <form onSubmit={submit} noValidate className="grid gap-4 md:grid-cols-2">
        <UploadFile upload={upload} />
        <div className="flex flex-col gap-4">
          <UploadType upload={upload} />
          <UploadDescription upload={upload} rows={2} />
          <div className="flex justify-end gap-2">
            {upload.busy && <Button onClick={upload.stop}>Stop the upload</Button>}
            <Button
              type="submit"
              variant={upload.file ? "primary" : "secondary"}
              loading={upload.busy}
              loadingText="Uploading"
            >
              Upload
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
