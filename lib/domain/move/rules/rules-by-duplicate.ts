import { duplicate, NOT_AGAIN } from "../facts/denial-kinds";
import type { MoveRule } from "../facts/move-facts";

const DUPLICATES = `CARC 18 (X12 code list); Medicare Claims Processing Manual, chapter 1, section 120`;
/** "If the service was repeated, submit a corrected claim with the appropriate modifier." */
const MODIFIER_INVITED =
  /(?<!\b(?:not|cannot|never|n['’]t) (?:\w+ )?(?:accept|take|send|submit|file|process|allow|consider) (?:an? |any |the )?)\bcorrected claim\b[^.]{0,120}\bmodifier|\bmodifier\b[^.]{0,60}\b(?:corrected claim|resubmi\w+)/i;
/** "Do not send a new claim" beside an offer of a corrected one is no refusal of that. */
const NOT_A_NEW_ONE = /\bdo not (?:send|submit|file|bill) (?:a |another )?(?:new|second|separate) claim\b/i;

/** The payer takes the line for one that it has had before. */
export const BY_DUPLICATE: readonly MoveRule[] = [
  {
    when: (found) => duplicate(found) && found.held.has("two_patients"),
    move: "appeal",
    why: "The payer sees this as a duplicate, but the other claim is another person's.",
    steps: "Appeal with the sheet of both claims and the member's card, which tell the two patients apart.",
    source: DUPLICATES,
    needs: [{ text: "The note of this patient's own visit", unless: "records" }],
  },
  {
    when: (found) => duplicate(found) && found.held.has("first_payment_reversed"),
    move: "appeal",
    ground: "first_payment_reversed",
    why: "The payer sees this as a duplicate of a claim whose payment it took back, so that the service stands unpaid.",
    steps: "Appeal with the line that took the payment back, and ask that one of the two claims be paid.",
    source: DUPLICATES,
    needs: ["The remittance that took the payment back"],
  },
  {
    when: (found) => duplicate(found) && found.history.otherClaimPaid === true && !found.setApart,
    move: "none",
    why: "Another claim for this patient, day and service was paid.",
    steps: "Post that payment and close this claim, unless the service was given twice.",
    source: DUPLICATES,
    needs: ["The remittance of the first claim"],
  },
  {
    when: (found) =>
      duplicate(found) &&
      found.prints(
        /(earlier|first|original|other|that) claim[^.]{0,40}(still (being )?process|(still )?(pending|in process))/i,
      ),
    move: "none",
    why: "The payer says that the first claim is still being processed.",
    steps:
      "Wait for its outcome; send a corrected claim with the right modifier only if the service was given twice.",
    source: DUPLICATES,
    needs: ["The number and the outcome of the first claim"],
  },
  {
    when: (found) => duplicate(found) && (found.repeated || found.held.has("billed_apart")),
    move: "appeal",
    why: "The payer sees this as a duplicate, but the line was billed with a modifier that tells the services apart.",
    steps: "Appeal with the notes that show the second service by its own time, site or reason.",
    source: DUPLICATES,
    needs: [
      "The number and the outcome of the first claim",
      { text: "The notes that show two services", unless: "records" },
    ],
  },
  {
    when: (found) =>
      duplicate(found) &&
      (found.prints(NOT_AGAIN) || (found.prints(NOT_A_NEW_ONE) && !found.prints(MODIFIER_INVITED))) &&
      found.held.has("records"),
    move: "appeal",
    why: "The payer sees this as a duplicate, takes no second claim for it, and the record of the day is at hand.",
    steps:
      "Appeal with the record if it shows two services; otherwise post the first payment and close this line.",
    source: `The payer's own words on the notice; ${DUPLICATES}`,
    needs: ["The number and the outcome of the first claim"],
  },
  {
    when: (found) => duplicate(found) && found.prints(MODIFIER_INVITED),
    move: "corrected_claim",
    why: "The payer sees this as a duplicate, and takes a corrected claim with a modifier where the service was given twice.",
    steps:
      "Add the modifier that is true to the second line (59 or an X modifier for a separate service, 76, 77 or 91 for a repeated one), and keep the notes that show both.",
    source: `The payer's own words on the notice; ${DUPLICATES}`,
    needs: [{ text: "The notes that show two services", unless: "records" }],
  },
  {
    when: (found) => duplicate(found) && found.held.has("two_services"),
    move: "appeal",
    why: "The payer sees this as a duplicate, and the record of the day shows two services.",
    steps:
      "Appeal with the notes and results, which tell the services apart by time, place, order or result.",
    source: DUPLICATES,
    needs: ["The number and the outcome of the first claim"],
  },
  {
    when: (found) => duplicate(found) && found.held.has("first_claim_paid"),
    move: "none",
    why: "The payer calls this a duplicate, and a payment record at hand shows that the first claim was paid.",
    steps: "Post that payment to the right account and close this claim, unless the service was given twice.",
    source: DUPLICATES,
    needs: ["The remittance of the first claim, to post it by"],
  },
  {
    when: (found) => duplicate(found) && found.plan === "medicare_ffs",
    move: "reopening",
    why: "The payer sees this as a duplicate, and Medicare takes no replacement claims for professional services.",
    steps:
      "Find the first claim, and if the services were distinct, ask for a clerical error reopening that adds the modifier that says so.",
    source: `42 CFR 405.980(a)(3); ${DUPLICATES}`,
    needs: [
      "The number and the outcome of the first claim",
      { text: "The notes that show two services", unless: "records" },
    ],
  },
  {
    when: duplicate,
    move: "corrected_claim",
    why: "The payer sees this as a duplicate.",
    steps:
      "Find the first claim, and if the services were distinct, send a corrected claim with the modifier that says so.",
    source: DUPLICATES,
    needs: [
      "The number and the outcome of the first claim",
      { text: "The notes that show two services", unless: "records" },
    ],
  },
];
