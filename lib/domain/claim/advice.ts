import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import type { Ctx } from "@/lib/domain/kernel/context";
import { adviceDto, adviceFor } from "@/lib/domain/move/advice";
import { carcOf, groupCodeOf, remarksOf } from "@/lib/domain/move/denial-code";
import type { Due, MoveFacts } from "@/lib/domain/move/move-facts";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { bundlingEdit } from "./bundling-edit";
import type { ClaimRow } from "./columns";
import type { LineRow } from "./line-item/columns";

type Line = Pick<
  LineRow,
  "dateOfService" | "procedureCode" | "modifierCodes" | "deniedAmount" | "status" | "uhcCode" | "remarks"
>;

/** What is right to do about a claim's denial; null where nothing of it stands denied (docs/product.md, I1). */
export async function adviceOnClaim(
  tx: Tx,
  ctx: Ctx,
  row: ClaimRow,
  lines: readonly Line[],
  today: string,
): Promise<AdviceDto | null> {
  const isPartly =
    row.status === "partially_paid" && lines.some(({ deniedAmount }) => (deniedAmount ?? 0) > 0);
  if (row.status !== "denied" && !isPartly) return null;
  const facts = moveFactsOfClaim(row, lines, today);
  const on = lines.find(({ deniedAmount }) => (deniedAmount ?? 0) > 0)?.dateOfService ?? row.serviceFrom;
  const procedures = lines.map(({ procedureCode }) => procedureCode);
  const ncci = await bundlingEdit(tx, ctx, { carc: facts.carc ?? "", procedures, on });
  const advice = adviceDto(adviceFor({ ...facts, ncci, history: await historyOf(tx, ctx, row, facts) }));
  const { rightMove, rightMoveReason, canAppeal } = row;
  if (rightMove === null || rightMove === advice.move) return advice;
  return {
    ...advice,
    ...{ move: rightMove, paper: null, ground: null },
    appeal_possible: canAppeal ?? advice.appeal_possible,
    reason: rightMoveReason || "A person chose this step for the claim.",
    source: rightMoveReason ? "The remittance" : "The claim's record",
    needs: [],
  };
}

/** What the record says of its denial. A remittance's words are ours, so that only its codes count. */
function moveFactsOfClaim(row: ClaimRow, lines: readonly Line[], today: string): MoveFacts {
  const denied = lines
    .filter(({ status, deniedAmount }) => status === "DENIED" || (deniedAmount ?? 0) > 0)
    .toSorted((a, b) => (b.deniedAmount ?? 0) - (a.deniedAmount ?? 0));
  const lead = denied.find(({ uhcCode }) => uhcCode !== "");
  const printed = { denialCode: lead?.uhcCode || row.denialSummary, denialText: lead?.remarks ?? "" };
  const fromRemittance = row.source === "remittance";
  return {
    carc: carcOf(printed),
    group: groupCodeOf(printed) ?? "",
    remarks: remarksOf({ denialText: lead?.remarks || row.denialSummary }),
    category: row.denialCategory,
    reasonText: fromRemittance ? "" : row.denialSummary,
    lineOfBusiness: lineOfBusinessOf({ payerName: row.insurancePlanName }),
    kind: fromRemittance ? "remittance" : "denial",
    today,
    deadline: deadlineOf(row),
    held: row.authorizationNumber ? ["authorization"] : [],
    procedures: denied.map(({ procedureCode, modifierCodes }) => [procedureCode, ...modifierCodes].join("-")),
  };
}

const deadlineOf = ({ appealDeadline: date, deadlineEstimated, deadlineBasis }: ClaimRow): Due | null =>
  date === null ? null : { date, basis: deadlineEstimated ? "rule" : deadlineBasis ? "letter" : "person" };

/** Only a duplicate's advice turns on the other claim. */
async function historyOf(
  tx: Tx,
  ctx: Ctx,
  row: ClaimRow,
  { category, carc }: MoveFacts,
): Promise<MoveFacts["history"]> {
  if (category !== "duplicate" && carc !== "18") return {};
  const [paid] = await tx
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(
      claimLineItems,
      and(eq(claimLineItems.practiceId, claims.practiceId), eq(claimLineItems.claimId, claims.id)),
    )
    .where(
      and(
        eq(claims.practiceId, ctx.practiceId),
        eq(claims.patientId, row.patientId),
        ne(claims.id, row.id),
        isNull(claims.deletedAt),
        isNull(claimLineItems.deletedAt),
        sql`${claimLineItems.insurancePaid} > 0`,
        sql`(${claimLineItems.procedureCode}, ${claimLineItems.dateOfService}) in (
          select procedure_code, date_of_service from claim_line_items
          where practice_id = ${ctx.practiceId} and claim_id = ${row.id} and deleted_at is null)`,
      ),
    )
    .limit(1);
  return { otherClaimPaid: paid !== undefined };
}
