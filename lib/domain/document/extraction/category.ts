import type { DenialCategory } from "@/lib/core/enums";
import { CARC } from "@/lib/domain/claim/carc";

/** Phrases of payers' reasons. Weights rank a specific reason over words that every denial uses. */
const NARRATIVE: [DenialCategory, number, RegExp][] = [
  [
    "duplicate",
    4,
    /\b(?:exact )?duplicate\b|\balready been (?:processed|considered|paid)\b|\bpreviously (?:processed|considered|paid)\b/i,
  ],
  [
    "timely_filing",
    4,
    /\btime limit for filing|timely filing|filing (?:limit|deadline|period)|filed (?:more than|too late|late|after|outside|beyond)|untimely|not (?:filed|submitted|received) (?:within|timely|in time)|received (?:after|beyond|outside|more than) (?:the |your |our )?(?:\w+ ){0,3}(?:limit|deadline|period|days|months|year)|past the [^.]{0,20}(?:limit|deadline)|within (?:\w+ ){0,2}(?:one year|\d+ (?:days|months)) of the date of service/i,
  ],
  ["medical_necessity", 4, /\bexperimental|investigational|unproven\b/i],
  [
    "medical_necessity",
    3.5,
    /\b(?:not|n't)\b[^.]{0,45}\bmedical(?:ly)? necess|\bmedical necessity\b|\breasonable and necessary|\bnot [^.]{0,30}\bnecessary\b/i,
  ],
  ["medical_necessity", 2, /\bmedical(?:ly)? necess/i],
  [
    "medical_necessity",
    2.6,
    /\bnot causally related|\blower level of care|less intensive|criteria (?:were |was |are |is )?not met|does not meet (?:the )?(?:\w+ ){0,3}(?:criteria|guideline|policy)|step therapy|tried and failed|conservative (?:treatment|care|therapy)|weeks of [^.]{0,40}(?:treatment|therapy)|level of (?:care|service)|no baseline|this many|frequency of services|(?:does not|do not) support (?:the need|this|the (?:level|length|number|dosage))|Local Coverage Determination|\bLCD\b|interqual|milliman|\bMCG\b|clinical guideline/i,
  ],
  [
    "authorization",
    3.6,
    /\b(?:no|without|not|absent|absence|missing|lack(?:s|ing)?|before|required?|requires?|needed|needs?|exceed\w*|invalid|expired)\b[^.]{0,60}\b(?:pre-?authori[sz]\w*|authori[sz]\w*|pre-?cert\w*|prior approval|referral)\b/i,
  ],
  [
    "authorization",
    3.2,
    /\b(?:pre-?authori[sz]ation|authori[sz]ation|pre-?certification|prior approval|referral)\b[^.]{0,70}\b(?:not|absent|missing|no|required|exceed\w*|expired|denied|none|invalid)\b|get (?:our )?approval before|did not get approval|approval before/i,
  ],
  [
    "documentation",
    3.2,
    /\b(?:not|never|no)\b[^.]{0,45}\b(?:received|returned|submitted|sent|get|got|in the record)\b|\b(?:medical|office|clinical|operative|visit)? ?(?:records?|notes?|documentation|attachment|questionnaire|information|report)\b[^.]{0,50}\b(?:not|never)\b[^.]{0,20}\b(?:received|returned|provided|submitted|sent|signed|legible)/i,
  ],
  [
    "documentation",
    2.6,
    /\battachment\b[^.]{0,30}(?:required|documentation)|\bother documentation is required|\brequested (?:information|records|documentation)|information requested|signed order|missing signature|unsigned|illegible|insufficient documentation|additional information|records? (?:were|was) (?:requested|not)|questionnaire|\bneed[^.]{0,40}(?:details|information|records|form|documents|notes)|until (?:the|it|they)[^.]{0,30}received/i,
  ],
  [
    "eligibility",
    3.4,
    /\bcoverage (?:was |had |has )?(?:ended|terminated|termed|lapsed|not in effect|cancel\w+|expired|began)|(?:after|before|prior to) (?:the |your |this )?(?:member'?s? |patient'?s? )?(?:coverage|effective|eligibility|termination|policy)|not (?:our|an?) (?:insured|member|eligible|enrolled|active)|cannot be identified|not (?:eligible|enrolled|active|covered) (?:on|at|under|for (?:benefits|coverage) on)|ineligible on|no coverage|not covered by this payer|not effective|no longer (?:covered|eligible|a member|enrolled|active)|age limit/i,
  ],
  [
    "eligibility",
    3.2,
    /\bother (?:health )?insurance|coordination of benefits|another (?:payer|insur|carrier|plan)|primary (?:payer|insurance|carrier|coverage|plan)|correct payer|workers'? compensation|out[- ]of[- ](?:network|plan)|non-?participating|not contracted|out of area|not (?:a|in)(?: \w+){0,2} (?:network|plan|participating)(?: provider)?|\bnot a plan provider|hospice|medicare is primary|\bno-fault\b/i,
  ],
  [
    "benefit_exclusion",
    3.2,
    /\bexclu(?:des|ded|sion|sions)\b|not (?:a )?covered (?:benefit|under|service)|non-?covered (?:charge|service|benefit)|does not (?:cover|pay for)|cosmetic|custodial|routine (?:eye|exam|foot|dental|physical)|not a benefit|weight loss|benefits? (?:are|is) not (?:provided|available) for/i,
  ],
  [
    "benefit_exclusion",
    3.3,
    /\b(?:benefit|lifetime|annual|calendar|visit|plan'?s?|dollar)?\s?(?:maximum|limit)\b[^.]{0,60}\b(?:reached|met|used|exhausted|exceeded|visits|per)|\bover the (?:plan'?s )?limit|\bbenefit maximum|one per \d+ months|once (?:every|per|in)|visits each calendar year/i,
  ],
  [
    "coding",
    3.6,
    /\bmodifier|diagnosis (?:code )?(?:does not|is not|not|is inconsistent|billed)|inconsistent with the|mutually exclusive|(?:un)?bundl(?:ed|ing)|included in the (?:payment|allowance|benefit)|incidental|global (?:period|surg)|ncci|correct coding|not (?:paid|payable|reimbursed) separately|procedure code (?:is|was|billed)|invalid (?:procedure|code|diagnosis)|place of service|component of|diagnosis does not match|not compatible|code (?:is|was) (?:not valid|invalid|deleted)/i,
  ],
  [
    "billing",
    3.1,
    /\blacks information|submission\/billing error|billing error|missing\/incomplete\/invalid|(?:missing|invalid|incomplete)[^.]{0,40}(?:provider|npi|taxonomy|identifier|date|number|tax)|\bnpi\b|unprocessable|not certified or eligible|credential|not (?:eligible|enrolled) to (?:bill|be paid)|provider (?:type|specialty)|clia|bill type|invalid claim|provider was not (?:certified|eligible)/i,
  ],
];

/** Codes whose meaning lies in the remark beside them: they say little by themselves. */
const VAGUE_CODES = new Set(["16", "96", "A1", "193", "216", "276", "252"]);

export type CategoryFinding = { category: DenialCategory; confidence: number; basis: string };

/**
 * The category of a denial: the payer's words first, then the reason code where the words are silent or equal
 * (section 6 of the field's facts: prefer the narrative when both disagree).
 */
export function classifyDenial(
  narrative: string | undefined,
  code: string | undefined,
): CategoryFinding | undefined {
  const scores = new Map<DenialCategory, number>();
  for (const [category, weight, pattern] of NARRATIVE) {
    if (narrative && pattern.test(narrative)) scores.set(category, (scores.get(category) ?? 0) + weight);
  }
  const entry = code ? CARC.get(code.replace(/^[A-Z]{2}-/, "")) : undefined;
  const bare = code?.replace(/^[A-Z]{2}-/, "") ?? "";
  if (entry && entry.category !== "other") {
    const weight = VAGUE_CODES.has(bare) ? 1.5 : 3.5;
    scores.set(entry.category, (scores.get(entry.category) ?? 0) + weight);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [top, second] = ranked;
  if (!top)
    return entry || narrative
      ? {
          category: entry?.category ?? "other",
          confidence: 0.4,
          basis: entry ? `reason code ${code}` : "no known reason",
        }
      : undefined;
  const spoken = narrative && NARRATIVE.some(([c, , p]) => c === top[0] && p.test(narrative));
  const margin = top[1] - (second?.[1] ?? 0);
  return {
    category: top[0],
    confidence: Math.min(0.95, 0.55 + margin * 0.08),
    basis: spoken ? "the payer's words" : `reason code ${code}`,
  };
}
