import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Schema } from "@tiptap/pm/model";
import ts from "typescript";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LetterFacts } from "@/lib/domain/letter/facts/facts";
import { isAmbiguous } from "../tests/support/ambiguous-patterns";

/**
 * S26: no pattern that is put together while the app runs takes exponential time. Each place that makes one is run, those
 * that take words from a document or a person with words that are patterns themselves.
 */
const FOLDERS = ["app", "components", "inngest", "lib", "worker"];
/** Would be exponential if one of them got into a pattern as it is. */
const HOSTILE = ["(a+)+$", "(?:x*y?x*)*z", "(\\w|\\d)*!"];

type Site = { file: string; line: number };
const inProduct = (file: string) =>
  FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && !/\.test\./.test(file);
const at = ({ file, line }: Site) => `${file}:${line}`;

/** Where the sources make a pattern of a text; one that is made of another pattern's own source is that one again. */
function sites(): Site[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  ).filter((file) => /\.tsx?$/.test(file) && inProduct(file));
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    if (!text.includes("RegExp(")) return [];
    const found: Site[] = [];
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node) => {
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp") {
        const [made] = node.arguments ?? [];
        const isCopy = made && ts.isPropertyAccessExpression(made) && made.name.text === "source";
        if (!isCopy) found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

const made: (Site & { source: string; flags: string })[] = [];
const Native = globalThis.RegExp;
const ROOT = process.cwd();

function note(pattern: RegExp): RegExp {
  const frames = (new Error().stack ?? "").split("\n").slice(3, 6);
  for (const frame of frames) {
    const [, where = "", line = ""] = /\(?((?:file:\/\/)?\/[^\s():]+):(\d+):\d+\)?$/.exec(frame) ?? [];
    const file = path.relative(ROOT, where.replace("file://", ""));
    if (!inProduct(file)) continue;
    made.push({ file, line: Number(line), source: pattern.source, flags: pattern.flags });
    break;
  }
  return pattern;
}

beforeAll(() => {
  // Patterns are made while modules load, too.
  vi.resetModules();
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, args: ConstructorParameters<RegExpConstructor>) => note(new target(...args)),
    apply: (target, _, args: ConstructorParameters<RegExpConstructor>) => note(new target(...args)),
  });
});
afterAll(() => {
  globalThis.RegExp = Native;
  vi.resetModules();
});

const NOTICE = (said: string) =>
  [
    `Patient: ${said} Canary`,
    `Member ID: ${said}   Claim number: ${said}`,
    `Reason: ${said}`,
    `Claim code: ${said}`,
    "Reason code: CO-50",
    "CO-50: These services are not deemed a medical necessity by the payer",
  ].join("\n");
/** Of payers that have codes of their own. */
const OWN_CODES = [
  "sixth-look/h03-medicaid-ra-two-denied-lines.txt",
  "second-look/anthem-like-eob-lines.txt",
].map((name) => readFileSync(path.join("tests/fixtures/papers", name), "utf8"));

/** The places that take words, each with words that are patterns. */
async function run(said: string): Promise<void> {
  const { extractByRules } = await import("@/lib/domain/reading/extract");
  const { verifyProposal } = await import("@/lib/domain/reading/model-proposal");
  const { fromPlainText } = await import("@/lib/integrations/reader/plain-text");
  const text = fromPlainText(NOTICE(said));
  const rules = extractByRules(text);
  for (const paper of OWN_CODES) extractByRules(fromPlainText(`${paper}\n${said} - ${said}`));
  const none = { notice_date: null, member_id: null, group_number: null, subscriber_name: null };
  for (const code of ["CO-50", said])
    verifyProposal(
      {
        ...{ ...none, patient_name: said, claim_number: said, payer_name: said },
        ...{ denial_code: code, denial_text: said, provider_name: said },
      },
      text,
      rules,
    );

  const { createRedactor } = await import("@/lib/domain/reading/redaction/placeholders");
  const words = `${said} and more`;
  createRedactor({
    ...{ patientName: words, subscriberName: `of ${words}`, dateOfBirth: "1980-02-03", memberId: words },
    ...{ groupNumber: words, claimNumber: words, payerClaimNumber: words, authorizationNumber: words },
    ...{ npi: words, tin: words, practicePhone: words, practiceFax: words, practiceEmail: words },
    practiceAddress: [`12 ${words}`],
  }).redact(NOTICE(said));

  const { checkLetter } = await import("@/lib/domain/letter/check/fact-check");
  const sources = [{ documentId: "notice", text: NOTICE(said) }];
  const facts: LetterFacts = {
    ...{ letterDate: "2026-11-20", practiceName: said, patientName: said, remarkCodes: [] },
    ...{ datesOfService: [], procedureCodes: [], diagnosisCodes: [], enclosures: [], provenance: {} },
  };
  checkLetter(
    `<p>Dr. Ana ${said} Canary saw 46 ${said} for 8 weeks at 95 degrees, code CO-50, of <q>${said}</q> on March 2, 2026 for LK-${said}-7 and Rosa Maria Canary.</p>`,
    "html",
    facts,
    sources,
  );

  const { readChart } = await import("@/lib/domain/reading/chart/read-chart");
  const note = fromPlainText(`VISIT NOTE\nDate: 09/08/2026\nPain today 7/10 ${said}; LEFS 19/80 ${said}`);
  readChart([{ documentId: "chart", title: said, document: note }], { patientName: `Rosa ${said}` });

  const { placeOf } = await import("@/components/appeal/letter-places");
  const schema = new Schema({ nodes: { doc: { content: "text*" }, text: {} } });
  placeOf(schema.node("doc", null, [schema.text(`Dear ${said}`)]), `Dear ${said}`, 0);

  const { hasActiveContent } = await import("@/lib/integrations/reader/pdf-active-content");
  const objects = `<< /OpenAction 12 0 R /X (${said}) >>\n12 0 obj << /S /URI >>`;
  hasActiveContent(objects, objects, []);
}

/** It repeats nothing without an end, and what repeats nothing takes no exponential time however long it is. */
const isBounded = (source: string) =>
  !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\[\s\S]|\[(?:[^\]\\]|\\[\s\S])*\]/g, ""));

it("no pattern that is made while the app runs takes exponential time", { timeout: 240_000 }, async () => {
  const all = sites();
  expect(all.length).toBeGreaterThan(40);
  for (const file of new Set(all.map(({ file }) => file))) await import(path.resolve(file));
  for (const said of HOSTILE) await run(said);
  const reached = new Set(made.map(at));
  expect(
    all.map(at).filter((place) => !reached.has(place)),
    "run these too",
  ).toEqual([]);

  // Judging makes a thousand patterns of its own, which nobody needs to be told of.
  globalThis.RegExp = Native;
  const sources = new Map(made.map((one) => [`${one.flags}/${one.source}`, one]));
  const wrong = [...sources.values()].filter((one) => !isBounded(one.source) && isAmbiguous(one));
  expect(wrong.map((one) => `${at(one)}: ${one.source.slice(0, 300)}`)).toEqual([]);
});
