import { CHECKED_ON, COPIES, ECFR_TITLE, GOOD_THROUGH } from "../copies";
import type { Provision } from "../provision";

const read = (...against: Provision["checked"]["against"]) => ({ checked: { against, on: CHECKED_ON } });

const TRICARE = {
  linesOfBusiness: ["tricare"],
  levels: ["initial"],
  source: ECFR_TITLE(32, "199"),
  edition: "2026-07",
  goodThrough: GOOD_THROUGH,
} as const satisfies Partial<Provision>;

const FEHB = {
  linesOfBusiness: ["fehb"],
  levels: ["initial"],
  ofPatient: true,
  source: ECFR_TITLE(5, "890"),
  edition: "2026-07",
  goodThrough: GOOD_THROUGH,
} as const satisfies Partial<Provision>;

/** TRICARE and the federal employees' plans. */
export const FEDERAL_PLANS: readonly Provision[] = [
  {
    ...TRICARE,
    ...read(
      COPIES.pathways,
      { copy: "law.cornell.edu, 32 CFR 199.10", dated: "undated" },
      { copy: "tricare.mil, medical necessity appeals", dated: "2014-07-14" },
    ),
    id: "tricare-appeal",
    citation: "32 CFR 199.10",
    title: "Reconsideration and appeal",
    purpose: "request",
    levels: ["initial", "first"],
    obliges:
      "The contractor must reconsider an initial determination when a proper appealing party asks within 90 days of it. A network provider is not one unless the patient appoints it.",
  },
  {
    ...FEHB,
    ...read(COPIES.pathways, {
      copy: "Code of Federal Regulations, title 5, edition of January 1, 2005 (webarchive.library.unt.edu)",
      dated: "2005-01-01",
    }),
    id: "fehb-reconsideration",
    citation: "5 CFR 890.105",
    title: "Reconsideration by the carrier, then review by OPM",
    purpose: "request",
    levels: ["initial", "first"],
    obliges:
      "The carrier must reconsider when asked within 6 months of the date of its denial; after that the patient may ask OPM to review the claim.",
  },
  {
    ...FEHB,
    ...read(COPIES.pathways, {
      copy: "Code of Federal Regulations, title 5, edition of January 1, 2005 (webarchive.library.unt.edu)",
      dated: "2005-01-01",
    }),
    id: "fehb-decision",
    citation: "5 CFR 890.105(b)(2)",
    title: "Reconsideration: 30 days",
    purpose: "decision_time",
    obliges:
      "The carrier has 30 days from receiving the request to pay, uphold the denial, or ask for what it needs.",
    ask: "act within 30 days of receiving this request",
  },
];

/** Rules that reach across plans: surprise bills and parity. Neither is cited before it was held against a current text. */
export const ACROSS_PLANS: readonly Provision[] = [
  {
    id: "surprise-open-negotiation",
    citation: "45 CFR 149.510(b)(1)",
    title: "Open negotiation of an out-of-network rate",
    purpose: "payment_dispute",
    obliges:
      "Where the No Surprises Act applies, either side may open a negotiation within 30 business days of the first payment or denial; it runs for 30 business days.",
    linesOfBusiness: ["erisa", "marketplace", "commercial", "fehb"],
    stages: ["post_service"],
    source: ECFR_TITLE(45, "149"),
    edition: "2026-09-07",
    goodThrough: "2026-12-31",
    ...read(
      {
        copy: "Public dispute software that cites 45 CFR 149.510(b) as amended by 91 FR 33900",
        dated: "2026-09-07",
      },
      { copy: "compliancecosmos.org, 45 CFR 149.510(a)", dated: "undated" },
    ),
  },
  {
    id: "surprise-idr",
    citation: "45 CFR 149.510(b)(2)",
    title: "Independent dispute resolution",
    purpose: "payment_dispute",
    obliges:
      "Either side may start independent dispute resolution within 4 business days after the open negotiation ends.",
    linesOfBusiness: ["erisa", "marketplace", "commercial", "fehb"],
    stages: ["post_service"],
    source: ECFR_TITLE(45, "149"),
    edition: "2026-09-07",
    goodThrough: "2026-12-31",
    ...read({
      copy: "Public dispute software that cites 45 CFR 149.510(b) as amended by 91 FR 33900",
      dated: "2026-09-07",
    }),
  },
  {
    id: "surprise-emergency",
    citation: "45 CFR 149.110",
    title: "Emergency services without prior authorization",
    purpose: "payment_dispute",
    obliges:
      "Emergency services must be covered without prior authorization and whether or not the provider is in the network.",
    linesOfBusiness: ["erisa", "marketplace", "commercial", "fehb"],
    stages: ["post_service"],
    source: ECFR_TITLE(45, "149"),
    edition: "2026-10-01",
    goodThrough: GOOD_THROUGH,
    ...read(COPIES.regFigures, COPIES.ruleTable),
  },
  {
    id: "parity-criteria",
    citation: "45 CFR 146.136(d)",
    title: "Criteria for mental health and substance use benefits",
    purpose: "parity",
    obliges:
      "The criteria for medical necessity of mental health and substance use benefits, and the reason for a denial, must be made available.",
    linesOfBusiness: ["commercial", "erisa"],
    source: ECFR_TITLE(45, "146"),
    edition: "2024-09-30",
    goodThrough: "2026-12-31",
    ...read({
      copy: "casetext.com, 45 CFR 146.136 effective November 22, 2024, its paragraph (a)",
      dated: "2024-09-30",
    }),
  },
];
