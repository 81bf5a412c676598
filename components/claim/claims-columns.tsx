"use client";

import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { DateText } from "@/components/ui/date-text";
import { LINK } from "@/components/ui/link-classes";
import { NoValue } from "@/components/ui/no-value";
import type { ClaimSort } from "@/lib/domain/claim/filter-table";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ActionItemChips, ClaimStatusChip, DenialInfo } from "./claim-chips";
import { claimName, usd } from "./claim-labels";
import type { ChoiceColumn } from "./view-settings";

export type ColumnId = "expand" | "number" | ChoiceColumn | "actions";

type ColumnStyle = {
  /** The header, and the name in front of the value in a card. */
  label: string;
  numeric?: true;
  /** The order that the first click on the header asks for. */
  sort?: ClaimSort;
  className?: string;
  /** Whether a card leaves the line out. */
  absent?: (claim: ClaimDto) => boolean;
};

/** The ten columns (docs/product.md, F5). */
export const COLUMNS: Record<ColumnId, ColumnStyle> = {
  expand: { label: "Line Items", className: "w-9 pr-0 cards:absolute cards:top-1.5 cards:right-17" },
  number: { label: "Claim Number", className: "max-w-44 cards:pr-24" },
  patient: { label: "Patient", className: "max-w-36" },
  status: { label: "Status" },
  submitted: {
    label: "Submitted Date",
    sort: "-date_submitted",
    className: "whitespace-nowrap",
    absent: (claim) => !claim.date_submitted,
  },
  charges: {
    label: "Total Charges",
    numeric: true,
    sort: "-total_charges",
    absent: (claim) => claim.total_charges === null,
  },
  plan: { label: "Insurance Plan", className: "max-w-40", absent: (claim) => !claim.insurance_plan_name },
  denial: { label: "Denial Info", sort: "deadline", absent: (claim) => !claim.denial_details },
  actionItems: {
    label: "Action Items",
    absent: ({ action_items: { high_priority, pending } }) => high_priority + pending === 0,
  },
  actions: {
    label: "Actions",
    className:
      "w-18 whitespace-nowrap text-right cards:absolute cards:top-1.5 cards:right-2 cards:w-auto sm:sticky sm:right-0",
  },
};

/** A column without a cell holds the row's toggle or buttons, which need the screen and are drawn by the row. */
export interface ClaimColumn {
  id: ColumnId;
  cell?: (claim: ClaimDto) => ReactNode;
}

export const claimColumns = (today: string, hidden: readonly ChoiceColumn[]): ClaimColumn[] =>
  allColumns(today).filter(({ id }) => !hidden.some((column) => column === id));

const allColumns = (today: string): ClaimColumn[] => [
  { id: "expand" },
  {
    id: "number",
    cell: (claim) => (
      <AppLink
        href={`/claims/${claim.claim_id}`}
        title={claimName(claim)}
        className={`inline-block max-w-full truncate align-bottom font-medium tabular-nums ${LINK}`}
      >
        {claimName(claim)}
      </AppLink>
    ),
  },
  {
    id: "patient",
    cell: (claim) => (
      <span className="truncate sm:block" title={claim.patient_name}>
        {claim.patient_name}
      </span>
    ),
  },
  {
    id: "status",
    cell: (claim) => <ClaimStatusChip status={claim.status} />,
  },
  {
    id: "submitted",
    cell: (claim) => (claim.date_submitted ? <DateText value={claim.date_submitted} /> : <NoValue />),
  },
  {
    id: "charges",
    cell: (claim) => (claim.total_charges === null ? <NoValue /> : usd(claim.total_charges)),
  },
  {
    id: "plan",
    cell: (claim) =>
      claim.insurance_plan_name ? (
        <span className="truncate sm:block" title={claim.insurance_plan_name}>
          {claim.insurance_plan_name}
        </span>
      ) : (
        <NoValue />
      ),
  },
  {
    id: "denial",
    cell: (claim) => <DenialInfo denial={claim.denial_details} today={today} />,
  },
  {
    id: "actionItems",
    cell: (claim) => <ActionItemChips counts={claim.action_items} />,
  },
  { id: "actions" },
];
