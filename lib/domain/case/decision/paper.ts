import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { documentPages, documents } from "@/db/schema/documents";
import { deliveries } from "@/db/schema/letters";
import { practices } from "@/db/schema/practices";
import type { Ctx } from "@/lib/domain/kernel/context";
import { ownNames } from "@/lib/domain/practice/own-names";
import { noticeOwner } from "@/lib/domain/reading/gates/notice-owner";
import { compactNumber, type Fit, fitsOf, type PaperSays, type SentCase, sentAfter } from "./match";
import { type DecisionReading, readDecision } from "./read-decision";
import { DECIDES } from "./rules";

/** Pages of a decision that are looked at; its rights and enclosures come after. */
const MOST_PAGES = 20;

export type DecisionPaper = {
  document: typeof documents.$inferSelect;
  pages: { page: number; text: string }[];
  reading: DecisionReading;
};

/** A decision's document as it was read; null while it is not, or when it is gone. */
export async function paperOfDecision(tx: Tx, ctx: Ctx, documentId: string): Promise<DecisionPaper | null> {
  const [document] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        eq(documents.id, documentId),
        isNull(documents.deletedAt),
      ),
    );
  if (document?.ocrStatus !== "success") return null;
  const pages = await tx
    .select({ page: documentPages.page, text: documentPages.text })
    .from(documentPages)
    .where(and(eq(documentPages.practiceId, ctx.practiceId), eq(documentPages.documentId, documentId)))
    .orderBy(asc(documentPages.page))
    .limit(MOST_PAGES);
  return { document, pages, reading: readDecision(pages, document.kind) };
}

/** Another practice's paper is never taken (docs/product.md, I14). */
export async function isForeign(tx: Tx, ctx: Ctx, { pages }: DecisionPaper): Promise<boolean> {
  const text = pages.map((page) => page.text).join("\n");
  return noticeOwner(text, await ownNames(tx, ctx)) === "foreign";
}

/** The sent appeals that the paper fits, with what speaks for each. */
export async function casesOf(tx: Tx, ctx: Ctx, paper: DecisionPaper): Promise<(Fit & { label: string })[]> {
  const says = saysOf(paper);
  const cases = await sentCases(tx, ctx, says);
  return fitsOf(says, cases).map((fit) => ({ ...fit, label: labelAmong(cases, fit.appealId) }));
}

/** Of a paper that fits none: the appeal that it would fit, had that not gone out only after the paper's own day. */
export async function namedTooEarly(tx: Tx, ctx: Ctx, paper: DecisionPaper): Promise<string | null> {
  const says = saysOf(paper);
  const cases = await sentCases(tx, ctx, says);
  const [appealId] = sentAfter(says, cases);
  return appealId ? labelAmong(cases, appealId) : null;
}

function saysOf(paper: DecisionPaper): PaperSays {
  const { extractionMetadata: fields, extractionFacts: facts } = paper.document;
  const numbers = [fields?.claim_number, facts?.authorization_number?.value, paper.reading.reference?.value];
  return {
    numbers: numbers.filter((number): number is string => Boolean(number)),
    patientName: fields?.patient_name ?? null,
    payerName: fields?.payer_name ?? null,
    datesOfService: facts?.dates_of_service?.value.split(/,\s*/) ?? [],
    decidedOn: facts?.notice_date?.value ?? null,
    compact: compactNumber(paper.pages.map(({ text }) => text).join(" ")),
  };
}

function labelAmong(cases: readonly SentCase[], id: string): string {
  const found = cases.find(({ appealId }) => appealId === id);
  return found ? labelOf(found) : "";
}

const labelOf = ({ patientName, numbers, payerName, sentOn }: SentCase) =>
  [patientName, numbers[0], payerName, `sent ${sentOn}`].filter(Boolean).join(" · ");

/** Cases that are compared by themselves; the database finds them by what the paper prints. */
const MOST_CASES = 200;

async function sentCases(tx: Tx, ctx: Ctx, says: PaperSays): Promise<SentCase[]> {
  const compact = (column: unknown) => sql`lower(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;
  const printed = (column: unknown) =>
    sql`(length(${compact(column)}) >= 3 and strpos(${says.compact}, ${compact(column)}) > 0)`;
  const surname = says.patientName?.split(/[\s,]+/).filter((word) => word.length > 2) ?? [];
  const rows = await tx
    .select({
      appealId: appeals.id,
      claimNumber: appeals.claimNumber,
      patientName: appeals.patientName,
      payerName: appeals.payerName,
      facts: appeals.facts,
      outcome: appeals.outcome,
      number: claims.claimNumber,
      payerNumber: claims.payerClaimNumber,
      internalNumber: claims.internalClaimNumber,
      serviceFrom: claims.serviceFrom,
      serviceTo: claims.serviceTo,
      sentOn: sql<string>`(${appeals.sentAt} at time zone ${practices.timeZone})::date::text`,
      references: sql<
        string[]
      >`(select coalesce(array_agg(${deliveries.providerReference}), '{}') from ${deliveries}
        where ${deliveries.practiceId} = ${appeals.practiceId} and ${deliveries.appealId} = ${appeals.id}
          and ${deliveries.provider} = 'person' and ${deliveries.providerReference} is not null)`,
    })
    .from(appeals)
    .innerJoin(practices, eq(practices.id, appeals.practiceId))
    .leftJoin(claims, and(eq(claims.practiceId, appeals.practiceId), eq(claims.id, appeals.claimId)))
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        isNull(appeals.deletedAt),
        eq(appeals.status, "sent"),
        or(
          printed(appeals.claimNumber),
          printed(claims.claimNumber),
          printed(claims.payerClaimNumber),
          printed(claims.internalClaimNumber),
          surname.length > 0
            ? inArray(
                sql`lower(split_part(${appeals.patientName}, ' ', -1))`,
                surname.map((word) => word.toLowerCase()),
              )
            : undefined,
        ),
      ),
    )
    .orderBy(sql`${appeals.sentAt} desc`)
    .limit(MOST_CASES);
  return rows.map((row) => ({
    appealId: row.appealId,
    numbers: [row.claimNumber, row.number, row.payerNumber, row.internalNumber, ...row.references].filter(
      (number): number is string => Boolean(number),
    ),
    patientName: row.patientName,
    payerName: row.payerName,
    datesOfService: [
      row.serviceFrom,
      row.serviceTo,
      ...(row.facts.dates_of_service?.value.split(/,\s*/) ?? []),
    ].filter((day): day is string => Boolean(day)),
    sentOn: row.sentOn,
    decided: row.outcome !== null && DECIDES.has(row.outcome),
  }));
}
