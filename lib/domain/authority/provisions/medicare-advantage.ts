import { CHECKED_ON, COPIES, ECFR_TITLE, GOOD_THROUGH } from "../copies";
import type { Provision } from "../provision";

const SECTION = {
  linesOfBusiness: ["medicare_advantage"],
  levels: ["initial"],
  source: ECFR_TITLE(42, "422, subpart M"),
  edition: "2026-09-25",
  goodThrough: GOOD_THROUGH,
} as const satisfies Partial<Provision>;

const read = (...against: Provision["checked"]["against"]) => ({ checked: { against, on: CHECKED_ON } });
const BOTH = read(COPIES.maQuoted, COPIES.maDesign);

/** Medicare Advantage, with the rules on prior authorization that began in January 2026. */
export const MEDICARE_ADVANTAGE: readonly Provision[] = [
  {
    ...SECTION,
    ...BOTH,
    id: "ma-subpart",
    citation: "42 CFR part 422 subpart M",
    title: "Organization determinations and appeals",
    purpose: "request",
    levels: ["initial", "first"],
    ofPatient: true,
    obliges: "The plan must decide coverage and appeals under this subpart.",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "ma-reconsideration-time",
    citation: "42 CFR 422.582(b)",
    title: "60 days to ask for a reconsideration",
    purpose: "time_to_file",
    ofPatient: true,
    obliges:
      "The plan must accept a request filed within 60 days of receiving the denial, which is presumed 5 days after its date.",
  },
  {
    ...SECTION,
    ...read(COPIES.maDesign, {
      copy: "Public paper on review gates that quotes 42 CFR 422.590(h)(1)",
      dated: "2026-07",
    }),
    id: "ma-reviewer-not-involved",
    citation: "42 CFR 422.590(h)(1)",
    title: "A reviewer who did not decide before",
    purpose: "reviewer",
    obliges: "The reconsideration must be made by a person who took no part in the first decision.",
    ask: "have the reconsideration made by a person who took no part in the first decision",
    edition: "2026-10",
  },
  {
    ...SECTION,
    ...read(COPIES.maDesign, {
      copy: "revassurance.com, the paragraph under its earlier number",
      dated: "undated",
    }),
    id: "ma-reviewer-physician",
    citation: "42 CFR 422.590(h)(2)",
    title: "A physician with expertise in the field",
    purpose: "reviewer",
    obliges:
      "Where the denial is for lack of medical necessity, the reconsideration must be made by a physician with expertise in the field of medicine that is right for the service, though not always of the treating physician's own specialty.",
    ask: "have a physician with expertise in the field of medicine appropriate for this service make the reconsideration",
    edition: "2026-10",
  },
  {
    ...SECTION,
    ...read(
      {
        copy: "Public criteria checker that summarizes 42 CFR 422.566(d) as read in the eCFR",
        dated: "2026-09-29",
        ecfr: true,
      },
      { copy: "Public table of reviewers' rules that quotes 42 CFR 422.566(d)", dated: "2026-10" },
    ),
    id: "ma-denial-expertise",
    citation: "42 CFR 422.566(d)",
    title: "Who may deny for medical necessity",
    purpose: "reviewer",
    obliges:
      "Before a plan denies for medical necessity, a physician or other health care professional with expertise in the field that is right for the service must review the decision, with knowledge of Medicare's coverage criteria.",
    ask: "tell us which physician or other professional with expertise in this field reviewed the denial before it was issued",
    edition: "2026-09-29",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "ma-decision-before-service",
    citation: "42 CFR 422.590(a)",
    title: "Before the service: 30 days",
    purpose: "decision_time",
    stages: ["pre_service", "concurrent"],
    obliges: "The plan must decide a standard request for a service within 30 days of receiving it.",
    ask: "decide within 30 days of receiving this request",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "ma-decision-payment",
    citation: "42 CFR 422.590(b)",
    title: "Payment: 60 days",
    purpose: "decision_time",
    stages: ["post_service"],
    obliges: "The plan must decide a request for payment within 60 days of receiving it.",
    ask: "decide within 60 days of receiving this request",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "ma-expedited",
    citation: "42 CFR 422.590(e)",
    title: "Expedited: 72 hours",
    purpose: "expedited",
    stages: ["pre_service", "concurrent"],
    obliges: "An expedited reconsideration must be decided within 72 hours.",
    ask: "decide this urgent request within 72 hours",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "ma-forward",
    citation: "42 CFR 422.592(a)",
    title: "An upheld denial goes to independent review",
    purpose: "next_level",
    obliges:
      "Where the plan upholds any part of its denial, it must send the case to the independent entity under contract with CMS.",
    ask: "send the case file to the independent review entity, should you uphold any part of the denial",
  },
  {
    ...SECTION,
    ...read(COPIES.priorAuthTable, COPIES.priorAuthNote),
    id: "ma-prior-auth-reason",
    citation: "42 CFR 422.122(a)",
    title: "A specific reason for denying prior authorization",
    purpose: "denial_reason",
    stages: ["pre_service", "concurrent"],
    from: "2026-01-01",
    obliges:
      "Since January 1, 2026 the plan must give the provider a specific reason when it denies prior authorization of an item or service other than a drug, however it answers.",
    ask: "give us the specific reason for which prior authorization was denied",
    source: ECFR_TITLE(42, "422, subpart C"),
    edition: "2026-09",
  },
  {
    ...SECTION,
    ...read(COPIES.maQuoted, COPIES.maFixtures),
    id: "ma-prior-auth-decision",
    citation: "42 CFR 422.568(b)(1)",
    title: "Prior authorization: 7 days",
    purpose: "decision_time",
    stages: ["pre_service"],
    from: "2026-01-01",
    obliges:
      "Since January 1, 2026 a standard request for an item or service that needs prior authorization must be decided within 7 days, and 14 days for others.",
  },
  {
    ...SECTION,
    ...read(
      {
        copy: "Public criteria checker that summarizes 42 CFR 422.101(b)(6) as read in the eCFR",
        dated: "2026-09-29",
        ecfr: true,
      },
      { copy: "Public research register that marks 42 CFR 422.101(b)(6) as verified", dated: "2026-09" },
    ),
    id: "ma-criteria",
    citation: "42 CFR 422.101(b)(6)",
    title: "A plan's own criteria are public",
    purpose: "criteria",
    levels: ["initial", "first"],
    obliges:
      "A plan may use criteria of its own only where Medicare's rules do not fully settle coverage, and only if the criteria, the evidence behind them and the reasons are public.",
    ask: "name the public coverage criteria used, with the evidence they rest on, or decide by Medicare's own coverage rules",
    source: ECFR_TITLE(42, "422, subpart C"),
    edition: "2026-09-29",
  },
  {
    ...SECTION,
    ...read({ copy: "revassurance.com, 42 CFR 422.568(e)", dated: "2020-05-23" }),
    id: "ma-notice",
    citation: "42 CFR 422.568(e)",
    title: "What a denial must say",
    purpose: "denial_reason",
    obliges:
      "The notice must state the specific reasons in readable language and the right to a reconsideration.",
    edition: "2020-05-23",
  },
];

const D = {
  ...SECTION,
  linesOfBusiness: ["part_d"],
  source: ECFR_TITLE(42, "423, subpart M"),
} as const satisfies Partial<Provision>;
const D_READ = read(COPIES.partDQuoted, COPIES.lawstack("423.582"));
const D_TIMES = read(COPIES.partDQuoted, {
  copy: "Public appeal deadline policies that cite 42 CFR 423.590(a), (b) and (d)",
  dated: "2026-10",
});

/** Medicare drug plans. */
export const PART_D: readonly Provision[] = [
  {
    ...D,
    ...D_READ,
    id: "part-d-subpart",
    citation: "42 CFR part 423 subpart M",
    title: "Coverage determinations and appeals",
    purpose: "request",
    levels: ["initial", "first"],
    ofPatient: true,
    obliges: "The plan must decide coverage and appeals of drugs under this subpart.",
  },
  {
    ...D,
    ...D_READ,
    id: "part-d-redetermination-time",
    citation: "42 CFR 423.582(b)",
    title: "60 days to ask for a redetermination",
    purpose: "time_to_file",
    obliges:
      "The plan must accept a request received within 60 days of receiving the denial, which is presumed 5 days after its date.",
  },
  {
    ...D,
    ...D_TIMES,
    id: "part-d-decision",
    citation: "42 CFR 423.590(a)",
    title: "Redetermination: 7 days",
    purpose: "decision_time",
    stages: ["pre_service", "concurrent"],
    obliges: "A standard redetermination of drug coverage must be decided within 7 days.",
    ask: "decide within 7 days of receiving this request",
  },
  {
    ...D,
    ...D_TIMES,
    id: "part-d-decision-payment",
    citation: "42 CFR 423.590(b)",
    title: "Payment: 14 days",
    purpose: "decision_time",
    stages: ["post_service"],
    obliges: "A redetermination of a payment must be decided within 14 days.",
    ask: "decide within 14 days of receiving this request",
  },
  {
    ...D,
    ...D_TIMES,
    id: "part-d-expedited",
    citation: "42 CFR 423.590(d)",
    title: "Expedited: 72 hours",
    purpose: "expedited",
    stages: ["pre_service", "concurrent"],
    obliges: "An expedited redetermination must be decided within 72 hours.",
    ask: "decide this urgent request within 72 hours",
  },
  {
    ...D,
    ...read(COPIES.partDQuoted, {
      copy: "Code of Federal Regulations, title 42, edition of October 1, 2007 (govinfo.gov)",
      dated: "2007-10-01",
    }),
    id: "part-d-reconsideration",
    citation: "42 CFR 423.600",
    title: "Reconsideration by the independent entity",
    purpose: "request",
    levels: ["first"],
    ofPatient: true,
    obliges:
      "The independent review entity must reconsider the plan's redetermination when asked within 60 days of receiving it.",
  },
];
