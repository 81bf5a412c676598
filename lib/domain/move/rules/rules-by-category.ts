import type { DenialCategory } from "@/lib/core/enums";
import type { Proposal } from "../facts/move-facts";
import { REPLACEMENT } from "./rules-by-code";

const LIST = "X12 code list";

/** What holds for a category when no rule is nearer. */
export const BY_CATEGORY: Record<DenialCategory, Proposal> = {
  medical_necessity: {
    move: "appeal",
    why: "The payer disputes the medical need for the service.",
    steps:
      "Answer the payer's own policy criterion by criterion with chart notes, and ask for a reviewer of the same specialty.",
    source: "The payer's own policy; 42 CFR 405.944 for Medicare; 29 CFR 2560.503-1(h) for employer plans",
    needs: [
      { text: "Signed notes for the dates of service, with findings and measures", unless: "records" },
      { text: "The payer's policy or the coverage determination that it used", unless: "policy" },
    ],
  },
  authorization: {
    move: "appeal",
    why: "The payer finds no valid authorization.",
    steps:
      "Send the authorization number and dates or the call log, or say why there was none and ask for a retrospective review.",
    source: `CARC 197 and 198 (${LIST})`,
    needs: [
      { text: "The approval, or the call log with its reference number", unless: "authorization" },
      { text: "Records that show the need, as the second ground", unless: "records" },
    ],
  },
  coding: {
    move: "corrected_claim",
    why: "The payer disputes the codes or modifiers.",
    steps:
      "Check them against the visit note, and send a corrected claim with the payer's claim number if they were wrong, or appeal with the note if they were right.",
    source: `CARC 4, 11 and 97 (${LIST}); NCCI Policy Manual, chapter 1`,
    needs: [
      "What the claim should say, line by line",
      { text: "The note for the date of service", unless: "records" },
    ],
  },
  documentation: {
    move: "send_records",
    why: "The payer waits for documents.",
    steps:
      "Send exactly the documents that were asked for, each labeled to match the request, and proof if they were sent before.",
    source: `CARC 252 and its remark (${LIST})`,
    needs: [{ text: "Each document that was asked for", unless: "records" }],
  },
  eligibility: {
    move: "appeal",
    why: "The payer disputes coverage or network for this service.",
    steps:
      "Send the eligibility answer for the service date, the card and, out of network, the emergency or the network gap.",
    source: `CARC 27, 31 and 242 (${LIST})`,
    needs: [{ text: "The eligibility answer (271) for the service date", unless: "eligibility" }],
  },
  billing: {
    move: "corrected_claim",
    why: "Data on the claim are missing or wrong.",
    steps:
      "Correct them and send a corrected claim with the payer's claim number; appeal only if the claim was right.",
    source: `CARC 16 and its remark (${LIST}); ${REPLACEMENT}`,
    needs: ["What the claim should say, line by line", "The payer's claim number"],
  },
  duplicate: {
    move: "corrected_claim",
    why: "The payer sees this as a duplicate.",
    steps: "Find the first claim, and send a corrected claim if the services were distinct.",
    source: `CARC 18 (${LIST})`,
    needs: ["The number and the outcome of the first claim"],
  },
  timely_filing: {
    move: "appeal",
    why: "The payer says that the claim came too late.",
    steps:
      "Send the payer's acceptance report (277CA) with patient, service date and receipt date, or proof of retroactive coverage.",
    source: `CARC 29 (${LIST}); 42 CFR 424.44 for Medicare`,
    needs: [
      {
        text: "The payer's acceptance report (277CA), or other proof of the first sending",
        unless: "proof_of_sending",
      },
    ],
  },
  benefit_exclusion: {
    move: "appeal",
    why: "The payer says that the plan does not cover the service.",
    steps: "Ask for the plan's text and show why the service is outside the exclusion or the count is wrong.",
    source: `CARC 96, 119 and 204 (${LIST}); the plan's own text`,
    needs: [{ text: "The plan's text of the exclusion or limit", unless: "policy" }],
  },
  other: {
    move: "appeal",
    why: "The payer refused payment for a reason of its own.",
    steps: "Read the remark codes or ask the payer for the reason, then answer it.",
    source: `The remark on the notice (RARC, ${LIST})`,
    needs: ["The payer's reason in full"],
  },
};

/** No paper and no field says that something was denied. */
export const NO_DENIAL: Proposal = {
  move: "none",
  why: "Nothing on record says what was denied, or why.",
  steps: "Add the payer's notice, or type its code and reason.",
  source: "The papers of this appeal",
  needs: ["The payer's notice"],
};
