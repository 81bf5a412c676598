import { and, desc, eq, gte, ilike, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals, letterGenerations } from "@/db/schema/appeals";
import { letterVersions } from "@/db/schema/letters";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { notFound } from "@/lib/core/errors";
import type { Page } from "@/lib/core/page";
import { claimLetterPdfPath } from "@/lib/domain/appeal/paths";
import { claimInPractice } from "@/lib/domain/claim/queries";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { decodeCursor, encodeCursor } from "@/lib/domain/kernel/cursor";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { dayInPractice } from "@/lib/domain/practice/today";
import {
  type ClaimLetterDto,
  claimLetterAnswer,
  claimLettersAnswer,
  LISTED_LETTER_CHARACTERS,
  type ListClaimLettersQuery,
  listClaimLettersQuery,
  listLettersOfClaimQuery,
} from "../schema";

type LettersPage = Page<ClaimLetterDto> & { appeals: ClaimLetterDto[] };
type PageQuery = { cursor?: string | undefined; page_size: number };

export const listClaimLetters = operation(
  {
    name: "listClaimLetters",
    access: "user",
    input: listClaimLettersQuery,
    answer: claimLettersAnswer,
    summary: "List the appeal letters of all claims, newest first",
    description:
      "Every word of search occurs in the patient's name, the claim number or the template's name. Their ids are those of the appeals: edit, export and send them by the calls of the quick appeals.",
  },
  async (ctx, query, tx) => {
    const page = await pageOf(tx, ctx, matching(ctx, query), query);
    await audit(tx, ctx, {
      action: query.search ? "search" : "list",
      entity: "letter",
      patientId: query.patient ?? null,
      detail: { count: page.results.length },
    });
    return page;
  },
);

export const listLettersOfClaim = operation(
  {
    name: "listLettersOfClaim",
    access: "user",
    input: listLettersOfClaimQuery,
    answer: claimLettersAnswer,
    summary: "List a claim's appeal letters, newest first",
  },
  async (ctx, { claimId, ...query }, tx) => {
    const claim = await claimInPractice(tx, ctx, claimId);
    const page = await pageOf(tx, ctx, and(live(ctx), eq(appeals.claimId, claimId)), query);
    await audit(tx, ctx, {
      action: "list",
      entity: "letter",
      entityId: claimId,
      patientId: claim.patientId,
      detail: { count: page.results.length },
    });
    return page;
  },
);

export const getClaimLetter = operation(
  {
    name: "getClaimLetter",
    access: "user",
    input: z.object({ appealId: z.uuid() }),
    answer: claimLetterAnswer,
    summary: "Get one appeal letter, whole",
  },
  async (ctx, { appealId }, tx) => {
    const [row] = await select(tx, ctx, and(live(ctx), eq(appeals.id, appealId)), {
      limit: 1,
      characters: null,
    });
    if (!row) throw notFound(APPEAL_MESSAGES.appealNotFound);
    await audit(tx, ctx, {
      action: "read",
      entity: "letter",
      entityId: row.versionId ?? appealId,
      patientId: row.appeal.patientId,
    });
    return dto(row);
  },
);

const live = (ctx: Ctx) => and(eq(appeals.practiceId, ctx.practiceId), isNull(appeals.deletedAt));

/** A practice's letters are few enough (thousands at most) to be looked through without an index of their words. */
function matching(ctx: Ctx, query: ListClaimLettersQuery): SQL | undefined {
  const words = query.search?.split(/\s+/).filter(Boolean) ?? [];
  const text = sql`concat_ws(' ', ${appeals.patientName}, ${appeals.claimNumber}, ${appeals.templateName})`;
  return and(
    live(ctx),
    isNotNull(appeals.claimId),
    query.patient ? eq(appeals.patientId, query.patient) : undefined,
    query.date_from ? gte(appeals.createdAt, dayInPractice(ctx, query.date_from)) : undefined,
    query.date_to ? lt(appeals.createdAt, dayInPractice(ctx, query.date_to, 1)) : undefined,
    ...words.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, "\\$&")}%`)),
  );
}

async function pageOf(tx: Tx, ctx: Ctx, where: SQL | undefined, query: PageQuery): Promise<LettersPage> {
  const after = decodeCursor(query.cursor);
  const behind = after
    ? sql`(${appeals.createdAt}, ${appeals.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const rows = await select(tx, ctx, and(where, behind), {
    limit: query.page_size + 1,
    characters: LISTED_LETTER_CHARACTERS,
  });
  const page = rows.slice(0, query.page_size);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const results = page.map((row) => dto(row, LISTED_LETTER_CHARACTERS));
  return {
    count: await countUpTo(tx, where),
    next: last ? encodeCursor({ at: last.createdAtExact, id: last.appeal.id }) : null,
    previous: null,
    appeals: results,
    results,
  };
}

/** Exact up to 10,000, else null (docs/product.md, C4). */
const EXACT_COUNT_UP_TO = 10_000;
async function countUpTo(tx: Tx, where: SQL | undefined): Promise<number | null> {
  const some = tx
    .select({ one: sql`1`.as("one") })
    .from(appeals)
    .where(where)
    .limit(EXACT_COUNT_UP_TO + 1)
    .as("some");
  const [row] = await tx.select({ n: sql<number>`count(*)::int` }).from(some);
  const n = row?.n ?? 0;
  return n > EXACT_COUNT_UP_TO ? null : n;
}

/** Appeals with their newest version and attempt; the content cut to one character more than `characters`. */
async function select(
  tx: Tx,
  ctx: Ctx,
  where: SQL | undefined,
  { limit, characters }: { limit: number; characters: number | null },
) {
  const newestVersion = tx
    .select({
      id: letterVersions.id,
      content: sql<string>`${
        characters === null ? letterVersions.content : sql`left(${letterVersions.content}, ${characters + 1})`
      }`.as("content"),
      format: letterVersions.contentFormat,
    })
    .from(letterVersions)
    .where(and(eq(letterVersions.practiceId, ctx.practiceId), eq(letterVersions.appealId, appeals.id)))
    .orderBy(desc(letterVersions.version))
    .limit(1)
    .as("newest_version");
  const newestAttempt = tx
    .select({ state: letterGenerations.state, error: letterGenerations.error })
    .from(letterGenerations)
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.appealId, appeals.id)))
    .orderBy(desc(letterGenerations.attempt))
    .limit(1)
    .as("newest_attempt");
  return tx
    .select({
      appeal: appeals,
      createdAtExact: exactTime(appeals.createdAt),
      versionId: newestVersion.id,
      content: newestVersion.content,
      format: newestVersion.format,
      attemptState: newestAttempt.state,
      attemptError: newestAttempt.error,
    })
    .from(appeals)
    .leftJoinLateral(newestVersion, sql`true`)
    .leftJoinLateral(newestAttempt, sql`true`)
    .where(where)
    .orderBy(desc(appeals.createdAt), desc(appeals.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof select>>[number];

function dto(row: Row, most = Number.POSITIVE_INFINITY): ClaimLetterDto {
  const { appeal, content } = row;
  return {
    id: appeal.id,
    claim_id: appeal.claimId,
    claim_number: appeal.claimNumber,
    patient: appeal.patientId,
    patient_name: appeal.patientName,
    template_id: appeal.templateId,
    template_name: appeal.templateName,
    status: content === null ? "Pending" : "Generated",
    appeal_content: content?.slice(0, most) ?? null,
    content_format: row.format,
    content_truncated: content !== null && content.length > most,
    appeal_letter: content === null ? null : claimLetterPdfPath(appeal.id),
    generation: row.attemptState ? { status: row.attemptState, error: row.attemptError } : null,
    appeal_status: appeal.status,
    sent_at: appeal.sentAt?.toISOString() ?? null,
    created_at: appeal.createdAt.toISOString(),
    updated_at: appeal.updatedAt.toISOString(),
  };
}
