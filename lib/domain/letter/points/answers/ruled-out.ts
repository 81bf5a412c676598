import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** What forbids a test or a drug for as long as it is in the body or is known. "MRI conditional" is a device that may be scanned. */
const FOR_LIFE =
  /\b(?:cochlear implants?|pacemakers?|defibrillators?|(?:neuro|nerve |spinal cord |brain )stimulators?|aneurysm clips?|infusion pump|MRI? unsafe|(?:WARNING|CAUTION|DANGER)\W{1,3}NO MRI|not enter the MRI|allerg(?:y|ic) to|anaphyla\w+|contraindicat\w+)\b/i;
/** "No pacemaker, no aneurysm clips", "mother has a pacemaker", "pacemaker, MRI conditional": it forbids this patient nothing. */
const FORBIDS_NOTHING =
  /\b(?:no|not|denies|denied|without|none|never|negative|mother|father|sister|brother|wife|husband|family|if|candidate|considering)\b[^.;:]{0,40}\b(?:implants?|pacemakers?|defibrillators?|stimulators?|clips?|pump|allerg\w+|contraindicat\w+)\b|\bMRI?[- ](?:conditional|compatible|safe)\b|\b(?:removed|explanted)\b/i;
/** "When magnetic resonance imaging cannot be done", "unless the drug is contraindicated": the payer asks for it. */
const ASKED =
  /\b(?:MRI|magnetic resonance|imaging|test|study|drugs?|medications?|treatment|therapy|one)\b[^.;]{0,40}\b(?:cannot|can ?not|could not|not possible|ruled out)\b|\bcontraindicat\w+|\bintoleran\w+|\bcannot (?:be done|have|take|tolerate|use|undergo)\b|\ballerg(?:y|ies|ic)\b/i;

/** What is in the body, and not what an allergy list names. */
const IN_BODY = /\b(?:implants?|pacemakers?|defibrillators?|stimulators?|clips?|pump|MRI)\b/i;
const NO_SCAN_ASKED =
  /\b(?:MRI|magnetic resonance(?: imaging)?)\b[^.;]{0,40}\b(?:cannot|can ?not|could not be (?:done|performed|obtained)|not possible|ruled out|contraindicat\w+)|\bcontraindicat\w+ (?:to|for) (?:an? )?(?:MRI|magnetic resonance)/i;
/** Where the scan itself was refused, what forbids it is no answer. */
const SCAN_REFUSED =
  /\b(?:den(?:y|ied)|approve|authorize|certify|cover|requested|request for) (?:the |an? |this |your )?(?:request for )?(?:the |an? )?(?:MRI|magnetic resonance)/i;

/** Whether a passage tells what forbids this patient a scan, where the payer asks for that. */
export const forbidsScan = (fact: ChartFact, noticeText: string): boolean => {
  const notice = noticeText.replace(/\s+/g, " ");
  return (
    IN_BODY.test(fact.quote) &&
    NO_SCAN_ASKED.test(notice) &&
    !SCAN_REFUSED.test(notice) &&
    rulesOutForLife(fact, notice)
  );
};

/** Neither old nor of the other side: a magnet in the head of ten years ago forbids today's scan of the shoulder. */
export const rulesOutForLife = ({ quote, measure, adverse }: ChartFact, noticeText: string): boolean =>
  !measure &&
  !adverse &&
  FOR_LIFE.test(quote) &&
  !FORBIDS_NOTHING.test(quote) &&
  ASKED.test(noticeText.replace(/\s+/g, " "));
