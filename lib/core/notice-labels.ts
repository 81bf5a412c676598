import type { CareStage, DecisionLevel, LineOfBusiness, PaperKind } from "./notice";
import { wordsOfPaper } from "./paper-labels";

/** What the screens call a paper, its stage, its level and the plan behind it. */

const KINDS: Record<PaperKind, string> = {
  denial: "denial",
  partial_denial: "partial denial",
  records_request: "request for records",
  paid_eob: "paid explanation of benefits",
  patient_statement: "patient statement",
  prior_auth_denial: "denied prior authorization",
  appeal_decision_upheld: "appeal decision: upheld",
  appeal_decision_overturned: "appeal decision: overturned",
  partly_overturned: "appeal decision: partly overturned",
  dismissal: "dismissed appeal",
  recoupment: "recoupment letter",
  external_review_decision: "external review decision",
  remittance: "remittance with several claims",
  claim_form: "claim form",
  chart_note: "chart note",
  policy: "coverage policy",
  proof_of_sending: "proof of sending",
  other: "kind not recognized",
};

const STAGES: Record<CareStage, string> = {
  pre_service: "pre-service",
  concurrent: "concurrent care",
  post_service: "post-service",
};

const LEVELS: Record<DecisionLevel, string> = {
  initial: "first decision",
  first: "first-level appeal",
  second: "second-level appeal",
  external: "external review",
};

const LINES: Record<LineOfBusiness, string> = {
  medicare_ffs: "Original Medicare",
  medicare_advantage: "Medicare Advantage",
  part_d: "Medicare Part D",
  medicaid_mco: "Medicaid managed care",
  tricare: "TRICARE",
  fehb: "federal employees' plan",
  erisa: "employer plan (ERISA)",
  marketplace: "Marketplace plan",
  commercial: "commercial plan",
  workers_comp: "workers' compensation",
  auto: "auto insurance",
};

/** The choices of each, by the names of the wire. */
export const PAPER_WORDS = {
  kind: KINDS,
  stage: STAGES,
  level: LEVELS,
  line_of_business: LINES,
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** What each of the four is called, by its name in the answers. */
export const PAPER_LABELS: Readonly<Record<keyof typeof PAPER_WORDS, string>> = {
  kind: "What it is",
  stage: "Stage of care",
  level: "Which decision",
  line_of_business: "Kind of plan",
};

/** `wordsOfPaper` in these words. */
export const paperWords = (paper: Parameters<typeof wordsOfPaper>[0]): string =>
  wordsOfPaper(paper, PAPER_WORDS);
