import { api } from "@/components/app-shell/api-fetch";
import type { Page } from "@/lib/core/page";
import type { CreatePayerInput, PayerDto } from "@/lib/domain/payer-directory/schema";

/** The REST calls of the practice's payer directory. All throw `ApiError`, or `TypeError` without an answer. */

export const PAYERS_KEY = ["payer-directory"] as const;

const at = (rest = "") => `/payers/directory/${rest}`;

export function fetchPayers(search: string, cursor: string | null, signal?: AbortSignal) {
  const query = new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) });
  return api<Page<PayerDto>>(`${at()}?${query}`, signal ? { signal } : {});
}

export const createPayer = (input: CreatePayerInput) => api<PayerDto>(at(), { method: "POST", json: input });

export const updatePayer = (id: string, input: CreatePayerInput) =>
  api<PayerDto>(at(`${id}/`), { method: "PATCH", json: input });

export const deletePayer = (id: string) => api<void>(at(`${id}/`), { method: "DELETE" });
