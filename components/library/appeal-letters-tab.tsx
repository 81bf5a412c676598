"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { cursorOf } from "@/components/app-shell/page-cursor";
import { ALL_LETTERS_KEY, fetchAllLetters, isUnderWay, nextLook } from "@/components/letter/letter-calls";
import { LettersTable } from "@/components/letter/letters-table";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import type { Page } from "@/lib/core/page";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

const TYPING_PAUSE = 250;
const START = { cursor: null as string | null, from: 1 };

/** The letters that were written for claims (docs/product.md, E9). */
export function AppealLettersTab() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [walk, setWalk] = useState<readonly (typeof START)[]>([START]);
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
    queryKey: [...ALL_LETTERS_KEY, search, here.cursor],
    queryFn: ({ client, queryKey, signal }) =>
      fetchAllLetters(search, here.cursor, {
        background: client.getQueryData(queryKey) !== undefined,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.results.some(isUnderWay) ? nextLook(state.dataUpdateCount) : false,
  });
  const page: Page<ClaimLetterDto> = query.data ?? { count: 0, next: null, previous: null, results: [] };
  const next = cursorOf(page.next);

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
          title="Failed to fetch appeals"
          action={
            <Button size="sm" onClick={() => query.refetch()} loading={query.isFetching}>
              Try again
            </Button>
          }
        >
          {page.results.length > 0 && "The letters below are from the last time the list loaded."}
        </Alert>
      )}
      <Card flush aria-busy={query.isPlaceholderData}>
        {query.isPending ? (
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ) : page.results.length > 0 ? (
          <LettersTable letters={page.results} ofAllClaims />
        ) : (
          !query.isError && (
            <EmptyState icon={FileText} title="No Appeal Letters Found">
              {search
                ? "No letter's patient or claim number matches what you typed."
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
    </div>
  );
}
