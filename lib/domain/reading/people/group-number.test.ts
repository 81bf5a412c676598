import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const group = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        ...["Invented Health Plan", "September 2, 2026", "", "Patient: Odette Marlowe", ""],
        ...lines,
        "",
        "We denied this claim. The treatment was not medically necessary.",
      ].join("\n"),
    ),
  ).facts.group_number?.value;

it.each<[string, ...string[]]>([
  [
    "3341872",
    "Claim number      7362620944018",
    "Customer          Odette Marlowe",
    "Account           3341872",
  ],
  [
    "3340817",
    "Claim number                            Customer ID",
    "7762620110458                           U77 410 2295 02",
    "",
    "Account (plan sponsor)                  Dates of service",
    "3340817  Kestrel Forge & Axle Plan      07/13/2026",
  ],
  [
    "0868203-14-001",
    "Claim ID: EPYH6K2QX00",
    "Employer / plan:  Ledgestone Savings",
    "Control number:   0868203-14-001",
  ],
  ["1044907", "Group", "Orchard Ladder Works, 1044907", "", "Claim number: 2601 9044 3317"],
  [
    "3341872",
    "Claim number: 7362620944018",
    "Customer: Odette Marlowe",
    "Account name: Kestrel Forge",
    "Account number: 3341872",
  ],
  ["KF-5520", "Plan ID / group   AFA 77-0193-445  /  KF-5520        Claim     AF-2602-118834"],
])("reads %s", (number, ...lines) => {
  expect(group(...lines)).toBe(number);
});

it.each<[string, ...string[]]>([
  ["the practice's account", "Claim number: 7362620944018", "Account           3341872"],
  [
    "a patient's account",
    "Claim number: 7362620944018",
    "Customer: Odette Marlowe",
    "Patient account   3341872",
  ],
  [
    "another account",
    "Claim number: 7362620944018",
    "Customer: Odette Marlowe",
    "Account           HC-22071",
  ],
  ["a bill's account", "Customer: Odette Marlowe", "Account           3341872"],
  ["a claim's control number", "Employer: Ledgestone Savings", "Claim control number: 0868203-14-001"],
  ["a control number without its plan", "Claim ID: EPYH6K2QX00", "Control number:   0868203-14-001"],
  [
    "the practice's own account number",
    "Claim number: 7362620944018",
    "Customer: Odette Marlowe",
    "Account number: 3341872",
  ],
  [
    "a person's account",
    "Claim number: 7362620944018",
    "Customer ID: U77410",
    "Account: 3341872 Odette Marlowe",
  ],
  ["a practice's NPI", "Group", "Orchard Medical Partners, 1528374650", "", "Claim number: 2601 9044 3317"],
  ["a tax number", "Group", "Harbor Orchard Partners, 94-1234567", "", "Claim number: 2601 9044 3317"],
  ["a telephone", "Group", "Orchard Ladder Works, 503-555-0142", "", "Claim number: 2601 9044 3317"],
  ["a clinic's number", "Group", "Orchard Medical Group, 104490", "", "Claim number: 2601 9044 3317"],
  ["a plan's year", "Group", "Orchard Ladder Works, 2026", "", "Claim number: 2601 9044 3317"],
])("takes %s for no group's", (_, ...lines) => {
  expect(group(...lines)).toBeUndefined();
});

it("takes the account on a paper of Cigna's for the employer's group, and on no other payer's", () => {
  const account = (payer: string, label: string) =>
    extractByRules(
      fromPlainText(
        [payer, "", "Claim number   8272631904417", `${label}   3341906`, "", "We denied this claim."].join(
          "\n",
        ),
      ),
    ).facts.group_number?.value;
  expect(account("Cigna Healthcare", "Account")).toBe("3341906");
  expect(account("Invented Health Plan", "Account")).toBeUndefined();
  expect(account("Cigna Healthcare", "Patient account")).toBeUndefined();
  expect(account("Fern Hollow Clinic\nInsurance: Cigna", "Account")).toBeUndefined();
});
