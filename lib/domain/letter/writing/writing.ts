import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals, letterGenerations } from "@/db/schema/appeals";
import type { LetterFormat } from "@/lib/core/enums";
import { log } from "@/lib/core/log";
import { findAppeal } from "@/lib/domain/appeal/queries";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { countModelCall } from "@/lib/domain/kernel/model-calls";
import { createRedactor } from "@/lib/domain/reading/redaction/placeholders";
import { ModelFailure } from "@/lib/integrations/models/failure";
import { modelConfig } from "@/lib/integrations/services";
import { composeLetter } from "../compose/compose";
import type { LetterFacts } from "../facts/facts";
import { citedFacts } from "../model/cited-facts";
import { frameModelBody } from "../model/frame";
import { letterMessages, type PromptDocument } from "../model/prompt";
import { withOwnPapers } from "../points/enclosable";
import { loadEvidence } from "../points/load-evidence";
import { withOwnDispute } from "../points/own-dispute";
import { planLetter } from "../points/plan";
import type { LetterEvidence } from "../points/plan/letter-plan";
import { appendVersion } from "../saved/versions";
import { templateOfAppeal } from "../templates/practice-templates";
import type { LetterTemplate } from "../templates/templates";
import { escapeMarkdown } from "../text/blocks";
import { sanitizeLetter } from "../text/sanitize";
import { failGeneration, type GenerationRow } from "./generation";
import { materialOf } from "./material";

type Material = {
  generation: GenerationRow;
  facts: LetterFacts;
  documents: PromptDocument[];
  template: LetterTemplate;
  evidence: LetterEvidence;
};
type Written = { content: string; format: LetterFormat; engine: string; providerModel: string | null };

/**
 * The writing step. Started twice it keeps one version: the generation's id is unique among versions. A model that
 * fails ends the attempt as failed with its sentence and leaves the old letter; an appeal that was deleted meanwhile
 * gets none; only faults of ours are thrown, to be tried again.
 */
export async function writeLetter(ctx: Ctx, generationId: string): Promise<"done" | "failed" | "gone"> {
  const material = await inContext(ctx, (tx) => begin(tx, ctx, generationId));
  if (material === "gone" || material === "done" || material === "failed") return material;
  let written: Written;
  try {
    written = await compose(ctx, material);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ reason: error.reason }, "the model wrote no letter");
    await failGeneration(ctx, generationId, error.message);
    return "failed";
  }
  return inContext(ctx, (tx) => finish(tx, ctx, material, written));
}

async function begin(tx: Tx, ctx: Ctx, generationId: string): Promise<Material | "done" | "failed" | "gone"> {
  const [generation] = await tx
    .select()
    .from(letterGenerations)
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.id, generationId)))
    .for("update");
  if (!generation) return "gone";
  if (generation.state === "done" || generation.state === "failed") return generation.state;
  const appeal = await findAppeal(tx, ctx, generation.appealId);
  if (!appeal) return "gone";
  const { facts: known, documents: read } = await materialOf(tx, ctx, appeal);
  const evidence = await loadEvidence(tx, ctx, appeal.id, known);
  const facts = withOwnDispute(withOwnPapers(known, evidence), evidence);
  const template = await templateOfAppeal(tx, ctx, appeal, facts.denialCategory ?? "other");
  await tx
    .update(letterGenerations)
    .set({ state: "writing", partialText: "", startedAt: new Date() })
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.id, generationId)));
  return { generation, facts, documents: read, template, evidence };
}

async function compose(
  ctx: Ctx,
  { generation, facts, documents: read, template, evidence }: Material,
): Promise<Written> {
  const config = modelConfig(generation.model);
  // Over a final decision or another practice's notice nothing is argued, so that a model has nothing to write.
  if (!config || generation.engine === "built-in" || facts.finalDecision || facts.noticeOfOther) {
    const { content, format } = composeLetter(facts, template, evidence, generation.paper);
    return { content, format, engine: "built-in", providerModel: null };
  }
  const redactor = createRedactor(facts);
  const cited = citedFacts(planLetter(facts, evidence), facts.enclosures ?? []);
  const messages = letterMessages(facts, read, redactor, template, cited);
  await countModelCall(ctx);
  await inContext(ctx, (tx) =>
    audit(tx, ctx, {
      action: "ai_call",
      entity: "appeal",
      entityId: generation.appealId,
      detail: { model: generation.model, purpose: "letter" },
    }),
  );
  const progress = new Progress(ctx, generation.id);
  try {
    const { streamLetter } = await import("@/lib/integrations/models/client");
    const answer = await streamLetter(config, messages, {
      timeoutMs: config.timeoutMs,
      onText: (soFar) => progress.show(redactor.restore(soFar)),
    });
    const body = redactor.restore(answer.text, escapeMarkdown);
    const { content, format, leftOut } = frameModelBody(facts, body, evidence, generation.paper);
    if (leftOut.length > 0)
      await inContext(ctx, (tx) =>
        audit(tx, ctx, {
          action: "generate",
          entity: "appeal",
          entityId: generation.appealId,
          detail: { model: generation.model, sentences_left_out: leftOut.length },
        }),
      );
    return { content, format, engine: generation.model, providerModel: answer.providerModel };
  } finally {
    await progress.end();
  }
}

async function finish(
  tx: Tx,
  ctx: Ctx,
  { generation, template }: Material,
  written: Written,
): Promise<"done" | "gone"> {
  const appeal = await findAppeal(tx, ctx, generation.appealId, { forUpdate: true });
  if (!appeal) return "gone";
  await tx
    .update(appeals)
    .set({ templateName: template.name })
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appeal.id)));
  await appendVersion(tx, ctx, appeal.id, {
    content: sanitizeLetter(written.content, written.format),
    format: written.format,
    origin: "generated",
    engine: written.engine,
    providerModel: written.providerModel,
    generationId: generation.id,
  });
  await tx
    .update(letterGenerations)
    .set({ state: "done", partialText: "", error: null, finishedAt: new Date() })
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.id, generation.id)));
  return "done";
}

/** Shows what has come so far about once a second, one write at a time; a lost one is only a late picture. */
class Progress {
  private writing: Promise<void> | null = null;
  private lastAt = 0;

  constructor(
    private readonly ctx: Ctx,
    private readonly generationId: string,
  ) {}

  show(text: string): void {
    if (this.writing || Date.now() - this.lastAt < 700) return;
    this.lastAt = Date.now();
    this.writing = this.write(text)
      .catch((error) => log.warn({ err: error }, "progress not shown"))
      .finally(() => {
        this.writing = null;
      });
  }

  async end(): Promise<void> {
    await this.writing;
  }

  private async write(text: string): Promise<void> {
    await inContext(this.ctx, (tx) =>
      tx
        .update(letterGenerations)
        .set({ partialText: text })
        .where(
          and(
            eq(letterGenerations.practiceId, this.ctx.practiceId),
            eq(letterGenerations.id, this.generationId),
            eq(letterGenerations.state, "writing"),
          ),
        ),
    );
  }
}
