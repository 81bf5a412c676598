import type { ClaimSort } from "@/lib/domain/claim/filter-table";
import { CHOICE_COLUMN_LABELS, type ChoiceColumn } from "./view-settings";

export type ClaimColumnId = "expand" | "number" | ChoiceColumn | "actions";

export interface ClaimHead {
  /** The header, and the name in front of the value in a card. */
  label: string;
  numeric?: true;
  /** The order that the first click on the header asks for. */
  sort?: ClaimSort;
  className?: string;
}

/**
 * The heads of the ten columns (docs/product.md, F5). Apart from the cells, so that the page's stand-in while it loads,
 * which comes along with every page under `/claims`, brings none of what is operated in a row.
 */
export const CLAIM_HEADS: Record<ClaimColumnId, ClaimHead> = {
  expand: {
    label: "Line Items",
    className: "w-9 pr-0 cards:absolute cards:top-1.5 cards:right-17",
  },
  number: { label: "Claim Number", className: "max-w-44 cards:pr-24" },
  patient: { label: CHOICE_COLUMN_LABELS.patient, className: "max-w-36" },
  status: { label: CHOICE_COLUMN_LABELS.status },
  submitted: {
    label: CHOICE_COLUMN_LABELS.submitted,
    sort: "-date_submitted",
    className: "whitespace-nowrap",
  },
  charges: { label: CHOICE_COLUMN_LABELS.charges, numeric: true, sort: "-total_charges" },
  plan: { label: CHOICE_COLUMN_LABELS.plan, className: "min-w-28 max-w-48" },
  denial: { label: CHOICE_COLUMN_LABELS.denial, sort: "deadline" },
  actionItems: { label: CHOICE_COLUMN_LABELS.actionItems },
  actions: {
    label: "Actions",
    className:
      "w-18 whitespace-nowrap text-right cards:absolute cards:top-1.5 cards:right-2 cards:w-auto sm:sticky sm:right-0",
  },
};

export const CLAIM_COLUMN_IDS = Object.keys(CLAIM_HEADS) as ClaimColumnId[];
