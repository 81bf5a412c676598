import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { deliveries } from "@/db/schema/letters";
import { invalid, notFound } from "@/lib/core/errors";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { keepReceipt } from "@/lib/domain/delivery/receipts";
import { onlyFile } from "@/lib/domain/document/upload/file-checks";
import { checkUpload, storeUpload } from "@/lib/domain/document/upload/store-upload";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { fileOperation } from "@/lib/domain/kernel/operation";
import { dayInstant, practiceToday } from "@/lib/domain/practice/today";
import { proofOf } from "./proof";
import { addReceiptInput, PROOF_MESSAGES, type ProofDto, proofAnswer } from "./schema";

/** What a person has in hand: a certified mail's number, a portal's confirmation, a photo of the receipt. */
export const addReceipt = fileOperation(
  {
    name: "addReceipt",
    access: "user",
    input: addReceiptInput,
    answer: proofAnswer,
    summary: "Add a receipt to a delivery by hand, with its number and a photo or PDF",
    description:
      "Text fields: happened_on, reference, note. The file may be left out where there is a number.",
    idempotent: true,
    refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE", "UNAVAILABLE", "CONFLICT"],
    files: { file: { description: "A photo or PDF of the receipt" } },
    fileBytes: MAX_FILE_BYTES,
  },
  async (ctx, input, files, once) => {
    const sent = files.filter(({ filename, size }) => filename !== "" || size > 0);
    const patientId = await inContext(ctx, (tx) => requireReceipt(tx, ctx, input, sent.length > 0));
    if (sent.length === 0)
      return inContext(ctx, (tx) => once(tx, () => keep(tx, ctx, input, patientId, null)));
    const described = {
      patientId,
      documentType: "supporting_docs" as const,
      description: "A receipt of sending",
    };
    const checked = await checkUpload(ctx, onlyFile(sent), described, { readAtOnce: true });
    return storeUpload(ctx, [checked], once, async (tx, insert) => {
      const [documentId = null] = await insert(patientId);
      return keep(tx, ctx, input, patientId, documentId);
    });
  },
);

type Input = ReturnType<typeof addReceiptInput.parse>;

async function requireReceipt(tx: Tx, ctx: Ctx, input: Input, hasFile: boolean): Promise<string | null> {
  const { patientId } = await getAppealInPractice(tx, ctx, input.appealId);
  const [row] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.practiceId, ctx.practiceId),
        eq(deliveries.appealId, input.appealId),
        eq(deliveries.id, input.deliveryId),
      ),
    );
  if (!row) throw notFound(PROOF_MESSAGES.notFound);
  if (!input.reference && !hasFile) throw invalid({ reference: [PROOF_MESSAGES.nothing] });
  if (input.happened_on && input.happened_on > (await practiceToday(tx, ctx)))
    throw invalid({ happened_on: [PROOF_MESSAGES.future] });
  return patientId;
}

async function keep(
  tx: Tx,
  ctx: Ctx,
  { appealId, deliveryId, happened_on: day, reference, note }: Input,
  patientId: string | null,
  documentId: string | null,
): Promise<ProofDto> {
  const receiptId = await keepReceipt(
    tx,
    { id: deliveryId, practiceId: ctx.practiceId },
    {
      kind: "by_hand",
      happenedAt: day ? await dayInstant(tx, ctx, day) : new Date(),
      reference,
      note,
      documentId,
      createdBy: ctx.actor.userId,
    },
  );
  await audit(tx, ctx, {
    action: "update",
    entity: "delivery",
    entityId: deliveryId,
    patientId,
    detail: { receipt: receiptId, file: documentId !== null },
  });
  return proofOf(tx, ctx, appealId, deliveryId);
}
