import { type MoveCase, type MoveRule, reasonIs } from "../facts/move-facts";
import { REPLACEMENT } from "./rules-by-code";

const LIST = "X12 code list";
const OWN_PAPER = "The practice's own paper";

const notParticipating = (found: MoveCase) =>
  reasonIs("B7", "185", "38", "242", "243")(found) ||
  found.says(
    /\b(?:provider|practitioner|therapist|clinician|counselor|rendering|he|she|they|(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}[\p{L}'’-]+)\b[^.]{0,60}\bnot (?:yet )?(?:an? )?(?:participating|credentialed|enrolled|contracted|in[- ]network|certified|eligible|effective)\b/iu,
  );
/** The patient may not be asked: the payer says so itself, or the practice is of its network. */
const DECISIONS: readonly MoveCase["kind"][] = [
  "denial",
  "partial_denial",
  "remittance",
  "appeal_decision_upheld",
  null,
];

/** A decision on review that the practice's own file bears out: another level would only be asked to look at the same day again. */
export const BEFORE_NEXT_LEVEL: readonly MoveRule[] = [
  {
    when: (found) =>
      found.held.has("enrolled_later") &&
      !found.held.has("provider_enrolled") &&
      found.stage !== "pre_service" &&
      DECISIONS.includes(found.kind) &&
      found.plan !== "medicare_ffs" &&
      found.group !== "PR" &&
      notParticipating(found),
    move: "write_off",
    ground: "enrolled_later",
    why: "The provider was not yet effective with this payer on the service date by the practice's own file, and the payer gives no earlier day.",
    steps:
      "Write these visits off, since the patient may not be billed for them; dispute it only with a letter of the payer that has an earlier day.",
    source: `CARC B7 (${LIST}); ${OWN_PAPER}`,
    needs: ["A letter with an earlier effective date, if there is one"],
  },
];

/** Whose vaccine it was decides whether its line is paid at all. */
export const BY_STOCK: readonly MoveRule[] = [
  {
    when: ({ held }) => held.has("private_stock"),
    move: "corrected_claim",
    ground: "private_stock",
    why: "The claim says that the state supplied the vaccine, and the practice's own record of the day has it from private stock.",
    steps:
      "Send a corrected claim without modifier SL, with the drug's number and the payer's claim number; the payer processed the first one as it was sent.",
    source: `The practice's own vaccine record; ${REPLACEMENT}`,
    needs: ["The vaccine's NDC, units and lot", "The payer's claim number"],
  },
  {
    when: ({ held, category }) =>
      held.has("reported_only") &&
      !["authorization", "timely_filing", "duplicate", "eligibility"].includes(category),
    move: "none",
    ground: "reported_only",
    why: "The line was reported as it has to be and carries no payment: what was supplied without cost, or is only counted, is paid with nothing.",
    steps:
      "Post it at zero and check that the administration was paid; send a corrected claim only if the practice's record has the vaccine from private stock.",
    source: `CARC 246 (${LIST}); the Vaccines for Children program (42 U.S.C. 1396s)`,
  },
];
