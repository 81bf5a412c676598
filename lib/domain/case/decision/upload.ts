import { z } from "zod";
import type { Tx } from "@/db/client";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import type { ReceivedFile } from "@/lib/core/received-file";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField } from "@/lib/domain/appeal/schema";
import { onlyFile } from "@/lib/domain/document/upload/file-checks";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { Once } from "@/lib/domain/kernel/idempotent-files";
import { fileOperation } from "@/lib/domain/kernel/operation";
import { decisionInPractice } from "./dto";
import { keepAnswer } from "./keep-answer";
import { type DecisionDto, decisionAnswer } from "./schema";
import { answeredAppeal } from "./settle";

const SPEC = {
  access: "user",
  answer: decisionAnswer,
  idempotent: true,
  refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE", "UNAVAILABLE", "CONFLICT"],
  files: { file: { description: "The payer's letter" } },
  fileBytes: MAX_FILE_BYTES,
} as const;

export const uploadDecision = fileOperation(
  {
    ...SPEC,
    name: "uploadDecision",
    input: z.object(appealIdField),
    summary: "Upload a payer's answer to an appeal",
    description:
      "PDF, DOCX, PNG, JPG or TIFF of at most 50 MB. It is read at once and proposed; a person confirms or corrects it.",
  },
  async (ctx, { appealId }, files, once) => {
    await inContext(ctx, (tx) => getAppealInPractice(tx, ctx, appealId));
    return take(ctx, files, once, async (tx) => answeredAppeal(tx, ctx, appealId));
  },
);

export const uploadUnnamedDecision = fileOperation(
  {
    ...SPEC,
    name: "uploadUnnamedDecision",
    input: z.object({}),
    summary: "Upload a payer's answer without naming its appeal",
    description:
      "Its appeal is looked for by claim number, reference, patient and dates, and proposed where exactly one fits.",
  },
  async (ctx, _input, files, once) => take(ctx, files, once, async () => null),
);

type Appeal = { id: string; claimId: string | null; patientId: string | null };

async function take(
  ctx: Ctx,
  files: readonly ReceivedFile[],
  once: Once,
  appealOf: (tx: Tx) => Promise<Appeal | null>,
): Promise<DecisionDto> {
  const file = onlyFile(files);
  // Refused before the file is kept.
  const named = await inContext(ctx, appealOf);
  const answer = { patientId: named?.patientId ?? null, appealOf, once };
  return keepAnswer(ctx, file, answer, async (tx, kept) => {
    return (await decisionInPractice(tx, ctx, kept.decisionId)).dto;
  });
}
