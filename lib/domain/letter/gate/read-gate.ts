import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { letterGenerations } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { appealDocuments, documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import { members, practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import type { AppealDocumentType, SendMethod } from "@/lib/core/enums";
import type { PaperEvidence } from "@/lib/core/notice";
import { PAPER_LABELS } from "@/lib/core/notice-words";
import { adviceOnAppeal } from "@/lib/domain/appeal/advice";
import { linkedTo, ofLink } from "@/lib/domain/appeal/documents/links";
import type { AppealRow } from "@/lib/domain/appeal/queries";
import { misplacedCitations } from "@/lib/domain/authority/misplaced-citations";
import type { Ctx } from "@/lib/domain/kernel/context";
import { directoryEntryOf } from "@/lib/domain/payer-directory/look-up";
import { practiceNumbers } from "@/lib/domain/practice/numbers";
import { checkLetter } from "../check/fact-check";
import { datesIn } from "../check/printed-values";
import { compactOf } from "../check/source-index";
import { paperTitle } from "../facts/appeal-facts";
import type { LetterFacts } from "../facts/facts";
import { standingOf } from "../facts/law";
import { loadEvidence } from "../points/load-evidence";
import { letterText } from "../text/letter-text";
import type { LetterVersionRow } from "../versions";
import { materialOf } from "../writing/material";
import { hasNoStanding } from "../writing/standing";
import { noticeOwner, type OwnNames } from "./notice-owner";
import { gateProblems } from "./problems";
import type { GateProblemDto } from "./schema";

export type GateAsk = {
  /** Ids of what goes along, in its order. */
  enclosures: readonly string[];
  /** Only where somebody asks to send; a fax number or an address in its canonical form. */
  recipient?: { method: SendMethod; to: string } | undefined;
};

/** What stands between this version and its sending. Reads only; the caller's transaction sees one state of everything. */
export async function readGate(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  letter: LetterVersionRow,
  ask: GateAsk,
): Promise<GateProblemDto[]> {
  const { facts, documents: texts } = await materialOf(tx, ctx, appeal);
  const papers = await papersOfAppeal(tx, ctx, appeal.id);
  const record = await recordOf(tx, ctx, appeal);
  const notice = texts
    .filter(({ type }) => type === "denial_letter")
    .map(({ text }) => text)
    .join("\n\n");
  const read = papers.find(({ type }) => type === "denial_letter")?.read ?? {};
  const compact = compactOf(notice);
  const text = letterText(letter.content, letter.contentFormat);
  const { today, ...standing } = standingOf(facts);
  return gateProblems({
    text,
    misplaced: misplacedCitations(text, standing, today),
    findings: checkLetter(letter.content, letter.contentFormat, facts, texts).findings,
    appeal,
    record,
    noStanding: await standingProblem(tx, ctx, appeal),
    doubtful: doubtfulIn(text, appeal),
    doubtfulPaper: papers.flatMap((paper) =>
      paper.type === "denial_letter" ? doubtsOf(paper.paperEvidence) : [],
    ),
    notice:
      notice === ""
        ? null
        : {
            owner: isOwnClaim(record, notice) ? "ours" : noticeOwner(notice, await ownNames(tx, ctx)),
            patientName: read.patient_name ?? null,
            claimNumber: read.claim_number ?? null,
            payerName: read.payer_name ?? null,
            says: (value) => compact.includes(compactOf(value)) || wordsStand(value, compact),
          },
    papers,
    strangers: await strangersIn(tx, ctx, appeal, facts, papers, ask.enclosures),
    enclosed: ask.enclosures,
    deadline: appeal.facts.appeal_deadline?.value ?? record.deadline,
    today,
    recipient: ask.recipient
      ? { to: ask.recipient.to, known: await isKnown(tx, ctx, appeal, notice, ask.recipient) }
      : null,
  });
}

/** The newest letter is an appeal, the papers as they are now give none, and nobody gave a reason to go on. */
async function standingProblem(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<string | null> {
  const [newest] = await tx
    .select({ move: letterGenerations.move, overrideReason: letterGenerations.overrideReason })
    .from(letterGenerations)
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.appealId, appeal.id)))
    .orderBy(desc(letterGenerations.attempt))
    .limit(1);
  if (newest?.overrideReason) return null;
  const advice = await adviceOnAppeal(tx, ctx, appeal);
  return advice && hasNoStanding(newest?.move ?? "appeal", advice) ? advice.reason : null;
}

const doubtsOf = ({ kind, stage, level, lineOfBusiness: line_of_business }: PaperEvidence) =>
  Object.entries({ kind, stage, level, line_of_business }).flatMap(([name, evidence]) =>
    evidence?.doubt
      ? [{ label: PAPER_LABELS[name as keyof typeof PAPER_LABELS], doubt: evidence.doubt }]
      : [],
  );

function doubtfulIn(text: string, { fieldEvidence, facts }: AppealRow) {
  const said = compactOf(text);
  const dates = datesIn(text);
  return Object.values({ ...facts, ...fieldEvidence }).flatMap(({ value, doubt }) =>
    doubt && (said.includes(compactOf(value)) || dates.has(value))
      ? [{ value: value.slice(0, 120), doubt }]
      : [],
  );
}

/** Pages of what is enclosed that belong to somebody else. The payer's own papers may name whom they like. */
async function strangersIn(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  facts: LetterFacts,
  papers: readonly { id: string; type: AppealDocumentType }[],
  enclosed: readonly string[],
) {
  if (!papers.some(({ id, type }) => type === "supporting_docs" && enclosed.includes(id))) return [];
  const { chart } = await loadEvidence(tx, ctx, appeal.id, facts);
  return chart.leftOut.filter(({ reason }) => reason === "other_patient");
}

/** "Lopez, Maria" where the notice prints "MARIA LOPEZ". */
const wordsStand = (value: string, compact: string): boolean => {
  const words = value.split(/[\s,]+/).filter((word) => word.length > 1);
  const orders = [
    words,
    [...words.slice(-1), ...words.slice(0, -1)],
    [...words.slice(1), ...words.slice(0, 1)],
  ];
  return orders.some((order) => compact.includes(compactOf(order.join(""))));
};

/** Papers of the appeal as its enclosures name them, in their order, with what was read in each. */
export async function papersOfAppeal(tx: Tx, ctx: Ctx, appealId: string) {
  const rows = await tx
    .select({
      id: documents.id,
      type: appealDocuments.documentType,
      name: documents.originalFilename,
      read: documents.extractionMetadata,
      paperEvidence: documents.paperEvidence,
    })
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(linkedTo(ctx, appealId))
    .orderBy(asc(appealDocuments.position), asc(documents.id));
  return rows.map((row) => ({ ...row, title: paperTitle(row), read: row.read ?? {} }));
}

const fullName = (row: { first: string | null; last: string | null } | undefined) =>
  row ? [row.first, row.last].filter(Boolean).join(" ") : null;

async function recordOf(tx: Tx, ctx: Ctx, appeal: AppealRow) {
  const [patient] = appeal.patientId
    ? await tx
        .select({ first: patients.firstName, last: patients.lastName })
        .from(patients)
        .where(and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, appeal.patientId)))
    : [];
  const [claim] = appeal.claimId
    ? await tx
        .select({
          number: claims.claimNumber,
          payerNumber: claims.payerClaimNumber,
          plan: claims.insurancePlanName,
          deadline: claims.appealDeadline,
          first: patients.firstName,
          last: patients.lastName,
        })
        .from(claims)
        .innerJoin(
          patients,
          and(eq(patients.practiceId, claims.practiceId), eq(patients.id, claims.patientId)),
        )
        .where(
          and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, appeal.claimId), isNull(claims.deletedAt)),
        )
    : [];
  return {
    patientName: fullName(patient),
    claimPatientName: fullName(claim),
    claimNumbers: claim ? [claim.number, claim.payerNumber].filter((number) => number !== "") : [],
    claimPayerName: claim?.plan || null,
    deadline: claim?.deadline ?? null,
  };
}

/** The notice names a claim and a patient of the practice's own records: whoever treated, it is ours. */
function isOwnClaim(record: { claimNumbers: string[]; claimPatientName: string | null }, notice: string) {
  const compact = compactOf(notice);
  return (
    record.claimPatientName !== null &&
    wordsStand(record.claimPatientName, compact) &&
    record.claimNumbers.some((number) => number.length >= 5 && compact.includes(compactOf(number)))
  );
}

/** What payers know the practice and its people by. */
export async function ownNames(tx: Tx, ctx: Ctx): Promise<OwnNames> {
  const people = await tx
    .select({ first: users.firstName, last: users.lastName, practice: practices.name })
    .from(practices)
    .leftJoin(members, and(eq(members.practiceId, practices.id), isNull(members.deactivatedAt)))
    .leftJoin(users, eq(users.id, members.userId))
    .where(eq(practices.id, ctx.practiceId));
  const names = people.flatMap((one) => [one.practice, one.first && one.last ? fullName(one) : null]);
  return {
    ...(await practiceNumbers(tx, ctx)),
    names: [...new Set(names.filter((name): name is string => Boolean(name)))],
  };
}

const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

/** The address stands in the denial letter, or the directory gives the number for this payer. */
async function isKnown(
  tx: Tx,
  ctx: Ctx,
  appeal: AppealRow,
  notice: string,
  { method, to }: { method: SendMethod; to: string },
): Promise<boolean> {
  if (method === "email") return notice.toLowerCase().includes(to.toLowerCase());
  const number = digitsOf(to);
  const printed = notice.match(/(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]?\d{4}/g) ?? [];
  if (printed.some((one) => digitsOf(one) === number)) return true;
  const entry = await directoryEntryOf(tx, ctx, { name: appeal.payerName });
  return Boolean(entry?.fax) && digitsOf(entry?.fax ?? "") === number;
}
