import type { ClaimSort } from "@/lib/domain/claim/filter-table";

/** How the list is ordered by its columns' headers. */

/** What a click on a column's header asks for: its first order, the other one, then none. */
export function turnSort(current: ClaimSort, first: ClaimSort): ClaimSort | null {
  const other = (first.startsWith("-") ? first.slice(1) : `-${first}`) as ClaimSort;
  if (current === first) return other;
  return current === other ? null : first;
}

/** How a column stands whose first order is `first`. */
export function sortState(current: ClaimSort, first: ClaimSort): "ascending" | "descending" | "none" {
  if (current.replace("-", "") !== first.replace("-", "")) return "none";
  return current.startsWith("-") ? "descending" : "ascending";
}
