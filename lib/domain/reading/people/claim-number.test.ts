import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { chooseClaim } from "./claim-number";

const claimIn = (...lines: string[]) =>
  chooseClaim(readReading(fromPlainText(lines.join("\n")))).claim?.value;

it("takes the claim of which nothing was paid, whatever the code of its line", () => {
  const block = (name: string, claim: string, paid: string, code: string) => [
    `Insured Name: ${name}      Claim/Control: ${claim}`,
    " Svc    Dates                Proc     Charged   Allowed  Paid    EX",
    ` 10     09/10/26-09/10/26    99213     145.00     ${paid}   ${paid}   ${code}`,
    "",
  ];
  expect(
    claimIn(
      ...block("DOWD, CASSIA", "W262FLE00771", "82.00", "45"),
      ...block("PRUITT, JONAS", "W262FLE00802", "0.00", "Lj"),
      ...block("VOSS, HENRIETTA", "W262FLE00818", "82.00", "45"),
    ),
  ).toBe("W262FLE00802");
});

it("leaves a document's number beside a claim's alone, and its line with the claim", () => {
  const text =
    "Issue Date: 10/05/2026      Document No: 8810042\nPatient: THEO OSTERMANN      Claim: D26-2701188\n";
  expect(claimIn(text)).toBe("D26-2701188");
});

it("takes a number in a column of claims for no ZIP", () => {
  const text = [
    "Dear Provider, the claim for Ottilie Branwell remains denied because the limit was reached.",
    "",
    "Member                ID              Claim              Outcome",
    "Ottilie Branwell      CPH1004419      26191-0512         Denial upheld",
  ];
  expect(extractByRules(fromPlainText(text.join("\n"))).fields.claim_number?.value).toBe("26191-0512");
});

it.each(["26198 WT 004417-00", "26061 WT 884 0172", "2614 NE 881203", "26292 4417 08FE"])(
  "reads a number in groups of digits and letters whole: %s",
  (number) => {
    expect(claimIn(`Claim Number:     ${number}`)).toBe(number);
  },
);

// Seen red with the mark left in front of the number.
it.each([
  ["Claims          (a) 262590447 01     (b) 262720118 03", "262590447 01"],
  ["Claims          (1) 26259044701      (2) 26272011803", "26259044701"],
  ["Claim numbers:  a. 26259044701, b. 26272011803", "26259044701"],
  ["Claim Number:   26259044701", "26259044701"],
  ["Claim Number:   1) see below", undefined],
])("reads the first claim behind the mark that the notice calls it by: %s", (line, number) =>
  expect(claimIn(line)).toBe(number),
);

it.each([
  [
    "The number in item 23 of your claim (26-0914-55873) was not matched to an authorization.",
    "2026286TE4418",
  ],
  ["The authorization on your claim 26-0914-55873 had ended.", "2026286TE4418"],
])("takes no other number that the claim carried for a claim: %s", (sentence, claim) => {
  const text = [
    "TRICARE claim     2026286TE4418       Provider NPI      1778204150",
    "We did not pay this claim.",
    ` Why: ${sentence} None was found for these`,
    " dates. A network provider may not charge the beneficiary.",
  ];
  const found = extractByRules(fromPlainText(text.join("\n"))).fields;
  expect(found.claim_number?.value.replaceAll(" ", "")).toBe(claim);
  expect(found.denial_text?.value).toMatch(/None was found for these dates/);
});

it("reads the claim on which an approval is missing", () => {
  expect(claimIn("There is no prior authorization on your claim 26-0914-55873.")).toBe("26-0914-55873");
});

it("takes a number in a sentence that opens with the claim, and none that is set apart", () => {
  const asks = "Your claim EGQK7LR2N00 asks for $396.00 for six visits, each billed as 98941.";
  const other = "The visits of August 2026, on claim EGPW3HT9D00, were paid and are not part of this letter.";
  expect(claimIn("Harborline Health Plan", "", asks, "", "We will not pay for these visits.", other)).toBe(
    "EGQK7LR2N00",
  );
});

it.each([
  ["We looked at claim 026K3317 7040 for Rosa Ames-Tell.", "026K3317 7040"],
  ["We looked at claim 26M311 902774 for Rosa Ames-Tell.", "26M311 902774"],
  ["We looked at claim 026K3317 2026 for Rosa Ames-Tell.", "026K3317"],
  ["We looked at claim 026K3317 97110 for Rosa Ames-Tell.", "026K3317"],
  ["We looked at claim 026K3317 100826 for Rosa Ames-Tell.", "026K3317"],
  ["We looked at claim 026K3317 for Rosa Ames-Tell.", "026K3317"],
  ["We looked at claim 026K3317 10/08/2026 for Rosa Ames-Tell.", "026K3317"],
])("reads a number in two groups whole, and nothing behind it: %s", (said, expected) =>
  expect(
    extractByRules(fromPlainText(`Bay Health Plan\n\nMay 4, 2026\n\n${said} It was denied.\n`)).fields
      .claim_number?.value,
  ).toBe(expected),
);
