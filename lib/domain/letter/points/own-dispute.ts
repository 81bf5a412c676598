import type { LetterFacts } from "../facts/facts";
import { consentSentence } from "./open/appeal-consent";
import type { LetterEvidence } from "./plan/letter-plan";

/** "Participating providers may submit a payment dispute", "Provider Appeals, PO Box 1": the way that the notice opens to a practice. */
const OF_PROVIDER =
  /\b(?:providers?|practitioners?|physicians?)\b[^.;]{0,80}\b(?:disput\w+|reconsider\w+|appeals?)\b|\bprovider (?:payment |claim )?(?:disputes?|reconsiderations?|appeals?|resolution)\b/i;
/** "You or your doctor may appeal", "a member appeal", "full and fair review": the patient's own way. */
const OF_PATIENT =
  /\b(?:members?|patients?|enrollees?|subscribers?|insureds?|participants?|beneficiar(?:y|ies)|claimants?|(?:authorized|appointed|designated) representatives?|dependents?)\b[^.;]{0,80}\b(?:appeals?|grievances?|external review|request (?:an? )?(?:\w+ )?review)\b|\b(?:member|internal|benefit|expedited) appeals?\b|\bfull and fair\b|\bsection 502\b|\bcivil action\b|\bexternal review\b|\bon (?:the )?(?:member|patient|enrollee)['’]?s? behalf\b|\b2560\.503\b|\bERISA\b|\b(?:for you|on your behalf)\b|\byour (?:\w+ ){0,3}(?:doctor|physician|provider|practitioner|dentist|therapist|rep(?:resentative)?)\b|\byour (?:health )?(?:plan(?! of)|coverage|benefits|policy)\b|\b(?:right to appeal|appeal rights)\b/i;

/**
 * The facts with whose appeal it is, where the notice tells it: it opens the practice's own dispute and no way of the patient, and no consent goes along. The law on
 * claims and appeals gives its rights to the patient, so that a letter of such a dispute does not rest on it.
 */
export function withOwnDispute(facts: LetterFacts, { noticeText, chart }: LetterEvidence): LetterFacts {
  const said = noticeText.replace(/\s+/g, " ");
  if (facts.appealFor || !OF_PROVIDER.test(said) || OF_PATIENT.test(said)) return facts;
  return consentSentence(chart.facts, facts.enclosures ?? []) ? facts : { ...facts, appealFor: "practice" };
}
