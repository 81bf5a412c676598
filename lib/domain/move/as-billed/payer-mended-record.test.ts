import { expect, it } from "vitest";
import { payerMendedRecord } from "./payer-mended-record";

const ground = (text: string) => payerMendedRecord([{ text, place: "Call log, page 1" }]);

it.each([
  "Call 11/09/2026 Premera rep Jo: our file had 02/14/1968, the employer's error, fixed today, ref 77120.",
  "11/09/2026 supervisor Kim confirmed their enrollment record was wrong; corrected 11/09, ref 881.",
  "Rep Ann admitted the plan's system had an incorrect end date and updated it while on the line.",
])("the payer's own record was the wrong one: %s", (text) => expect(ground(text)?.words).toBe(text));

it.each([
  "Registration 11/09/2026: our file had the wrong birth date, fixed today.",
  "Rep Jo: our file is right, your claim has the wrong birth date. Fixed today.",
  "Rep Jo: our records are not wrong. Corrected claim needed.",
  "Rep Jo: our file may be wrong and will be fixed once the employer answers.",
  "Rep Jo: if our file is wrong, it is corrected in 30 days.",
  "Rep Jo said the claim had an error; we fixed it in the system.",
  "Rep Jo: our system shows an incorrect NPI on the claim, send a corrected claim.",
  "Patient called: the employer's records had the wrong birth date, fixed now.",
  "Rep Jo: our file had the wrong address, not yet updated.",
  "Rep Jo: their file has another birth date; our claim was wrong and is fixed.",
])("proves nothing: %s", (text) => expect(ground(text)).toBeUndefined());

// Seen red: what the payer's record finds is in the claim, and nobody has mended it.
it.each([
  "Rep Jo: our records show the claim had an error, corrected claim needed.",
  "Rep Jo: our system has another NPI; claim error. Updated address on file.",
  "Rep Jo says our file has the wrong birth date per the claim; have the patient call to get it corrected.",
  "Rep Jo: our system found an error in the diagnosis pointer. Needs corrected claim.",
  "Rep Jo: our records: wrong member ID billed. Corrected claim due 12/01.",
  "Rep Jo: our records show incorrect taxonomy billed, biller updated it.",
  "Rep Jo: our record shows wrong modifier, send corrected.",
  "Rep Jo: our provider file has an incorrect address, updated after you send a W-9.",
  "Rep Jo: our system was wrong about the auth, a new denial was issued and updated.",
  "Rep Jo: our enrollment feed had errors last year, fixed in 2025. This denial is right.",
  "Rep Jo said our file is not wrong; the employer fixed it.",
  "Rep Jo: our system error, fixed; but timely filing stands.",
])("leaves the claim wrong: %s", (text) => expect(ground(text)).toBeUndefined());
