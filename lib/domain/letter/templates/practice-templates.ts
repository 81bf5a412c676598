import { and, arrayOverlaps, asc, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { letterTemplates } from "@/db/schema/letter-templates";
import { CHANGED_MEANWHILE } from "@/lib/core/conflicts";
import { DEFAULT_MODEL, type DenialCategory } from "@/lib/core/enums";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { namesVersion } from "@/lib/core/version";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { modelConfig } from "@/lib/integrations/services";
import {
  ARGUMENT_PLACEHOLDER,
  TEMPLATE_PLACEHOLDERS,
  type TemplateDto,
  type TemplateWithBodyDto,
  templatesAnswer,
  templateWithBodyAnswer,
  updateTemplateInput,
} from "../schema";
import { placeholderProblem } from "./template-text";
import { BUILT_IN_TEMPLATES, builtInTemplate, type LetterTemplate, PLAIN_TEMPLATE } from "./templates";

export type TemplateRow = typeof letterTemplates.$inferSelect;

/** The practice's templates in the order of docs/product.md, H10; those that it has no row for yet are made. */
async function templatesOf(tx: Tx, ctx: Ctx): Promise<TemplateRow[]> {
  const load = () =>
    tx
      .select()
      .from(letterTemplates)
      .where(eq(letterTemplates.practiceId, ctx.practiceId))
      .orderBy(asc(letterTemplates.key));
  let rows = await load();
  if (BUILT_IN_TEMPLATES.some(({ key }) => !rows.some((row) => row.key === key))) {
    await tx
      .insert(letterTemplates)
      .values(
        BUILT_IN_TEMPLATES.map(({ key, name, denialCategories }) => ({
          practiceId: ctx.practiceId,
          key,
          name,
          denialCategories: [...denialCategories],
        })),
      )
      .onConflictDoNothing({ target: [letterTemplates.practiceId, letterTemplates.key] });
    rows = await load();
  }
  return BUILT_IN_TEMPLATES.flatMap(({ key }) => rows.find((row) => row.key === key) ?? []);
}

/** The template that a denial of this category is answered by, or null where the practice gave it to none. */
export async function templateForCategory(
  tx: Tx,
  ctx: Ctx,
  category: DenialCategory,
): Promise<TemplateRow | null> {
  const rows = await templatesOf(tx, ctx);
  return rows.find(({ denialCategories }) => denialCategories.includes(category)) ?? null;
}

export async function findTemplate(tx: Tx, ctx: Ctx, templateId: string): Promise<TemplateRow | null> {
  const [row] = await tx
    .select()
    .from(letterTemplates)
    .where(and(eq(letterTemplates.practiceId, ctx.practiceId), eq(letterTemplates.id, templateId)));
  return row ?? null;
}

/** What an appeal's letter is written from: what a person chose, else the category's, else the argument alone. */
export async function templateOfAppeal(
  tx: Tx,
  ctx: Ctx,
  appeal: { templateId: string | null },
  category: DenialCategory,
): Promise<LetterTemplate> {
  const chosen = appeal.templateId ? await findTemplate(tx, ctx, appeal.templateId) : null;
  const row = chosen ?? (await templateForCategory(tx, ctx, category));
  return row ? { name: row.name, body: bodyOf(row) } : PLAIN_TEMPLATE;
}

export const listTemplates = operation(
  {
    name: "listTemplates",
    access: "user",
    answer: templatesAnswer,
    summary: "List the practice's letter templates, and what their text can name",
  },
  async (ctx, _, tx) => {
    const templates = (await templatesOf(tx, ctx)).map(templateDto);
    await audit(tx, ctx, { action: "list", entity: "template", detail: { count: templates.length } });
    return {
      count: templates.length,
      next: null,
      previous: null,
      templates,
      results: templates,
      placeholders: [ARGUMENT_PLACEHOLDER, ...TEMPLATE_PLACEHOLDERS].map(({ name, meaning }) => ({
        name,
        meaning,
      })),
      engine: modelConfig(DEFAULT_MODEL) ? ("model" as const) : ("built-in" as const),
    };
  },
);

export const getTemplate = operation(
  {
    name: "getTemplate",
    access: "user",
    input: z.object({ templateId: z.uuid() }),
    answer: templateWithBodyAnswer,
    summary: "Get a template with its text",
  },
  async (ctx, { templateId }, tx) => {
    const row = await requireTemplate(tx, ctx, templateId);
    await audit(tx, ctx, { action: "read", entity: "template", entityId: templateId });
    return withBody(row);
  },
);

export const updateTemplate = operation(
  {
    name: "updateTemplate",
    access: "owner",
    input: updateTemplateInput,
    answer: templateWithBodyAnswer,
    summary: "Change a template's text or denial categories",
    description:
      "An unknown placeholder is named and nothing is saved. A category belongs to one template at most; one that belongs to none has no letter until a template is chosen by hand. A template that somebody changed before needs updated_at, or If-Match: 428 without, 409 when it was changed meanwhile.",
    refuses: ["CONFLICT", "PRECONDITION_REQUIRED"],
    record: ({ templateId }) => updateOf(templateId),
  },
  async (ctx, { templateId, updated_at: edited, ...input }, tx) => {
    requireKnownPlaceholders(input.body ?? "");
    await oneChangeAtATime(tx, ctx);
    const before = await requireTemplate(tx, ctx, templateId);
    requireVersion(templateDto(before), edited);
    const builtIn = builtInTemplate(before.key)?.body;
    if (input.denial_categories) await requireFree(tx, ctx, before, input.denial_categories);
    const row = await save(tx, ctx, before, {
      ...(input.body !== undefined && { body: input.body === builtIn ? null : input.body }),
      ...(input.denial_categories && { denialCategories: input.denial_categories }),
    });
    await audit(tx, ctx, { ...updateOf(templateId), detail: { fields: Object.keys(input) } });
    return withBody(row);
  },
);

export const resetTemplate = operation(
  {
    name: "resetTemplate",
    access: "owner",
    input: z.object({ templateId: z.uuid() }),
    answer: templateWithBodyAnswer,
    summary: "Put a template back to its built-in text and categories",
    refuses: ["VALIDATION"],
    record: ({ templateId }) => updateOf(templateId),
  },
  async (ctx, { templateId }, tx) => {
    await oneChangeAtATime(tx, ctx);
    const before = await requireTemplate(tx, ctx, templateId);
    const builtIn = builtInTemplate(before.key);
    if (!builtIn) throw notFound();
    const denialCategories = [...builtIn.denialCategories];
    await requireFree(tx, ctx, before, denialCategories);
    const row = await save(tx, ctx, before, { body: null, denialCategories });
    await audit(tx, ctx, { ...updateOf(templateId), detail: { reset: true } });
    return withBody(row);
  },
);

const updateOf = (templateId: string) =>
  ({ action: "update", entity: "template", entityId: templateId }) as const;

export function requireKnownPlaceholders(body: string): void {
  const problem = placeholderProblem(body);
  if (problem) throw invalid({ body: [problem] });
}

async function requireTemplate(tx: Tx, ctx: Ctx, templateId: string): Promise<TemplateRow> {
  const row = await findTemplate(tx, ctx, templateId);
  if (!row) throw notFound("Template not found.");
  return row;
}

/** Of a practice's templates, so that no category gets two and no change is written over unseen. */
async function oneChangeAtATime(tx: Tx, ctx: Ctx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`templates:${ctx.practiceId}`}, 0))`);
}

function requireVersion(template: TemplateDto, edited: string | undefined): void {
  if (edited === undefined && !template.is_default) {
    throw new AppError(
      "PRECONDITION_REQUIRED",
      "This template was changed before. Read it, then send its updated_at along with your change.",
    );
  }
  if (edited !== undefined && !namesVersion(edited, template.updated_at)) {
    throw new AppError(
      "CONFLICT",
      "Someone else has changed this template since you opened it. Copy your text, reload the page, and save again.",
      { extra: { code: CHANGED_MEANWHILE } },
    );
  }
}

async function requireFree(
  tx: Tx,
  ctx: Ctx,
  template: TemplateRow,
  categories: readonly DenialCategory[],
): Promise<void> {
  if (categories.length === 0) return;
  const [other] = await tx
    .select({ name: letterTemplates.name })
    .from(letterTemplates)
    .where(
      and(
        eq(letterTemplates.practiceId, ctx.practiceId),
        ne(letterTemplates.id, template.id),
        arrayOverlaps(letterTemplates.denialCategories, [...categories]),
      ),
    );
  if (other) {
    throw invalid({
      denial_categories: [`“${other.name}” has one of these categories. Remove it there first.`],
    });
  }
}

async function save(
  tx: Tx,
  ctx: Ctx,
  before: TemplateRow,
  change: Partial<Pick<TemplateRow, "body" | "denialCategories">>,
): Promise<TemplateRow> {
  // A version is a millisecond: two changes never share one.
  const updatedAt = new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1));
  const [row] = await tx
    .update(letterTemplates)
    .set({ ...change, updatedBy: ctx.actor.userId, updatedAt })
    .where(and(eq(letterTemplates.practiceId, ctx.practiceId), eq(letterTemplates.id, before.id)))
    .returning();
  if (!row) throw new Error("update returned no row");
  return row;
}

const bodyOf = (row: Pick<TemplateRow, "key" | "body">): string =>
  row.body ?? builtInTemplate(row.key)?.body ?? PLAIN_TEMPLATE.body;

function templateDto(row: TemplateRow): TemplateDto {
  const categories: readonly string[] = builtInTemplate(row.key)?.denialCategories ?? [];
  const sameCategories =
    categories.length === row.denialCategories.length &&
    row.denialCategories.every((category) => categories.includes(category));
  return {
    id: row.id,
    name: row.name,
    denial_categories: row.denialCategories,
    is_default: row.body === null && sameCategories,
    updated_at: row.updatedAt.toISOString(),
  };
}

const withBody = (row: TemplateRow): TemplateWithBodyDto => ({ ...templateDto(row), body: bodyOf(row) });
