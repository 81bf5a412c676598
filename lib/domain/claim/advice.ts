import type { Tx } from "@/db/client";
import type { Ctx } from "@/lib/domain/kernel/context";
import { adviceDto, adviceFor } from "@/lib/domain/move/advice";
import { carcOf, groupCodeOf, remarksOf } from "@/lib/domain/move/facts/denial-code";
import type { Due, MoveFacts } from "@/lib/domain/move/facts/move-facts";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { adviceOfClaimsAppeal } from "./appeal-advice";
import { bundlingEdit } from "./bundling-edit";
import { asChosen } from "./chosen-step";
import type { ClaimRow } from "./columns";
import type { LineRow } from "./line-item/columns";
import { otherClaimPaid } from "./other-claim";

type Line = Pick<
  LineRow,
  "dateOfService" | "procedureCode" | "modifierCodes" | "deniedAmount" | "status" | "uhcCode" | "remarks"
>;

/**
 * What is right to do about a claim's denial; null where nothing of it stands denied (docs/product.md, I1). Where its appeal's papers
 * were read it is that appeal's advice, which knows more than codes do.
 */
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
  const byPapers = await adviceOfClaimsAppeal(tx, ctx, row);
  if (byPapers) return byPapers;
  const facts = moveFactsOfClaim(row, lines, today);
  const on = lines.find(({ deniedAmount }) => (deniedAmount ?? 0) > 0)?.dateOfService ?? row.serviceFrom;
  const procedures = lines.map(({ procedureCode }) => procedureCode);
  const ncci = await bundlingEdit(tx, ctx, { carc: facts.carc ?? "", procedures, on });
  const history = await otherClaimPaid(tx, ctx, row, facts);
  return asChosen(adviceDto(adviceFor({ ...facts, ncci, history })), row);
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
