import { CHECKED_ON, COPIES, ECFR_TITLE, GOOD_THROUGH } from "../copies";
import type { Provision } from "../provision";

const SECTION = {
  linesOfBusiness: ["medicaid_mco"],
  levels: ["initial"],
  ofPatient: true,
  source: ECFR_TITLE(42, "438, subpart F"),
  edition: "2026-09-25",
  goodThrough: GOOD_THROUGH,
} as const satisfies Partial<Provision>;

const read = (...against: Provision["checked"]["against"]) => ({ checked: { against, on: CHECKED_ON } });
const BOTH = read(COPIES.medicaidQuoted, COPIES.maDesign);
const NOTICE = { copy: "compliancecosmos.org, 42 CFR 438.404(a) and (b)", dated: "undated" };

/** Medicaid managed care: the member's appeal. A provider's own payment dispute follows the State and the contract. */
export const MEDICAID: readonly Provision[] = [
  {
    ...SECTION,
    ...BOTH,
    id: "medicaid-subpart",
    citation: "42 CFR part 438 subpart F",
    title: "Grievances and appeals of managed care",
    purpose: "request",
    levels: ["initial", "first"],
    obliges: "The plan must handle a member's appeal under this subpart.",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "medicaid-time",
    citation: "42 CFR 438.402(c)(2)(ii)",
    title: "60 days to appeal",
    purpose: "time_to_file",
    obliges: "The plan must accept an appeal filed within 60 days of the date on the notice.",
  },
  {
    ...SECTION,
    ...read(NOTICE, {
      copy: "Public requirements list that summarizes 42 CFR 438.404(b)(2)",
      dated: "2026-09",
    }),
    id: "medicaid-criteria",
    citation: "42 CFR 438.404(b)(2)",
    title: "Reasons and criteria, free of charge",
    purpose: "criteria",
    obliges:
      "The notice must give its reasons and say that the member may have, free of charge, the documents and records relevant to the decision, the medical necessity criteria among them.",
    ask: "send us, free of charge, the documents and the medical necessity criteria relevant to the decision",
    edition: "undated",
  },
  {
    ...SECTION,
    ...read(COPIES.reviewerModule, COPIES.maDesign),
    id: "medicaid-reviewer",
    citation: "42 CFR 438.406(b)(2)",
    title: "Reviewers not involved before, with clinical expertise",
    purpose: "reviewer",
    obliges:
      "The people who decide the appeal must neither have been involved in an earlier decision nor work under someone who was, and for medical necessity must have the clinical expertise, as the State determines, for the patient's condition.",
    ask: "have the appeal decided by people with clinical expertise in the patient's condition who were not involved in an earlier decision nor work under someone who was",
    edition: "2026-10",
  },
  {
    ...SECTION,
    ...read({ copy: "Public letter template that cites 42 CFR 438.406(b)(5)", dated: "2026-07" }),
    id: "medicaid-file",
    citation: "42 CFR 438.406(b)(5)",
    title: "The case file, free of charge",
    purpose: "claim_file",
    obliges:
      "The plan must give the case file, with new evidence it considered, free of charge and well before it decides.",
    ask: "send us the case file free of charge and well before you decide",
    edition: "2026-07",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "medicaid-decision",
    citation: "42 CFR 438.408(b)(2)",
    title: "Standard appeals: 30 days",
    purpose: "decision_time",
    obliges:
      "The plan must decide a standard appeal within the State's time, at most 30 days from receiving it.",
    ask: "decide within 30 days of receiving this appeal, or sooner where the State so requires",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "medicaid-expedited",
    citation: "42 CFR 438.408(b)(3)",
    title: "Expedited appeals: 72 hours",
    purpose: "expedited",
    stages: ["pre_service", "concurrent"],
    obliges: "The plan must decide an expedited appeal within 72 hours.",
    ask: "decide this urgent appeal within 72 hours",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "medicaid-exhaustion",
    citation: "42 CFR 438.408(c)(3)",
    title: "When the plan misses its time",
    purpose: "exhaustion",
    obliges:
      "Where the plan does not keep the times for notice, the member may go on to a State fair hearing.",
  },
  {
    ...SECTION,
    ...BOTH,
    id: "medicaid-hearing",
    citation: "42 CFR 438.408(f)",
    title: "State fair hearing",
    purpose: "next_level",
    levels: ["initial", "first"],
    obliges:
      "After the plan's decision the member may ask for a State fair hearing within the State's time, 90 to 120 days from the notice.",
    ask: "tell us how to ask for a State fair hearing, should any part of the denial stand",
  },
  {
    ...SECTION,
    ...read(COPIES.medicaidQuoted, {
      copy: "Public request builder that cites 42 CFR 438.420, read September 26, 2026",
      dated: "2026-09-26",
      ecfr: true,
    }),
    id: "medicaid-benefits",
    citation: "42 CFR 438.420",
    title: "Benefits go on while the appeal is pending",
    purpose: "continued_benefits",
    stages: ["concurrent"],
    obliges:
      "Services approved before must go on when the member asks within 10 days of the notice being sent, or before the change takes effect, and the other conditions are met.",
    ask: "continue the services until the appeal is decided",
  },
  {
    ...SECTION,
    ...read(COPIES.medicaidQuoted, COPIES.priorAuthTable),
    id: "medicaid-prior-auth-decision",
    citation: "42 CFR 438.210(d)",
    title: "Prior authorization: 7 days",
    purpose: "decision_time",
    stages: ["pre_service"],
    from: "2026-01-01",
    obliges:
      "For rating periods that start in 2026 or later a standard authorization must be decided within 7 days, and an expedited one within 72 hours.",
    source: ECFR_TITLE(42, "438, subpart D"),
  },
];
