import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isArgued } from "@/lib/core/argued-papers";
import type { AppealDocumentType, DenialCategory } from "@/lib/core/enums";
import type { Evidence, Extraction } from "@/lib/core/extraction";
import { titleOfFile } from "@/lib/core/paper-title";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import { moveFactsOf } from "@/lib/domain/claim/move-facts-of";
import { checkLetter } from "@/lib/domain/letter/check/fact-check";
import { composeLetter } from "@/lib/domain/letter/compose/compose";
import { isFinal, isInPart, isTakenBack, LEVEL_AFTER } from "@/lib/domain/letter/facts/appeal-facts";
import type { LetterFacts } from "@/lib/domain/letter/facts/facts";
import { isPeriod } from "@/lib/domain/letter/facts/service-period";
import { statableFacts } from "@/lib/domain/letter/facts/statable-facts";
import { citedFacts } from "@/lib/domain/letter/model/cited-facts";
import { frameModelBody } from "@/lib/domain/letter/model/frame";
import { letterMessages } from "@/lib/domain/letter/model/prompt";
import { withOwnPapers } from "@/lib/domain/letter/points/enclosable";
import { planLetter } from "@/lib/domain/letter/points/plan";
import type { LetterEvidence } from "@/lib/domain/letter/points/plan/letter-plan";
import { PLAIN_TEMPLATE } from "@/lib/domain/letter/templates/templates";
import { escapeMarkdown } from "@/lib/domain/letter/text/blocks";
import { letterText } from "@/lib/domain/letter/text/letter-text";
import { type Advice, adviceFor } from "@/lib/domain/move/advice";
import { appealLevelOf } from "@/lib/domain/reading/appeal-level";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { extractByRules } from "@/lib/domain/reading/extract";
import { noticeOwner } from "@/lib/domain/reading/gates/notice-owner";
import { mergeExtractions } from "@/lib/domain/reading/merge";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { createRedactor } from "@/lib/domain/reading/redaction/placeholders";
import { streamLetter } from "@/lib/integrations/models/client";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { type LetterScore, type LetterStop, type LetterTruth, scoreLetter } from "./letter-score";

type Practice = { organization?: string; npi?: string; tin?: string };
type Truth = LetterTruth & { practice?: Practice };

/** As the app would have them once the denial is read and nothing was typed. */
export function factsOf(read: Extraction, notice: string, practice: Practice): LetterFacts {
  const { fields, facts } = read;
  const list = (value: string | undefined) => value?.split(/,\s*/).filter(Boolean);
  const known: LetterFacts = Object.fromEntries(
    Object.entries({
      letterDate: TODAY,
      practiceName: practice.organization,
      npi: practice.npi,
      tin: practice.tin,
      practicePhone: "(555) 555-0100",
      signerName: "Dana Whitfield",
      signerTitle: "Billing Manager",
      patientName: fields.patient_name?.value,
      dateOfBirth: facts.date_of_birth?.value,
      memberId: facts.member_id?.value,
      groupNumber: facts.group_number?.value,
      payerName: fields.payer_name?.value,
      payerAddress: facts.payer_address?.value.split(/\s*\n\s*/),
      claimNumber: fields.claim_number?.value,
      authorizationNumber: facts.authorization_number?.value,
      denialCode: fields.denial_code?.value,
      denialText: fields.denial_text?.value,
      reasonPoints: fields.denial_text?.points?.map(({ text }) => text),
      denialCategory: facts.denial_category?.value as DenialCategory | undefined,
      noticeDate: facts.notice_date?.value,
      remarkCodes: list(facts.remark_codes?.value),
      datesOfService: list(facts.dates_of_service?.value),
      servicePeriod: isPeriod(list(facts.dates_of_service?.value), facts.dates_of_service, null) || undefined,
      procedureCodes: list(facts.procedure_codes?.value),
      diagnosisCodes: list(facts.diagnosis_codes?.value),
      billedAmount: facts.billed_amount?.value,
      providerName: facts.provider_name?.value,
    }).filter(([, value]) => value !== undefined),
  );
  return {
    ...known,
    lineOfBusiness: read.lineOfBusiness ?? lineOfBusinessOf(known, notice),
    appealLevel: read.level ? LEVEL_AFTER[read.level] : appealLevelOf(notice),
    stage: read.stage,
    deniedLines: read.deniedLines,
    deniedInPart: isInPart(read),
    takenBack: isTakenBack(read),
    finalDecision: isFinal(read),
  };
}

export type LetterModel = Parameters<typeof streamLetter>[0];

const TODAY = "2026-11-20";

export type CaseRead = Awaited<ReturnType<typeof readCase>>;

/** All that is known of a case before anything is written: the same for every model. */
export async function readCase(dir: string) {
  const truth = JSON.parse(await readFile(path.join(dir, "truth.json"), "utf8")) as Truth;
  const notice = await readFile(path.join(dir, "denial.txt"), "utf8");
  return { truth, ...caseOf(notice, await papersIn(dir), truth.practice) };
}

/** What the app makes of a notice and the papers beside it. */
export function caseOf(notice: string, papers: CasePaper[], practice: Practice = {}) {
  const read = extractByRules(fromPlainText(notice));
  const merged = mergeExtractions([
    { documentId: "denial", documentType: "denial_letter", extraction: read },
    ...papers.map(({ documentId, extraction }) => ({
      documentId,
      documentType: "supporting_docs" as const,
      extraction,
    })),
  ]);
  const typeOf = new Map<string, AppealDocumentType>([
    ["denial", "denial_letter"],
    ...papers.map(({ documentId }) => [documentId, "supporting_docs"] as const),
  ]);
  const advice = adviceOn(read, notice, papers);
  const facts = factsOf(
    {
      ...read,
      fields: merged.evidence,
      facts: statableFacts(merged.facts, typeOf, {
        stage: read.stage,
        denialText: merged.evidence.denial_text?.value ?? "",
      }),
    },
    notice,
    practice,
  );
  facts.enclosures = [
    ...papers.map(({ documentId, title, document }) => ({
      title,
      type: "supporting_docs",
      documentId,
      pages: document.pages.length,
    })),
    { title: "Denial letter", type: "denial_letter", documentId: "denial", pages: 1 },
  ];
  const evidence: LetterEvidence = {
    noticeText: notice,
    chart: readChart(papers, {
      ...(facts.patientName ? { patientName: facts.patientName } : {}),
      ...(facts.dateOfBirth ? { dateOfBirth: facts.dateOfBirth } : {}),
      ...(facts.memberId ? { memberId: facts.memberId } : {}),
    }),
    answers: [],
  };
  const stop = stopOf(advice, notice, practice);
  if (stop === "foreign_notice") facts.noticeOfOther = true;
  const paper = advice.paper ?? PAPERS_OF_MOVE[advice.move]?.[0] ?? "appeal";
  const { content, questions } = composeLetter(facts, undefined, evidence, paper);
  const unsourced = unsourcedIn(content, facts, [
    { documentId: "denial", text: notice },
    ...papers.map(({ documentId, document }) => ({ documentId, text: textOf(document) })),
  ]);
  const missing = [...planLetter(facts, evidence).missing, ...advice.needs];
  return { notice, facts, evidence, paper, content, questions, unsourced, missing, advice, stop };
}

/** The letter of one case as the app writes it, and how it holds against its truth. Without a model the built-in engine writes. */
export async function writeLetter(
  { truth, notice, facts, evidence, paper, content, questions, advice, ...told }: CaseRead,
  model?: LetterModel,
): Promise<{ letter: string; score: LetterScore }> {
  const letter =
    !model || !isArgued(paper) ? letterText(content, "html") : await byModel(model, facts, evidence, notice);
  return {
    letter,
    score: scoreLetter(
      {
        units: letter.split("\n"),
        papers: (withOwnPapers(facts, evidence).enclosures ?? []).map(({ documentId = "" }) => documentId),
        notice,
        questions: questions.map(({ text }) => text),
        missing: told.missing,
        move: advice.move,
        ...(advice.paper && { paper: advice.paper }),
        stop: told.stop,
        unsourced: told.unsourced,
      },
      truth,
    ),
  };
}

const textOf = ({ pages }: { pages: { text: string }[] }) => pages.map(({ text }) => text).join("\n");

/** Of the built-in engine's letter, which states nothing of its own. */
function unsourcedIn(
  content: string,
  facts: LetterFacts,
  documents: { documentId: string; text: string }[],
): string[] {
  const { findings } = checkLetter(content, "html", facts, documents);
  return [...new Set(findings.flatMap(({ status, text }) => (status === "unsupported" ? [text] : [])))];
}

async function papersIn(dir: string): Promise<CasePaper[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(".txt") && name !== "denial.txt").sort();
  return Promise.all(names.map(async (name) => paperOf(name, await readFile(path.join(dir, name), "utf8"))));
}

export type CasePaper = ReturnType<typeof paperOf>;

/** A paper of the chart as it is once it was read. */
export function paperOf(name: string, text: string) {
  const document = fromPlainText(text);
  return {
    documentId: name.replace(/\.txt$/, ""),
    title: titleOfFile(name),
    document,
    extraction: extractByRules(document),
  };
}

/** What the app advises once the papers are read and nothing was typed. */
export function adviceOn(read: Extraction, notice: string, papers: Omit<CasePaper, "title">[]): Advice {
  const ofDenial = ([name, evidence]: [string, Evidence]) => [name, { ...evidence, documentId: "denial" }];
  return adviceFor(
    moveFactsOf({
      subject: {
        patientName: read.fields.patient_name?.value ?? "",
        payerName: read.fields.payer_name?.value ?? "",
        claimNumber: read.fields.claim_number?.value ?? "",
        denialCode: read.fields.denial_code?.value ?? "",
        denialText: read.fields.denial_text?.value ?? "",
        facts: Object.fromEntries(Object.entries(read.facts).map(ofDenial)),
      },
      denial: { ...read, id: "denial", careStage: read.stage, decisionLevel: read.level },
      papers: papers.map(({ documentId, extraction }) => ({ id: documentId, kind: extraction.kind })),
      noticeText: notice,
      pages: papers.flatMap(({ document, documentId }) =>
        document.pages.map(({ text, number }) => ({ text, place: `${documentId}, page ${number}` })),
      ),
      today: TODAY,
    }),
  );
}

/** What keeps the advised paper from going out, whatever it says. */
function stopOf(advice: Advice, notice: string, { organization, npi, tin }: Practice): LetterStop | null {
  const own = {
    names: organization ? [organization] : [],
    npis: new Set(npi ? [npi] : []),
    tins: new Set(tin ? [tin] : []),
  };
  if (noticeOwner(notice, own) === "foreign") return "foreign_notice";
  return !PAPERS_OF_MOVE[advice.move] && !advice.appealPossible ? "no_standing" : null;
}

async function byModel(
  model: LetterModel,
  facts: LetterFacts,
  evidence: LetterEvidence,
  notice: string,
): Promise<string> {
  const redactor = createRedactor(facts);
  const cited = citedFacts(planLetter(facts, evidence), facts.enclosures ?? []);
  const documents = [{ documentId: "denial", type: "denial_letter", text: notice }];
  const messages = letterMessages(facts, documents, redactor, PLAIN_TEMPLATE, cited);
  const answer = await streamLetter(model, messages, { timeoutMs: 60_000, onText: () => {} });
  const body = redactor.restore(answer.text, escapeMarkdown);
  return letterText(frameModelBody(facts, body, evidence).content, "markdown");
}
