import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** What forbids a test or a drug for as long as it is in the body or is known. */
const FOR_LIFE =
  /\b(?:cochlear implants?|pacemakers?|defibrillators?|(?:neuro|nerve |spinal cord |brain )stimulators?|aneurysm clips?|infusion pump|MRI? (?:unsafe|conditional)|no MRI|not enter the MRI|allerg(?:y|ic) to|anaphyla\w+|contraindicat\w+)\b/i;
/** "When magnetic resonance imaging cannot be done", "unless the drug is contraindicated": the payer asks for it. */
const ASKED =
  /\b(?:MRI|magnetic resonance|imaging|test|study|drugs?|medications?|treatment|therapy|one)\b[^.;]{0,40}\b(?:cannot|can ?not|could not|not possible|ruled out)\b|\bcontraindicat\w+|\bintoleran\w+|\bcannot (?:be done|have|take|tolerate|use|undergo)\b|\ballerg(?:y|ies|ic)\b/i;

/** What is in the body, and not what an allergy list names. */
const IN_BODY = /\b(?:implants?|pacemakers?|defibrillators?|stimulators?|clips?|pump|MRI)\b/i;
export const forbidsScan = (fact: ChartFact, noticeText: string): boolean =>
  IN_BODY.test(fact.quote) &&
  /\b(?:MRI|magnetic resonance)\b/i.test(noticeText.replace(/\s+/g, " ")) &&
  rulesOutForLife(fact, noticeText);

/** Neither old nor of the other side: a magnet in the head of ten years ago forbids today's scan of the shoulder. */
export const rulesOutForLife = ({ quote, measure, adverse }: ChartFact, noticeText: string): boolean =>
  !measure && !adverse && FOR_LIFE.test(quote) && ASKED.test(noticeText.replace(/\s+/g, " "));
