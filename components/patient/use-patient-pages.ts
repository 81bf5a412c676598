"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { cursorOf } from "@/components/app-shell/page-cursor";
import type { Page } from "@/lib/core/page";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { fetchPatients } from "./patient-calls";
import { patientKey } from "./use-patient-details";

const KEY = "patients";

/** The list's pages and search. What is searched for stays in memory: a name never stands in the page's address. */
export function usePatientPages(first: Page<PatientDto>) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  /** The cursors of the pages that were walked through; the last one is shown. */
  const [walk, setWalk] = useState<readonly { cursor: string | null; from: number }[]>([START]);
  const here = walk.at(-1) ?? START;

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => {
      setSearch(typed.trim());
      setWalk([START]);
    }, 200);
    return () => clearTimeout(timer);
  }, [typed, search]);

  const isFirst = search === "" && here.cursor === null;
  const query = useQuery({
    queryKey: [KEY, search, here.cursor],
    queryFn: ({ signal }) => fetchPatients({ search, cursor: here.cursor }, signal),
    ...(isFirst && { initialData: first }),
    placeholderData: keepPreviousData,
  });
  const page = query.data ?? EMPTY;
  const next = cursorOf(page.next);

  const goTo = (pages: typeof walk) => {
    setWalk(pages);
    window.scrollTo({ top: 0 });
  };

  return {
    typed,
    setTyped,
    search,
    page,
    error: query.error,
    retry: () => void query.refetch(),
    /** Older rows stand on the screen while newer ones are on their way. */
    waiting: query.isPlaceholderData || (typed.trim() !== search && !query.isError),
    from: here.from,
    previous: walk.length > 1 ? () => goTo(walk.slice(0, -1)) : null,
    next: next ? () => goTo([...walk, { cursor: next, from: here.from + page.results.length }]) : null,
    /** Shows a saved patient where its old state stood, without moving rows. */
    replace: (saved: PatientDto) => {
      queries.setQueryData(patientKey(saved.patient_id), saved);
      queries.setQueriesData<Page<PatientDto>>(
        { queryKey: [KEY] },
        (old) =>
          old && {
            ...old,
            results: old.results.map((one) => (one.patient_id === saved.patient_id ? saved : one)),
          },
      );
    },
    reload: () => void queries.invalidateQueries({ queryKey: [KEY] }),
  };
}

const START = { cursor: null, from: 1 };
const EMPTY: Page<PatientDto> = { count: 0, next: null, previous: null, results: [] };
