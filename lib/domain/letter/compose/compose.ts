import type { DenialCategory } from "@/lib/core/enums";
import type { LetterFacts } from "../facts/facts";
import { answerBlocks } from "../points/answer-blocks";
import { type LetterEvidence, NO_EVIDENCE, type PlanQuestion, planLetter } from "../points/plan";
import { renderTemplate } from "../templates/template-text";
import { type LetterTemplate, PLAIN_TEMPLATE } from "../templates/templates";
import { toHtml } from "./blocks";
import { authorization } from "./bodies/authorization";
import { benefitExclusion } from "./bodies/benefit-exclusion";
import { billing } from "./bodies/billing";
import { coding } from "./bodies/coding";
import { documentation } from "./bodies/documentation";
import { duplicate } from "./bodies/duplicate";
import { eligibility } from "./bodies/eligibility";
import { medicalNecessity } from "./bodies/medical-necessity";
import { other } from "./bodies/other";
import { timelyFiling } from "./bodies/timely-filing";
import { type LetterBody, type LetterContext, letterContext } from "./letter-body";
import { closing, opening, requests, statementOfDenial } from "./letter-frame";

const BODIES: Record<DenialCategory, (context: LetterContext) => LetterBody> = {
  medical_necessity: medicalNecessity,
  authorization,
  coding,
  documentation,
  eligibility,
  billing,
  duplicate,
  timely_filing: timelyFiling,
  benefit_exclusion: benefitExclusion,
  other,
};

export const letterBody = (context: LetterContext): LetterBody =>
  BODIES[context.facts.denialCategory ?? "other"](context);

export type ComposedLetter = {
  content: string;
  format: "html";
  /** What the letter could not say: asked beside it, never left blank in it. */
  questions: PlanQuestion[];
};

/** A whole letter from the facts, the template and the evidence alone. It holds no blank: what is not known is left out. */
export function composeLetter(
  facts: LetterFacts,
  template: LetterTemplate = PLAIN_TEMPLATE,
  evidence: LetterEvidence = NO_EVIDENCE,
): ComposedLetter {
  const context = letterContext(facts);
  const body = letterBody(context);
  const plan = planLetter(facts, evidence);
  const answer = answerBlocks(plan, facts.enclosures ?? [], body);
  const content = [
    toHtml([...opening(context, body), ...statementOfDenial(context, body)]),
    renderTemplate(template.body, facts, answer),
    toHtml([...requests(context, body), ...closing(context)]),
  ].join("\n");
  return { content, format: "html", questions: plan.questions };
}
