import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import { appeals } from "@/db/schema/appeals";
import { shiftDays } from "@/lib/core/dates";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { requestSending } from "@/lib/domain/delivery/request";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { getGate, mayOverride } from "@/lib/domain/letter/gate/get-gate";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { bindEvents } from "@/lib/events";
import { seedClaimDocuments } from "./claim-documents";
import type { DeniedClaim } from "./claims";
import { seedLetters } from "./letters";
import { denialNotice, progressNote } from "./notice";
import { inTurn } from "./random";
import { runHere } from "./run-here";

type Step = "blank" | "uploaded" | "extracted" | "written" | "email" | "fax";

/** How far each of the newest appeals has come. */
const STEPS: readonly Step[] = [
  "email",
  "fax",
  "written",
  "written",
  "extracted",
  "extracted",
  "uploaded",
  "blank",
];

/**
 * The newest appeals in every step of the wizard, taken there by the product itself, and some documents and letters of claims, which
 * the worker reads and writes when the app is already in use.
 */
export async function seedAppeals(
  people: readonly Ctx[],
  open: readonly DeniedClaim[],
  today: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "demo-files-"));
  const owner = people.find((person) => mayOverride(person));
  const take = (step: Step, index: number) => {
    // What the gate asks about is passed by who may do so.
    const sends = step === "email" || step === "fax";
    const person = (sends && owner) || inTurn(people, index);
    return takeTo(step, person, inTurn(open, index), { folder, today, age: 10 - index });
  };
  try {
    bindEvents({ engine: "inngest", relay: () => {} });
    await Promise.all(STEPS.map(take));
    bindEvents({ engine: "dbos" });
    await seedClaimDocuments(people, open, folder);
    await seedLetters(people, open);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Setting = { folder: string; age: number; today: string };

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
  await runHere(ctx, id);
  if (step === "extracted") return;
  await requestLetter(ctx, { appealId: id, model: "deepseek-r1" });
  await runHere(ctx, id);
  if (step === "written") return;
  const order = { appealId: id, method: step, to: claim.payer[step] };
  const { problems } = await getGate(ctx, order);
  const overrides = problems.map(({ code, text, message }) => ({
    code,
    text: text ?? message,
    reason: "Settled with the payer by phone.",
  }));
  const delivery = await requestSending(ctx, { ...order, overrides });
  await runHere(ctx, delivery.id);
}
