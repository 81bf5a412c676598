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

  // Red where each word behind "beneficiary" was a name.
  it("counts no patient in the words of a sentence, and each one that is named", () => {
    const prose =
      "Payment is denied because the exercises are not medically necessary. They could be done by the\n" +
      "beneficiary alone in a gym.\n";
    expect(evidence(prose)?.kind?.doubt ?? "").not.toContain("several claims");
    const two = `${prose}\nMember: Orla Tamsett\nClaim number: QX-99017-26\nPayment is denied.\n`;
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
