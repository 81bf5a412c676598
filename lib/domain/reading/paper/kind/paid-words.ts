import { type Paper, saidIn } from "../../signs/statements";

export const PARTLY_REFUSED =
  /\bpart of (?:this|your|the) (?:claim|request|bill) (?:is|was|has been) (?:paid|allowed|approved|covered)\b|\b(?:paid|allowed|approved|covered) [^.;]{3,60} but not (?:the|for|your)(?! (?:\w+ )?(?:co-?pay\w*|co-?insurance|deductible|cost share))\b|\b(?:denied|denying|approved|approve|paid|covered|certified|authorized) (?:only )?(?:in )?part(?:ly|ially)?\b|\bpartial(?:ly)? (?:denied|denial|approv\w+|certif\w+|paid)|\bpart of (?:this|your|the) (?:claim|request|bill) (?:is|was|has been) (?:denied|not)|\bdenied part of\b|\bother (?:services?|lines?) (?:was|were|has been|have been) (?:paid|approved|allowed)/i;

/**
 * "We processed this claim and paid 99396.", "The charge for 97110 was paid.": another service of the same claim. One that was paid before
 * has a day or a claim of its own behind it.
 */
const PAID_ANOTHER =
  /(?:^|(?<=[.:] ))(?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})? (?:was|has been) paid(?: as billed| in full)?(?=\s*(?:\.|$|, (?:and|but)|;))|\b(?:the|this|your) claim (?:was processed )?and (?:have |has )?paid (?:for )?(?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})?(?=\s*(?:\.|$|, and|;))|\bwe (?:have )?(?:paid|allowed|approved)(?: for)?(?: the [\w -]{3,30},| the [\w -]{3,30}(?= \())? \(?(?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})?\)?,?(?: in full)?(?=\s*(?:\.|$|, (?:and|but)|;))|\b(?:the|your) charges? for (?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})? (?:was|were|has been|have been) (?:paid|allowed)(?: as billed| in full)?(?=\s*(?:\.|$|, and|;))/i;

/** "We paid $190.00 for the well visit." beside what was not paid; what was paid before or by mistake is another claim's. */
const PAID_SUM =
  /\bwe (?:have )?(?:paid|allowed|are paying) (?:you )?\$ ?(?=[\d,.]{0,10}[1-9])[\d,]+(?:\.\d\d)? (?:for|toward) (?:the|your|his|her|this|CPT|code|\d{5})\b/i;

/** "We reprocessed this claim and paid it in full": a letter may tell what a table does. */
export const PAID_IN_FULL =
  /\bwe (?:have )?(?:re)?processed (?:this|your|the) claim,? and (?:have )?paid (?:it|\$)|\b(?:this|your|the) claim (?:was|has been) (?:re)?(?:processed and )?paid in full\b|\bwe (?:have )?paid (?:this|your|the) claim in full\b/i;

export const CONDITIONAL = /\b(?:if|when|once|until|unless|whether|may|might|would|other|another|earlier)\b/i;

/** "This letter explains why we paid only part of what you billed" */
const PAID_PART =
  /\b(?:paid|allowed|covered) only (?:a )?part of (?:what|the|your|this)\b|\bwe (?:have )?(?:paid|allowed|covered) (?:only )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) of (?:the|your) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:units|visits|sessions|services|lines|charges)\b/i;

const OF_ANOTHER_TIME =
  /\b(?:earlier|already|another|other claim|previous|prior|in error|by mistake|duplicate|first claim|before|back|refund)\b/i;

export const paysAnother = (paper: Paper): boolean =>
  saidIn(paper).some(
    (text) =>
      PAID_ANOTHER.test(text) ||
      ((PAID_SUM.test(text) || PAID_PART.test(text)) && !OF_ANOTHER_TIME.test(text)),
  );
