import type { LetterFacts } from "../facts/facts";
import { consentSentence } from "./open/appeal-consent";
import { wantsConsent } from "./open/missing-papers";
import type { LetterEvidence } from "./plan/letter-plan";

/** The sentence on the signed consent, where the notice lets the practice appeal only with one and it goes along. */
export const wantedConsent = (
  facts: LetterFacts,
  { noticeText, chart }: LetterEvidence,
): string | undefined =>
  wantsConsent(noticeText) ? consentSentence(chart.facts, facts.enclosures ?? []) : undefined;
