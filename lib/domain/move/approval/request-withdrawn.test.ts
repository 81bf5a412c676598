import { expect, it } from "vitest";
import { requestWithdrawn } from "./request-withdrawn";

const ground = (text: string) => requestWithdrawn([{ text, place: "Note, page 1" }]);

it.each([
  "Request withdrawn, procedure cancelled.",
  "11/09/2026 we withdrew the prior auth request, patient moved away.",
  "Authorization request was withdrawn by our office 11/09/2026.",
])("nothing is left to be decided: %s", (text) => expect(ground(text)).toBeDefined());

it.each([
  "Request not withdrawn.",
  "If the request is withdrawn, tell the patient.",
  "Rep says the request was withdrawn.",
  "Request withdrawn and resubmitted with the right code.",
  "Request withdrawn by mistake.",
  "Patient withdrew from the study.",
  "Patient declined surgery and asks for the injection.",
  "Should the request be withdrawn?",
  "Blood was withdrawn. Request a repeat.",
  "Patient asks whether we withdrew the request.",
  "Old request withdrawn, new request 881 is open.",
])("something is: %s", (text) => expect(ground(text)).toBeUndefined());

// Seen red: a request of another kind, another's word, and one that was asked for once more closed the case.
it.each([
  "Aetna: request withdrawn, no clinicals received.",
  "Portal status 11/09/2026: request withdrawn",
  "Peer-to-peer request withdrawn 11/09/2026, appeal instead.",
  "We withdrew our request for an expedited review; standard appeal goes on.",
  "We withdrew the request for a peer-to-peer.",
  "Appeal request was withdrawn 11/09/2026.",
  "Hearing request withdrawn.",
  "03/02 request withdrawn (wrong code).\n03/05 submitted request for 29881.",
  "Request withdrawn for 72148, 72141 is still wanted.",
  "UHC closed it as request withdrawn.",
  "Our 2024 request was withdrawn; this one is of 2026.",
  "Request was withdrawn 01/05/2025 when she was pregnant.\n10/01/2026 MRI ordered, auth sent.",
  "Patient withdrew her request for a wheelchair van.",
  "The payer has withdrawn the request for more records.",
  "Records request was withdrawn by the plan.",
  "Dr. Lee has withdrawn his request for time off.",
  "Refund request was withdrawn.",
  "We were told the request was withdrawn.",
  "The auth request was withdrawn because we had no clinicals ready; will ask again.",
  "Our office found the request was withdrawn by mistake of Aetna.",
  "Request withdrawn since patient moved from 97110 to 97140 plan, auth for 97140 in process.",
  "Request withdrawn at the nurse's suggestion, transferred to the appeals team.",
  "Humana nurse called: our request withdrawn, moved to retro review.",
  "Request withdrawn, moved to expedited queue.",
  "The request was withdrawn; patient declined to have it cancelled.",
  "Dr. Lee withdrew the request but the patient wants the surgery.",
  "We withdrew the request on advice of eviCore and plan to ask again.",
  "Inpatient request withdrawn, changed to outpatient.",
  "Our request was withdrawn, the plan cancelled it.",
])("closes no case: %s", (text) => expect(ground(text)).toBeUndefined());
