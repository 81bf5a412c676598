import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const services = (said: string) =>
  extractByRules(
    fromPlainText(
      [
        ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
        ...["Patient: Marisol Tremblay", "Claim number: 26287004419", "Date of service: 09/02/2026"],
        ...[
          "Procedure: 97012, 97124",
          "",
          "We cannot pay for traction and massage, which the plan excludes.",
          said,
        ],
      ].join("\n"),
    ),
  ).facts.procedure_codes?.value;

describe("a service that a sentence sets apart", () => {
  it.each([
    "The spinal adjustments of the same two days (98941) were paid to the provider on August 4, 2026.",
    "One thing has not been denied: a re-evaluation (98941) in January needs no approval.",
    "The other treatment of the same day (98941) was paid and is not part of this case.",
    "The exam of that day (98941) is not in question.",
    "The adjustment (98941) will be paid.",
    "The exam of September 2 (98941) was processed separately, on claim 26287004420, and paid.",
    "The evaluation (98941) on September 2 has been approved.",
  ])("is none of those that are refused: %s", (said) => expect(services(said)).toBe("97012, 97124"));

  it.each([
    "The adjustment (98941) was denied, too.",
    "The adjustment (98941) was not processed separately.",
    "The adjustment (98941) is a separately reported service.",
    "The adjustment (98941) was not paid.",
    "The adjustment (98941) was paid in error and must be refunded.",
    "The adjustment (98941) was paid twice.",
    "Massage is included in the adjustment (98941), which was paid.",
    "The adjustment (98941) was paid at the lower rate of your contract, less $12.00 that you dispute.",
    "The adjustment (98941) needs prior approval.",
    "The adjustment (98941) is not part of your benefits.",
    "The adjustment (98941) was allowed under the wrong code.",
    "The adjustment (98941) would be paid if notes came.",
  ])("is none that is in question: %s", (said) => expect(services(said)).toContain("98941"));

  // Seen red: it was taken out of what is refused.
  it.each([
    "The exercises (98941) were approved on June 3, but we deny the claim since the approval ended.",
    "The exercises (98941) were approved for 6 visits, and these are above them.",
    "The exercises (98941) were paid on August 4 and we now ask for the $96.00 back.",
    "The exercises (98941) were approved, however the place is not in the network.",
    "The exercises (98941) were allowed at zero.",
    "The exercises (98941) were paid to the member.",
    "The exercises (98941) were paid $0.00.",
  ])("stays in question: %s", (said) => expect(services(said)).toContain("98941"));

  it("stays where it is all that the paper names", () => {
    const only = extractByRules(
      fromPlainText(
        "Northfield Health Plan\nOctober 14, 2026\nPatient: Marisol Tremblay\nClaim number: 26287004419\nThe service is denied. The visit (99213) was paid.",
      ),
    );
    expect(only.facts.procedure_codes?.value).toBe("99213");
  });
});
