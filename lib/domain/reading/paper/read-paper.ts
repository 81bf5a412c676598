import type { CareStage, PaperEvidence, PaperKind, PaperReading } from "@/lib/core/notice";
import type { Reading } from "../candidate";
import { appealOutcomeOf } from "./appeal-outcome";
import { isOfPayer, paperKindOf, refuses } from "./kind";
import { decisionLevelOf } from "./level";
import { lineOfBusinessOf } from "./line-of-business";
import { paperEvidenceOf } from "./paper-doubts";
import { careStageOf } from "./stage";
import { type Paper, paperOf } from "./statements";

/** Papers about what was billed, whatever else they mention. */
const AFTER_CARE: ReadonlySet<PaperKind> = new Set([
  "paid_eob",
  "remittance",
  "recoupment",
  "partial_denial",
]);

type PaperFinding = {
  paper: Omit<PaperReading, "deniedLines">;
  /** How sure each of its values is. */
  evidence: PaperEvidence;
  /** It refuses something: only then it holds a reason, a code and a time to appeal. */
  refused: boolean;
};

/** What the paper is, unless a person chose its kind, and where its decision stands. The lines that it denies are read apart. */
export function readPaper(
  reading: Reading,
  payerName: string | undefined,
  chosen?: PaperKind | null,
): PaperFinding {
  const paper = paperOf(reading);
  const kind = chosen ?? paperKindOf(reading, paper);
  const told = isOfPayer(kind);
  const won = kind === "external_review_decision" && appealOutcomeOf(paper) === "appeal_decision_overturned";
  const values = {
    kind,
    lineOfBusiness: told ? lineOfBusinessOf({ payerName }, paper.text) : null,
    stage: told ? stageOf(kind, paper) : null,
    level: decisionLevelOf(kind, [...paper.head.split("\n"), ...paper.sentences]),
  };
  return {
    paper: values,
    evidence: paperEvidenceOf({ reading, paper, told: values, payerName }),
    refused: refuses(kind) && !won,
  };
}

function stageOf(kind: PaperKind | null, paper: Paper): CareStage | null {
  if (kind === "prior_auth_denial") return "pre_service";
  return kind && AFTER_CARE.has(kind) ? "post_service" : careStageOf(paper);
}
