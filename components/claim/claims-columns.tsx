import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { DateText } from "@/components/ui/date-text";
import { NAME_HINT } from "@/components/ui/hint";
import { NoValue } from "@/components/ui/no-value";
import type { ClaimSort } from "@/lib/domain/claim/filter-table";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ActionItemChips, DenialInfo } from "./claim-chips";
import { claimName, usd } from "./claim-labels";
import { ClaimRowActions } from "./claim-row-actions";
import { LinesToggle } from "./row-lines";
import { ClaimStatusChip } from "./status-chips";
import { CHOICE_COLUMN_LABELS, type ChoiceColumn } from "./view-settings";

type ColumnId = "expand" | "number" | ChoiceColumn | "actions";

export interface ClaimColumn {
  /** The header, and the name in front of the value in a card. */
  label: string;
  cell: (claim: ClaimDto, today: string) => ReactNode;
  numeric?: true;
  /** The order that the first click on the header asks for. */
  sort?: ClaimSort;
  className?: string;
  /** Of the cells, not of the header. */
  cellClassName?: string;
  /** Whether a card leaves the line out. */
  absent?: (claim: ClaimDto) => boolean;
  /** A card's first line and its buttons have no name in front. */
  bare?: true;
}

export const linesLabelOf = (claim: ClaimDto) => `Line items of claim ${claimName(claim)}`;

/** The ten columns (docs/product.md, F5). */
const COLUMNS: Record<ColumnId, ClaimColumn> = {
  expand: {
    label: "Line Items",
    bare: true,
    className: "w-9 pr-0 cards:absolute cards:top-1.5 cards:right-17",
    cell: (claim) => <LinesToggle label={linesLabelOf(claim)} />,
  },
  number: {
    label: "Claim Number",
    bare: true,
    className: "max-w-44 cards:pr-24",
    cell: (claim) => (
      <AppLink
        href={`/claims/${claim.claim_id}`}
        title={claimName(claim)}
        className="link inline-block max-w-full truncate align-bottom font-medium tabular-nums"
      >
        {claimName(claim)}
      </AppLink>
    ),
  },
  patient: {
    label: CHOICE_COLUMN_LABELS.patient,
    className: "max-w-36",
    cell: (claim) => (
      <span className="truncate sm:block" title={claim.patient_name}>
        {claim.patient_name}
      </span>
    ),
  },
  status: {
    label: CHOICE_COLUMN_LABELS.status,
    cell: (claim) => <ClaimStatusChip status={claim.status} />,
  },
  submitted: {
    label: CHOICE_COLUMN_LABELS.submitted,
    sort: "-date_submitted",
    className: "whitespace-nowrap",
    absent: (claim) => !claim.date_submitted,
    cell: (claim) => (claim.date_submitted ? <DateText value={claim.date_submitted} /> : <NoValue />),
  },
  charges: {
    label: CHOICE_COLUMN_LABELS.charges,
    numeric: true,
    sort: "-total_charges",
    absent: (claim) => claim.total_charges === null,
    cell: (claim) => (claim.total_charges === null ? <NoValue /> : usd(claim.total_charges)),
  },
  plan: {
    label: CHOICE_COLUMN_LABELS.plan,
    className: "min-w-28 max-w-48",
    absent: (claim) => !claim.insurance_plan_name,
    cell: (claim) =>
      claim.insurance_plan_name ? (
        <span className="line-clamp-2 wrap-anywhere" title={claim.insurance_plan_name}>
          {claim.insurance_plan_name}
        </span>
      ) : (
        <NoValue />
      ),
  },
  denial: {
    label: CHOICE_COLUMN_LABELS.denial,
    sort: "deadline",
    absent: (claim) => !claim.denial_details,
    cell: (claim, today) => <DenialInfo denial={claim.denial_details} today={today} />,
  },
  actionItems: {
    label: CHOICE_COLUMN_LABELS.actionItems,
    absent: ({ action_items: { high_priority, pending } }) => high_priority + pending === 0,
    cell: (claim) => <ActionItemChips counts={claim.action_items} />,
  },
  actions: {
    label: "Actions",
    bare: true,
    cellClassName: "bg-surface group-hover/row:bg-hover",
    className:
      "w-18 whitespace-nowrap text-right cards:absolute cards:top-1.5 cards:right-2 cards:w-auto sm:sticky sm:right-0",
    cell: (claim) => (
      <span className="inline-flex">
        <AppLink
          href={`/claims/${claim.claim_id}`}
          aria-label={`Open claim ${claimName(claim)}`}
          className={`row-icon icon-open ${buttonClasses("ghost", "icon-sm")}`}
          {...NAME_HINT}
        />
        <ClaimRowActions
          claimId={claim.claim_id}
          name={claimName(claim)}
          isDenied={claim.status === "denied"}
        />
      </span>
    ),
  },
};

/** In order, without those that the person put away. */
export const columnsWithout = (hidden: readonly ChoiceColumn[]): [ColumnId, ClaimColumn][] =>
  (Object.entries(COLUMNS) as [ColumnId, ClaimColumn][]).filter(
    ([id]) => !hidden.some((column) => column === id),
  );
