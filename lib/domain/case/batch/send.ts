import { AppError, invalid } from "@/lib/core/errors";
import { letterFileName } from "@/lib/core/letter-file-name";
import { parseRecipient } from "@/lib/domain/appeal/recipient";
import { requestSending } from "@/lib/domain/delivery/request";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { inTime } from "@/lib/domain/kernel/in-time";
import { operation } from "@/lib/domain/kernel/operation";
import { ensureExport, pdfBytes } from "@/lib/domain/letter/export/export";
import { endOfRequest } from "@/lib/integrations/services";
import { loadBatch } from "./batches";
import { BATCH_MESSAGES as SAYS, type SendBatchDto, sendBatchAnswer, sendBatchInput } from "./schema";

type Result = SendBatchDto["results"][number];

/**
 * Sends the letters that a person confirmed, each by its own gate, as its own delivery (docs/product.md, W9). A letter
 * that is refused says why and stops no other.
 */
export const sendBatch = operation(
  {
    name: "sendBatch",
    access: "user",
    verified: true,
    input: sendBatchInput,
    answer: sendBatchAnswer,
    summary: "Send several finished letters of a batch to one recipient",
    description:
      "Each letter is named with the version that was reviewed, passes its own gate, and becomes a delivery of its own. What the gate finds can't be passed here: open the letter itself.",
    refuses: ["UNPROCESSABLE", "UNAVAILABLE"],
    transaction: false,
  },
  async (ctx, { batchId, method, to, letters }) => {
    parseRecipient(method, to);
    await requireLetters(
      ctx,
      batchId,
      letters.map(({ appeal }) => appeal),
    );
    const results: Result[] = [];
    const until = endOfRequest();
    for (const { appeal, version } of letters)
      results.push(await sendOne(ctx, { appeal, version, method, to }, until));
    await inContext(ctx, (tx) =>
      audit(tx, ctx, {
        action: "send",
        entity: "letter_batch",
        entityId: batchId,
        detail: {
          method,
          letters: results.length,
          refused: results.filter(({ status }) => status === "refused").length,
        },
      }),
    );
    return { results };
  },
);

async function sendOne(
  ctx: Ctx,
  { appeal, ...order }: { appeal: string; version: number; method: "email" | "fax"; to: string },
  until: number,
): Promise<Result> {
  // Those before it are on their way: said instead of thrown, and sent by the same call again.
  if (Date.now() > until) return { appeal, status: "refused", delivery: null, message: SAYS.noTime };
  try {
    const delivery = await requestSending(ctx, { appealId: appeal, ...order }, until);
    return { appeal, status: delivery.state, delivery, message: "" };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "UNAVAILABLE") throw error;
    return { appeal, status: "refused", delivery: null, message: error.message };
  }
}

/** Throws NOT_FOUND, and VALIDATION for a letter that is not the batch's or not written yet. */
async function requireLetters(ctx: Ctx, batchId: string, chosen: readonly string[]): Promise<void> {
  const batch = await inContext(ctx, (tx) => loadBatch(tx, ctx, batchId));
  for (const appeal of chosen) {
    const letter = batch.letters.find((one) => one.appeal === appeal);
    if (!letter) throw invalid({ letters: [SAYS.chooseLetters] });
    if (letter.version === null) throw invalid({ letters: [SAYS.noLetter] });
  }
}

const late = () =>
  new AppError("UNAVAILABLE", SAYS.noTimeForAll, { retryAfter: 30, extra: { being_made: true } });

type BatchPdf = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The chosen letters as PDFs with their enclosures, one by one, all by `until`; a letter that isn't ready says DRAFT on each
 * page. Throws UNAVAILABLE when the time is over: what was made by then is kept for the next call.
 */
export async function batchPdfs(
  ctx: Ctx,
  { batchId, appeals }: { batchId: string; appeals: readonly string[] },
  until = endOfRequest(),
): Promise<(() => Promise<BatchPdf>)[]> {
  await requireLetters(ctx, batchId, appeals);
  return appeals.map((appealId, index) => async () => {
    if (Date.now() >= until) throw late();
    const { row, patientId, isNew } = await ensureExport(ctx, appealId, { until });
    const bytes = await inTime(until, late, () => pdfBytes(row));
    // A PDF that is made for this has its record already.
    if (isNew) return { name: nameOf(appealId, index), bytes };
    await inContext(ctx, (tx) =>
      audit(tx, ctx, {
        action: "download",
        entity: "letter",
        entityId: row.versionId,
        patientId,
        detail: { bytes: bytes.length, batch: batchId },
      }),
    );
    return { name: nameOf(appealId, index), bytes };
  });
}

const nameOf = (appealId: string, index: number) =>
  `${String(index + 1).padStart(2, "0")}-${letterFileName(appealId)}`;
