import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const DENIED = "We denied this claim because no authorization was on file.";

it("knows a payer whose name goes on before and behind a known one's", () => {
  const payerOf = (name: string) =>
    read(name, "September 18, 2026", "", "Claim no.: 26-231-0099-14", DENIED).fields.payer_name?.value;
  expect(payerOf("            OAK MERIDIAN HEALTH INSURANCE")).toBe("OAK MERIDIAN HEALTH INSURANCE");
  expect(payerOf("            MERIDIAN")).toBe("MERIDIAN");
});

it("knows the plan among the facts of an outside review", () => {
  const review = (plan: string) =>
    read(
      "STONEFERRY PEER REVIEW ORGANIZATION",
      "Accredited independent review organization                       NOTICE OF FINAL EXTERNAL REVIEW DECISION",
      "",
      "IRO case          SPR-ER-26-1190                     Date of decision     July 30, 2026",
      "Claimant          Zebulon Hargreave-Ito              Date assigned        June 24, 2026",
      `Plan              ${plan}`,
      "Claim             AF-2602-118834",
      "",
      "The Plan's final adverse benefit determination is REVERSED. The treatment was medically necessary.",
    ).fields.payer_name?.value;
  expect(review("Ketterman Foundry Group Health Plan (self-funded, subject to ERISA)")).toBe(
    "Ketterman Foundry Group Health Plan",
  );
  expect(review("Gold PPO")).not.toBe("Gold PPO");
});

it.each(["Health plan", "Insurer", "Carrier"])(
  "knows an unknown payer under its own label there: %s",
  (label) => {
    const review = read(
      "GREAT PLAINS REVIEW GROUP",
      "Independent review organization",
      "",
      "EXTERNAL REVIEW DETERMINATION",
      "",
      "Date                 August 20, 2026",
      "Patient              Florian Abt",
      `${label.padEnd(21)}Prairie Blue Health`,
      "Claim                26-0091-4471",
      "",
      "Determination: We uphold the health plan's denial. The service is not medically necessary.",
    );
    expect(review.fields.payer_name?.value).toBe("Prairie Blue Health");
  },
);

it("reads the whole name of the federal employees' Blue plan", () => {
  const payerOf = (name: string) =>
    read(name, "Processed by CareFirst BlueCross BlueShield", "", "Claim no.: 26-231-0099-14", DENIED).fields
      .payer_name?.value;
  expect(payerOf("Blue Cross and Blue Shield Service Benefit Plan (Federal Employee Program)")).toBe(
    "Blue Cross and Blue Shield Service Benefit Plan",
  );
});

it.each([
  ["FROM:    CorVel Bill Review, for SAIF Corporation", "SAIF Corporation"],
  ["FROM:    Bay Health Plan, for your records", "Bay Health Plan"],
])("reads for whom bills are reviewed: %s", (line, expected) =>
  expect(
    read(
      "FAX                     11/11/2026 14:07   P. 01/01",
      "TO:      Ridgecrest Sports Therapy",
      line,
      "Worker:  Ignacio Bermejo",
      "Claim:   7741208C",
      "We are sending this bill back unpaid. The treatment is not authorized.",
    ).fields.payer_name?.value,
  ).toBe(expected),
);

it("reads the payer on the path of a clearing house's screen", () =>
  expect(
    read(
      "Availity Essentials > Molina Healthcare of Wisconsin > Claim Status > Claim Detail      11/13/2026 09:44",
      " Claim #        26299880417          | Status        FINALIZED / DENIED",
      " Patient        XIONG, MAI LEE       | DOB           08/14/1990",
      " Member ID      5500447182           | Plan          BadgerCare Plus (Medicaid)",
    ).fields.payer_name?.value,
  ).toBe("Molina Healthcare of Wisconsin"));

it("names the company where the letterhead cuts the brand's name, and none where it names several", () => {
  const payerOf = (...said: string[]) =>
    read("BlueCross BlueShield", "", "September 18, 2026", "", DENIED, "", ...said).fields.payer_name?.value;
  expect(payerOf("BlueCross BlueShield of Tennessee, Inc., an Independent Licensee")).toBe(
    "BlueCross BlueShield of Tennessee",
  );
  expect(payerOf("BlueCross BlueShield of Tennessee, BlueCross BlueShield of Vermont")).toBe(
    "BlueCross BlueShield",
  );
  expect(payerOf("Blue Cross and Blue Shield of Kansas City")).toBe(
    "Blue Cross and Blue Shield of Kansas City",
  );
  expect(payerOf("Your other insurance is BlueCross BlueShield of Tennessee.")).toBe("BlueCross BlueShield");
  expect(payerOf("Home plan: BlueCross BlueShield of Tennessee")).toBe("BlueCross BlueShield");
});

it("puts the brand before a Blue plan's name that the letterhead draws apart, where the paper names one", () => {
  const payerOf = (...said: string[]) =>
    read(
      "Blue Cross Blue Shield of New Jersey        PO Box 10, Newark, NJ 07101",
      "",
      "September 18, 2026",
      "",
      DENIED,
      "",
      ...said,
    ).fields.payer_name?.value;
  const own = "Blue Cross Blue Shield of New Jersey";
  expect(payerOf("Horizon Blue Cross Blue Shield of New Jersey is an independent licensee")).toBe(
    `Horizon ${own}`,
  );
  expect(payerOf("of the Blue Cross and Blue Shield Association")).toBe(own);
  expect(payerOf("Your other insurance is Horizon Blue Cross Blue Shield of New Jersey.")).toBe(own);
  expect(payerOf("Secondary: Horizon Blue Cross Blue Shield of New Jersey")).toBe(own);
  expect(payerOf("Empire Blue Cross Blue Shield, Anthem Blue Cross and Blue Shield")).toBe(own);
});
