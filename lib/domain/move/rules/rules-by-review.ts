import type { MoveCase, MoveRule } from "../facts/move-facts";

const FOR_A_CASE = /\b(?:if|when|where|unless|may|can|will|would|should|whether|whenever)\b/i;
/** Whether a sentence of the paper says it as a fact, and not of a right or for a case. */
const tells = ({ paper }: MoveCase, pattern: RegExp): boolean =>
  paper.some((sentence) => pattern.test(sentence) && !FOR_A_CASE.test(sentence));

const HEAD = 4;
/** What the paper calls itself in its first lines, and not what it tells there. */
const isHeaded = ({ paper }: MoveCase, pattern: RegExp) =>
  paper
    .slice(0, HEAD)
    .some(
      (line) =>
        pattern.test(line) && !FOR_A_CASE.test(line) && !/\b(?:is|are|was|were|has|have)\b/i.test(line),
    );
/** A right that is still open: the paper is the decision before that one. */
const OPEN_RIGHT = /\b(?:may|can|right to|how to|wish to|want to)\b[^.]{0,60}\b(?:hearing|formal review)\b/i;

/** A Medicaid agency's or an administrative judge's decision; Medicare's judges have two levels above them. */
const HEARING =
  /\b(?:state|fair|administrative) hearing (?:decision|order|determination)\b|\b(?:final (?:administrative )?|hearing )(?:decision and )?order\b/i;
const HEARING_KEPT =
  /\b(?:hearing officer|hearing officer['’]s|administrative law judge|ALJ|agency|commissioner|department|tribunal)\b[^.]{0,60}\b(?:overrul(?:es|ed)|upholds?|upheld|affirms?|affirmed|den(?:ies|ied)|dismiss(?:es|ed))\b|\b(?:appeal|hearing request|petition) is (?:hereby )?(?:overruled|denied)\b|\b(?:denial|decision|action|determination) (?:of (?:\w+ ){1,4})?(?:is|was) (?:hereby )?(?:upheld|affirmed|sustained)\b/i;
const WON =
  /\bappeal is (?:hereby )?(?:sustained|granted|allowed)\b|\b(?:denial|decision|action) (?:is|was) (?:hereby )?(?:reversed|overturned|set aside)\b|\border(?:ed|s) to (?:approve|pay|cover|authorize)\b/i;
const LAST =
  /\b(?:final and binding|binding and final|final administrative (?:decision|action)|(?:decision|order|determination) is final|no (?:further|other) (?:appeal|review|hearing)|no hearing is (?:available|granted))\b/i;

const OTHER_CLAIM = /\b(?:earlier|another|other|previous|prior|first) claim\b/i;
const FORMAL_REVIEW =
  /\bformal review (?:decision|determination|final decision)\b|\bformal review\b[^.]{0,40}\b(?:upholds?|upheld|affirms?|affirmed|sustains?|sustained)\b|\b(?:after|on|upon) formal review\b/i;
const KEPT = /\b(?:upholds?|upheld|affirms?|affirmed|sustains?|sustained|remains? denied|denial stands)\b/i;
const isFormalReview = (found: MoveCase) =>
  found.plan === "tricare" && isHeaded(found, FORMAL_REVIEW) && tells(found, KEPT) && !tells(found, WON);

/** No claim was ever decided: it came back before that. */
const NEVER_DECIDED =
  /\bclaim (?:was|is|has been) (?:rejected|returned)(?: to (?:you|the provider))?(?: as)? (?:unprocessable|\(?MA130)|\b(?:was|is) (?:rejected as |returned as )?unprocessable\b|\bMA130\b[^.]{0,40}\bno appeal rights\b|\b(?:no|not an) initial determination (?:was|has been) made\b/i;

/** Decisions of a review outside the payer, and a dismissal of what nobody decided. */
export const BY_REVIEW: readonly MoveRule[] = [
  {
    when: (found) =>
      (found.plan === "medicaid_mco" || found.plan === null) &&
      isHeaded(found, HEARING) &&
      tells(found, HEARING_KEPT) &&
      tells(found, LAST) &&
      !tells(found, WON) &&
      !found.prints(OPEN_RIGHT),
    move: "write_off",
    appealPossible: false,
    why: "The State's hearing kept the denial, and its own paper calls that the last word.",
    steps:
      "Close the case and bill nobody for it; only the member could still go to court, within the decision's time.",
    source: "The hearing's decision; 42 CFR 438.402",
  },
  {
    when: (found) => isFormalReview(found) && tells(found, LAST) && !found.prints(OPEN_RIGHT),
    move: "write_off",
    appealPossible: false,
    why: "TRICARE's formal review kept the denial, and its own paper says that no hearing follows.",
    steps: "Close the case; a network practice may not bill the patient for it.",
    source: "The decision's own words; 32 CFR 199.10",
  },
  {
    when: isFormalReview,
    move: "appeal",
    why: "TRICARE's formal review kept the denial.",
    steps:
      "Ask for the hearing that the decision names, by its time, if the amount in dispute is high enough.",
    source: "The decision's own words; 32 CFR 199.10",
    needs: ["The formal review decision", "The amount in dispute"],
  },
  {
    when: (found) => found.kind === "dismissal" && tells(found, NEVER_DECIDED) && !found.prints(OTHER_CLAIM),
    move: "corrected_claim",
    appealPossible: false,
    why: "The request was dismissed because the claim was never processed: it was sent back as unprocessable, which carries no appeal rights.",
    steps: "Correct the claim and send it as a new claim, not as a replacement.",
    source: "Remark MA130; Medicare contractors' appeals decision trees",
    needs: ["What was missing or wrong on the claim that came back"],
  },
];
