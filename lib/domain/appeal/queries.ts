import { and, count, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals, letterGenerations } from "@/db/schema/appeals";
import { deliveries, letterExports, letterVersions } from "@/db/schema/letters";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { notFound } from "@/lib/core/errors";
import type { DecisionLevel } from "@/lib/core/notice";
import { paperDto } from "@/lib/core/notice-answer";
import { adviceOnAppeal } from "@/lib/domain/claim/appeal-advice";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { printsPeriod } from "@/lib/domain/reading/page/printed-period";
import { estimateDeadline } from "@/lib/domain/reading/payer/estimated-deadline";
import { clocksOfAppeal } from "./clocks";
import { conflictsAmong } from "./confirmations/conflicts";
import { recordOfAppeal } from "./confirmations/record";
import { confirmationsDto, namesToCheck } from "./confirmations/to-check";
import { deliveryColumns, deliveryDto, enclosedDto } from "./deliveries";
import { appealDocumentDto } from "./documents/columns";
import { appealDocumentRows } from "./documents/links";
import { readParts } from "./documents/said-by-documents";
import { letterPdfPath } from "./paths";
import {
  type AppealCountsDto,
  type AppealDto,
  type AppealListItemDto,
  appealAnswer,
  appealIdField,
} from "./schema";

export type AppealRow = typeof appeals.$inferSelect;

/** The appeal, or NOT_FOUND; `forUpdate` holds other writers of the same appeal until the transaction ends. */
export async function getAppealInPractice(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  options: { forUpdate?: boolean } = {},
): Promise<AppealRow> {
  const row = await findAppeal(tx, ctx, appealId, options);
  if (!row) throw notFound(APPEAL_MESSAGES.appealNotFound);
  return row;
}

/** The same for jobs, which end quietly when the appeal was deleted meanwhile. */
export async function findAppeal(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  options: { forUpdate?: boolean } = {},
): Promise<AppealRow | null> {
  const query = tx
    .select()
    .from(appeals)
    .where(and(eq(appeals.practiceId, ctx.practiceId), eq(appeals.id, appealId), isNull(appeals.deletedAt)));
  const [row] = await (options.forUpdate ? query.for("update") : query);
  return row ?? null;
}

/** One appeal with everything that the wizard shows. */
export const getAppeal = operation(
  {
    name: "getAppeal",
    access: "user",
    // Read in pieces, a letter that was finished in between was missing beside its writing that was done.
    atOneMoment: true,
    input: z.object(appealIdField),
    answer: appealAnswer,
    summary: "Get one appeal with all that belongs to it",
  },
  async (ctx, { appealId }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId);
    await audit(tx, ctx, {
      action: "read",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
    });
    return appealDto(tx, ctx, appeal);
  },
);

/** The wizard's shape of an appeal, read inside the caller's transaction. */
export async function appealDto(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<AppealDto> {
  const files = await appealDocumentRows(tx, ctx, [appeal.id]);
  // Before the letter: where a write answers with this, what is under way may be older than what it leaves, never newer.
  const [generation] = await tx
    .select()
    .from(letterGenerations)
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.appealId, appeal.id)))
    .orderBy(desc(letterGenerations.attempt))
    .limit(1);
  const [letter] = await tx
    .select()
    .from(letterVersions)
    .where(and(eq(letterVersions.practiceId, ctx.practiceId), eq(letterVersions.appealId, appeal.id)))
    .orderBy(desc(letterVersions.version))
    .limit(1);
  const [exported] = await tx
    .select({
      version: letterVersions.version,
      sizeBytes: letterExports.sizeBytes,
      pages: letterExports.pages,
      draft: letterExports.draft,
      enclosures: letterExports.enclosures,
    })
    .from(letterExports)
    .innerJoin(letterVersions, eq(letterVersions.id, letterExports.versionId))
    .where(
      and(
        eq(letterExports.practiceId, ctx.practiceId),
        eq(letterExports.appealId, appeal.id),
        eq(letterExports.form, "pdf"),
      ),
    )
    .orderBy(desc(letterExports.createdAt))
    .limit(1);
  const sent = await tx
    .select(deliveryColumns)
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .innerJoin(letterVersions, eq(letterVersions.id, letterExports.versionId))
    .where(and(eq(deliveries.practiceId, ctx.practiceId), eq(deliveries.appealId, appeal.id)))
    .orderBy(desc(deliveries.createdAt))
    .limit(50);
  const record = await recordOfAppeal(tx, ctx, appeal);
  const conflicts = conflictsAmong(files.length > 1 ? await readParts(tx, ctx, appeal.id) : []);
  const pdfPath = letterPdfPath(appeal.id);
  const advice = await adviceOnAppeal(tx, ctx, appeal, files);
  return {
    ...listItem(appeal, {
      files: files.map(appealDocumentDto),
      hasLetter: Boolean(letter),
      claimDeadline: record.deadline,
    }),
    letter: letter
      ? {
          content: letter.content,
          content_format: letter.contentFormat,
          rendered_pdf_path: exported?.version === letter.version ? pdfPath : null,
          version: letter.version,
          origin: letter.origin,
          engine: letter.engine,
          provider_model: letter.providerModel,
          updated_at: letter.createdAt.toISOString(),
        }
      : null,
    extraction: {
      state: appeal.extractionState,
      evidence: appeal.fieldEvidence,
      facts: appeal.facts,
      service_period: printedAsPeriod(appeal.facts.dates_of_service),
      estimated_deadline:
        advice?.appeal_possible === false
          ? null
          : estimatedDeadline(appeal, paperOfDenial(files.map(appealDocumentDto)).level),
      confirmations: confirmationsDto(appeal.confirmations),
      conflicts,
      to_check: namesToCheck(appeal, record, conflicts),
    },
    advice,
    clocks: await clocksOfAppeal(tx, ctx, appeal, { files, advice }),
    generation: generation
      ? {
          id: generation.id,
          attempt: generation.attempt,
          status: generation.state,
          model: generation.model,
          engine: generation.engine,
          move: generation.move,
          paper: generation.paper,
          text: generation.partialText,
          error: generation.error,
        }
      : null,
    exported: exported
      ? {
          version: exported.version,
          size_bytes: exported.sizeBytes,
          pages: exported.pages,
          pdf_url: pdfPath,
          enclosures: exported.enclosures.map(enclosedDto),
          draft: exported.draft,
        }
      : null,
    deliveries: sent.map(deliveryDto),
    sent_at: appeal.sentAt?.toISOString() ?? null,
    sent_method: appeal.sentMethod,
  };
}

/** Only where the notice states no deadline but says when it was written. */
function estimatedDeadline(
  { facts, payerName }: AppealRow,
  level: DecisionLevel | null,
): { date: string; basis: string } | null {
  const noticeDate = facts.notice_date?.value;
  if (facts.appeal_deadline || !noticeDate || !payerName) return null;
  const estimate = estimateDeadline(payerName, noticeDate, level);
  return estimate ? { date: estimate.date, basis: estimate.basis } : null;
}

function printedAsPeriod(dates: AppealRow["facts"]["dates_of_service"]): boolean {
  return dates !== undefined && printsPeriod(dates.context, dates.value.split(/,\s*/));
}

/** The dashboard's three cards. */
export const countAppeals = operation(
  {
    name: "countAppeals",
    access: "user",
    answer: z.custom<AppealCountsDto>(),
    summary: "Count the appeals by their status",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select({ status: appeals.status, n: count() })
      .from(appeals)
      .where(and(eq(appeals.practiceId, ctx.practiceId), isNull(appeals.deletedAt)))
      .groupBy(appeals.status);
    const of = (status: string) => rows.find((row) => row.status === status)?.n ?? 0;
    return { total: of("draft") + of("sent"), draft: of("draft"), sent: of("sent") };
  },
);

/** What the appealed paper is: the denial letter's reading, none while it is not read. */
function paperOfDenial(files: AppealListItemDto["documents"]) {
  const denial = files.find(({ document_type }) => document_type === "denial");
  if (!denial) return paperDto(undefined);
  const { kind, stage, level, line_of_business, paper_evidence, denied_lines } = denial;
  return { kind, stage, level, line_of_business, paper_evidence, denied_lines };
}

/** The documents of each appeal, as lists show them. */
export async function documentsOf(tx: Tx, ctx: Ctx, appealIds: string[]) {
  const byAppeal = new Map<string, AppealListItemDto["documents"]>();
  for (const row of await appealDocumentRows(tx, ctx, appealIds)) {
    byAppeal.set(row.appealId, [...(byAppeal.get(row.appealId) ?? []), appealDocumentDto(row)]);
  }
  return byAppeal;
}

type BesideAppeal = {
  files: AppealListItemDto["documents"];
  hasLetter: boolean;
  /** Of the claim that it is linked to. */
  claimDeadline: string | null;
};

/** An appeal as lists show it. */
export function listItem(
  appeal: AppealRow,
  { files, hasLetter, claimDeadline }: BesideAppeal,
): AppealListItemDto {
  return {
    id: appeal.id,
    patient: appeal.patientId,
    claim: appeal.claimId,
    template_name: appeal.templateName,
    patient_name: appeal.patientName,
    payer_name: appeal.payerName,
    claim_number: appeal.claimNumber,
    denial_code: appeal.denialCode,
    denial_text: appeal.denialText,
    status: appeal.status,
    outcome: appeal.outcome,
    follows: appeal.followsAppealId,
    created_at: appeal.createdAt.toISOString(),
    updated_at: appeal.updatedAt.toISOString(),
    ...paperOfDenial(files),
    documents: files,
    has_letter: hasLetter,
    appeal_deadline: appeal.facts.appeal_deadline?.value ?? claimDeadline,
  };
}
