import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inboundFaxes } from "@/db/schema/inbound-faxes";
import { shiftDays } from "@/lib/core/dates";
import { ANSWERS_PAGE, faxWords } from "@/lib/core/fax-labels";
import { keepAnswer } from "@/lib/domain/case/decision/keep-answer";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { Once } from "@/lib/domain/kernel/idempotent-files";
import { notify } from "@/lib/domain/practice/notification/notifications";
import { bindEvents } from "@/lib/events";
import { FAX_GONE } from "@/lib/integrations/fax/telnyx-inbox";
import type { DeniedClaim } from "./claims";
import { type DemoFile, decisionNotice } from "./notice";
import { at } from "./past-sending";
import { PAYERS } from "./payers";
import { runHere } from "./run-here";

/** The practice's own number at which faxes come in. */
const OURS = "+15185550141";
const numberOf = (fax: string) => `+1${fax.replaceAll(/\D/g, "")}`;
const KEPT_ONCE: Once = (_tx, work) => work();

/**
 * The faxes of the last days, none settled yet: the answer to an appeal that waits for its payer, one of somebody who is no patient
 * here, and one whose file did not come. The papers are taken in and read by the product itself.
 */
export async function seedFaxes(ctx: Ctx, answered: DeniedClaim, today: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "demo-faxes-"));
  const days = { decidedOn: shiftDays(today, -2), dueOn: shiftDays(today, 58) };
  const stranger = {
    ...answered,
    row: {
      ...answered.row,
      claimNumber: "CLM-90417",
      payerClaimNumber: "90417-3308-2",
      policyNumber: "EGC5520917",
    },
    patient: { ...answered.patient, name: "Milo Farrant", dateOfBirth: "1961-02-03" },
  };
  try {
    bindEvents({ engine: "inngest", relay: () => {} });
    for (const claim of [answered, stranger])
      await bringIn(ctx, await decisionNotice(claim, folder, days), claim.payer.fax, today);
  } finally {
    bindEvents({ engine: "dbos" });
    await rm(folder, { recursive: true, force: true });
  }
  const cameOn = at(shiftDays(today, -1), "19:12");
  await inContext(ctx, async (tx) => {
    const values = { ...rowOf(ctx, PAYERS[1]?.fax ?? "", 3), createdAt: cameOn, receivedAt: cameOn };
    const [failed] = await tx
      .insert(inboundFaxes)
      .values({ ...values, state: "failed", problem: FAX_GONE })
      .returning({ id: inboundFaxes.id });
    if (failed) await notify(tx, ctx, { ...NEWS, kind: "fax_failed", causeId: failed.id });
  });
}

const NEWS = { counts: {}, link: ANSWERS_PAGE };

/** A fax as the service's call tells of it. */
const rowOf = (ctx: Ctx, from: string, pages: number) => ({
  practiceId: ctx.practiceId,
  provider: "demo",
  reference: crypto.randomUUID(),
  fromNumber: numberOf(from),
  toNumber: OURS,
  pages,
  receivedAt: new Date(),
  takenBy: ctx.actor.userId,
});

/** The paper of a fax that came in just now, kept, read and put to its case as the worker does it. */
async function bringIn(ctx: Ctx, file: DemoFile, from: string, today: string): Promise<void> {
  const fax = rowOf(ctx, from, file.pages);
  const { named, described } = faxWords(fax);
  const answer = {
    patientId: null,
    appealOf: async () => null,
    once: KEPT_ONCE,
    description: described,
    receivedOn: today,
  };
  const documentId = await keepAnswer(
    ctx,
    { ...file, filename: `${named}.pdf` },
    answer,
    async (tx, kept) => {
      const { documentId } = kept;
      const [row] = await tx
        .insert(inboundFaxes)
        .values({ ...fax, state: "kept", documentId })
        .returning({ id: inboundFaxes.id });
      if (row) await notify(tx, ctx, { ...NEWS, kind: "fax_received", causeId: row.id });
      return documentId;
    },
  );
  await runHere(ctx, documentId);
}
