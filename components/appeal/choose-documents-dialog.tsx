"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { attachDocumentsAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { cursorOf } from "@/components/app-shell/page-cursor";
import { useAction } from "@/components/form/use-action";
import { fetchDocuments } from "@/components/library/fetch-documents";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { QueryProvider } from "@/components/ui/query-provider";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/document-types";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";
import { failureText } from "./messages";
import { pages } from "./page-count";

export interface ChooseDocumentsDialogProps {
  appeal: Pick<AppealDto, "id" | "patient">;
  /** Those that the appeal has already. */
  attached: readonly string[];
  onAttach: () => void;
  onAttached: (count: number) => void;
  onClose: () => void;
}

/** Attaches documents that the practice has already; nothing is copied. */
export const ChooseDocumentsDialog = (props: ChooseDocumentsDialogProps) => (
  <QueryProvider>
    <Choice {...props} />
  </QueryProvider>
);

function Choice({ appeal, onClose, ...props }: ChooseDocumentsDialogProps) {
  const [typed, setTyped] = useState("");
  const [onlyPatient, setOnlyPatient] = useState(appeal.patient !== null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { run, busy, refusal } = useAction(attachDocumentsAction);
  const search = useDeferredValue(typed.trim());
  const patient = onlyPatient ? appeal.patient : null;
  const list = useInfiniteQuery({
    queryKey: ["library", "choose", search, patient],
    queryFn: ({ pageParam, signal }) =>
      fetchDocuments({ search, patient, type: null, from: null, to: null, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => cursorOf(page.next),
    placeholderData: keepPreviousData,
  });
  const documents = list.data?.pages.flatMap(({ results }) => results) ?? [];
  const attached = new Set(props.attached);

  const isForeign =
    appeal.patient !== null &&
    documents.some(({ id, patient: of }) => chosen.has(id) && of !== null && of !== appeal.patient);

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };

  const attach = async () => {
    props.onAttach();
    const answer = await run({ appealId: appeal.id, documents: [...chosen] });
    if (answer) props.onAttached(chosen.size);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Choose from documents"
        description="Documents your practice already has. They also stay where they are."
        size="lg"
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 sm:px-5">
          <div className="min-w-48 flex-1">
            <SearchInput
              aria-label="Search documents"
              placeholder="Search documents"
              value={typed}
              maxLength={100}
              onValueChange={setTyped}
            />
          </div>
          {appeal.patient && (
            <Switch label="Only this patient's" checked={onlyPatient} onCheckedChange={setOnlyPatient} />
          )}
        </div>
        <DialogBody aria-busy={list.isFetching} className="min-h-48">
          {list.isError && <Alert tone="danger" className="mb-4" title="Failed to fetch documents" />}
          {list.isPending && <Skeleton className="h-32" />}
          {list.isSuccess && documents.length === 0 && (
            <EmptyState title="No documents found">
              {onlyPatient
                ? "This patient has no documents here. Turn off “Only this patient's” to see the others."
                : "Change the search, or upload the file instead."}
            </EmptyState>
          )}
          <ul aria-label="Documents" className="-mx-4 -mt-4 sm:-mx-5 divide-y">
            {documents.map((document) => (
              <li key={document.id} className="px-4 py-2.5 sm:px-5">
                <Checkbox
                  checked={attached.has(document.id) || chosen.has(document.id)}
                  disabled={attached.has(document.id)}
                  onCheckedChange={() => toggle(document.id)}
                  label={<span className="break-all">{document.original_filename}</span>}
                  hint={aboutDocument(document, attached.has(document.id))}
                />
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <div className="pt-3 text-center">
              <Button size="sm" onClick={() => list.fetchNextPage()} loading={list.isFetchingNextPage}>
                Show more
              </Button>
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          {refusal && (
            <Alert tone="danger" className="basis-full">
              {failureText("Failed to update appeal information", refusal)}
            </Alert>
          )}
          {isForeign && (
            <Alert tone="warning" className="basis-full">
              Not every document you chose belongs to this appeal's patient.
            </Alert>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.size === 0} loading={busy} onClick={attach}>
            {chosen.size > 1 ? `Add ${chosen.size} documents` : "Add document"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function aboutDocument(document: LibraryDocumentDto, isAttached: boolean): string {
  return [
    isAttached && "Already in this appeal",
    CLAIM_DOCUMENT_TYPE_LABELS[document.document_type],
    document.patient_name,
    document.claim_number && `Claim ${document.claim_number}`,
    document.pages !== null && pages(document.pages),
  ]
    .filter(Boolean)
    .join(" · ");
}
