import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const HEAD =
  "Invented Health Plan\nOctober 6, 2026\n\nPatient: Ottilie Brandreth\nClaim number: QX-88120-26\n\n";
const evidence = (body: string, head = HEAD) => extractByRules(fromPlainText(head + body)).paperEvidence;

describe("how sure a paper's values are", () => {
  it("doubts nothing of a plain denial", () => {
    const letter =
      "We have completed the review of this claim. Payment is denied because the service is not a covered benefit of " +
      "the plan.\n\nYou may appeal this denial in writing within 180 days of the date of this letter.";
    const { kind, level } = evidence(letter) ?? {};
    expect([kind?.doubt, level?.doubt]).toEqual([undefined, undefined]);
    expect([kind?.confidence, level?.confidence]).toEqual([0.8, 0.8]);
  });

  it.each<[string, string, RegExp]>([
    [
      "what was granted beside what was not",
      "We denied the second visit. The first visit was paid.",
      /paid or approved as well/,
    ],
    [
      "a paper of no known kind",
      "Thank you for the flowers. We will call you on Monday about the garden.",
      /no kind of paper/,
    ],
  ])("doubts %s", (_what, body, doubt) => {
    const kind = evidence(body)?.kind;
    expect(kind?.doubt).toMatch(doubt);
    expect(kind?.confidence).toBeLessThan(0.85);
  });

  it("takes what a policy covers while a condition lasts for nothing that was granted", () => {
    const policy =
      "The services above are denied as not medically necessary. Manipulation is covered while the patient is getting better; " +
      "maintenance care is not. Therapy is covered only when a plan is certified.";
    expect(evidence(policy)?.kind?.doubt ?? "").not.toContain("paid or approved");
    expect(evidence(`${policy} The first visit is covered.`)?.kind?.doubt).toMatch(
      /paid or approved as well/,
    );
  });

  it("takes what was not covered, or paid on another claim, for nothing that was granted", () => {
    for (const refused of [
      "This service is not covered (CO-204). Acupuncture is excluded under your patient's plan.",
      "Visits 13 through 18 were not approved because no gain is shown.",
      "This service is denied as a duplicate. A claim for this service on the same date was already paid.",
    ])
      expect(evidence(refused)?.kind?.doubt ?? "", refused).not.toContain("paid or approved");
  });

  const ROWS = [
    "DATE        CODE    BILLED    ALLOWED    NOT COVERED    PAID",
    "09/08/2026  97110   118.00    0.00       118.00         0.00     CO-11",
    "09/08/2026  97530   64.00     0.00       64.00          0.00     CO-11",
    "",
    "CO-11  The diagnosis is not consistent with the procedure. Corrected claims are taken within 180 days of this remittance.",
  ];
  const doubtOf = (rows: readonly string[]) => evidence(rows.join("\n"))?.kind;

  it("doubts no denial of every line for words that would fit one in part, and is not sure of it for that", () => {
    expect(doubtOf(ROWS)?.doubt).toBeUndefined();
    expect(doubtOf(ROWS)?.confidence).toBeLessThan(0.85);
    const paidToo = ROWS.map((row) =>
      row.replace(/97530 .*/, "97530   64.00     50.00      14.00          50.00    CO-45"),
    );
    expect(doubtOf(paidToo)?.doubt).toBeDefined();
  });

  it("doubts no denial of the one service, and one of two services that its words leave open", () => {
    const visit =
      "Date of service 09/24/2026, procedure 99213, submitted charge 140.00. We did not pay for this visit.";
    const why =
      "CO-97 The visit is part of the payment for the procedure on the same day. A modifier may allow it.";
    expect(evidence(`${visit} ${why}`)?.kind?.doubt).toBeUndefined();
    expect(evidence(`${visit} Procedure 36415, submitted charge 20.00. ${why}`)?.kind?.doubt).toContain(
      "partial denial",
    );
  });

  it("doubts no denial with a claim's code for words of a request in advance", () => {
    const review = (code: string) =>
      evidence(
        `Utilization review found that procedure 97110 on 09/08/2026 is not medically necessary and is denied. ${code}` +
          "The requesting provider may ask for a peer-to-peer review. You may appeal within 180 days. We used the clinical " +
          "criteria for physical therapy. Prior authorization was not approved.",
      )?.kind;
    expect(review("CO-50. ")).toEqual({ confidence: 0.8 });
    expect(review("")?.doubt).toBeDefined();
  });

  it("keeps its doubt of a denial that is one claim of a summary, of which another was paid", () => {
    const summary = readFileSync(
      "tests/fixtures/papers/thirty-fourth-look/s02-medicare-msn-therapy-line-no.txt",
      "utf8",
    );
    expect(evidence(summary, "")?.kind?.doubt).toContain("partial denial");
  });

  // Red where each word behind "beneficiary" was a name.
  it("counts no patient in the words of a sentence, and each one that is named", () => {
    const prose =
      "Payment is denied because the exercises are not medically necessary. They could be done by the\n" +
      "beneficiary alone in a gym.\n";
    expect(evidence(prose)?.kind?.doubt ?? "").not.toContain("several claims");
    const two = `${prose}\nMember: Orla Tamsett\nClaim number: QX-99017-26\nPayment is denied.\n`;
    expect(evidence(two)?.kind?.doubt).toContain("several claims");
  });

  it("takes the payer's own number beside a claim's for no second claim", () => {
    const denied =
      "We denied this claim. The service is not medically necessary. You may appeal within 180 days.\n";
    const numbers = "\nClaim Number: QX-88120-26\nPayer Claim Control Number: 2026279004417\n\n";
    expect(evidence(`${numbers}${denied}`)?.kind?.doubt ?? "").not.toContain("several claims");
    const two = `${numbers}${denied}\nPayer Claim Control Number: 2026279009921\n`;
    expect(evidence(two)?.kind?.doubt).toContain("several claims");
  });

  it("takes totals with labels of their own for no row of the table above them", () => {
    const table =
      "We denied this claim. The service is not medically necessary.\n\n" +
      "  Line  Procedure  Modifier  Units  Billed     Allowed   Paid    Denial\n" +
      "  1     97110      GP        3      $186.00    $0.00     $0.00   CO-50\n\n" +
      "Total billed: $186.00       Amount denied: $186.00\n";
    expect(evidence(table)?.kind).not.toHaveProperty("doubt");
  });

  it("is sure of a kind that the words of the whole paper leave no other for", () => {
    const recoupment =
      "Notice of overpayment\nWe paid this claim in error. You were overpaid $120.00. Please refund the overpayment by check\n" +
      "within 45 days of the date of this letter, or we will recoup the amount from your future payments.";
    expect(evidence(recoupment)).toMatchObject({ kind: { confidence: 0.97 }, level: { confidence: 0.97 } });
  });

  it("takes the address of a desk for no heading", () => {
    const letter =
      "Claim denial notice\nDenial code CO-29: The time limit for filing has expired. We deny this claim.\n" +
      "Send a request within 60 days of the date of this notice to Invented Health Plan, Claim\n" +
      "Reconsideration, P.O. Box 80, Concord, NH 03301.\n";
    expect(evidence(letter)?.kind).toEqual({ confidence: 0.97 });
  });

  it("doubts a plan that the payer's name and the words tell apart", () => {
    const head = HEAD.replace("Invented Health Plan", "Ambetter Marketplace Plan");
    const { lineOfBusiness } =
      evidence("TRICARE Prime member. We denied this claim because the plan excludes it.", head) ?? {};
    expect(lineOfBusiness?.doubt).toMatch(/different plans/);
  });

  it("calls the other choice as the screens do", () => {
    const text =
      "Optum  |  Payment Integrity for UnitedHealthcare Medicare Advantage\nMedical record request    Request date: 11/02/2026\n" +
      "Provider: Copperleaf Primary Care       TIN 41-5550354\n" +
      "Member: Ottilie Brandreth     Member ID 944120087       Claim 26H3309914      DOS 09/11/2026\n" +
      "Procedure: 20610, J3301                 Billed $286.00\n\n" +
      "We need additional information to decide this claim. Within 45 days of the request date please return:\n" +
      "   A. Office note for the date of service\n   B. Procedure note with consent, site, laterality and amount of drug\n" +
      "   C. Record of drug waste (JW or JZ)\n   D. Imaging of the joint within 12 months\n" +
      "Send to fax 1-800-555-0177. If we do not receive the records the claim will be denied for lack of information.\n";
    const { lineOfBusiness } = evidence(text, "") ?? {};
    expect(lineOfBusiness?.doubt).toBe("Its words also fit Original Medicare.");
  });

  it("says nothing of a value that it doesn't tell", () => {
    expect(
      evidence(
        "Subjective: knee pain.\nObjective: range of motion 0 to 90.\nProgress note, initial evaluation.",
      )?.level,
    ).toBeUndefined();
  });
});

it("says where it looks like the State's own program, whose rules are not those of managed care", () => {
  const notice = (head: string) =>
    extractByRules(
      fromPlainText(
        `${head}\nNOTICE OF ADVERSE ACTION\nNotice date: December 16, 2025\n\nState ID: Y448102\n\nThe service is denied because it is not medically necessary. You can ask for a State Fair Hearing within 60 days of this notice.\n`,
      ),
    );
  const own = notice("HEALTH FIRST COLORADO\n(Colorado's Medicaid Program)");
  expect(own.lineOfBusiness).toBe("medicaid_mco");
  expect(own.paperEvidence?.lineOfBusiness?.doubt).toMatch(/State's own Medicaid program/);
  const plan = notice("AMERIHEALTH CARITAS LOUISIANA\nMedicaid managed care");
  expect(plan.lineOfBusiness).toBe("medicaid_mco");
  expect(plan.paperEvidence?.lineOfBusiness?.doubt ?? "").not.toMatch(/State's own/);
});
