import { expect, it } from "vitest";
import { talkBeforeDecision } from "./talk-before-decision";

it.each([
  "A decision has not been made. You may speak with the reviewing physician until December 1, 2026.",
  "Your request is pending. No determination has been made yet; a peer-to-peer may be scheduled by 12/01/2026.",
  "A peer-to-peer discussion is offered until 12/01/2026. If no call takes place by that time, the request will be denied.",
  "We have not approved this request. Before a final decision your clinician may speak with our medical director until 12/01/2026.",
  "No decision has been made yet. The ordering doctor, PA or NP can talk to one of our doctors until 12/01/2026.",
  "We have not made a decision. Physician line 800-555-0170, until 12/01/2026.",
  "The case is not yet decided. Speak with our on-call physician until 12/01/2026.",
])("finds a talk that comes before the decision: %s", (notice) => {
  expect(talkBeforeDecision(notice, false)?.place).toBe("the payer's notice");
  expect(talkBeforeDecision(notice, true)).toBeUndefined();
});

it.each([
  "The request is denied. A peer-to-peer may be requested within 14 days.",
  "We could not approve the study. Appeal within 180 days. Our medical director takes calls about peer-to-peer.",
  "The request was denied. Before our decision your clinician could talk to our medical director.",
  "No decision has been made. Send the records by 12/01/2026.",
  "No decision has been made yet. Your office can talk to one of our nurses about what to send.",
])("does not take: %s", (notice) => expect(talkBeforeDecision(notice, false)).toBeUndefined());
