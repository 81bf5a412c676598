import { CHECKED_ON, COPIES, ECFR_TITLE, GOOD_THROUGH } from "../copies";
import type { Provision } from "../provision";

const SECTION = {
  linesOfBusiness: ["marketplace"],
  levels: ["initial"],
  ofPatient: true,
  source: ECFR_TITLE(45, "147"),
  edition: "2026-10-01",
  goodThrough: GOOD_THROUGH,
} as const satisfies Partial<Provision>;

const read = (...against: Provision["checked"]["against"]) => ({ checked: { against, on: CHECKED_ON } });

/**
 * Individual coverage, as sold on the marketplace: paragraph (b)(3) of 45 CFR 147.136, which binds the issuer to the employer
 * plans' claims procedure. Paragraph (b)(2), for group coverage, says the same of plans whose kind the papers seldom tell.
 */
export const MARKETPLACE: readonly Provision[] = [
  {
    ...SECTION,
    ...read(COPIES.acaFull, COPIES.regFigures),
    id: "aca-procedure",
    citation: "45 CFR 147.136(b)(3)(i)",
    title: "Internal appeals of individual coverage",
    purpose: "request",
    obliges:
      "An issuer of individual coverage must follow the claims and appeals procedure that applies to employer group health plans.",
  },
  {
    ...SECTION,
    ...read(COPIES.regFigures, {
      copy: "Public notice checker that quotes 45 CFR 147.136(b)(3)(ii)(E) from a stored eCFR page",
      dated: "2026-10-01",
      ecfr: true,
    }),
    id: "aca-notice",
    citation: "45 CFR 147.136(b)(3)(ii)(E)",
    title: "What a denial must say",
    purpose: "denial_reason",
    obliges:
      "The notice must identify the claim, give the denial code with its meaning and the standard used, and tell how to ask for an internal appeal and an external review.",
    ask: "give the denial code with its meaning and the standard that was used",
  },
  {
    ...SECTION,
    ...read(COPIES.regFigures, {
      copy: "Public notice checker that quotes 45 CFR 147.136(b)(3)(ii)(F) from a stored eCFR page",
      dated: "2026-10-01",
      ecfr: true,
    }),
    id: "aca-exhaustion",
    citation: "45 CFR 147.136(b)(3)(ii)(F)",
    title: "When the issuer does not follow the procedure",
    purpose: "exhaustion",
    levels: ["initial", "first"],
    obliges:
      "Where the issuer fails to follow these requirements, other than in minor ways that do no harm, the patient may go on to external review.",
  },
  {
    ...SECTION,
    ...read(COPIES.acaFull),
    id: "aca-new-evidence",
    citation: "45 CFR 147.136(b)(3)(ii)(C)",
    title: "New evidence and reasons are shown in time",
    purpose: "new_evidence",
    obliges:
      "New evidence or a new reason that the issuer relies on must be given free of charge, early enough to answer before the final decision.",
    ask: "give us, free of charge and in time to answer, any new evidence or reason you mean to rely on",
  },
  {
    ...SECTION,
    ...read(COPIES.acaFull),
    id: "aca-language",
    citation: "45 CFR 147.136(e)",
    title: "Notices in the patient's language",
    purpose: "language",
    levels: ["initial", "first"],
    obliges: "Notices must be given in a culturally and linguistically appropriate manner.",
    ask: "give your decision in the language that the patient needs, as this rule requires",
  },
  {
    ...SECTION,
    ...read(COPIES.acaQuoted, COPIES.regFigures),
    id: "aca-external-review",
    citation: "45 CFR 147.136(d)(2)(i)",
    title: "Four months to ask for external review",
    purpose: "next_level",
    levels: ["initial", "first", "second"],
    obliges:
      "External review may be asked for within four months of receiving the final internal denial; where that month has no such day, by the first of the next, and past a weekend or federal holiday.",
    ask: "tell us how and where to ask for external review, should any part of the denial stand",
  },
  {
    ...SECTION,
    ...read(COPIES.acaQuoted, COPIES.regFigures),
    id: "aca-external-decision",
    citation: "45 CFR 147.136(d)(2)(iii)(B)",
    title: "External review: 45 days",
    purpose: "decision_time",
    levels: ["first", "second"],
    obliges: "The independent reviewer must decide within 45 days of receiving the request.",
    ask: "decide within 45 days of receiving this request",
  },
  {
    ...SECTION,
    ...read(COPIES.acaQuoted, COPIES.regFigures),
    id: "aca-expedited",
    citation: "45 CFR 147.136(d)(3)",
    title: "Expedited external review: 72 hours",
    purpose: "expedited",
    stages: ["pre_service", "concurrent"],
    levels: ["initial", "first", "second"],
    obliges: "An expedited external review must be decided within 72 hours.",
    ask: "decide this urgent request within 72 hours",
  },
];
