"use client";

import { FileText, Upload } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { formatBytes } from "@/components/ui/file-size";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { Page } from "@/lib/core/page";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";
import { DELETE_FAILED, deleteUpload, FETCH_FAILED, failureWords, startAppealWith } from "./library-calls";
import { LibraryFilters } from "./library-filters";
import { LibraryTable } from "./library-table";
import { SelectionBar } from "./selection-bar";
import { type Library, useLibrary } from "./use-library";

const ViewDialog = dynamic(() => import("./view-dialog").then((file) => file.ViewDialog), { ssr: false });
const ConfirmDialog = dynamic(
  () => import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
  { ssr: false },
);

interface MyDocumentsTabProps {
  /** The first page without filters, rendered by the server. */
  first: Page<LibraryDocumentDto>;
  onUploadNew: () => void;
}

/** Every document of the practice: of claims, appeals and patients; several of them begin a quick appeal. */
export function MyDocumentsTab({ first, onUploadNew }: MyDocumentsTabProps) {
  const router = useRouter();
  const library = useLibrary(first);
  const { page } = library;
  const [shownId, setShownId] = useQueryState("document", parseAsString.withOptions({ history: "push" }));
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryDocumentDto>>(new Map());
  const [doomed, setDoomed] = useState<LibraryDocumentDto | null>(null);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const toggle = (document: LibraryDocumentDto) => {
    const next = new Map(chosen);
    if (!next.delete(document.id)) next.set(document.id, document);
    setChosen(next);
  };
  const start = async () => {
    setStarting(true);
    setProblem(null);
    try {
      const { id } = await startAppealWith([...chosen.keys()]);
      router.push(`/appeals/${id}`);
    } catch (error) {
      setProblem(failureWords("Failed to create new appeal", error));
      setStarting(false);
    }
  };
  const remove = async (document: LibraryDocumentDto) => {
    try {
      await deleteUpload(document.id);
    } catch (error) {
      toast.error(DELETE_FAILED);
      throw new Error(failureWords(DELETE_FAILED, error));
    }
    toast.success("Document deleted successfully");
    setChosen((before) => new Map([...before].filter(([id]) => id !== document.id)));
    await library.reload();
  };

  return (
    <div className="flex flex-col gap-4">
      <LibraryFilters library={library} />
      {chosen.size > 0 && (
        <SelectionBar
          documents={[...chosen.values()]}
          busy={starting}
          onStart={start}
          onClear={() => setChosen(new Map())}
        />
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {library.error && (
        <Alert
          tone="danger"
          title={FETCH_FAILED}
          action={
            <Button size="sm" onClick={library.retry}>
              Try again
            </Button>
          }
        >
          {page.results.length > 0 && "The documents below are from the last time the list loaded."}
        </Alert>
      )}
      <Card flush aria-busy={library.waiting}>
        {library.isLoading ? (
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ) : page.results.length > 0 ? (
          <LibraryTable
            documents={page.results}
            chosen={chosen}
            onToggle={toggle}
            onView={(id) => void setShownId(id)}
            onDelete={setDoomed}
          />
        ) : (
          !library.error && <Nothing library={library} onUploadNew={onUploadNew} />
        )}
      </Card>
      {page.results.length > 0 && (
        <Pagination
          noun="documents"
          shown={page.results.length}
          count={page.count}
          from={library.from}
          onPrevious={library.previous}
          onNext={library.next}
          busy={library.waiting}
        />
      )}
      {shownId && (
        <ViewDialog
          key={shownId}
          documentId={shownId}
          known={page.results.find(({ id }) => id === shownId) ?? null}
          onClose={() => void setShownId(null)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDoomed(null)}
          title="Delete Document"
          description="Are you sure you want to delete this document?"
          facts={factsOf(doomed)}
          confirmLabel="Delete"
          onConfirm={() => remove(doomed)}
        />
      )}
    </div>
  );
}

function factsOf(document: LibraryDocumentDto) {
  const used = document.appeals === 1 ? "1 appeal" : `${document.appeals} appeals`;
  return [
    { label: "File", value: document.original_filename },
    { label: "Type", value: CLAIM_DOCUMENT_TYPE_LABELS[document.document_type] },
    { label: "Size", value: formatBytes(document.file_size), numeric: true },
    ...(document.patient_name ? [{ label: "Patient", value: document.patient_name }] : []),
    ...(document.claim_number ? [{ label: "Claim", value: document.claim_number }] : []),
    ...(document.appeals > 0 ? [{ label: "Used by", value: `${used}; it disappears there too` }] : []),
  ];
}

function Nothing({ library, onUploadNew }: { library: Library; onUploadNew: () => void }) {
  if (library.isFiltered) {
    return (
      <EmptyState
        icon={FileText}
        title="No document found"
        action={<Button onClick={library.clear}>Clear the filters</Button>}
      >
        Nothing matches what you typed and chose.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={FileText}
      title="No documents yet"
      action={
        <Button variant="primary" onClick={onUploadNew}>
          <Upload aria-hidden /> Upload New
        </Button>
      }
    >
      Documents for patients, claims and appeals are all listed here.
    </EmptyState>
  );
}
