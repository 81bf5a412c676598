"use client";

import { useEffect, useState } from "react";
import { api } from "@/components/app-shell/api-fetch";
import type { ClaimPage } from "@/lib/domain/claim/schema";
import type { ClaimTotalsDto } from "@/lib/domain/claim/statistics/schema";
import type { PatientChoice, PatientDto } from "@/lib/domain/patient/schema";
import { fetchClaims, fetchTotals } from "./claim-calls";
import { askQuery, type ClaimsAsk, type ClaimsFilter, filterQuery } from "./claims-url";
import { useAnswer } from "./use-answer";

/** What the server drew: the list that the page's address asks for. */
export interface FirstClaims {
  ask: ClaimsAsk;
  page: ClaimPage;
  totals: ClaimTotalsDto;
  patient: PatientChoice | null;
  /** Milliseconds, by the server's clock. */
  at: number;
}

/** The page of claims and the sums of all that the filters let through. */
export function useClaimsData(ask: ClaimsAsk, filter: ClaimsFilter, first: FirstClaims) {
  const list = useAnswer(askQuery(ask).toString(), (signal) => fetchClaims(ask, signal), {
    key: askQuery(first.ask).toString(),
    data: first.page,
    at: first.at,
  });
  const totals = useAnswer(filterQuery(filter).toString(), (signal) => fetchTotals(filter, signal), {
    key: filterQuery(first.ask).toString(),
    data: first.totals,
    at: first.at,
  });
  return {
    list,
    totals: totals.isOld ? undefined : totals.data,
    reload: () => {
      list.reload();
      totals.reload();
    },
  };
}

/** The patient whose id is in the address, for the words on the screen. */
export function usePatientOf(patientId: string | null, known: PatientChoice | null) {
  const [found, setFound] = useState<PatientChoice | null>(null);
  const patient = [known, found].find((one) => one?.patient_id === patientId) ?? null;
  const isMissing = patientId !== null && patient === null;
  useEffect(() => {
    if (!isMissing) return;
    const abort = new AbortController();
    api<PatientDto>(`/patients/${patientId}/`, { signal: abort.signal }).then(setFound, () => undefined);
    return () => abort.abort();
  }, [patientId, isMissing]);
  return patient;
}
