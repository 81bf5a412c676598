import {
  type ClaimFilter,
  type ClaimSort,
  filterSpec,
  KEPT_FILTERS,
  SORT_LABELS,
} from "@/lib/domain/claim/filter-table";

/** What of the page's address a saved filter brings back, as the calls take it. */
export type SavedChoices = ClaimFilter & { sort?: ClaimSort | undefined };

/** The same choices, whatever their order. */
export const sameFilter = (a: SavedChoices, b: SavedChoices): boolean =>
  [...KEPT_FILTERS, "sort" as const].every((name) => (a[name] ?? null) === (b[name] ?? null));

/** Whether there is nothing to save. */
export const isUsual = (filter: SavedChoices): boolean => Object.keys(filter).length === 0;

/** "Denied · Rosa Diaz · Charges, highest first". `patientName` is null while it is not known. */
export function filterWords(filter: SavedChoices, patientName: string | null): string {
  const words = KEPT_FILTERS.map((name) => {
    const spec = filterSpec(name);
    const value = filter[name];
    if (!value) return null;
    if (spec.kind === "patient") return patientName ?? "One patient";
    if (spec.kind === "npi") return `${spec.all} ${value}`;
    return spec.kind === "choice" ? spec.labels[value] : value;
  });
  return [...words, filter.sort && SORT_LABELS[filter.sort]].filter(Boolean).join(" · ") || "All claims";
}
