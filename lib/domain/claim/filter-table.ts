import { CLAIM_STATUS_LABELS, OFFERED_CLAIM_STATUSES, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { CLAIM_STATUSES, RIGHT_MOVES } from "@/lib/core/enums";

/**
 * The filters and orders of the claims list, each once: the calls' query, the condition and the counts, the page's
 * address, the toolbar and the saved filters are made from here. Plain data for screens and server alike.
 */

export type FilterSpec = {
  /** Its name in the page's address; null: never there, because it may hold what names a patient. */
  address: string | null;
  /** The toolbar's accessible name of it. */
  label: string;
  refusal: string;
} & (
  | {
      kind: "choice";
      values: readonly string[];
      /** What the page itself offers; all of `values` when left out. */
      offered?: readonly string[];
      labels: Readonly<Record<string, string>>;
      /** The choice that is as good as none. */
      usual?: string;
      /** The toolbar's words for no choice. */
      all?: string;
    }
  | { kind: "patient"; all: string }
  | { kind: "npi"; all: string }
  | { kind: "search"; max: number }
);

export const CLAIM_VIEWS = ["all", "needs_attention"] as const;

export const CLAIM_FILTERS = {
  /** `needs_attention`: denied, the nearest deadline first. */
  view: {
    kind: "choice",
    values: CLAIM_VIEWS,
    labels: { all: "All claims", needs_attention: "Needs attention" },
    usual: "all",
    address: "view",
    label: "View",
    refusal: "Unknown view.",
  },
  status: {
    kind: "choice",
    values: CLAIM_STATUSES,
    offered: OFFERED_CLAIM_STATUSES,
    labels: CLAIM_STATUS_LABELS,
    all: "All statuses",
    address: "status",
    label: "Filter by status",
    refusal: "Unknown status.",
  },
  patient_id: {
    kind: "patient",
    all: "All patients",
    address: "patient",
    label: "Filter by patient",
    refusal: "Unknown patient.",
  },
  right_move: {
    kind: "choice",
    values: RIGHT_MOVES,
    labels: RIGHT_MOVE_LABELS,
    all: "All next steps",
    address: "move",
    label: "Filter by next step",
    refusal: "Unknown next step.",
  },
  referring_provider_npi: {
    kind: "npi",
    all: "Referring NPI",
    address: "referring_npi",
    label: "Filter by referring provider NPI",
    refusal: "Enter the ten digits of the NPI.",
  },
  /** Anywhere in the claim's own, internal or payer's number; case, blanks and dashes don't matter. */
  search: {
    kind: "search",
    max: 100,
    address: null,
    label: "Search by claim number",
    refusal: "Search for at most 100 characters.",
  },
} as const satisfies Record<string, FilterSpec>;

export type ClaimFilterName = keyof typeof CLAIM_FILTERS;
export const CLAIM_FILTER_NAMES = Object.keys(CLAIM_FILTERS) as ClaimFilterName[];
type ValueIn<F> = F extends { values: readonly (infer V)[] } ? V : string;
export type ClaimFilter = { [F in ClaimFilterName]?: ValueIn<(typeof CLAIM_FILTERS)[F]> | undefined };

/** What the table says of one filter. */
export const filterSpec = (name: ClaimFilterName): FilterSpec => CLAIM_FILTERS[name];

/** The filters that the address and a saved filter hold. */
export type KeptFilterName = {
  [F in ClaimFilterName]: (typeof CLAIM_FILTERS)[F]["address"] extends string ? F : never;
}[ClaimFilterName];
export const KEPT_FILTERS = CLAIM_FILTER_NAMES.filter(
  (name): name is KeptFilterName => CLAIM_FILTERS[name].address !== null,
);

/** Whether a filter names fewer claims than none does. */
export const narrows = (filter: ClaimFilter, name: ClaimFilterName): boolean => {
  const spec: FilterSpec = CLAIM_FILTERS[name];
  const value = filter[name];
  return Boolean(value) && !(spec.kind === "choice" && value === spec.usual);
};

/** `-` is descending. Claims without a deadline come last both ways. */
export const CLAIM_SORTS = [
  "-created_at",
  "created_at",
  "deadline",
  "-deadline",
  "-date_submitted",
  "date_submitted",
  "-total_charges",
  "total_charges",
] as const;
export type ClaimSort = (typeof CLAIM_SORTS)[number];

export const SORT_LABELS: Readonly<Record<ClaimSort, string>> = {
  "-created_at": "Newest first",
  created_at: "Oldest first",
  deadline: "Deadline, nearest first",
  "-deadline": "Deadline, farthest first",
  "-date_submitted": "Submitted, newest first",
  date_submitted: "Submitted, oldest first",
  "-total_charges": "Charges, highest first",
  total_charges: "Charges, lowest first",
};

/** The order when none is chosen: what is due first where something is due. */
export const sortOf = ({
  sort,
  view,
}: { sort?: ClaimSort | null | undefined } & Pick<ClaimFilter, "view">): ClaimSort =>
  sort ?? (view === "needs_attention" ? "deadline" : "-created_at");
