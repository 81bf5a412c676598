import { createHash } from "node:crypto";
import { appeals, letterGenerations } from "@/db/schema/appeals";
import { contacts } from "@/db/schema/cases";
import { letterExports, letterVersions } from "@/db/schema/letters";
import { daysBetween, shiftDays } from "@/lib/core/dates";
import { auditMany } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import type { DeniedClaim } from "./claims";
import { appealLetter, type LetterOf } from "./past-letter";
import { addSending, at, MAIL_DAYS, type Sending } from "./past-sending";
import { STORIES, type Story } from "./past-stories";
import { inTurn } from "./random";

/** The story, counted from the last, whose payer has acknowledged the appeal and now answers it. */
export const ANSWERED = -2;

/**
 * Appeals of the last half year with what became of each: sent with a receipt, answered, upheld and carried on, overturned
 * and paid. Written as rows, for no call of the product works in the past; their dates follow from each other.
 */
export async function seedPastCases(
  people: readonly Ctx[],
  denied: readonly DeniedClaim[],
  today: string,
): Promise<DeniedClaim[]> {
  const taken: DeniedClaim[] = [];
  for (const [index, story] of STORIES.entries()) {
    const sentOn = shiftDays(today, -story.sentAgo);
    const claim = denied.find((one) => !taken.includes(one) && fits(one, sentOn));
    if (!claim) throw new Error(`no claim of the demo fits an appeal of ${story.sentAgo} days ago`);
    taken.push(claim);
    await tell(inTurn(people, index), claim, story, today);
  }
  return taken;
}

/** A letter that was written and never sent before the time ran out. */
export async function seedExpired(ctx: Ctx, denied: readonly DeniedClaim[], today: string): Promise<void> {
  const claim = denied.find(
    ({ row }) => row.canAppeal && row.appealDeadline && daysBetween(row.appealDeadline, today) > 14,
  );
  if (!claim) throw new Error("the demo has no claim whose time has run out");
  const writtenOn = shiftDays(claim.row.appealDeadline ?? today, -9);
  await addAppeal(
    ctx,
    { claim, level: "first", sentOn: null, method: "fax", answers: [], follows: null },
    writtenOn,
  );
}

const fits = ({ row }: DeniedClaim, sentOn: string): boolean =>
  row.canAppeal === true &&
  Boolean(row.denialDate && row.appealDeadline) &&
  daysBetween(row.denialDate ?? "", sentOn) >= 6 &&
  (row.appealDeadline ?? "") >= sentOn;

async function tell(ctx: Ctx, claim: DeniedClaim, story: Story, today: string): Promise<void> {
  const { method, answers, next, call } = story;
  const sentOn = shiftDays(today, -story.sentAgo);
  const aWeekAgo = shiftDays(today, -7);
  const first = await addAppeal(
    ctx,
    { claim, level: "first", sentOn, method, answers, follows: null },
    aWeekAgo,
  );
  let last = first;
  if (next) {
    const nextOn = next.sentAgo === undefined ? null : shiftDays(today, -next.sentAgo);
    const sending: Sending = {
      claim,
      level: next.level,
      sentOn: nextOn,
      method: "fax",
      answers: next.answers ?? [],
      follows: first,
    };
    last = await addAppeal(ctx, sending, aWeekAgo);
  }
  if (!call) return;
  const calledOn = shiftDays(today, -call.ago);
  await inContext(ctx, (tx) =>
    tx.insert(contacts).values({
      practiceId: ctx.practiceId,
      claimId: claim.row.id,
      appealId: last,
      kind: "call",
      contactedOn: calledOn,
      person: "Provider services",
      reference: `C-${8800 + call.ago}`,
      said: call.said,
      followUpOn: call.followUpIn === undefined ? null : shiftDays(today, call.followUpIn),
      createdBy: ctx.actor.userId,
      createdAt: at(calledOn, "18:05"),
      updatedAt: at(calledOn, "18:05"),
    }),
  );
}

/** The appeal with its letter, and everything that followed its sending. `waitsSince`: when an unsent one was written. */
async function addAppeal(ctx: Ctx, sending: Sending, waitsSince: string): Promise<string> {
  const { claim, level, sentOn, method, answers, follows } = sending;
  const { row, patient, payer, denial } = claim;
  const id = crypto.randomUUID();
  const last = answers.at(-1);
  const writtenOn = sentOn ?? waitsSince;
  const letter: LetterOf = { claim, level, writtenOn };
  const { content, bytes, pages } = await appealLetter(letter);
  const storageKey = newStorageKey();
  const stored = await storage().put(storageKey, bytes, { contentType: "application/pdf" });
  const lastOn = sentOn && last ? shiftDays(sentOn, last.after + MAIL_DAYS) : writtenOn;
  const { practiceId } = ctx;
  const createdBy = ctx.actor.userId;
  await inContext(ctx, async (tx) => {
    await tx.insert(appeals).values({
      id,
      practiceId,
      patientId: row.patientId,
      claimId: row.id,
      followsAppealId: follows,
      patientName: patient.name,
      payerName: payer.name,
      claimNumber: row.payerClaimNumber ?? "",
      denialCode: denial.code,
      denialText: `We have denied this claim because ${denial.reason}`,
      status: sentOn ? "sent" : "draft",
      outcome: last?.outcome ?? null,
      sentAt: sentOn ? at(sentOn, "16:40") : null,
      sentMethod: sentOn ? method : null,
      createdBy,
      createdAt: at(shiftDays(writtenOn, -1), "15:20"),
      updatedAt: at(lastOn, "19:30"),
    });
    const move = level === "external" ? "external_review" : "appeal";
    const [generation] = await tx
      .insert(letterGenerations)
      .values({
        practiceId,
        appealId: id,
        attempt: 1,
        model: "deepseek-r1",
        engine: "built-in",
        move,
        paper: move,
        state: "done",
        requestedBy: createdBy,
        createdAt: at(writtenOn, "15:40"),
        startedAt: at(writtenOn, "15:40"),
        finishedAt: at(writtenOn, "15:41"),
      })
      .returning({ id: letterGenerations.id });
    const [version] = await tx
      .insert(letterVersions)
      .values({
        practiceId,
        appealId: id,
        version: 1,
        content,
        contentFormat: "html",
        sha256: createHash("sha256").update(content).digest("hex"),
        origin: "generated",
        engine: "built-in",
        generationId: generation?.id ?? null,
        createdBy,
        createdAt: at(writtenOn, "15:41"),
      })
      .returning({ id: letterVersions.id });
    if (!version) throw new Error("the demo's letter was not kept");
    const [exported] = await tx
      .insert(letterExports)
      .values({
        practiceId,
        appealId: id,
        versionId: version.id,
        storageKey,
        sizeBytes: stored.size,
        pages,
        sha256: stored.sha256,
        createdBy,
        createdAt: at(writtenOn, "16:30"),
      })
      .returning({ id: letterExports.id });
    if (sentOn && exported) await addSending(tx, ctx, { ...sending, sentOn }, id, exported.id, pages);
    const audits = [{ action: "create" as const }, ...(sentOn ? [{ action: "send" as const }] : [])];
    await auditMany(
      tx,
      ctx,
      audits.map((one) => ({ ...one, entity: "appeal", entityId: id, patientId: row.patientId })),
    );
  });
  return id;
}
