import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { injuryDatesOf } from "./injury-dates";

const dates = (text: string) => injuryDatesOf(readReading(fromPlainText(text)));

it.each([
  "DOI: 09/01/2026",
  "Date of accident 09/01/2026",
  "Date of Accident/Injury 09/01/2026",
  "Loss date: 09/01/2026     Claim 77120",
  "Claimant: Bo Reyes, injured on September 1, 2026",
  "DATE OF INJURY          CLAIM NUMBER\n09/01/2026              WC77120",
])("the day of an injury: %s", (text) => expect(dates(text)).toEqual(["2026-09-01"]));

it.each([
  "Date of service 09/01/2026",
  "Date: 09/01/2026",
  "Injured worker: Bo Reyes     Date 09/01/2026",
  "Accident report received 09/01/2026",
  "Bill received 09/01/2026",
  "Hearing loss, seen 09/01/2026",
  "Injury claim WC77120 denied 09/01/2026",
  "Date of birth 09/01/2026",
  "Physical therapy after the injury, visit of 09/01/2026",
  "Date of notice 09/01/2026",
])("another day: %s", (text) => expect(dates(text)).toEqual([]));

// Seen red: the accident's day in a form's head was taken for the notice's own.
describe("a form of an accident insurer", () => {
  const read = (text: string) => extractByRules(fromPlainText(text)).facts;

  it("is not dated by the accident", () =>
    expect(
      read(`LIBERTY MUTUAL INSURANCE                 DOI: 09/01/2026
Workers' Compensation Explanation of Benefits
Injured worker: Bo Reyes      Claim: WC555-77120    Employer: Harmon Foods
Service date   Code    Billed   Paid   Reason
10/13/2026     99214   210.00   0.00   Treatment exceeds the guideline.`),
    ).toMatchObject({ dates_of_service: { value: "2026-10-13" } }));

  it("tells of no visit on the accident's day", () => {
    const { dates_of_service, notice_date } = read(`Progressive Casualty Insurance Company
November 6, 2026
Injured Party: Mel Sato
Accident Date: August 20, 2026
We denied your bill for treatment of October 14, 2026, 97110, $96.00: the treatment is not related to the loss of August 20, 2026.`);
    expect(dates_of_service?.value).toBe("2026-10-14");
    expect(notice_date?.value).toBe("2026-11-06");
  });

  it("may have been written on any other day, and the visit may be of the same one", () => {
    const { dates_of_service, notice_date } = read(`State Farm   Explanation of review
Date of notice: 11/06/2026
Injured: Mel Sato   Date of loss 08/20/2026   Claim 59-77120K
Date of service: 08/20/2026   99283   $410.00   paid 0.00   Not an emergency.`);
    expect(dates_of_service?.value).toBe("2026-08-20");
    expect(notice_date?.value).toBe("2026-11-06");
  });
});
