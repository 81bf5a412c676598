import { CHECKED_ON, COPIES, ECFR_TITLE, GOOD_THROUGH } from "../copies";
import type { Provision } from "../provision";

const SECTION = {
  linesOfBusiness: ["erisa"],
  levels: ["initial", "first"],
  ofPatient: true,
  source: ECFR_TITLE(29, "2560"),
  edition: "2026-09-30",
  goodThrough: GOOD_THROUGH,
} as const satisfies Partial<Provision>;

const read = (...against: Provision["checked"]["against"]) => ({ checked: { against, on: CHECKED_ON } });
const FULL = read(COPIES.erisaFull, COPIES.erisaQuoted);

/** Private employer plans: the claims procedure of the Department of Labor. */
export const EMPLOYER_PLAN: readonly Provision[] = [
  {
    ...SECTION,
    ...read(
      {
        copy: "lexbuild.dev, 29 USC 1133, from the US Code after Public Law 119-73",
        dated: "2026-03-26",
        ecfr: true,
      },
      { copy: "codes.findlaw.com, 29 USC 1133", dated: "undated" },
    ),
    id: "erisa-statute",
    citation: "29 USC 1133",
    title: "Notice of denial and full and fair review",
    purpose: "request",
    obliges:
      "The plan must give written notice of a denial with its specific reasons, in words the patient can understand, and a reasonable chance of a full and fair review by the plan's fiduciary.",
    source: "United States Code, title 29",
    edition: "2026-03-26",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-procedure",
    citation: "29 CFR 2560.503-1",
    title: "Claims procedure of employer plans",
    purpose: "request",
    obliges: "The plan must decide claims and appeals under a procedure that meets this section.",
  },
  {
    ...SECTION,
    ...read(COPIES.erisaFull, COPIES.regFigures),
    id: "erisa-notice",
    citation: "29 CFR 2560.503-1(g)(1)",
    title: "What a denial must say",
    purpose: "denial_reason",
    obliges:
      "The denial must state its specific reasons, the plan provisions it rests on, what is missing and why it is needed, and how and by when to ask for review.",
    ask: "state the specific reason and the plan provision on which the denial rests",
  },
  {
    ...SECTION,
    ...read(COPIES.erisaFull, COPIES.ruleTable),
    id: "erisa-criteria",
    citation: "29 CFR 2560.503-1(g)(1)(v)",
    title: "Criteria and clinical reasons, free of charge",
    purpose: "criteria",
    obliges:
      "A group health plan that relied on an internal rule, guideline or protocol must give it or provide a copy free of charge on request; for medical necessity or experimental treatment it must explain the clinical judgment as applied to the patient, or do so free of charge on request.",
    ask: "send us, free of charge, the rule, guideline or protocol relied on and the clinical judgment as applied to this patient",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-review",
    citation: "29 CFR 2560.503-1(h)",
    title: "Full and fair review",
    purpose: "request",
    obliges:
      "The plan must give a reasonable opportunity to appeal to its named fiduciary, with a full and fair review of the claim and of the denial.",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-file",
    citation: "29 CFR 2560.503-1(h)(2)(iii)",
    title: "The claim file, free of charge",
    purpose: "claim_file",
    obliges:
      "On request the plan must give, free of charge, reasonable access to and copies of all documents, records and other information relevant to the claim.",
    ask: "send us, free of charge, copies of all documents, records and other information relevant to the claim",
  },
  {
    ...SECTION,
    ...read(COPIES.erisaFull, COPIES.erisaQuoted),
    id: "erisa-all-submitted",
    citation: "29 CFR 2560.503-1(h)(2)(iv)",
    title: "Everything submitted is considered",
    purpose: "new_evidence",
    obliges:
      "The review must take account of everything submitted with the appeal, whether or not it was there for the first decision.",
    ask: "consider all of the enclosed records, whether or not they were before you when the claim was first decided",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-time-to-file",
    citation: "29 CFR 2560.503-1(h)(3)(i)",
    title: "At least 180 days to appeal",
    purpose: "time_to_file",
    levels: ["initial"],
    obliges: "A group health plan must allow at least 180 days to appeal after the denial is received.",
  },
  {
    ...SECTION,
    ...read(COPIES.erisaFull, COPIES.ruleTable),
    id: "erisa-reviewer",
    citation: "29 CFR 2560.503-1(h)(3)(ii)",
    title: "A reviewer who did not decide before",
    purpose: "reviewer",
    obliges:
      "The review must give no deference to the first decision and be made by a fiduciary who neither made that decision nor works under the person who did.",
    ask: "have the review made, without deference to the first decision, by someone who neither made it nor works under the person who did",
  },
  {
    ...SECTION,
    ...read(COPIES.erisaFull, COPIES.ruleTable),
    id: "erisa-consult",
    citation: "29 CFR 2560.503-1(h)(3)(iii)",
    title: "A health care professional trained in the field",
    purpose: "reviewer",
    obliges:
      "Where the denial rests on a medical judgment, the fiduciary must consult a health care professional with appropriate training and experience in the field of medicine involved.",
    ask: "consult a health care professional with appropriate training and experience in the field involved",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-experts-named",
    citation: "29 CFR 2560.503-1(h)(3)(iv)",
    title: "The experts consulted are named",
    purpose: "reviewer_named",
    obliges:
      "The plan must identify the medical experts whose advice it obtained on the denial, whether or not it relied on that advice.",
    ask: "identify each medical expert whose advice was obtained on the denial",
  },
  {
    ...SECTION,
    ...read(COPIES.erisaFull),
    id: "erisa-other-consultant",
    citation: "29 CFR 2560.503-1(h)(3)(v)",
    title: "Another consultant than before",
    purpose: "reviewer",
    obliges:
      "The professional consulted on appeal must be neither one who was consulted on the denial nor someone working under that person.",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-urgent-decision",
    citation: "29 CFR 2560.503-1(i)(2)(i)",
    title: "Urgent appeals: 72 hours",
    purpose: "expedited",
    stages: ["pre_service", "concurrent"],
    obliges: "An appeal of an urgent claim must be decided within 72 hours of receiving the request.",
    ask: "decide this urgent request within 72 hours",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-decision-before-service",
    citation: "29 CFR 2560.503-1(i)(2)(ii)",
    title: "Before the service: 30 days",
    purpose: "decision_time",
    stages: ["pre_service"],
    obliges:
      "An appeal before the service must be decided within 30 days of receiving the request, or 15 days for each of two appeals where the plan has two.",
    ask: "decide within the 30 days that apply before a service is given, or 15 where the plan has two levels",
  },
  {
    ...SECTION,
    ...FULL,
    id: "erisa-decision-after-service",
    citation: "29 CFR 2560.503-1(i)(2)(iii)",
    title: "After the service: 60 days",
    purpose: "decision_time",
    stages: ["post_service"],
    obliges:
      "An appeal after the service must be decided within 60 days of receiving the request, or 30 days for each of two appeals where the plan has two.",
    ask: "decide within the 60 days that apply after a service is given, or 30 where the plan has two levels",
  },
  {
    ...SECTION,
    ...read(COPIES.erisaFull),
    id: "erisa-ongoing-treatment",
    citation: "29 CFR 2560.503-1(f)(2)(ii)",
    title: "Approved treatment is not cut short without notice",
    purpose: "continued_benefits",
    stages: ["concurrent"],
    obliges:
      "An approved course of treatment may be reduced or ended early only after notice given far enough ahead to appeal and have a decision first.",
    ask: "continue the approved course of treatment until the appeal is decided",
  },
  {
    ...SECTION,
    ...read(COPIES.ruleTable),
    id: "erisa-exhaustion",
    citation: "29 CFR 2560.503-1(l)",
    title: "When the plan does not follow its procedure",
    purpose: "exhaustion",
    obliges:
      "Where the plan fails to follow a claims procedure that meets this section, the patient is treated as having gone through it.",
    edition: "2026-09-18",
  },
];
