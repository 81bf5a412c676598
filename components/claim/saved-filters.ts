import { CLAIM_STATUS_LABELS, OFFERED_CLAIM_STATUSES, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { RIGHT_MOVES } from "@/lib/core/enums";
import type { ClaimSort } from "@/lib/domain/claim/schema";
import { CLAIM_VIEWS, type ClaimsUrl, SORT_LABELS, SORTS } from "./claims-url";

/**
 * Filters that one person keeps in this browser. They hold choices and ids, never a name or a number: what they are
 * called is put together when they are shown.
 */
export type SavedFilter = Pick<ClaimsUrl, "view" | "status" | "patient" | "move" | "sort">;

const MOST = 12;
const keyOf = (userId: string) => `claims-filters:${userId}`;

export const sameFilter = (a: SavedFilter, b: SavedFilter): boolean =>
  a.view === b.view &&
  a.status === b.status &&
  a.patient === b.patient &&
  a.move === b.move &&
  a.sort === b.sort;

/** Whether there is anything to keep. */
export const isUsual = (filter: SavedFilter): boolean =>
  filter.view === "all" && !filter.status && !filter.patient && !filter.move && !filter.sort;

/** The stored list, without what this version doesn't know. */
export function readFilters(text: string | null): SavedFilter[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
    values.find((known) => known === value) ?? null;
  return stored
    .filter((entry): entry is Record<string, unknown> => typeof entry === "object" && entry !== null)
    .map((entry) => ({
      view: oneOf(CLAIM_VIEWS, entry.view) ?? "all",
      status: oneOf(OFFERED_CLAIM_STATUSES, entry.status),
      patient:
        typeof entry.patient === "string" && /^[0-9a-f-]{36}$/.test(entry.patient) ? entry.patient : null,
      move: oneOf(RIGHT_MOVES, entry.move),
      sort: oneOf<ClaimSort>(SORTS, entry.sort),
    }))
    .filter((filter) => !isUsual(filter))
    .slice(0, MOST);
}

export function loadFilters(userId: string): SavedFilter[] {
  try {
    return readFilters(window.localStorage.getItem(keyOf(userId)));
  } catch {
    return [];
  }
}

/** Where the browser keeps nothing it lasts as long as the page. */
export function storeFilters(userId: string, filters: readonly SavedFilter[]): void {
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify(filters.slice(0, MOST)));
  } catch {
    // Storage may be closed or full; the list on the screen stays as it is.
  }
}

export const withFilter = (filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] =>
  [added, ...filters.filter((filter) => !sameFilter(filter, added))].slice(0, MOST);

/** "Denied · Rosa Diaz · Charges, highest first". `patientName` is null while it is not known. */
export function filterName(filter: SavedFilter, patientName: string | null): string {
  return [
    filter.view === "needs_attention" ? "Needs attention" : null,
    filter.view === "all" && filter.status ? CLAIM_STATUS_LABELS[filter.status] : null,
    filter.patient ? (patientName ?? "One patient") : null,
    filter.move ? RIGHT_MOVE_LABELS[filter.move] : null,
    filter.sort ? SORT_LABELS[filter.sort] : null,
  ]
    .filter(Boolean)
    .join(" · ");
}
