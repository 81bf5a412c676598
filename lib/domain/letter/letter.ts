import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { appeals } from "@/db/schema/appeals";
import { AppError, invalid } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { letterPdfPath } from "../appeal/paths";
import { getAppealInPractice } from "../appeal/queries";
import { appealIdField, type LetterDto, letterAnswer, saveLetterInput } from "../appeal/schema";
import { letterWithQuestionsAnswer } from "./points/schema";
import { questionsOf } from "./questions/questions";
import { exportOfVersion } from "./saved/made";
import { appendVersion, type LetterVersionRow, latestVersion } from "./saved/versions";
import { isEmptyLetter, sanitizeLetter } from "./text/sanitize";

/** The appeal's letter. NOT_FOUND until one is written, which pollers ignore (docs/product.md, H6). */
export const getLetter = operation(
  {
    name: "getLetter",
    access: "user",
    input: z.object(appealIdField),
    answer: letterWithQuestionsAnswer,
    summary: "Get the letter, with what it leaves open",
    description: "404 until one is written.",
  },
  async (ctx, { appealId }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId);
    const version = await latestVersion(tx, ctx, appealId);
    if (!version) throw new AppError("NOT_FOUND", "The letter is not ready yet.");
    await audit(tx, ctx, {
      action: "read",
      entity: "letter",
      entityId: version.id,
      patientId: appeal.patientId,
    });
    const exported = await exportOfVersion(tx, ctx, version.id);
    return { ...letterDto(version, exported !== null), ...(await questionsOf(tx, ctx, appeal)) };
  },
);

/**
 * Keeps the person's edit as a further version, cleaned of everything that is not a letter. The same text again keeps
 * nothing. Throws CONFLICT with the current letter when someone saved in between, and PRECONDITION_REQUIRED for a text
 * without `base_version` that would replace a colleague's.
 */
export const saveLetter = operation(
  {
    name: "saveLetter",
    access: "user",
    input: saveLetterInput,
    answer: letterAnswer,
    summary: "Save the letter as edited",
    description:
      "With `base_version`, a newer version on the server is a conflict that carries it under `current`. A letter that a colleague edited needs it: 428 without.",
    refuses: ["CONFLICT", "PRECONDITION_REQUIRED"],
  },
  async (ctx, { appealId, ...input }, tx) => {
    const content = sanitizeLetter(input.content, input.format);
    if (isEmptyLetter(content, input.format))
      throw invalid({ content: ["The letter is empty. Write its text first."] });
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const current = await latestVersion(tx, ctx, appealId);
    const replacesColleagues = current?.origin === "edited" && current.createdBy !== ctx.actor.userId;
    if (input.base_version === undefined && replacesColleagues) {
      throw new AppError(
        "PRECONDITION_REQUIRED",
        "A colleague edited this letter. Read it, then send its version as base_version along with yours.",
      );
    }
    if (input.base_version !== undefined && current && current.version !== input.base_version) {
      throw new AppError(
        "CONFLICT",
        "Someone else saved this letter in the meantime. Compare before you save yours.",
        {
          extra: { current: letterDto(current, false) },
        },
      );
    }
    if (current?.content === content && current.contentFormat === input.format)
      return letterDto(current, false);
    const saved = await appendVersion(tx, ctx, appealId, {
      content,
      format: input.format,
      origin: "edited",
      engine: current?.engine ?? null,
      providerModel: current?.providerModel ?? null,
      generationId: null,
    });
    if (!saved) throw new Error("the version was not kept");
    await tx
      .update(appeals)
      .set({ updatedAt: new Date() })
      .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId)));
    await audit(tx, ctx, {
      action: "update",
      entity: "letter",
      entityId: saved.id,
      patientId: appeal.patientId,
      detail: { version: saved.version },
    });
    return letterDto(saved, false);
  },
);

export function letterDto(version: LetterVersionRow, hasPdf: boolean): LetterDto {
  return {
    content: version.content,
    content_format: version.contentFormat,
    rendered_pdf_path: hasPdf ? letterPdfPath(version.appealId) : null,
    version: version.version,
    origin: version.origin,
    engine: version.engine,
    provider_model: version.providerModel,
    updated_at: version.createdAt.toISOString(),
  };
}
