import { describe, expect, it, vi } from "vitest";
import {
  type Evidence,
  EXTRACTION_FIELDS,
  type ExtractionFact,
  type ExtractionField,
  SURE,
} from "@/lib/core/extraction";
import { extractByRules, readReading } from "@/lib/domain/reading/extract";
import { needSecondSign } from "@/lib/domain/reading/second-sign";
import { WeighedValues } from "@/lib/domain/reading/weighed/weighed-values";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
/** A value as a rule that is sure of it gives it; a last line that is a basis is the deadline's. */
function alone(
  name: ExtractionField | ExtractionFact,
  value: string,
  ...lines: string[]
): Evidence | undefined {
  const basis = name === "appeal_deadline" ? lines.pop() : undefined;
  const reading = readReading(fromPlainText(lines.join("\n")));
  const sure = (value: string): Evidence => ({
    ...{ value, confidence: 0.97, method: "rules", page: 1, boxes: [], context: "" },
    ...(basis && { basis }),
  });
  const notice = { notice_date: sure("2026-05-04") };
  const said = EXTRACTION_FIELDS.some((field) => field === name)
    ? { fields: { [name]: sure(value) }, facts: {} }
    : { fields: {}, facts: { ...notice, [name]: sure(value) } };
  const paper = { kind: "denial", stage: null, level: null, lineOfBusiness: null, deniedLines: [] } as const;
  const extraction = { ...paper, deniedLines: [], ...said };
  const settled = needSecondSign(extraction, reading, undefined, new WeighedValues(reading));
  return { ...settled.facts, ...settled.fields }[name];
}

const HEAD = ["Invented Health Plan", "PO Box 400, Concord, NH 03301", "", "May 4, 2026", ""];
const DENIED = "This claim was denied because no authorization was on file.";

describe("what one sign alone tells", () => {
  it("is sure of a number under its label that the words around it hold as well", () => {
    const { fields } = read(...HEAD, "Claim number: QX88120264417", "", DENIED);
    expect(fields.claim_number?.confidence).toBeGreaterThanOrEqual(SURE);
  });

  it("is in doubt where the words hold another value for likelier, and names it", () => {
    const settled = alone(
      "payer_name",
      "Reviewed by mail",
      "Lakeshore Mutual Insurance Company",
      ...HEAD.slice(1),
      DENIED,
    );
    expect(settled).toMatchObject({ confidence: 0.5, doubt: expect.stringContaining("Lakeshore Mutual") });
  });

  it("writes a likelier day as the screens do", () => {
    const settled = alone(
      "dates_of_service",
      "2026-08-16",
      ...HEAD,
      "CLAIM NUMBER      RECEIVED      FROM       TO",
      "2626410774500     09/21/2026    02/17/26   02/17/26",
      "The time for filing has run out. Last day for this claim was 08/16/2026.",
    );
    expect(settled?.doubt).toBe('By the words around it, "Feb 17, 2026" is likelier.');
  });

  it("doubts no days that alone stand under labels of service for likelier ones under none", () => {
    const rival = { value: "2026-02-17", share: 0.8, score: 0.6, spans: [] };
    const opinion = vi.spyOn(WeighedValues.prototype, "opinion").mockReturnValue({ share: 0.1, rival });
    const settled = (...lines: string[]) => alone("dates_of_service", "2026-03-02", ...HEAD, ...lines);
    const labeled = settled("Dates billed   03/02/2026", "The notes are of 02/17/2026.");
    const unlabeled = settled("Received   03/02/2026", "The notes are of 02/17/2026.");
    const both = settled("Dates billed   03/02/2026", "Seen on   02/17/2026");
    opinion.mockRestore();
    expect(labeled).toMatchObject({ confidence: 0.8 });
    expect(labeled?.doubt).toBeUndefined();
    expect(unlabeled?.doubt).toContain("Feb 17, 2026");
    expect(both?.doubt).toContain("Feb 17, 2026");
  });

  it("is sure of no fax number among several whose own clause names no appeals", () => {
    const two = (first: string) =>
      read(...HEAD, DENIED, "", first, "Send other insurance updates by fax to 603-555-0177.").facts
        .payer_fax;
    const named = two("Appeals: fax 603-555-0163.");
    expect(named?.value).toBe("603-555-0163");
    expect(named?.confidence).toBeGreaterThanOrEqual(SURE);
    const bare = two("You may appeal. Fax 603-555-0163.");
    expect(bare?.confidence ?? 0).toBeLessThan(SURE);
    const only = read(...HEAD, DENIED, "", "You may appeal. Fax 603-555-0163.").facts.payer_fax;
    expect(only).toMatchObject({ value: "603-555-0163", confidence: 0.85 });
  });

  it("is sure of no time to appeal beside another one as likely", () => {
    const one = "You may appeal this decision in writing within 180 days of the date of this letter.";
    const two = "You may ask for an appeal in writing within 60 days of the date of this letter.";
    const basis = "180 days from the notice date";
    const told = (...lines: string[]) =>
      alone("appeal_deadline", "2026-10-31", ...HEAD, DENIED, ...lines, basis);
    expect(told(one)?.confidence).toBe(0.97);
    expect(told(one, "", two)?.confidence).toBe(0.8);
  });

  it("leaves a value that one sign tells without a doubt, so that nobody has to confirm it", () => {
    const { facts } = read(...HEAD, "Provider: Orrin Vale, DC, Northgate Spine Clinic", "", DENIED);
    expect(facts.provider_name?.doubt).toBeUndefined();
    expect(facts.provider_name?.confidence ?? 0).toBeLessThan(SURE);
  });

  it("calls a payer's own code no sure remark", () => {
    const line = "05/01/2026  97014  29.00  0.00  N31";
    expect(alone("remark_codes", "N31", ...HEAD, line)?.confidence).toBe(0.8);
    expect(alone("remark_codes", "N31", ...HEAD, `${line}  Remark`)?.confidence).toBe(0.97);
  });

  it("is sure of no name with more than a degree or a form of company behind its comma", () => {
    const told = (name: string) =>
      alone("payer_name", name, name, ...HEAD.slice(1), DENIED, name)?.confidence;
    expect(told("Lakeshore Mutual Insurance, Inc.")).toBe(0.97);
    expect(told("Lakeshore Mutual Insurance, Care Management")).toBe(0.8);
  });

  it("is sure of no list of diagnoses beside a code that it leaves out", () => {
    const told = (line: string) => alone("diagnosis_codes", "R26.89", ...HEAD, line)?.confidence;
    expect(told("for R26.89")).toBe(0.97);
    expect(told("for F82 and R26.89")).toBe(0.8);
  });
});
