import { and, eq } from "drizzle-orm";
import { appeals } from "@/db/schema/appeals";
import { AppError, invalid } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { letterPdfPath } from "../appeal/paths";
import { getAppealInPractice } from "../appeal/queries";
import type { LetterDto, SaveLetterInput } from "../appeal/schema";
import { exportOfVersion } from "./export/export";
import { isEmptyLetter, sanitizeLetter } from "./text/sanitize";
import { appendVersion, type LetterVersionRow, latestVersion } from "./versions";

/** The appeal's letter. NOT_FOUND until one is written, which pollers ignore (docs/product.md, H6). */
export async function getLetter(ctx: Ctx, appealId: string): Promise<LetterDto> {
  return inContext(ctx, async (tx) => {
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
    return letterDto(version, exported !== null);
  });
}

/**
 * Keeps the person's edit as a further version, cleaned of everything that is not a letter. The same text again keeps
 * nothing. Throws CONFLICT with the current letter when someone saved in between.
 */
export async function saveLetter(ctx: Ctx, appealId: string, input: SaveLetterInput): Promise<LetterDto> {
  const content = sanitizeLetter(input.content, input.format);
  if (isEmptyLetter(content, input.format))
    throw invalid({ content: ["The letter is empty. Write its text first."] });
  return inContext(ctx, async (tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const current = await latestVersion(tx, ctx, appealId);
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
  });
}

function letterDto(version: LetterVersionRow, hasPdf: boolean): LetterDto {
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
