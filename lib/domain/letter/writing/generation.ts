import { and, desc, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals, letterGenerations } from "@/db/schema/appeals";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { isArgued } from "@/lib/core/argued-papers";
import type { ModelLabel } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { type GenerationDto, generateAnswer, generateInput } from "@/lib/domain/appeal/schema";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { emit, emitAgain } from "@/lib/events";
import { modelConfig } from "@/lib/integrations/services";
import { type Chosen, chosenPaper } from "./standing";

export type GenerationRow = typeof letterGenerations.$inferSelect;

/** Throws BAD_REQUEST when neither a patient's name nor a denial is known. */
export const requestLetter = operation(
  {
    name: "requestLetter",
    access: "user",
    input: generateInput,
    answer: generateAnswer,
    summary: "Start writing the letter",
    description:
      "Poll the letter until it is there. While one is being written the same attempt is answered. Where an appeal has no standing it is answered 409 with code no_standing and the advice, unless override_reason says why to go on.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { appealId, model, ...asked }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    if (!appeal.patientName.trim() && !appeal.denialText.trim()) {
      throw new AppError("BAD_REQUEST", APPEAL_MESSAGES.extractionFirst);
    }
    const [last] = await tx
      .select()
      .from(letterGenerations)
      .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.appealId, appealId)))
      .orderBy(desc(letterGenerations.attempt))
      .limit(1);
    const underWay = last && isUnderWay(last) ? last : null;
    if (underWay) {
      await emitAgain(tx, "appeal/letter.requested", orderOf(ctx, appealId, underWay.id), underWay.id);
    }
    const attempt =
      underWay ??
      (await startWriting(tx, ctx, appeal, {
        model,
        attempt: (last?.attempt ?? 0) + 1,
        chosen: await chosenPaper(tx, ctx, appeal, asked),
      }));
    return {
      ...generationDto(attempt),
      generation_id: attempt.id,
      message: "Appeal generation started. This may take a few minutes...",
    };
  },
);

const orderOf = ({ practiceId, actor }: Ctx, appealId: string, generationId: string) => ({
  practiceId,
  userId: actor.userId,
  appealId,
  generationId,
});

const isUnderWay = ({ state }: Pick<GenerationRow, "state">) => state === "queued" || state === "writing";

/** Orders an attempt, in the caller's transaction. */
export async function startWriting(
  tx: Tx,
  ctx: Ctx,
  appeal: { id: string; patientId: string | null },
  { model, attempt, chosen }: { model: ModelLabel; attempt: number; chosen: Chosen },
): Promise<GenerationRow> {
  const [row] = await tx
    .insert(letterGenerations)
    .values({
      practiceId: ctx.practiceId,
      appealId: appeal.id,
      attempt,
      model,
      move: chosen.move,
      paper: chosen.paper,
      overrideReason: chosen.overrideReason,
      engine: isArgued(chosen.paper) && modelConfig(model) ? "model" : "built-in",
      requestedBy: ctx.actor.userId,
    })
    .returning();
  if (!row) throw new Error("insert returned no row");
  await tx
    .update(appeals)
    .set({ updatedAt: new Date() })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appeal.id)));
  await audit(tx, ctx, {
    action: "generate",
    entity: "appeal",
    entityId: appeal.id,
    patientId: appeal.patientId,
    detail: {
      model,
      engine: row.engine,
      attempt: row.attempt,
      move: chosen.move,
      paper: chosen.paper,
      ...(chosen.overrideReason && { override_reason: chosen.overrideReason }),
    },
  });
  await emit(tx, "appeal/letter.requested", orderOf(ctx, appeal.id, row.id), row.id);
  return row;
}

/** Ends an attempt that the engine gave up. The letter of before, if any, stays as it was. */
export async function failGeneration(ctx: Ctx, generationId: string, message: string): Promise<void> {
  await inContext(ctx, (tx) =>
    tx
      .update(letterGenerations)
      .set({ state: "failed", error: message, finishedAt: new Date() })
      .where(
        and(
          eq(letterGenerations.practiceId, ctx.practiceId),
          eq(letterGenerations.id, generationId),
          inArray(letterGenerations.state, ["queued", "writing"]),
        ),
      ),
  );
}

function generationDto(row: GenerationRow): GenerationDto {
  return {
    id: row.id,
    attempt: row.attempt,
    status: row.state,
    model: row.model,
    engine: row.engine,
    move: row.move,
    paper: row.paper,
    text: row.partialText,
    error: row.error,
  };
}
