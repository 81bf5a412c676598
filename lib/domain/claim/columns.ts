import { type SQL, sql } from "drizzle-orm";
import { claimLineItems, claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import type { PracticeId } from "@/lib/core/ids";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { pickColumns, type Stored, wireMembers } from "@/lib/domain/kernel/field-columns";
import {
  jsonMember,
  jsonObject,
  member,
  numberMember,
  plainMember,
  textMember,
} from "@/lib/domain/kernel/written-json";
import { openCounts } from "./action-item/columns";
import { CLAIM_FIELDS, DENIAL_FIELDS } from "./fields";
import { linesJson } from "./line-item/columns";

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

/** Their name alone, for a paper that leaves the practice: nobody there knows a username. */
export const fullName = sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`;

/** Beside the claim's own columns, from the tables joined to it. */
export const claimNames = {
  patientName: sql<string>`trim(concat_ws(' ', ${patients.firstName}, ${patients.lastName}))`,
  providerName: sql<string | null>`case when ${users.id} is not null then ${personName} end`,
  createdAt: exactTime(claims.createdAt),
  updatedAt: exactTime(claims.updatedAt),
};

/** A part of the claim was paid and a line stands denied: that denial is still to be dealt with. */
const isPartlyDenied = (practiceId: PracticeId): SQL => sql`(${claims.status} = 'partially_paid' and exists (
  select from ${claimLineItems} where ${claimLineItems.practiceId} = ${practiceId}
     and ${claimLineItems.claimId} = ${claims.id} and ${claimLineItems.deletedAt} is null and ${claimLineItems.deniedAmount} > 0))`;

/** Null for a claim that was never denied. */
const denialJson = (practiceId: PracticeId, today: SQL): SQL => sql`
  case when ${claims.status} = 'denied' or ${claims.denialDate} is not null then ${jsonObject([
    ...wireMembers(claims, denialFields),
    member("appeal_deadline_passed", sql`coalesce(${claims.appealDeadline} < ${today}, false)`),
    numberMember("days_left", sql`${claims.appealDeadline} - ${today}`),
    member("deadline_estimated", claims.deadlineEstimated),
    textMember("deadline_basis", claims.deadlineBasis),
    member("historical", sql`${claims.status} <> 'denied' and not ${isPartlyDenied(practiceId)}`),
  ])} else 'null' end`;

/**
 * A claim as the calls answer it, key by key in this order, as JSON text written by the database: nothing of it is taken
 * apart on its way out. Beside `claims` the query has joined `patients`, and `users` for the provider.
 */
export const claimJson = (practiceId: PracticeId, today: SQL): SQL<string> =>
  jsonObject([
    plainMember("claim_id", claims.id),
    ...wireMembers(claims, claimFields),
    member("patient_name", claimNames.patientName),
    member("provider_name", sql`coalesce(${claimNames.providerName}, '')`),
    textMember("right_move_reason", claims.rightMoveReason),
    textMember("source", claims.source),
    jsonMember("line_items", linesJson(practiceId, claims.id)),
    jsonMember("denial_details", denialJson(practiceId, today)),
    jsonMember("action_items", openCounts(practiceId, claims.id, today)),
    plainMember("created_at", claimNames.createdAt),
    plainMember("updated_at", claimNames.updatedAt),
  ]);
