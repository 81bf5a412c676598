import type { DenialCategory } from "@/lib/core/enums";
import type { Phrase } from "./phrase";

/** Whether the patient was covered, and by whom, and what the plan leaves out. */
export const COVERAGE_PHRASES = {
  eligibility: [
    [
      4,
      /\b(?:never|not) (?:been )?(?:added to|enrolled in|put on) (?:the|her|his|our|their|your|this) (?:policy|plan|contract|coverage|family)\b|\b(?:falls? to|is for|is up to|must be paid by) the (?:car|auto|automobile|motor|employer['’]s|liability|work) (?:insurer|carrier|insurance)\b|\bwithout coverage with us\b/i,
    ],
    // "Your patient changed plans on July 1", "The card that was shown had expired", "could not match the patient to anybody"
    [
      4,
      /\b(?:patient|member|s?he|they|employee|family|child) (?:had |has |have )?(?:changed|switched|moved to (?:an?|another)(?: [\w-]+){0,4}) plans?\b|\b(?:patient|member|s?he|they) (?:had |has |have )?moved to (?:an?|another) (?:[\w-]+ ){1,5}plan\b|\bcard\b[^.]{0,30}\b(?:had |has |was )?expired\b|\bnot match (?:the |this |your )?(?:patient|member|person|name) (?:to|with|on|in|among)\b/i,
    ],
    // "The child was taken off the contract in March", "We can find nobody of this name and number among our members"
    [
      4,
      /\b(?:was|were|has been|had been) (?:taken|dropped|removed) (?:off|from) (?:the|her|his|their|your|our) (?:contract|policy|plan|coverage|rolls?|family)\b|\bfind (?:nobody|no one|no member|no person|no patient) (?:of|by|with|under|who)\b|\bno longer with (?:the|our|this) plan\b/i,
    ],
    // "Medicare is the secondary payer on this date", "a group plan is on our records as primary", "Bill that plan first."
    [
      3.6,
      /\b(?:is|are|pays? as) (?:the |a )?secondary payer\b|\bon (?:our|the) (?:records?|file) as (?:the )?primary\b|\bbill (?:that|the other|the first|their|your|another) (?:\w+ ){0,2}(?:plan|insurer|carrier|payer|insurance) first\b/i,
    ],
    // "Coverage for this member was cancelled 08/31/2026", "We have no record of a subscriber under the number sent".
    [
      4,
      /\b(?:coverage|policy|membership|eligibility|insurance)\b[^.;]{0,40}\b(?:was|were|is|are|had been|has been) (?:\w+ )?(?:cancel+ed|terminated|termed|ended|discontinued)\b|\bno record of (?:an? |the |this )?(?:\w+ )?(?:subscriber|member|enrollee|patient|insured|person|recipient|beneficiary)\b/i,
    ],
    [
      4.2,
      /\b(?:assigned to|enrolled with|belongs to) (?:another|a different) (?:medical group|IPA|provider|clinic|PCP|primary care)\b/i,
    ],
    [
      4.6,
      /\b(?:coverage|cover|policy|eligibility|plan|membership|insurance|enrollment)(?: \w+){0,3} (?:(?:came|had come|comes) to an end|(?:was|is) no longer in (?:force|effect)|ended the day before)\b/i,
    ],
    [
      3.6,
      /\b(?:newborn|spouse|dependent|child|baby)\b[^.]{0,30}\b(?:not (?:been )?(?:added|enrolled|on)|was removed|were removed|over age|aged out)\b|\bresponsibility of (?:the|a) (?:\w+ )?(?:capitated|medical group|IPA|delegated)\b|\b(?:member|subscriber|patient|insured)?(?:['’]s)? ?(?:ID|identification)(?: number| no\.?)?(?: \w+)? (?:is|was) (?:not valid|invalid|incorrect|unknown|not found)\b|\b(?:medicare|medicaid|tricare|another (?:plan|insurer)) should pay (?:first|before)\b|\b(?:injury|condition) (?:may be|appears to be|is) (?:work[- ]related|related to (?:work|employment|an accident))\b/i,
    ],
    // A premium that was not paid ends the cover.
    [
      4.2,
      /\bpremiums?\b[^.]{0,60}\b(?:not (?:been )?(?:paid|received)|unpaid|past due|overdue|never (?:paid|came))\b|\bgrace period\b|\bcoverage (?:stopped|went to|ran out|ceased|ran (?:only )?(?:to|until|through))\b/i,
    ],
    [
      3.8,
      /\bpayer of last resort\b|\bmay have been an accident\b|\bsomeone else (?:is|may be) (?:liable|responsible)\b/i,
    ],
    [
      4,
      /\b(?:recipient|member|beneficiary|client|subscriber|enrollee|insured)(?:['’]s)? (?:ID |I\.D\. |identification )?(?:number|no\.?|ID)\b[^.\w]{0,3}(?:is |was )?not (?:on|found (?:on|in)|in) (?:the |our |state )?(?:\w+ )?(?:file|records?|system|database)\b/i,
    ],
    [
      4,
      /\b(?:patient|member|child|person|enrollee|beneficiary|recipient|s?he|they|you)\b (?:\w+ ){0,2}(?:not|n't) (?:\w+ )?(?:enrolled|insured|a member)\b/i,
    ],
    [
      3.6,
      /\b(?:coverage|policy|eligibility|plan|membership|insurance) (?:was |had |has |is )?(?:already )?(?:ended|terminated|termed|lapsed|not in effect|cancel\w+|expired|began|not active|inactive)|\b(?:after|before|prior to) (?:the |your |this |their )?(?:effective date|(?:member'?s? |patient'?s? )?(?:coverage|effective|eligibility|termination|policy))/i,
    ],
    [
      3.6,
      /\bnot (?:our|an?|as our) (?:insured|member|eligible|enrolled|active)|cannot be identified|unable to (?:identify|locate|find) (?:the |this )?(?:member|patient)|not (?:eligible|enrolled|active|covered) (?:on|at|for (?:benefits|coverage) on|when)|ineligible on|no coverage|not covered by this payer|not effective|proof of eligibility|eligibility for this|no longer (?:covered|eligible|a member|enrolled|active)|after the (?:date of (?:the )?(?:claim['’]?s? )?closure|claim (?:was|is) closed)|not a member|(?:recipient|member|patient|beneficiary|client|enrollee) (?:is|was) not eligible|not show[^.]{0,40}\b(?:active|in effect|enrolled|had coverage)/i,
    ],
    [4.2, /\bage limit|turned \d{2}\b/i],
    [
      3.4,
      /\bother (?:health )?(?:insurance|coverage)|coordination of benefits|(?:another|other|correct|different) (?:payer|insur\w+|carrier|plan)|primary (?:payer|insurance|carrier|coverage|plan|insurer)|(?:is|are|be|was|were) (?:the )?primary|billed? first|workers'? compensation|work-related|happened at work|hospice|\bno-fault\b|(?:auto|liability) (?:insur|carrier)|third party/i,
    ],
    // "We do not know whether this patient has other coverage", "the COB questionnaire has not come back": what is missing is about another plan. "If the patient has other insurance, bill it" stands under denials of any kind.
    [
      4,
      /\b(?:whether|(?:know|told|sure|clear|determine|verify|confirm|establish) if) (?:this|the|your|our) (?:patient|member|insured|dependent|child|spouse|beneficiary|enrollee) (?:also )?(?:has|have|had) (?:any )?(?:other|another|additional) (?:(?:health|medical|group) )?(?:insurance|coverage|plan)\b|\b(?:need|require|receive[d]?|requested|await\w*|until|without|missing|lacks?|asked for)\b[^.;]{0,50}\b(?:other (?:health )?(?:insurance|coverage)|coordination of benefits|COB) (?:information|questionnaires?|forms?|details|inquiry|update|verification)\b|\b(?:other (?:health )?(?:insurance|coverage)|coordination of benefits|COB) (?:information|questionnaires?|forms?|details|inquiry|update|verification)\b[^.;]{0,40}\b(?:not|never|missing|required|needed|requested|incomplete|outstanding)\b/i,
    ],
    [
      3.8,
      /\bout[- ]of[- ](?:network|plan)|non-?participating|not contracted|out of area|not (?:an? |in |in the )?(?:\w+ ){0,2}(?:network|participating)(?: provider)?|\bnot a plan provider|non-?network/i,
    ],
  ],
  benefit_exclusion: [
    [
      3.8,
      /\b(?:dollar )?(?:cap|ceiling) (?:for|on|of) [^.]{2,40}\b(?:met|reached|used|exhausted)\b|\bonly one (?:pair|set|pump|brace|device|item)\b[^.]{0,40}\b(?:covered|paid|allowed)\b|\bbought over the counter\b|\bleaves (?:this|that|such) [^.]{2,40}\bto the member\b|\bvisits for the year are gone\b/i,
    ],
    [
      3.8,
      /\b(?:plan|policy|coverage|contract) without (?:an? |any )?(?:[\w-]+ ){1,3}(?:benefits?|coverage)\b/i,
    ],
    // "Acupuncture is left out of this plan", "services that are never paid", "the plan has no benefits there"
    [
      3.8,
      /\bleft out of (?:the|this|your|her|his) (?:plan|policy|contract|benefits?|coverage)\b|\b(?:services?|items?|things) that (?:are|is) never (?:paid|covered)\b|\bsomething (?:that )?(?:this|the|your) (?:plan|policy|contract) does not (?:pay|cover)\b|\bone (?:\w+ ){1,2}(?:each|a|per|every) year\b[^.]{0,24}\b(?:second|third|another)\b/i,
    ],
    [
      2.4,
      /\b(?:plan|policy|contract|benefits?|coverage|program) (?:pays?|covers?|allows?) (?:for )?(?:[\w-]+ ){1,6}only (?:for|if|when|as|with|in)\b/i,
    ],
    [
      3.6,
      /\bno benefits? for (?:this|that|the) (?:type|kind) of\b|\bnot (?:a )?part of (?:the|your|this) benefit\b|\bnot (?:included|listed) in your benefits?\b/i,
    ],
    // An injury at work: what was treated is not among what the carrier has taken on.
    [
      4,
      /\b(?:disput\w+|den(?:y|ies|ied)|contest\w*|not accept\w*)\b[^.]{0,80}\b(?:part of|included in|within|related to) the (?:compensable|accepted|work(?:place)?) (?:injury|condition)\b|\bnot (?:a )?part of the (?:compensable|accepted|work(?:place)?) injury\b|\bextent of (?:the |an? )?(?:\w+ )?injury\b/i,
    ],
    // What arose at work is outside the plan, whoever else may pay.
    [
      3.9,
      /\b(?:exclu(?:des?|ded|sions?)|no benefits? (?:is|are|will be|shall be) (?:paid|payable|provided|available))\b[^.]{0,80}\b(?:aris(?:es|ing)|work|employment|occupation\w*)\b|\bwork[- ]related\b[^.]{0,60}\b(?:is|are) (?:excluded|not covered)\b/i,
    ],
    [3.8, /\bnot (?:in|part of|within) (?:the |your |our |this |their )?(?:[\w'’]+ ){0,2}network\b/i],
    [
      3.7,
      /\ball \w+ (?:\w+ )?have been used\b|\b(?:visits|sessions|treatments)\b[^.;]{0,50}\b(?:have been|had been|were|are) (?:all |already )?(?:used(?: up)?|spent|exhausted)\b|\b(?:visits|sessions|days) (?:a|in a|each|per) (?:\w+ )?year\b/i,
    ],
    [
      3.4,
      /\bexclu(?:des|ded|sion|sions)\b|not (?:a )?covered (?:benefit|under|service|charges?)|non-?covered (?:charge|service|benefit)|(?:does|do|will|can) ?not cover|(?:does|do) not pay for|cosmetic|custodial|\broutine\b|not a benefit|weight loss|benefits? (?:are|is) not (?:provided|available|payable) for|not covered by (?:your|the) (?:plan|policy|benefit)|not a covered/i,
    ],
    // "Benefits are exhausted", "the limit of $2,500.00 was paid out in full", "no benefits remain under medical payments".
    [
      3.7,
      /\bbenefits? (?:are|is|were|have been|has been) (?:now )?(?:exhausted|used up|depleted|paid out)\b|\b(?:limits?|maximum|PIP|personal injury protection|med-?pay|medical payments)\b(?:[^.;]|\.\d){0,40}\b(?:was|were|is|has been|have been|are) (?:fully )?(?:paid out|exhausted|used up|depleted|spent)\b|\bno (?:further |more )?(?:PIP |medical )?benefits? (?:remain|are left|is left|are available)\b/i,
    ],
    [
      3.7,
      /\b(?:benefit|lifetime|annual|calendar|visits?|plan'?s?|dollar)?\s?(?:maximum|limit|limits)\b[^.]{0,60}\b(?:reached|met|used|exhausted|exceeded|visits|per)|\bbenefit maximum/i,
    ],
    [
      3.7,
      /\b(?:exceeds?|exceeded|over|reached|beyond|used|more than)\b[^.]{0,60}\b(?:maximum|visit limit|limit of|visits|benefit limit|allowed per|plan covers|plan allows)\b/i,
    ],
    [
      3.4,
      /\blimit(?:ed|s)? (?:\w+ ){0,2}to (?:one|two|\d+)|one (?:per|every) \d+|once (?:every|per|in)|\bevery \d+ months|\b(?:visits|sessions|days) (?:each|per|for this|in a) (?:\w+ )?year/i,
    ],
  ],
} as const satisfies Partial<Record<DenialCategory, readonly Phrase[]>>;
