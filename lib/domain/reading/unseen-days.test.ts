import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Valley Health Plan", "PO Box 40, Oakland, CA 94607", "", "June 12, 2026", ""];
const CLAIM = "Claim: 26-04471-22     Member ID: HVF2204471     Patient: Oscar Lindqvist";
const DENIED = "We have denied this claim. The treatment was not medically necessary.";

describe("people and days", () => {
  it("names a child by the parents' surname, in doubt", () => {
    const { fields, facts } = read(
      ...HEAD,
      "Dear Mr. and Mrs. Benavides:",
      "",
      "We cannot pay for the speech therapy that your daughter Mia received on May 4, 2026. It is not a covered benefit.",
    );
    expect(fields.patient_name?.value).toBe("Mia Benavides");
    expect(facts.dates_of_service?.value).toBe("2026-05-04");
    expect(fields.patient_name?.confidence).toBeLessThan(0.7);
  });

  it("knows whose plan it is where a label goes on in its value", () => {
    const { facts } = read(
      ...HEAD,
      "Member       Annika Rosewell-Daye",
      "Contract     of Lennart Daye, group 00518832",
      DENIED,
    );
    expect(facts.subscriber_name?.value).toBe("Lennart Daye");
  });

  it("takes the day of the next sentence for none of service, where a sentence ends with its label's words", () => {
    const { facts } = read(
      "HARBOR VALLEY HEALTH PLAN",
      "PROVIDER REMITTANCE ADVICE                                                       CHECK/EFT DATE: 10/06/2026",
      "PATIENT NAME      MEMBER ID        PATIENT CTRL NO.   CLAIM NUMBER      RECEIVED      FROM       TO",
      "LINDQVIST, OSCAR  HVF903117425     CF-11862           2626410774500     09/21/2026    02/17/26   02/17/26",
      "",
      "   PROC       DX            CHARGE     ALLOWED    PATIENT    CO ADJ      CODE      PAID",
      "   99214      I10, E11.65    186.00       0.00       0.00     186.00     CO 29     0.00",
      "   83036      E11.65          28.00       0.00       0.00      28.00     CO 29     0.00",
      "",
      "   CO 29    THE TIME FOR FILING HAS RUN OUT. YOUR AGREEMENT REQUIRES CLAIMS WITHIN 180 DAYS OF THE",
      "            DATE OF SERVICE. LAST DAY FOR THIS CLAIM WAS 08/16/2026.",
    );
    expect(facts.dates_of_service?.value).toBe("2026-02-17");
  });

  it("counts a time from the day of processing where the notice says so", () => {
    const { facts } = read(
      ...HEAD,
      DENIED,
      "You may file an appeal within 90 days from the date the claim was processed. The claim was processed on June 10, 2026.",
    );
    expect(facts.appeal_deadline?.value).toBe("2026-09-08");
  });

  it("counts an appeal's time where it is never called an appeal", () => {
    const deadline = (line: string) => read(...HEAD, DENIED, "", line).facts.appeal_deadline?.value;
    expect(deadline("You can write to us again within 90 days if you think this is wrong.")).toBe(
      "2026-09-10",
    );
    expect(deadline("If you do not agree with this decision, send us the notes within 60 days.")).toBe(
      "2026-08-11",
    );
    expect(deadline("Please keep this letter for 90 days.")).toBeUndefined();
  });

  it("dates a paper by a run's or a payment's six digits", () => {
    const day = (line: string) => read(line, CLAIM, DENIED).facts.notice_date?.value;
    expect(day("EXPLANATION OF BENEFITS        RUN DATE 061226")).toBe("2026-06-12");
    expect(day("Great Plains Insurance         REMITTANCE       PAID 061226")).toBe("2026-06-12");
  });

  it("does not tell the decision that was appealed as the reason of this one", () => {
    const { fields } = read(
      ...HEAD,
      "Your first-level appeal concerned two visits that were denied on April 30, 2026 as not medically necessary.",
      "",
      "The decision stays. For the visits of March 24 and March 27 the record does not show a skilled service.",
    );
    expect(fields.denial_text?.value).not.toMatch(/April 30/);
    expect(fields.denial_text?.value).toMatch(/skilled service/);
  });
});
