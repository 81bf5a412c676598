"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { cursorOf } from "@/components/patient/patient-calls";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import type { Page } from "@/lib/core/page";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { deleteLetter, fetchLetters, LETTERS_FAILED, LETTERS_KEY } from "./letter-calls";
import { LettersTable } from "./letters-table";
import { failureWords } from "./library-calls";

const LetterDialog = dynamic(() => import("./letter-dialog").then((file) => file.LetterDialog), {
  ssr: false,
});
const ConfirmDialog = dynamic(
  () => import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
  { ssr: false },
);

const POLL_MS = 5000;
const TYPING_PAUSE = 250;
const START = { cursor: null as string | null, from: 1 };

/** The letters that were written for claims (spec document 2, section 2). */
export function AppealLettersTab() {
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [walk, setWalk] = useState<readonly (typeof START)[]>([START]);
  const [shown, setShown] = useState<ClaimLetterDto | null>(null);
  const [doomed, setDoomed] = useState<ClaimLetterDto | null>(null);
  const here = walk.at(-1) ?? START;

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => {
      setSearch(typed.trim());
      setWalk([START]);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, search]);

  const query = useQuery({
    queryKey: [...LETTERS_KEY, search, here.cursor],
    queryFn: ({ client, queryKey, signal }) =>
      fetchLetters(search, here.cursor, client.getQueryData(queryKey) !== undefined, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) ? POLL_MS : false),
  });
  const page: Page<ClaimLetterDto> = query.data ?? { count: 0, next: null, previous: null, results: [] };
  const next = cursorOf(page.next);

  const remove = async (letter: ClaimLetterDto) => {
    try {
      await deleteLetter(letter.id);
    } catch (error) {
      throw new Error(failureWords("Failed to delete appeal letter", error));
    }
    toast.success("Appeal letter deleted successfully!");
    await queries.invalidateQueries({ queryKey: LETTERS_KEY });
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="sm:max-w-md">
        <SearchInput
          aria-label="Search appeal letters"
          placeholder="Patient or claim number"
          maxLength={100}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      {query.isError && (
        <Alert
          tone="danger"
          title={LETTERS_FAILED}
          action={
            <Button size="sm" onClick={() => query.refetch()} loading={query.isFetching}>
              Try again
            </Button>
          }
        >
          {page.results.length > 0 && "The letters below are the last ones that arrived."}
        </Alert>
      )}
      <Card flush aria-busy={query.isPlaceholderData}>
        {query.isPending ? (
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ) : page.results.length > 0 ? (
          <LettersTable letters={page.results} onView={setShown} onDelete={setDoomed} />
        ) : (
          !query.isError && (
            <EmptyState icon={FileText} title="No Appeal Letters Found">
              {search
                ? "No letter's patient or claim number holds what you typed."
                : "Choose Generate Appeal on a denied claim; its letter appears here."}
            </EmptyState>
          )
        )}
      </Card>
      {page.results.length > 0 && (
        <Pagination
          noun="letters"
          shown={page.results.length}
          count={page.count}
          from={here.from}
          onPrevious={walk.length > 1 ? () => setWalk(walk.slice(0, -1)) : null}
          onNext={
            next ? () => setWalk([...walk, { cursor: next, from: here.from + page.results.length }]) : null
          }
          busy={query.isPlaceholderData}
        />
      )}
      {shown && <LetterDialog letter={shown} onClose={() => setShown(null)} />}
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDoomed(null)}
          title="Delete Appeal Letter"
          description="Are you sure you want to delete this appeal letter? This action cannot be undone."
          facts={[
            { label: "Patient", value: doomed.patient_name },
            { label: "Claim Number", value: doomed.claim_number },
            { label: "Template", value: doomed.template_name },
          ]}
          confirmLabel="Delete"
          onConfirm={() => remove(doomed)}
        />
      )}
    </div>
  );
}

const isUnderWay = ({ generation }: ClaimLetterDto) =>
  generation?.status === "queued" || generation?.status === "writing";
