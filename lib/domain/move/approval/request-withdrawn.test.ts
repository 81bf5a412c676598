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
