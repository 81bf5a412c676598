import type { DenialCategory } from "@/lib/core/enums";
import type { LetterFacts } from "../facts/facts";
import { renderTemplate } from "../templates/template-text";
import { type LetterTemplate, PLAIN_TEMPLATE } from "../templates/templates";
import { findBlanks, letterText } from "../text/letter-text";
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

/** A whole letter from the facts and the template alone. `blanks` are the bracketed texts that a person must fill, each once, in order. */
export function composeLetter(
  facts: LetterFacts,
  template: LetterTemplate = PLAIN_TEMPLATE,
): { content: string; format: "html"; blanks: string[] } {
  const context = letterContext(facts);
  const body = letterBody(context);
  const content = [
    toHtml([...opening(context, body), ...statementOfDenial(context, body)]),
    renderTemplate(template.body, facts, body),
    toHtml([...requests(context, body), ...closing(context, body.needs)]),
  ].join("\n");
  return { content, format: "html", blanks: blanksOf(content, "html") };
}

const blanksOf = (content: string, format: "html" | "markdown") => [
  ...new Set(findBlanks(letterText(content, format)).map(({ text }) => text)),
];
