"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { confirmPayer, fetchPayer } from "./appeal-calls";

/** The appeal's payer: the directory's entry, and what its letter proposes for it. */
export function usePayer(appealId: string) {
  const queries = useQueryClient();
  const key = ["appeal", appealId, "payer"] as const;
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => fetchPayer(appealId, signal) });
  return {
    entry: query.data?.entry ?? null,
    proposal: query.data?.proposal ?? null,
    confirm: async (fields: { name: string; appeals_address: string; fax: string }) => {
      await confirmPayer(appealId, fields);
      await queries.invalidateQueries({ queryKey: key });
    },
  };
}
export type Payer = ReturnType<typeof usePayer>;
