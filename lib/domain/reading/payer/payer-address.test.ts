import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const addressIn = (text: string) => extractByRules(fromPlainText(text)).facts.payer_address?.value;
const sample = (name: string) => readFileSync(`tests/fixtures/denials/${name}.txt`, "utf8");
const notice = (...lines: string[]) =>
  [
    "Lakeside Health Plan",
    "NOTICE OF DENIAL",
    "",
    "Claim Number: 26118-4471",
    "This claim was denied because no prior authorization was on file.",
    "",
    ...lines,
  ].join("\n");

it("takes the address after the words that say where appeals go, not the letterhead's", () => {
  expect(addressIn(sample("denial-02"))).toBe(
    "Aetna, Attn: National Account CRT, PO Box 00463, Lexington, KY 40512",
  );
  expect(addressIn(sample("denial-19"))).toBe(
    "UMR Claim Appeal Unit, PO Box 00304, Salt Lake City, UT 84130",
  );
});

it("is not taken in by the window of the envelope", () => {
  expect(addressIn(sample("denial-08"))).toMatch(/PO Box 00044, Madison WI 53708$/);
});

it("takes a street of any name, behind the department that opens the sentence", () => {
  const text = notice(
    "You may appeal within 30 days of that decision. Lakeside Provider Appeals, 1 Cameron Hill Circle, Anytown, TN 37402.",
  );
  expect(addressIn(text)).toBe("Lakeside Provider Appeals, 1 Cameron Hill Circle, Anytown, TN 37402");
});

it("reads on over a colon", () => {
  const text = notice("Send your appeal to: Lakeside, Attn: Appeals Unit, PO Box 12, Anytown, OH 43000.");
  expect(addressIn(text)).toContain("PO Box 12, Anytown, OH 43000");
  expect(addressIn(text)).toContain("Appeals Unit");
});

it.each(["denial-04", "denial-08"])(
  "takes no address of the practice or the patient for the payer's in %s",
  (name) => {
    expect(addressIn(sample(name)) ?? "").not.toMatch(/LIVE OAK|REVEILLE/);
  },
);

it.each(["Grievance and Appeals", "Grievances & Appeals", "Provider Disputes Unit"])(
  "keeps “%s” in an address beside other text",
  (department) => {
    const column = "                           ";
    const text = `BLUE HERON HEALTH PLAN\nOctober 19, 2026\n\nPatient: Rosa Ames-Tell   Claim: 7\n\nThe claim is denied.\n\nHow to appeal              Mail to\nWrite within 180 days.     Blue Heron Health Plan\n${column}${department}\n${column}PO Box 615\n${column}Anytown, MN 55000\n`;
    expect(extractByRules(fromPlainText(text)).facts.payer_address?.value).toBe(
      `${department}, PO Box 615 Anytown, MN 55000`,
    );
  },
);

it("has a numbered street, with the department that a bar parts from it", () => {
  const head =
    "Prairie Health Plan\nAppeals and Grievances  |  4510 13th Avenue South, Fargo, ND 58121\n\nOctober 30, 2026\n\n";
  expect(
    addressIn(
      `${head}The denial of your claim is upheld: no authorization was on file. Write to the address on top.`,
    ),
  ).toBe("Appeals and Grievances, 4510 13th Avenue South, Fargo, ND 58121");
});

it("takes the next reviewer's address, with its name, not that of the letterhead under a title of a decision", () => {
  const decision = [
    "MEDICARE PART B REDETERMINATION DECISION",
    "National Government Services, Inc.",
    "P.O. Box 6475, Indianapolis, IN 46206",
    "",
    "Claim Number: 26118-4471",
    "Our decision is that Medicare does not cover these services.",
    "",
    "If you disagree, you may ask for a RECONSIDERATION. Send it with a copy of this letter to:",
    "        C2C Innovative Solutions, Inc.,  QIC Part B North Reconsiderations",
    "        P.O. Box 45208, Jacksonville, FL 32232",
  ].join("\n");
  expect(addressIn(decision)).toBe(
    "C2C Innovative Solutions, Inc., QIC Part B North Reconsiderations P.O. Box 45208, Jacksonville, FL 32232",
  );
});
