import { describe, expect, it } from "vitest";
import { diagnosisRows, supplyRows } from "./code-lists";
import { coverageRows } from "./coverage";
import { ruleRows } from "./ecfr";
import { editRows, unitRows } from "./ncci";
import { openings, paragraphPath } from "./paragraph-path";
import { kindOf, type ReferenceRow } from "./reference-row";

/** Invented files in the official forms: no code list, rule or policy of anybody's stands here. */
async function* linesOf(text: string) {
  yield* text.split("\n");
}
async function all(rows: AsyncIterable<ReferenceRow>) {
  const found: ReferenceRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const PTP = [
  "Invented notice of a copyright",
  "Column 1\tColumn 2\t*=in existence\tEffective\tDeletion\tModifier\tRationale",
  "Z0001\tZ0002\t\t20240101\t*\t1\tInvented reason",
  "Z0003\tZ0004\t*\t19960101\t20250331\t0\tInvented reason",
  "not an edit",
].join("\n");
const MUE = [
  "Invented notice",
  '"Code","Practitioner Services MUE Values","Adjudication","Rationale"',
  'Z0001,4,"3 Date of Service Edit: Clinical","Invented"',
].join("\n");
const ECFR = `<?xml version="1.0"?>
<ECFR><DIV1 N="99" TYPE="TITLE"><DIV8 N="§ 1.2-3" NODE="99:1.1.1.1.1.0.1.1" TYPE="SECTION"><HEAD>§ 1.2-3 Invented rule.</HEAD>
<P>(a) <I>Scope.</I> This is invented &amp; short.</P><P>(b) It has parts:</P><P>(1) One.</P><P>(i) Small one.</P><P>(ii) Small two.</P>
<P>(2) Two.</P><P>(c) Third.</P></DIV8></DIV1></ECFR>`;
const LCD = `lcd_id,lcd_version,title,indication,rev_eff_date,rev_end_date
99999,2,Invented Policy,"<p>First &amp; only.</p><ul><li>A criterion</li></ul>",2026-01-01 00:00:00,`;
const ICD = `00001 Z99    0 Invented heading                                             Invented heading in full
00002 Z9901  1 Invented entry                                               Invented entry in full`;
const hcpcs = (code: string, kind: string, words: string, short: string, added: string, ended: string) =>
  `${code}00100${kind}${words.padEnd(80)}${short.padEnd(28)}`.padEnd(268) +
  `${added.padEnd(8)}${added.padEnd(8)}${ended.padEnd(8)}N`.padEnd(52);
const HCPCS = [
  hcpcs("Z9001", "3", "Invented supply, first line", "Invented supply", "20200101", ""),
  hcpcs("Z9001", "4", "and second", "", "", ""),
  hcpcs("Z9002", "3", "Another one", "Another", "20200101", "20251231"),
].join("\n");

it("tells the files apart by what they begin with", () => {
  expect(
    [PTP, MUE, ECFR, LCD, LCD.replace("lcd_id", "article_id"), ICD, HCPCS, "name,age"].map(kindOf),
  ).toEqual(["ncci_ptp", "ncci_mue", "ecfr", "lcd", "article", "icd10cm", "hcpcs", null]);
});

it("reads edits with their days and modifier, and unit limits", async () => {
  expect(await all(editRows(linesOf(PTP)))).toEqual([
    {
      table: "edits",
      columnOne: "Z0001",
      columnTwo: "Z0002",
      effective: "2024-01-01",
      deleted: null,
      modifier: "1",
    },
    {
      table: "edits",
      columnOne: "Z0003",
      columnTwo: "Z0004",
      effective: "1996-01-01",
      deleted: "2025-03-31",
      modifier: "0",
    },
  ]);
  expect(await all(unitRows(linesOf(MUE)))).toEqual([
    { table: "units", code: "Z0001", units: 4, adjudication: "3 Date of Service Edit: Clinical" },
  ]);
});

it("reads rules paragraph by paragraph, each under its designation", async () => {
  const rows = await all(ruleRows(linesOf(ECFR)));
  expect(rows.map((row) => row.table === "texts" && [row.key, row.part, row.body])).toEqual([
    ["99 CFR 1.2-3", "(a)", "(a) Scope. This is invented & short."],
    ["99 CFR 1.2-3", "(b)", "(b) It has parts:"],
    ["99 CFR 1.2-3", "(b)(1)", "(1) One."],
    ["99 CFR 1.2-3", "(b)(1)(i)", "(i) Small one."],
    ["99 CFR 1.2-3", "(b)(1)(ii)", "(ii) Small two."],
    ["99 CFR 1.2-3", "(b)(2)", "(2) Two."],
    ["99 CFR 1.2-3", "(c)", "(c) Third."],
  ]);
});

it("reads policies, diagnoses and supplies", async () => {
  expect(await all(coverageRows(linesOf(LCD), "lcd"))).toEqual([
    {
      table: "texts",
      key: "L99999",
      part: "indication",
      heading: "Invented Policy",
      body: "First & only.\nA criterion",
      from: "2026-01-01",
      through: null,
    },
  ]);
  expect(
    (await all(diagnosisRows(linesOf(ICD)))).map((row) => row.table === "texts" && [row.key, row.part]),
  ).toEqual([
    ["Z99", "heading"],
    ["Z99.01", "billable"],
  ]);
  expect(await all(supplyRows(linesOf(HCPCS)))).toMatchObject([
    { key: "Z9001", body: "Invented supply, first line and second", from: "2020-01-01", through: null },
    { key: "Z9002", body: "Another one", through: "2025-12-31" },
  ]);
});

describe("the ladder of paragraphs", () => {
  const walk = (...texts: string[]) => {
    const follow = paragraphPath();
    const names = texts.map(openings);
    return names.map((each, at) => follow(each, names[at + 1]?.[0]));
  };
  it("tells a letter i from a roman one by what follows", () => {
    const letters = ["(a) x", "(b) x", "(c) x", "(d) x", "(e) x", "(f) x", "(g) x", "(h) x"];
    expect(walk(...letters, "(1) x", "(i) x", "(ii) x", "(i) y", "(1) y").slice(-5)).toEqual([
      "(h)(1)",
      "(h)(1)(i)",
      "(h)(1)(ii)",
      "(i)",
      "(i)(1)",
    ]);
    expect(walk(...letters, "(1) x", "(i) y", "(1) y", "(j) z").slice(-3)).toEqual(["(i)", "(i)(1)", "(j)"]);
  });
  it("reads several designators that open one paragraph", () => {
    expect(walk("(a)(1) x", "(2) x", "(b)(1)(i) x")).toEqual(["(a)(1)", "(a)(2)", "(b)(1)(i)"]);
  });
});
