import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { runKept } from "@/db/kept-query";
import { actionItems } from "@/db/schema/action-items";
import { appeals } from "@/db/schema/appeals";
import { contacts } from "@/db/schema/cases";
import { appealDocuments, documents } from "@/db/schema/documents";
import { isArgued } from "@/lib/core/argued-papers";
import type { ContactKind } from "@/lib/core/cases";
import { type ClockFacts, clockDto, clocksOf, type Stated, stepIn } from "@/lib/domain/clocks/clocks";
import type { DisputeSteps } from "@/lib/domain/clocks/dispute";
import type { ClockDto } from "@/lib/domain/clocks/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceDay } from "@/lib/domain/practice/today";
import { disputedAmong, refuses } from "@/lib/domain/reading/paper/kind-groups";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { usualLineOf } from "@/lib/domain/reading/payer/estimated-deadline";
import type { ClaimRow } from "./columns";
import { decidedOf } from "./decided";
import { noticeTimesOn } from "./notice-times";
import { paperOfLetter } from "./paper-of-letter";
import type { ClaimDto } from "./schema";

/** The dates of a claim: those of its denial while one stands, the payer's once an appeal is sent, and a person's own. */
export async function clocksOfClaim(
  tx: Tx,
  ctx: Ctx,
  claim: ClaimDto,
  followUps: readonly string[],
): Promise<ClockDto[]> {
  const { claim_id: id, advice, denial_details: denial } = claim;
  const isDenied = Boolean(advice) && denial !== null;
  const isOpen = isDenied || claim.status === "rejected";
  const [paper, sent] = await Promise.all([
    isOpen ? disputedPaper(tx, ctx, id) : undefined,
    isDenied ? lastSent(tx, ctx, id, denial.denial_date) : null,
  ]);
  const decided = sent ? await decidedOf(tx, ctx, sent.id) : null;
  if (!isOpen) return clocksWithoutDecision(followUps);
  const negotiable = advice?.move === "negotiate";
  return clocksOf({
    ...planFacts(paper, claim.insurance_plan_name),
    kind: paper && refuses(paper.kind) ? paper.kind : isDenied ? "denial" : null,
    noticeDate: isDenied ? denial.denial_date : null,
    ...(isDenied && !sent && paper && refuses(paper.kind)
      ? await noticeTimesOn(tx, ctx, paper.id, {
          noticeDate: denial.denial_date,
          firstService: claim.date_of_service_from,
        })
      : null),
    noStanding: advice?.appeal_possible === false,
    stated: isDenied
      ? statedOn({
          appealDeadline: denial.appeal_deadline,
          deadlineEstimated: denial.deadline_estimated,
          deadlineBasis: denial.deadline_basis,
        })
      : null,
    firstService: claim.date_of_service_from,
    sent: sent && {
      ...{ on: sent.on, certain: sent.received && Boolean(paper?.lineOfBusiness) },
      appeals: isArgued(await paperOfLetter(tx, ctx, sent.id)),
    },
    decided: decided && { ...decided, followed: false },
    negotiable,
    ...(negotiable &&
      sent && { dispute: await disputeOf(tx, ctx, { claimId: id, appealId: sent.id, since: sent.on }) }),
    followUps,
  }).map(clockDto);
}

/** The dates of a claim that nobody refused: a person's own. */
export const clocksWithoutDecision = (followUps: readonly string[]): ClockDto[] =>
  clocksOf({ ...NO_DECISION, followUps }).map(clockDto);

const NO_DECISION: ClockFacts = {
  lineOfBusiness: null,
  kind: null,
  stage: null,
  level: null,
  noticeDate: null,
  stated: null,
  firstService: null,
  sent: null,
  negotiable: false,
  followUps: [],
};

type PaperFacts = {
  lineOfBusiness: ClockFacts["lineOfBusiness"];
  careStage: ClockFacts["stage"];
  decisionLevel: ClockFacts["level"];
};

/** Whose rules the case follows and where it stands; the payer's name tells where its paper does not. */
export const planFacts = (
  paper: PaperFacts | undefined,
  payerName: string,
): Pick<ClockFacts, "lineOfBusiness" | "stage" | "level"> => ({
  lineOfBusiness: paper?.lineOfBusiness ?? lineOfBusinessOf({ payerName }) ?? usualLineOf(payerName),
  stage: paper?.careStage ?? null,
  level: paper?.decisionLevel ?? null,
});

type Deadline = Pick<ClaimRow, "appealDeadline" | "deadlineEstimated" | "deadlineBasis">;

/** The deadline on the claim's record. */
export function statedOn({
  appealDeadline: date,
  deadlineEstimated,
  deadlineBasis,
}: Deadline): Stated | null {
  if (date === null) return null;
  if (deadlineEstimated)
    return { date, basis: "rule", certain: false, source: deadlineBasis || "The payer's usual limit" };
  return deadlineBasis
    ? { date, basis: "letter", certain: true, source: deadlineBasis, kind: stepIn(deadlineBasis) }
    : { date, basis: "person", certain: true, source: "The claim's record" };
}

/** The days on which a person wants to look at it again: action items of the claim, and what was agreed in a contact. */
export async function followUpsOf(
  tx: Tx,
  ctx: Ctx,
  { claimId, appealId }: { claimId: string | null; appealId: string | null },
): Promise<string[]> {
  const rows = await runKept<{ due: string }>(tx, "follow-ups", followUps, {
    practiceId: ctx.practiceId,
    claimId,
    appealId,
  });
  return rows.map(({ due }) => due);
}

const followUps = () => {
  const [practice, claim, appeal] = ["practiceId", "claimId", "appealId"].map((name) =>
    sql.placeholder(name),
  );
  return sql`
  select ${actionItems.dueDate} as due from ${actionItems}
   where ${actionItems.practiceId} = ${practice} and ${actionItems.claimId} = ${claim}::uuid
     and ${actionItems.actionType} = 'follow_up' and ${actionItems.status} in ('pending', 'in_progress')
     and ${actionItems.dueDate} is not null
  union
  select ${contacts.followUpOn} from ${contacts}
   where ${contacts.practiceId} = ${practice} and ${contacts.deletedAt} is null and ${contacts.settledAt} is null
     and ${contacts.followUpOn} is not null
     and (${contacts.claimId} = ${claim}::uuid or ${contacts.appealId} = ${appeal}::uuid)
  order by due limit 20`;
};

/** How far a payment dispute has come, by what a person wrote down since its negotiation began. */
export async function disputeOf(
  tx: Tx,
  ctx: Ctx,
  { claimId, appealId, since }: { claimId: string | null; appealId: string; since: string },
): Promise<DisputeSteps> {
  const rows = await tx
    .select({ kind: contacts.kind, on: sql<string>`max(${contacts.contactedOn})::text` })
    .from(contacts)
    .where(
      and(
        eq(contacts.practiceId, ctx.practiceId),
        isNull(contacts.deletedAt),
        inArray(contacts.kind, ["dispute_started", "dispute_entity", "dispute_offer"]),
        gte(contacts.contactedOn, since),
        or(eq(contacts.appealId, appealId), claimId ? eq(contacts.claimId, claimId) : undefined),
      ),
    )
    .groupBy(contacts.kind);
  const on = (kind: ContactKind) => rows.find((row) => row.kind === kind)?.on ?? null;
  return {
    startedOn: on("dispute_started"),
    selectedOn: on("dispute_entity"),
    offeredOn: on("dispute_offer"),
  };
}

/** What says most about the denial among the papers of the claim and of its appeals. */
async function disputedPaper(tx: Tx, ctx: Ctx, claimId: string) {
  const papers = await tx
    .select({
      id: documents.id,
      documentType: sql<string>`coalesce(${appealDocuments.documentType}, ${documents.documentType})`,
      kind: documents.kind,
      careStage: documents.careStage,
      decisionLevel: documents.decisionLevel,
      lineOfBusiness: documents.lineOfBusiness,
    })
    .from(documents)
    .leftJoin(
      appealDocuments,
      and(
        eq(appealDocuments.practiceId, documents.practiceId),
        eq(appealDocuments.documentId, documents.id),
        sql`${appealDocuments.appealId} in (select id from appeals where practice_id = ${ctx.practiceId}
          and claim_id = ${claimId} and deleted_at is null)`,
      ),
    )
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        isNull(documents.deletedAt),
        sql`(${documents.claimId} = ${claimId} or ${appealDocuments.appealId} is not null)`,
      ),
    )
    .orderBy(desc(documents.createdAt), documents.id)
    .limit(50);
  return disputedAmong(papers);
}

/** The newest appeal that was sent against the denial that stands. */
async function lastSent(tx: Tx, ctx: Ctx, id: string, denialDate: string | null) {
  const [sent] = await tx
    .select({ id: appeals.id, at: appeals.sentAt, method: appeals.sentMethod })
    .from(appeals)
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        eq(appeals.claimId, id),
        isNull(appeals.deletedAt),
        isNotNull(appeals.sentAt),
      ),
    )
    .orderBy(desc(appeals.sentAt))
    .limit(1);
  if (!sent?.at) return null;
  const on = await practiceDay(tx, ctx, sent.at);
  return denialDate === null || on >= denialDate
    ? { id: sent.id, on, received: isReceived(sent.method) }
    : null;
}

/** A fax or a mail was taken; of what a person posted only the posting is known. */
export const isReceived = (method: string | null): boolean => method === "fax" || method === "email";
