import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { DenialCategory } from "@/lib/core/enums";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import type { Extraction } from "@/lib/core/extraction";
import { escapeMarkdown } from "@/lib/domain/letter/compose/blocks";
import { composeLetter } from "@/lib/domain/letter/compose/compose";
import { frameModelBody } from "@/lib/domain/letter/compose/frame";
import { titleOfFile } from "@/lib/domain/letter/facts/appeal-facts";
import type { LetterFacts } from "@/lib/domain/letter/facts/facts";
import { citedFacts } from "@/lib/domain/letter/model/cited-facts";
import { letterMessages } from "@/lib/domain/letter/model/prompt";
import { type LetterEvidence, planLetter } from "@/lib/domain/letter/points/plan";
import { PLAIN_TEMPLATE } from "@/lib/domain/letter/templates/templates";
import { letterText } from "@/lib/domain/letter/text/letter-text";
import { appealLevelOf } from "@/lib/domain/reading/appeal-level";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { extractByRules } from "@/lib/domain/reading/extract";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { createRedactor } from "@/lib/domain/reading/redaction/placeholders";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { type LetterScore, type LetterTruth, scoreLetter } from "./letter-score";

type Practice = { organization?: string; npi?: string; tin?: string };
type Truth = LetterTruth & { practice?: Practice };

/** As the app would have them once the denial is read and nothing was typed. */
function factsOf({ fields, facts }: Extraction, notice: string, practice: Practice): LetterFacts {
  const list = (value: string | undefined) => value?.split(/,\s*/).filter(Boolean);
  const known: LetterFacts = Object.fromEntries(
    Object.entries({
      letterDate: "2026-11-20",
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
      denialCategory: facts.denial_category?.value as DenialCategory | undefined,
      noticeDate: facts.notice_date?.value,
      remarkCodes: list(facts.remark_codes?.value),
      datesOfService: list(facts.dates_of_service?.value),
      procedureCodes: list(facts.procedure_codes?.value),
      diagnosisCodes: list(facts.diagnosis_codes?.value),
      billedAmount: facts.billed_amount?.value,
      providerName: facts.provider_name?.value,
    }).filter(([, value]) => value !== undefined),
  );
  return { ...known, lineOfBusiness: lineOfBusinessOf(known, notice), appealLevel: appealLevelOf(notice) };
}

export type Engine = "rules" | "model";

/** The letter of one case as the app writes it, and how it holds against its truth. */
export async function writeCase(
  dir: string,
  engine: Engine,
): Promise<{ letter: string; score: LetterScore }> {
  const truth = JSON.parse(await readFile(path.join(dir, "truth.json"), "utf8")) as Truth;
  const notice = await readFile(path.join(dir, "denial.txt"), "utf8");
  const names = (await readdir(dir)).filter((name) => name.endsWith(".txt") && name !== "denial.txt").sort();
  const papers = await Promise.all(
    names.map(async (name) => ({
      documentId: name.replace(/\.txt$/, ""),
      title: titleOfFile(name),
      document: fromPlainText(await readFile(path.join(dir, name), "utf8")),
    })),
  );
  const facts = factsOf(extractByRules(fromPlainText(notice)), notice, truth.practice ?? {});
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
    }),
    answers: [],
  };
  const { content, questions } = composeLetter(facts, undefined, evidence);
  const letter = engine === "rules" ? letterText(content, "html") : await byModel(facts, evidence, notice);
  return {
    letter,
    score: scoreLetter(
      {
        units: letter.split("\n"),
        papers: papers.map(({ documentId }) => documentId),
        notice,
        questions: questions.map(({ text }) => text),
        missing: planLetter(facts, evidence).missing,
        move: null,
      },
      truth,
    ),
  };
}

/** By the model of the default label, which the environment sets up. */
async function byModel(facts: LetterFacts, evidence: LetterEvidence, notice: string): Promise<string> {
  const [{ modelConfig }, { streamLetter }] = await Promise.all([
    import("@/lib/integrations/services"),
    import("@/lib/integrations/models/client"),
  ]);
  const config = modelConfig(DEFAULT_MODEL);
  if (!config) throw new Error(`${DEFAULT_MODEL} is not set up. See .env.example.`);
  const redactor = createRedactor(facts);
  const cited = citedFacts(planLetter(facts, evidence), facts.enclosures ?? []);
  const documents = [{ documentId: "denial", type: "denial_letter", text: notice }];
  const messages = letterMessages(facts, documents, redactor, PLAIN_TEMPLATE, cited);
  const answer = await streamLetter(config, messages, { timeoutMs: config.timeoutMs, onText: () => {} });
  const body = redactor.restore(answer.text, escapeMarkdown);
  return letterText(frameModelBody(facts, body, evidence).content, "markdown");
}
