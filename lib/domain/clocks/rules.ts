import type { LineOfBusiness } from "@/lib/core/notice";
import type { ClockRule, Period } from "./rule";

const days = (amount: number): Period => ({ amount, unit: "days" });
const months = (amount: number): Period => ({ amount, unit: "months" });
const businessDays = (amount: number): Period => ({ amount, unit: "business_days" });

const PRIVATE: readonly LineOfBusiness[] = ["erisa", "marketplace", "commercial"];
const BEFORE = ["pre_service", "concurrent"] as const;
const AFTER = ["post_service"] as const;

/** The first appeal of a decision. Filed means received, but for TRICARE, where the postmark counts. */
const FIRST_APPEALS: readonly ClockRule[] = [
  {
    linesOfBusiness: ["medicare_ffs"],
    period: days(125),
    safe: days(120),
    source: "Original Medicare: 120 days from receipt, presumed 5 days after the notice (42 CFR 405.942)",
  },
  {
    linesOfBusiness: ["medicare_advantage"],
    period: days(60),
    source: "Medicare Advantage: 60 to 65 days from the notice; the shorter is counted (42 CFR 422.582)",
  },
  {
    linesOfBusiness: ["part_d"],
    period: days(65),
    safe: days(60),
    source: "Medicare Part D: 60 days from receipt, presumed 5 days after the notice (42 CFR 423.582)",
  },
  {
    linesOfBusiness: ["medicaid_mco"],
    period: days(60),
    source: "Medicaid managed care, member appeal: 60 days from the notice (42 CFR 438.402)",
  },
  {
    linesOfBusiness: ["tricare"],
    period: days(90),
    source: "TRICARE: 90 days from the date of the decision",
  },
  {
    linesOfBusiness: ["fehb"],
    period: months(6),
    source: "Federal employees' plan: 6 months from the denial (5 CFR 890.105)",
  },
  {
    linesOfBusiness: ["marketplace", "commercial"],
    period: days(180),
    source: "Commercial plan: commonly 180 days from the notice (29 CFR 2560.503-1, 45 CFR 147.136)",
  },
  {
    linesOfBusiness: ["erisa"],
    period: days(180),
    source: "Employer plan: 180 days from receipt (29 CFR 2560.503-1)",
  },
].map((rule) => ({ ...rule, kind: "appeal", start: "notice", levels: ["initial"] }) as ClockRule);

const LATER_LEVELS: readonly ClockRule[] = [
  {
    kind: "second_level",
    linesOfBusiness: ["medicare_ffs"],
    period: days(185),
    safe: days(180),
    source: "Original Medicare: 180 days from receipt, presumed 5 days after the decision (42 CFR 405.962)",
  },
  {
    kind: "second_level",
    linesOfBusiness: ["part_d"],
    period: days(65),
    safe: days(60),
    source: "Medicare Part D: 60 days from receipt, presumed 5 days after the decision (42 CFR 423.600)",
  },
  {
    kind: "second_level",
    linesOfBusiness: ["tricare"],
    period: days(60),
    source: "TRICARE: 60 to 90 days from the decision; the shorter is counted (32 CFR 199.10)",
  },
  {
    kind: "second_level",
    linesOfBusiness: ["fehb"],
    period: days(90),
    source: "Federal employees' plan: 90 days from the carrier's decision to ask OPM (5 CFR 890.105)",
  },
  {
    kind: "second_level",
    linesOfBusiness: ["medicaid_mco"],
    period: days(90),
    source:
      "Medicaid: State fair hearing, 90 to 120 days from the decision; the shorter is counted (42 CFR 438.408)",
  },
  {
    kind: "second_level",
    // Individual coverage has one level of its own (45 CFR 147.136(b)(3)), then external review.
    linesOfBusiness: ["erisa", "commercial"],
    // The shortest usual time costs nobody an appeal.
    period: days(60),
    source: "Next level inside a plan: commonly 60 days or more, which no federal rule sets",
  },
  {
    kind: "external_review",
    linesOfBusiness: PRIVATE,
    levels: ["first", "second"],
    period: months(4),
    source: "External review: 4 months from the final internal denial (45 CFR 147.136)",
  },
].map((rule) => ({ levels: ["first"], ...rule, start: "notice" }) as ClockRule);

/** How long a payer may take to say that it has the request. No federal rule counts these days; others are not asked to. */
const RECEIPTS: readonly ClockRule[] = [
  {
    linesOfBusiness: PRIVATE,
    period: days(15),
    source: "Acknowledgment of the appeal: State law and plans commonly give 15 days",
  },
  {
    linesOfBusiness: ["medicaid_mco"],
    period: businessDays(5),
    source:
      "Medicaid managed care acknowledges each appeal (42 CFR 438.406); States commonly give 5 business days",
  },
].map((rule) => ({ ...rule, kind: "acknowledgment", start: "sent" }) as ClockRule);

/** How long a payer may take, from the day it has the request. */
const ANSWERS: readonly ClockRule[] = [
  {
    linesOfBusiness: PRIVATE,
    stages: BEFORE,
    period: days(30),
    source: "Decision before the service: 30 days (29 CFR 2560.503-1)",
  },
  {
    linesOfBusiness: PRIVATE,
    stages: AFTER,
    period: days(60),
    source: "Decision after the service: 60 days (29 CFR 2560.503-1)",
  },
  {
    linesOfBusiness: ["medicare_advantage"],
    stages: BEFORE,
    period: days(30),
    source: "Medicare Advantage: 30 days for a service (42 CFR 422.590)",
  },
  {
    linesOfBusiness: ["medicare_advantage"],
    stages: AFTER,
    period: days(60),
    source: "Medicare Advantage: 60 days for a payment (42 CFR 422.590)",
  },
  {
    linesOfBusiness: ["part_d"],
    stages: BEFORE,
    period: days(7),
    source: "Medicare Part D: 7 days (42 CFR 423.590)",
  },
  {
    linesOfBusiness: ["part_d"],
    stages: AFTER,
    period: days(14),
    source: "Medicare Part D: 14 days for a payment (42 CFR 423.590)",
  },
  {
    linesOfBusiness: ["medicaid_mco"],
    period: days(30),
    source: "Medicaid managed care: 30 days, or the State's shorter time (42 CFR 438.408)",
  },
  {
    linesOfBusiness: ["medicare_ffs"],
    period: days(60),
    source: "Original Medicare: 60 days to decide (42 CFR 405.950, 405.970)",
  },
  {
    linesOfBusiness: ["fehb"],
    period: days(30),
    source: "Federal employees' plan: 30 days (5 CFR 890.105)",
  },
].map((rule) => ({ ...rule, kind: "payer_response", start: "sent" }) as ClockRule);

const BESIDE: readonly ClockRule[] = [
  {
    kind: "peer_to_peer",
    linesOfBusiness: [...PRIVATE, "medicare_advantage", "medicaid_mco"],
    stages: BEFORE,
    levels: ["initial"],
    start: "notice",
    period: days(14),
    source: "Peer-to-peer: often 14 days from the notice",
  },
  ...(["corrected_claim", "timely_filing"] as const).map(
    (kind): ClockRule => ({
      kind,
      linesOfBusiness: ["medicare_ffs"],
      start: "service",
      period: months(12),
      source: "Original Medicare: one year from the date of service (42 CFR 424.44)",
    }),
  ),
  {
    kind: "recoupment",
    linesOfBusiness: ["medicare_ffs"],
    levels: ["initial"],
    start: "notice",
    period: days(30),
    source: "Medicare: 30 days from the demand to stop recoupment by a redetermination (42 CFR 405.379)",
  },
  {
    kind: "recoupment",
    linesOfBusiness: ["medicare_ffs"],
    levels: ["first"],
    start: "notice",
    period: days(60),
    source:
      "Medicare: 60 days from the decision to keep recoupment stopped by a reconsideration (42 CFR 405.379)",
  },
  {
    kind: "idr",
    linesOfBusiness: [...PRIVATE, "fehb"],
    stages: AFTER,
    start: "payment",
    period: businessDays(30),
    source:
      "Surprise billing: 30 business days from the first payment or denial to open negotiation (45 CFR 149.510)",
  },
];

export const RULES: readonly ClockRule[] = [
  ...FIRST_APPEALS,
  ...LATER_LEVELS,
  ...RECEIPTS,
  ...ANSWERS,
  ...BESIDE,
];

/** The one next level that the payer begins itself: nothing is filed, and somebody asks whether it was. */
export const SENT_ON_BY_PLAN =
  "Medicare Advantage: the plan itself must send what it upheld to the independent review entity (42 CFR 422.592(a)); ask within 30 days of the decision that it did";
/** Where no rule is known, somebody asks the payer after this. */
export const ASK_AFTER = days(30);
/** How long a payer commonly waits for what it asks for. */
export const ANSWER_WITHIN = days(45);
/** The steps that follow an open negotiation: how long it runs, and how long after it a dispute may be started. */
export const NEGOTIATION = businessDays(30);
export const START_OF_DISPUTE = businessDays(4);
/** From the start: both sides agree on a certified entity. From its selection: the offers with the fees, and its decision. */
export const SELECTION_OF_ENTITY = businessDays(3);
export const OFFERS = businessDays(10);
export const ENTITY_DECIDES = businessDays(30);
/** From the entity's decision: the payer pays what it owes. */
export const PAYMENT_AFTER_DISPUTE = days(30);
