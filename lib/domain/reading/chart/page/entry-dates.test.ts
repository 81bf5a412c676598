import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (text: string) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts;

// Seen red: the day of the signature stood for the day of the evaluation, which lost its title with it.
it.each([
  ["SPEECH LANGUAGE EVALUATION      08/04/2026", "2026-08-04 Speech Language Evaluation"],
  ["Hand Therapy Initial Evaluation      08/04/2026", "2026-08-04 Hand Therapy Initial Evaluation"],
  ["Psychiatric Consultation   08/04/2026", "2026-08-04 Psychiatric Consultation"],
  ["BAY CLINIC      INITIAL EXAM      08/04/2026", "2026-08-04 Initial Exam"],
])("dates an evaluation by the day beside its title: %s", (title, headed) => {
  const facts = factsOf(
    `Bay Clinic\n${title}\nRosa Ames-Tell  DOB 01/02/1960\nStandard score 66, percentile 1.\nSigned: Ada Roe, MS, CCC-SLP  08/05/2026\n`,
  );
  const told = facts.find(({ quote }) => quote.startsWith("Standard score"));
  expect(`${told?.date} ${told?.heading}`).toBe(headed);
});

it("takes an earlier evaluation that a note names for no day of the note", () => {
  const facts = factsOf(
    "Bay Clinic\nDaily Note   Visit date: 09/08/2026\nRosa Ames-Tell  DOB 01/02/1960\nLast Evaluation   08/04/2026\nWalks with one rail on stairs.\n",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Walks"))?.date).toBe("2026-09-08");
});

// Seen red: the first entry of a log stood under the day of the last one.
it("dates the first entry of a log under the head of its page", () => {
  const facts = factsOf(
    "Account notes   Ames-Tell, Rosa   acct 44018\n09/28/2026 MB Called Acme, rep Lou, claim received 06/09/2026. Ref 0928-33\n10/01/2026 MB Resent with the notes.\n",
  );
  expect(facts.find(({ quote }) => quote.includes("rep Lou"))?.date).toBe("2026-09-28");
  expect(facts.find(({ quote }) => quote.includes("Resent"))?.date).toBe("2026-10-01");
});
