"use client";

import { createColumnHelper, tableFeatures } from "@tanstack/react-table";
import { AppLink } from "@/components/ui/app-link";
import { DateText } from "@/components/ui/date-text";
import { NoValue } from "@/components/ui/table";
import type { ClaimDto, ClaimSort } from "@/lib/domain/claim/schema";
import { ActionItemChips, ClaimStatusChip, DenialInfo } from "./claim-chips";
import { claimName, usd } from "./claim-labels";
import type { ChoiceColumn } from "./view-settings";

/** The table's model alone: the list is sorted, filtered and paged by the server, and drawn again by React. */
export const features = tableFeatures({});

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

const helper = createColumnHelper<typeof features, ClaimDto>();

/** The cells that only show. The toggle and the buttons of a row need the screen and are drawn by the row. */
export const claimColumns = (today: string, hidden: readonly ChoiceColumn[]) =>
  allColumns(today).filter(({ id }) => !hidden.some((column) => column === id));

const allColumns = (today: string) =>
  helper.columns([
    helper.display({ id: "expand" }),
    helper.display({
      id: "number",
      cell: ({ row: { original: claim } }) => (
        <AppLink
          href={`/claims/${claim.claim_id}`}
          title={claimName(claim)}
          className="inline-block max-w-full truncate rounded-sm align-bottom font-medium text-accent-text tabular-nums hover:underline"
        >
          {claimName(claim)}
        </AppLink>
      ),
    }),
    helper.display({
      id: "patient",
      cell: ({ row: { original: claim } }) => (
        <span className="truncate sm:block" title={claim.patient_name}>
          {claim.patient_name}
        </span>
      ),
    }),
    helper.display({
      id: "status",
      cell: ({ row: { original: claim } }) => <ClaimStatusChip status={claim.status} />,
    }),
    helper.display({
      id: "submitted",
      cell: ({ row: { original: claim } }) =>
        claim.date_submitted ? <DateText value={claim.date_submitted} /> : <NoValue />,
    }),
    helper.display({
      id: "charges",
      cell: ({ row: { original: claim } }) =>
        claim.total_charges === null ? <NoValue /> : usd(claim.total_charges),
    }),
    helper.display({
      id: "plan",
      cell: ({ row: { original: claim } }) =>
        claim.insurance_plan_name ? (
          <span className="truncate sm:block" title={claim.insurance_plan_name}>
            {claim.insurance_plan_name}
          </span>
        ) : (
          <NoValue />
        ),
    }),
    helper.display({
      id: "denial",
      cell: ({ row: { original: claim } }) => <DenialInfo denial={claim.denial_details} today={today} />,
    }),
    helper.display({
      id: "actionItems",
      cell: ({ row: { original: claim } }) => <ActionItemChips counts={claim.action_items} />,
    }),
    helper.display({ id: "actions" }),
  ]);
