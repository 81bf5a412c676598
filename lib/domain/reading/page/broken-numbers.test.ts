import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { spansOfWhole, withWholeNumbers } from "./broken-numbers";
import { readLines } from "./page-lines";

const linesOf = (...text: string[]) => readLines(fromPlainText(text.join("\n")));
const wholeOf = (...text: string[]) => withWholeNumbers(linesOf(...text)).map((line) => line.text.trimEnd());

it("joins a number that a line or a column breaks at its hyphen", () => {
  expect(wholeOf("Fax it to Disputes at 904-555-", "0167 within 30 days.")).toEqual([
    "Fax it to Disputes at 904-555-0167",
    "     within 30 days.",
  ]);
  expect(wholeOf("Send it by fax at 904-", "555-0167. Call us")[0]).toBe("Send it by fax at 904-555-0167");
  expect(wholeOf("Send it by fax at 1-904-555-", "0167.")[0]).toBe("Send it by fax at 1-904-555-0167");
  expect(wholeOf("Send it by fax at (904)", "555-0167.")[0]).toBe("Send it by fax at (904) 555-0167");
  expect(wholeOf("Mail to   Northfield      Appeals: 904-", "          Claims Unit     555-0167")).toEqual([
    "Mail to   Northfield      Appeals: 904-555-0167",
    "          Claims Unit",
  ]);
  const lines = linesOf("Send it by fax at 904-", "555-0167. Call us");
  expect(spansOfWhole(lines, { line: 0, start: 18, end: 30 })).toEqual([
    { line: 0, start: 18, end: 22 },
    { line: 1, start: 0, end: 8 },
  ]);
});

it("leaves what is no broken number", () => {
  for (const text of [
    ["Call 904-555-0167", "0167 is the extension"],
    ["Account 12904-555-", "0167"],
    ["Case 904-555-", "01678-2"],
    ["Paid to 904-", "Total 12.00"],
    ["Fax 904-555-       Paid", "        0167       12.00"],
    ["Claims of 2026-", "555-0167"],
  ])
    expect(wholeOf(...text)).toEqual(text.map((line) => line.trimEnd()));
});

const faxOf = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "Trailhead Insurance Company",
        "09/30/2026",
        "",
        "Cascade Motion Physical Therapy",
        "12 Elm St, Salem, OR 97301",
        "",
        "The claim was denied because the records were not received.",
        "",
        ...lines,
      ].join("\n"),
    ),
  ).facts.payer_fax;

it("takes a broken number for appeals before a whole one of another desk", () => {
  const broken = [
    "You may dispute this within 60 days. Fax the dispute to 904-555-",
    "0167 or mail it to us.",
  ];
  expect(faxOf(...broken)?.value).toBe("904-555-0167");
  expect(faxOf(...broken, "", "Refund questions: fax 904-555-0158.")?.value).toBe("904-555-0167");
  expect(faxOf("Mail to   PO Box 12, Salem, OR      Fax      Disputes: 904-555-0167")?.value).toBe(
    "904-555-0167",
  );
});

it("is never sure of the only number where it is the addressee's or of another desk", () => {
  const sure = (line: string) => {
    const fax = faxOf(line);
    return fax !== undefined && !fax.doubt && fax.confidence >= 0.85;
  };
  expect(sure("You may appeal within 60 days by mail.            Provider fax 904-555-0149")).toBe(false);
  expect(sure("You may appeal within 60 days by mail. Send new bills to fax 904-555-0149.")).toBe(false);
  expect(sure("You may appeal within 60 days. Provider appeals fax 904-555-0149")).toBe(true);
  expect(sure("You may appeal within 60 days. Fax your appeal to 904-555-0149.")).toBe(true);
  expect(sure("You may appeal within 60 days. Grievance and Appeals Office fax: 904-555-0149")).toBe(true);
});

it("takes no telephone number in the column beside a fax's for one of appeals", () => {
  expect(faxOf("Mail only.        Fax      Phone for appeals: 904-555-0149")).toBeUndefined();
  expect(faxOf("Mail only.        Fax      Call us about appeals: 904-555-0149")).toBeUndefined();
});
