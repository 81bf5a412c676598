import { sql } from "drizzle-orm";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { daysBetween } from "@/lib/core/dates";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { pickColumns, type Stored, wireOf } from "@/lib/domain/kernel/field-columns";
import type { ActionCountsDto } from "./action-item/schema";
import { CLAIM_FIELDS, DENIAL_FIELDS } from "./fields";
import { type LineRow, lineItemDto } from "./line-item/columns";
import type { ClaimDto, DenialDetailsDto } from "./schema";

/** Refused by the compiler where a field names no column, or one that holds something else. */
const claimFields: Stored<typeof CLAIM_FIELDS, typeof claims> = CLAIM_FIELDS;
const denialFields: Stored<typeof DENIAL_FIELDS, typeof claims> = DENIAL_FIELDS;

/** What leaves of a claim's row. */
export const claimColumns = {
  id: claims.id,
  ...pickColumns(claims, claimFields),
  ...pickColumns(claims, denialFields),
  source: claims.source,
  deadlineEstimated: claims.deadlineEstimated,
  deadlineBasis: claims.deadlineBasis,
  rightMoveReason: claims.rightMoveReason,
};
export type ClaimRow = { [K in keyof typeof claimColumns]: (typeof claims.$inferSelect)[K] };

/** A person's name, or their username where they gave none. */
export const personName = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.username})`;

/** Beside the claim's own columns, from the tables joined to it. */
export const claimNames = {
  patientName: sql<string>`trim(concat_ws(' ', ${patients.firstName}, ${patients.lastName}))`,
  providerName: sql<string | null>`case when ${users.id} is not null then ${personName} end`,
  createdAt: exactTime(claims.createdAt),
  updatedAt: exactTime(claims.updatedAt),
};
export type NamedClaimRow = ClaimRow & {
  patientName: string;
  providerName: string | null;
  createdAt: string;
  updatedAt: string;
};

/** `today` is the practice's. */
export function claimDto(
  row: NamedClaimRow,
  lines: readonly LineRow[],
  actionItems: ActionCountsDto,
  today: string,
): ClaimDto {
  return {
    claim_id: row.id,
    ...wireOf(CLAIM_FIELDS, row),
    patient_name: row.patientName,
    provider_name: row.providerName ?? "",
    right_move_reason: row.rightMoveReason,
    source: row.source,
    line_items: lines.map(lineItemDto),
    denial_details: denialDto(row, lines, today),
    action_items: actionItems,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}

function denialDto(row: ClaimRow, lines: readonly LineRow[], today: string): DenialDetailsDto | null {
  if (row.status !== "denied" && row.denialDate === null) return null;
  const daysLeft = row.appealDeadline === null ? null : daysBetween(today, row.appealDeadline);
  return {
    ...wireOf(DENIAL_FIELDS, row),
    appeal_deadline_passed: daysLeft !== null && daysLeft < 0,
    days_left: daysLeft,
    deadline_estimated: row.deadlineEstimated,
    deadline_basis: row.deadlineBasis,
    historical: row.status !== "denied" && !isPartlyDenied(row, lines),
  };
}

/** A part of the claim was paid and a line stands denied: that denial is still to be dealt with. */
const isPartlyDenied = ({ status }: ClaimRow, lines: readonly LineRow[]): boolean =>
  status === "partially_paid" && lines.some(({ deniedAmount }) => (deniedAmount ?? 0) > 0);
