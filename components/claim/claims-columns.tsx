import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { DateText } from "@/components/ui/date-text";
import { NAME_HINT } from "@/components/ui/hint";
import { LongName } from "@/components/ui/long-name";
import { NoValue } from "@/components/ui/no-value";
import { usd } from "@/lib/core/number-text";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ActionItemChips, DenialInfo } from "./claim-chips";
import { claimName } from "./claim-labels";
import { ClaimRowActions } from "./claim-row-actions";
import { CLAIM_COLUMN_IDS, CLAIM_HEADS, type ClaimColumnId, type ClaimHead } from "./claims-heads";
import { LinesToggle } from "./row-lines";
import { ClaimStatusChip } from "./status-chips";
import type { ChoiceColumn } from "./view-settings";

export interface ClaimColumn extends ClaimHead {
  cell: (claim: ClaimDto, today: string) => ReactNode;
  /** Of the cells, not of the header. */
  cellClassName?: string;
  /** Whether a card leaves the line out. */
  absent?: (claim: ClaimDto) => boolean;
  /** A card's first line and its buttons have no name in front. */
  bare?: true;
}

export const linesLabelOf = (claim: ClaimDto) => `Line items of claim ${claimName(claim)}`;

/** What stands under each head. */
const CELLS: Record<ClaimColumnId, Omit<ClaimColumn, keyof ClaimHead>> = {
  expand: {
    bare: true,
    cell: (claim) => <LinesToggle label={linesLabelOf(claim)} />,
  },
  number: {
    bare: true,
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
    cell: (claim) => (
      <span className="truncate sm:block" title={claim.patient_name}>
        {claim.patient_name}
      </span>
    ),
  },
  status: {
    cell: (claim) => <ClaimStatusChip status={claim.status} />,
  },
  submitted: {
    absent: (claim) => !claim.date_submitted,
    cell: (claim) => (claim.date_submitted ? <DateText value={claim.date_submitted} /> : <NoValue />),
  },
  charges: {
    absent: (claim) => claim.total_charges === null,
    cell: (claim) => (claim.total_charges === null ? <NoValue /> : usd(claim.total_charges)),
  },
  plan: {
    absent: (claim) => !claim.insurance_plan_name,
    cell: (claim) => <LongName name={claim.insurance_plan_name} />,
  },
  denial: {
    absent: (claim) => !claim.denial_details,
    cell: (claim, today) => <DenialInfo denial={claim.denial_details} today={today} />,
  },
  actionItems: {
    absent: ({ action_items: { high_priority, pending } }) => high_priority + pending === 0,
    cell: (claim) => <ActionItemChips counts={claim.action_items} />,
  },
  actions: {
    bare: true,
    cellClassName: "bg-surface group-hover/row:bg-hover",
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
export const columnsWithout = (hidden: readonly ChoiceColumn[]): [ClaimColumnId, ClaimColumn][] =>
  CLAIM_COLUMN_IDS.filter((id) => !hidden.some((column) => column === id)).map((id) => [
    id,
    { ...CLAIM_HEADS[id], ...CELLS[id] },
  ]);
