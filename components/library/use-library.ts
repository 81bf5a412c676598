"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { parseAsIsoDate, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useEffect, useState } from "react";
import { cursorOf } from "@/components/app-shell/page-cursor";
import { CLAIM_DOCUMENT_TYPES } from "@/lib/core/enums";
import type { Page } from "@/lib/core/page";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";
import { DOCUMENTS_KEY, type DocumentsAsk, fetchDocuments } from "./library-calls";

const TYPING_PAUSE = 250;
const POLL_MS = 3000;
const SLOW_POLL_MS = 15_000;
/** After so many looks, some two minutes, a reading is taken to be a long one. */
const QUICK_LOOKS = 40;

/** Filters are in the address; what is searched for is not, because names do not belong there. */
const filters = {
  type: parseAsStringLiteral(CLAIM_DOCUMENT_TYPES),
  patient: parseAsString,
  from: parseAsIsoDate,
  to: parseAsIsoDate,
};

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;
const START = { cursor: null as string | null, from: 1 };

/** The list of documents: its filters, search and pages, looked at again while one on the screen is being read. */
export function useLibrary(first: Page<LibraryDocumentDto> | null) {
  const queries = useQueryClient();
  const [url, setUrl] = useQueryStates(filters, { history: "push" });
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [walk, setWalk] = useState<readonly (typeof START)[]>([START]);
  const here = walk.at(-1) ?? START;

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(
      () => {
        setSearch(typed.trim());
        setWalk([START]);
      },
      typed === "" ? 0 : TYPING_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed, search]);

  const ask: DocumentsAsk = {
    search,
    type: url.type,
    patient: url.patient,
    from: dayOf(url.from),
    to: dayOf(url.to),
    cursor: here.cursor,
  };
  const isFiltered = search !== "" || Object.values(url).some((value) => value !== null);
  const query = useQuery({
    queryKey: [...DOCUMENTS_KEY, ask],
    queryFn: ({ client, queryKey, signal }) =>
      fetchDocuments(ask, client.getQueryData<Page<LibraryDocumentDto>>(queryKey) !== undefined, signal),
    ...(first && !isFiltered && here.cursor === null && { initialData: first }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      if (!state.data?.results.some(({ being_read }) => being_read)) return false;
      return state.dataUpdateCount < QUICK_LOOKS ? POLL_MS : SLOW_POLL_MS;
    },
  });
  const page = query.data ?? EMPTY;
  const next = cursorOf(page.next);

  const goTo = (pages: typeof walk) => {
    setWalk(pages);
    window.scrollTo({ top: 0 });
  };

  return {
    ask,
    typed,
    setTyped,
    isFiltered,
    page,
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    /** Older rows stay on the screen while newer ones load. */
    waiting: query.isPlaceholderData || typed.trim() !== search,
    choose: (change: Partial<Pick<DocumentsAsk, "type" | "patient" | "from" | "to">>) => {
      const day = (value: string | null) => (value ? new Date(`${value}T00:00:00Z`) : null);
      setWalk([START]);
      void setUrl({
        ...("type" in change && { type: change.type ?? null }),
        ...("patient" in change && { patient: change.patient ?? null }),
        ...("from" in change && { from: day(change.from ?? null) }),
        ...("to" in change && { to: day(change.to ?? null) }),
      });
    },
    clear: () => {
      setTyped("");
      setSearch("");
      setWalk([START]);
      void setUrl(null);
    },
    from: here.from,
    previous: walk.length > 1 ? () => goTo(walk.slice(0, -1)) : null,
    next: next ? () => goTo([...walk, { cursor: next, from: here.from + page.results.length }]) : null,
    reload: () => queries.invalidateQueries({ queryKey: DOCUMENTS_KEY }),
  };
}
export type Library = ReturnType<typeof useLibrary>;

const EMPTY: Page<LibraryDocumentDto> = { count: 0, next: null, previous: null, results: [] };
