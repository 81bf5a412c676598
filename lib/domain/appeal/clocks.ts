import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { isArgued } from "@/lib/core/argued-papers";
import { disputeOf, followUpsOf, isReceived, planFacts, statedOn } from "@/lib/domain/claim/clocks";
import { decidedOf, dueAfter } from "@/lib/domain/claim/decided";
import { noticeTimesOn } from "@/lib/domain/claim/notice-times";
import { paperOfLetter } from "@/lib/domain/claim/paper-of-letter";
import { answeringDecision, clockDto, clocksOf, type Stated, stepIn } from "@/lib/domain/clocks/clocks";
import type { ClockDto } from "@/lib/domain/clocks/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { practiceDay } from "@/lib/domain/practice/today";
import { disputedAmong, refuses } from "@/lib/domain/reading/paper/kind-groups";
import type { appealDocumentRows } from "./documents/links";
import type { AppealRow } from "./queries";

interface Known {
  files: Awaited<ReturnType<typeof appealDocumentRows>>;
  advice: AdviceDto | null;
}

/** The dates of an appeal, from its papers and the claim's record; a sent one has at least one (docs/product.md, I7). */
export async function clocksOfAppeal(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  { files, advice }: Known,
): Promise<ClockDto[]> {
  const { facts, sentAt, claimId } = appeal;
  const paper = disputedAmong(files);
  const claim = claimId ? await datesOf(tx, ctx, claimId) : undefined;
  const decided = sentAt ? await decidedOf(tx, ctx, appeal.id) : null;
  const before = sentAt ? null : await dueAfter(tx, ctx, appeal.followsAppealId);
  const sentOn = sentAt ? await practiceDay(tx, ctx, sentAt) : null;
  const negotiable = advice?.move === "negotiate";
  const noticeDate = facts.notice_date?.value ?? claim?.denialDate ?? null;
  return clocksOf({
    ...planFacts(paper, appeal.payerName),
    kind: paper?.kind ?? null,
    noticeDate,
    ...(paper && !sentAt && refuses(paper.kind)
      ? await noticeTimesOn(tx, ctx, paper.id, {
          noticeDate,
          firstService: facts.dates_of_service?.value.split(", ")[0] ?? claim?.serviceFrom ?? null,
        })
      : null),
    // The denial that the advice is about is that of the first paper, not a decision that came after it.
    noStanding: advice?.appeal_possible === false && !before,
    stated: printed(facts, Boolean(paper?.paperEvidence.level?.doubt)) ?? (claim ? statedOn(claim) : null),
    ...(before &&
      answeringDecision(before, files.some(({ kind }) => kind === "recoupment") ? "recoupment" : null)),
    firstService: claim?.serviceFrom ?? null,
    sent:
      sentOn === null
        ? null
        : {
            on: sentOn,
            certain: isReceived(appeal.sentMethod) && Boolean(paper?.lineOfBusiness),
            appeals: isArgued(await paperOfLetter(tx, ctx, appeal.id)),
          },
    decided,
    negotiable,
    ...(negotiable &&
      sentOn && { dispute: await disputeOf(tx, ctx, { claimId, appealId: appeal.id, since: sentOn }) }),
    followUps: await followUpsOf(tx, ctx, { claimId, appealId: appeal.id }),
  }).map(clockDto);
}

/** A date that a person should look at first is to be confirmed. */
function printed({ appeal_deadline: deadline }: AppealRow["facts"], isLevelDoubted: boolean): Stated | null {
  if (!deadline) return null;
  if (deadline.method === "person" && deadline.confirmed)
    return {
      date: deadline.value,
      basis: "person",
      certain: true,
      source: `Confirmed by ${deadline.confirmed.by}`,
    };
  const certain = !deadline.doubt && !isLevelDoubted;
  return {
    ...{ date: deadline.value, basis: "letter", certain },
    // A doubted period was counted, whatever words it was counted from: the advice calls it estimated, too.
    source:
      certain || (deadline.boxes.length > 0 && !/^\d/.test(deadline.basis ?? ""))
        ? "Stated in the notice"
        : "Counted from the notice's words",
    kind: stepIn(deadline.basis ?? ""),
  };
}

async function datesOf(tx: Tx, ctx: Ctx, claimId: string) {
  const [claim] = await tx
    .select({
      denialDate: claims.denialDate,
      serviceFrom: claims.serviceFrom,
      appealDeadline: claims.appealDeadline,
      deadlineEstimated: claims.deadlineEstimated,
      deadlineBasis: claims.deadlineBasis,
    })
    .from(claims)
    .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claimId)));
  return claim;
}
