import { OFFERED_CLAIM_STATUSES } from "@/lib/core/claim-labels";
import { RIGHT_MOVES, type RightMove } from "@/lib/core/enums";
import type { ClaimSort } from "@/lib/domain/claim/filter-table";

/** What the claims list keeps in the page's address. Ids only: a claim number that is searched for stays out. */

const CLAIM_VIEWS = ["all", "needs_attention"] as const;
export type ClaimView = (typeof CLAIM_VIEWS)[number];

export const SORTS = [
  "-created_at",
  "created_at",
  "deadline",
  "-deadline",
  "-date_submitted",
  "date_submitted",
  "-total_charges",
  "total_charges",
] as const satisfies readonly ClaimSort[];

export const SORT_LABELS: Record<ClaimSort, string> = {
  "-created_at": "Newest first",
  created_at: "Oldest first",
  deadline: "Deadline, nearest first",
  "-deadline": "Deadline, farthest first",
  "-date_submitted": "Submitted, newest first",
  date_submitted: "Submitted, oldest first",
  "-total_charges": "Charges, highest first",
  total_charges: "Charges, lowest first",
};

export interface ClaimsUrl {
  view: ClaimView;
  status: (typeof OFFERED_CLAIM_STATUSES)[number] | null;
  /** An id. */
  patient: string | null;
  /** The proposed next step. */
  move: RightMove | null;
  sort: ClaimSort | null;
  cursor: string | null;
  /** Position of the page's first row, from 1. */
  from: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the address; what it does not know is as if it were not there. */
export function readClaimsUrl(query: Pick<URLSearchParams, "get">): ClaimsUrl {
  const oneOf = <T extends string>(values: readonly T[], name: string): T | null =>
    values.find((value) => value === query.get(name)) ?? null;
  const patient = query.get("patient")?.toLowerCase() ?? "";
  const from = Number(query.get("from"));
  return {
    view: oneOf(CLAIM_VIEWS, "view") ?? "all",
    status: oneOf(OFFERED_CLAIM_STATUSES, "status"),
    patient: UUID.test(patient) ? patient : null,
    move: oneOf(RIGHT_MOVES, "move"),
    sort: oneOf<ClaimSort>(SORTS, "sort"),
    cursor: query.get("cursor"),
    from: Number.isSafeInteger(from) && from > 1 ? from : 1,
  };
}

/** The page's address; what is as usual is left out. */
export function claimsHref({ view, from, ...url }: ClaimsUrl): string {
  const query = new URLSearchParams();
  if (view !== "all") query.set("view", view);
  for (const [name, value] of Object.entries(url)) if (value) query.set(name, value);
  if (from > 1) query.set("from", String(from));
  return query.size > 0 ? `/claims?${query}` : "/claims";
}

export const FIRST_PAGE = { cursor: null, from: 1 } as const;

export type ClaimsFilter = Pick<ClaimsUrl, "view" | "status" | "patient" | "move"> & { search: string };
/** What one page of the list is asked by. */
export type ClaimsAsk = ClaimsFilter & Pick<ClaimsUrl, "sort" | "cursor">;

/** The order of the rows when none is chosen: what is due first where something is due. */
export const orderOf = (url: Pick<ClaimsUrl, "view" | "sort">): ClaimSort =>
  url.sort ?? (url.view === "needs_attention" ? "deadline" : "-created_at");

/** The query of the calls. Everything claims and denied is what "Needs attention" shows, so a status says no more. */
export function filterQuery(filter: ClaimsFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.view === "needs_attention") query.set("view", filter.view);
  else if (filter.status) query.set("status", filter.status);
  if (filter.patient) query.set("patient_id", filter.patient);
  if (filter.move) query.set("right_move", filter.move);
  if (filter.search.trim()) query.set("search", filter.search.trim());
  return query;
}

/** The same for a page of the list. */
export function askQuery(ask: ClaimsAsk): URLSearchParams {
  const query = filterQuery(ask);
  if (ask.sort) query.set("sort", ask.sort);
  if (ask.cursor) query.set("cursor", ask.cursor);
  return query;
}

/** What a click on a column's header asks for: its first order, the other one, then none. */
export function turnSort(current: ClaimSort, first: ClaimSort): ClaimSort | null {
  const other = (first.startsWith("-") ? first.slice(1) : `-${first}`) as ClaimSort;
  if (current === first) return other;
  return current === other ? null : first;
}

/** How a column stands whose first order is `first`. */
export function sortState(current: ClaimSort, first: ClaimSort): "ascending" | "descending" | "none" {
  const bare = first.replace("-", "");
  if (current.replace("-", "") !== bare) return "none";
  return current.startsWith("-") ? "descending" : "ascending";
}
