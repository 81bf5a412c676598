import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { letterVersions } from "@/db/schema/letters";
import { shiftDays } from "@/lib/core/dates";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { awaitDelivery, requestSending } from "@/lib/domain/delivery/request";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { getGate, mayOverride } from "@/lib/domain/letter/gate/get-gate";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { seedClaimDocuments } from "./claim-documents";
import type { DeniedClaim } from "./claims";
import { seedLetters } from "./letters";
import { denialNotice, progressNote } from "./notice";
import { inTurn } from "./random";

type Step = "blank" | "uploaded" | "extracted" | "written" | "email" | "fax";

/** How far each appeal of the demo has come. Those that go farthest begin first: the start waits for them. */
const STEPS: readonly Step[] = [
  ...(["email", "fax", "email", "fax", "written", "written", "written"] as const),
  ...(["extracted", "extracted", "extracted", "uploaded", "blank"] as const),
];
const WAITED_FOR = 7;
const POLL_MS = 100;

/**
 * A dozen appeals in every step, taken there by the product itself, and some documents and letters of claims. What the worker has
 * not done `patienceMs` after the start stays for it to do.
 */
export async function seedAppeals(
  people: readonly Ctx[],
  denied: readonly DeniedClaim[],
  today: string,
  patienceMs: number,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "demo-files-"));
  const until = performance.now() + patienceMs;
  const open = denied.filter(
    ({ row }) => row.canAppeal && row.appealDeadline && row.appealDeadline > today && row.denialDate,
  );
  const setting = { folder, today, until };
  const owner = people.find((person) => mayOverride(person));
  const take = (step: Step, index: number) => {
    // What the gate asks about is passed by who may do so.
    const sends = step === "email" || step === "fax";
    const person = (sends && owner) || inTurn(people, index);
    return takeTo(step, person, inTurn(open, index), { ...setting, age: 22 - index * 2 });
  };
  try {
    await Promise.all(STEPS.slice(0, WAITED_FOR).map(take));
    // The worker reads these when the app is already in use.
    await Promise.all(STEPS.slice(WAITED_FOR).map((step, index) => take(step, WAITED_FOR + index)));
    await seedClaimDocuments(people, open, folder);
    await seedLetters(people, open);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Setting = { folder: string; until: number; age: number; today: string };

async function takeTo(step: Step, ctx: Ctx, claim: DeniedClaim, setting: Setting) {
  const blank = step === "blank";
  const empty = { patient_name: "", payer_name: "", claim_number: "", denial_code: "", denial_text: "" };
  const { id } = await createAppeal(ctx, blank ? empty : { ...empty, patient: claim.patient.id });
  await inContext(ctx, (tx) =>
    tx
      .update(appeals)
      .set({ createdAt: new Date(`${shiftDays(setting.today, -1 - setting.age)}T15:30:00Z`) })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, id))),
  );
  if (blank) return;
  const files = [await denialNotice(claim, setting.folder, "denial_letter")];
  if (step === "extracted" || step === "uploaded") {
    files.push(await progressNote(claim, setting.folder, "supporting_docs"));
  }
  await uploadAppealDocuments(ctx, { appealId: id }, files);
  if (step === "uploaded") return;
  await requestExtraction(ctx, { appealId: id });
  if (step === "extracted") return;
  if (!(await reached(ctx, setting, (tx) => isRead(tx, ctx, id)))) return;
  await requestLetter(ctx, { appealId: id, model: "deepseek-r1" });
  if (step === "written" || !(await reached(ctx, setting, (tx) => isWritten(tx, ctx, id)))) return;
  const order = { appealId: id, method: step, to: claim.payer[step] };
  const { problems } = await getGate(ctx, order);
  const overrides = problems.map(({ code, text, message }) => ({
    code,
    text: text ?? message,
    reason: "Settled with the payer by phone.",
  }));
  const delivery = await requestSending(ctx, { ...order, overrides });
  await awaitDelivery(ctx, delivery.id, Math.max(0, setting.until - performance.now()));
}

/** False when it has not come so far in time. Looks past the product's own reading, which would be recorded each time. */
async function reached(ctx: Ctx, { until }: Setting, look: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  while (performance.now() < until) {
    if (await inContext(ctx, look)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

async function isRead(tx: Tx, ctx: Ctx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: appeals.id })
    .from(appeals)
    .where(
      and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, id), eq(appeals.extractionState, "done")),
    );
  return rows.length > 0;
}

async function isWritten(tx: Tx, ctx: Ctx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: letterVersions.id })
    .from(letterVersions)
    .where(and(eq(letterVersions.practiceId, ctx.practiceId), eq(letterVersions.appealId, id)))
    .limit(1);
  return rows.length > 0;
}
