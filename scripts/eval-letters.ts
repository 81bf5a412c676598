/**
 * npm run eval:letters -- DIR [--engine rules|model] [--json FILE]
 * Writes the letter of every case of a folder (DIR/<case>/denial.txt and its papers) with the app's own code, and
 * compares it with the case's truth.json: needed facts with their page, forbidden statements, brackets, questions.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DenialCategory } from "@/lib/core/enums";
import type { Extraction } from "@/lib/core/extraction";
import { composeLetter } from "@/lib/domain/letter/compose/compose";
import type { LetterFacts } from "@/lib/domain/letter/facts/facts";
import { planLetter } from "@/lib/domain/letter/points/plan";
import { letterText } from "@/lib/domain/letter/text/letter-text";
import { appealLevelOf } from "@/lib/domain/reading/appeal-level";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { extractByRules } from "@/lib/domain/reading/extract";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { type LetterScore, type LetterTruth, scoreLetter } from "./eval/letter-score";

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

async function evaluate(dir: string): Promise<{ letter: string; score: LetterScore }> {
  const truth = JSON.parse(await readFile(path.join(dir, "truth.json"), "utf8")) as Truth;
  const notice = await readFile(path.join(dir, "denial.txt"), "utf8");
  const names = (await readdir(dir)).filter((name) => name.endsWith(".txt") && name !== "denial.txt").sort();
  const papers = await Promise.all(
    names.map(async (name) => ({
      documentId: name.replace(/\.txt$/, ""),
      title: name.replace(/\.txt$/, ""),
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
  const evidence = {
    noticeText: notice,
    chart: readChart(papers, {
      ...(facts.patientName ? { patientName: facts.patientName } : {}),
      ...(facts.dateOfBirth ? { dateOfBirth: facts.dateOfBirth } : {}),
    }),
    answers: [],
  };
  const { content, questions } = composeLetter(facts, undefined, evidence);
  const letter = letterText(content, "html");
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

const share = (part: number, whole: number) => (whole === 0 ? "-" : `${part}/${whole}`);

function print(results: { name: string; letter: string; score: LetterScore }[], show: boolean): void {
  console.log(
    `${"case".padEnd(34)}${["facts", "placed", "forbidden", "brackets", "questions", "missing"].map((head) => head.padStart(11)).join("")}`,
  );
  const row = (name: string, cells: (string | number)[]) =>
    console.log(`${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(11)).join("")}`);
  for (const { name, score } of results)
    row(name, [
      share(score.found, score.needed),
      share(score.placed, score.needed),
      score.forbidden.length,
      score.brackets,
      `${score.questions} of ${score.questionsMax}`,
      share(score.missingNamed, score.missing),
    ]);
  const sum = (pick: (score: LetterScore) => number) =>
    results.reduce((all, { score }) => all + pick(score), 0);
  row("all", [
    share(
      sum((s) => s.found),
      sum((s) => s.needed),
    ),
    share(
      sum((s) => s.placed),
      sum((s) => s.needed),
    ),
    sum((s) => s.forbidden.length),
    sum((s) => s.brackets),
    sum((s) => Math.max(0, s.questions - s.questionsMax)),
    share(
      sum((s) => s.missingNamed),
      sum((s) => s.missing),
    ),
  ]);
  if (!show) return;
  for (const { name, letter, score } of results) {
    console.log(`\n== ${name}\n${letter}`);
    for (const line of score.lacking) console.log(`  lacking: ${line}`);
    for (const line of score.forbidden) console.log(`  forbidden: ${line}`);
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const [json, engine = "rules"] = [option("--json"), option("--engine")];
  const dir = args.find(
    (arg, index) => !arg.startsWith("--") && !args[index - 1]?.match(/^--(?:json|engine)$/),
  );
  if (!dir || (engine !== "rules" && engine !== "model")) {
    console.error("Usage: npm run eval:letters -- DIR [--engine rules|model] [--json FILE] [--show]");
    process.exitCode = 2;
    return;
  }
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const results: { name: string; letter: string; score: LetterScore }[] = [];
  for (const name of names) results.push({ name, ...(await evaluate(path.join(dir, name))) });
  print(results, args.includes("--show"));
  if (json) await writeFile(json, `${JSON.stringify(results, null, 2)}\n`);
}

await main();
