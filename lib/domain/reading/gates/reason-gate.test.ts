import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { judgeReason } from "./reason-gate";

it.each([
  "We denied this because ~~ i| not medically necessary 'l ;",
  "The | services' w ere not me dically necess ary un der th e pl an.",
  "Thc pmc cdure w~s rot medically necessary b y th pl~n",
  "medical necessity not met .. l1 '' ~ i I l",
  "th1s c1m is n0t covered",
])("scraps of a scan are in doubt: %s", (value) => expect(judgeReason(value).doubt).toBeDefined());

it.each([
  "We denied this because the service is not medically necessary.",
  "CO-197 Precertification/authorization absent.",
  "Pt has 4/5 strength, A1c 7.2, BMI 31; no MRI w/o contrast within 6 wk.",
  "J3490 10 mg x 2 is not covered (see 42 CFR 410.32(a) & LCD L35036).",
  "Denied: no auth on file - call 800-555-0100.",
  "Not covered under Part B; Type 2 diabetes is not shown.",
  "1. No plan of care. 2. No re-exam in 30 d. 3. Goals a) to c) are not met.",
  "El servicio no es necesario por razones médicas, según su plan.",
  "N/A - the limit of 20 visits / year was reached on 6/30.",
  "PT, OT & SLP share a limit; 97110-GP (2 units) is over it.",
  "The claim was not sent within 90 days of the date of service …",
  "*** THIS REQUEST DOES NOT MEET CRITERIA ***",
])("words are not: %s", (value) => expect(judgeReason(value)).toEqual({}));

// Seen red: shown as sure.
it("shows no scrap of a reason as sure", () => {
  const { denial_text: reason } = extractByRules(
    fromPlainText(`Cigna
Notice of denial     November 2, 2026
Provider: Alder Physical Therapy   NPI 1234567893
Patient: Jane Doe   DOB 03/04/1970   Member ID U123456789    Claim 26284771
Date of service 10/13/2026   97110   96.00

Your claim is denied.

We denied this because ~~ i| not medically necessary 'l ;

You may appeal within 180 days of this notice.`),
  ).fields;
  expect(reason?.doubt).toBeDefined();
});
