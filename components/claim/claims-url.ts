import {
  createParser,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { OFFERED_CLAIM_STATUSES } from "@/lib/core/claim-labels";
import type { ClaimSort } from "@/lib/domain/claim/schema";

/** What of the claims list stands in the page's address. Ids only: a claim number that is searched for stays out. */

export const CLAIM_VIEWS = ["all", "needs_attention"] as const;
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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const parseAsId = createParser({
  parse: (value) => (UUID.test(value) ? value.toLowerCase() : null),
  serialize: (value: string) => value,
});

export const claimsUrl = {
  view: parseAsStringLiteral(CLAIM_VIEWS).withDefault("all"),
  status: parseAsStringLiteral(OFFERED_CLAIM_STATUSES),
  patient: parseAsId,
  sort: parseAsStringLiteral(SORTS),
  cursor: parseAsString,
  /** Position of the page's first row, from 1. */
  from: parseAsInteger.withDefault(1),
};
export type ClaimsUrl = inferParserType<typeof claimsUrl>;

export const FIRST_PAGE = { cursor: null, from: 1 } as const;

export type ClaimsFilter = Pick<ClaimsUrl, "view" | "status" | "patient"> & { search: string };
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

/** The cursor in a page's `next`, which is an address. */
export function cursorOf(next: string | null): string | null {
  if (!next) return null;
  const at = next.indexOf("?");
  return at < 0 ? next : new URLSearchParams(next.slice(at + 1)).get("cursor");
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
