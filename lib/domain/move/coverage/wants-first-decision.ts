/** "Send the primary plan's EOB", "submit a copy of the remittance from the other carrier"; not "if there is other coverage, send", nor a first-level appeal. */
const WANTED =
  /(?<!\b(?:if|unless|when|whenever|should|where)\b[^.;]{0,120})\b(?:send|submit|provide|forward|fax|mail) (?:us )?(?:(?:a|the|your) )?(?:copy of )?(?:the )?(?:(?:primary|other|first|prior)(?![- ](?:level|appeal|request|auth\w*))\b[^.;]{0,40}\b(?:EO[BP]s?|explanations? of (?:benefits|payment)|remittance|payment voucher)\b|(?:EO[BP]s?|explanations? of (?:benefits|payment)|remittance(?: advice)?|payment voucher) (?:from|of|by) (?:the|your|that|his|her|their) (?:\w+ ){0,1}?(?:primary|other|first|prior)\b)/i;
/** The first payer is to be billed yet, or the claim is to come again with its decision. */
const CLAIM_WANTED =
  /\b(?:bill|file)\b[^.;]{0,40}\bfirst\b|\b(?:send|submit|file) (?:the|a|an|your|this|each) claim\b|\b(?:new|secondary|another|replacement|corrected) claim\b|\bwith (?:the|a|your|this|each) claim\b|\bclaim again\b|\bre-?(?:bill|file|submit)/i;

/** A second payer wants nothing but the first one's decision: it has the claim, and goes on with it then. */
export function wantsFirstDecision(text: string): boolean {
  const said = text.replace(/\s+/g, " ");
  return WANTED.test(said) && !CLAIM_WANTED.test(said);
}
