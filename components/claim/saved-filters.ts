import { CLAIM_STATUS_LABELS, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import { type ClaimsUrl, SORT_LABELS } from "./claims-url";

/** What of the page's address a saved filter brings back. */
export type FilterChoices = Pick<ClaimsUrl, "view" | "status" | "patient" | "move" | "sort">;
type FilterQuery = SavedFilterDto["query"];

/** As the calls take it; what is as usual is left out. */
export const queryOf = ({ view, status, patient, move, sort }: FilterChoices): FilterQuery => ({
  ...(view !== "all" && { view }),
  ...(status && { status }),
  ...(patient && { patient_id: patient }),
  ...(move && { right_move: move }),
  ...(sort && { sort }),
});

/** As the address has it. "Needs attention" shows denied claims whatever the status says. */
export const choicesOf = ({
  view = "all",
  status,
  patient_id,
  right_move,
  sort,
}: FilterQuery): FilterChoices => ({
  view,
  status: view === "all" ? (status ?? null) : null,
  patient: patient_id ?? null,
  move: right_move ?? null,
  sort: sort ?? null,
});

export const sameFilter = (a: FilterChoices, b: FilterChoices): boolean =>
  a.view === b.view &&
  a.status === b.status &&
  a.patient === b.patient &&
  a.move === b.move &&
  a.sort === b.sort;

/** Whether there is anything to save. */
export const isUsual = (filter: FilterChoices): boolean => Object.keys(queryOf(filter)).length === 0;

/** "Denied · Rosa Diaz · Charges, highest first". `patientName` is null while it is not known. */
export function filterWords(filter: FilterChoices, patientName: string | null): string {
  const words = [
    filter.view === "needs_attention" ? "Needs attention" : null,
    filter.status ? CLAIM_STATUS_LABELS[filter.status] : null,
    filter.patient ? (patientName ?? "One patient") : null,
    filter.move ? RIGHT_MOVE_LABELS[filter.move] : null,
    filter.sort ? SORT_LABELS[filter.sort] : null,
  ];
  return words.filter(Boolean).join(" · ") || "All claims";
}

/** Names that differ only in capitals are the same. */
export const sameName = (a: string, b: string): boolean =>
  a.replaceAll(/\s+/g, " ").trim().toLowerCase() === b.replaceAll(/\s+/g, " ").trim().toLowerCase();
