import type { DenialCategory } from "@/lib/core/enums";
import type { Phrase } from "./phrase";
import { HAD_ENDED } from "./time-ended";

/** What is wrong with the claim itself: its time, its codes, its data, or that it came twice. */
export const CLAIM_PHRASES = {
  duplicate: [
    [
      4,
      /\bsent us (?:this|the same) (?:bill|claim) (?:before|already|earlier)\b|\bsettled with the (?:claim|bill) of\b|\balready on our (?:books|records|file)\b|\ba second (?:payment )?is not (?:owed|due)\b/i,
    ],
    // "The visit was billed twice", "Payment for this date went to you on June 3", "the same bill that we answered"
    [
      4,
      /\b(?:billed|charged|sent|submitted) (?:to us )?twice\b|\bpayment for (?:this|that|the same|these) (?:date|day|visit|service|claim|code)s? (?:went|(?:was|has been) (?:sent|made|issued|mailed))\b|\bsame (?:claim|bill|charge) (?:that )?(?:we|as) (?:answered|handled|paid|decided|finished|settled|processed)\b|\b(?:earlier|previous|first) (?:claim|bill) for (?:this|the same|that) (?:service|visit|date|day)\b/i,
    ],
    // "This bill repeats one that we handled in May", "The charge was considered before", "a copy of a claim that is already finished"
    [
      4,
      /\brepeats? (?:one|what) (?:that )?(?:we|you|was)\b|\b(?:charge|claim|service|visit|bill) (?:was|has been) (?:already )?considered (?:before|earlier|already)\b|\ba copy of an? (?:claim|bill) that (?:is|was|has been)\b|\bsame (?:service|visit|claim|charge|bill) (?:on|for) the same (?:day|date)\b[^.]{0,60}\b(?:in our system|on file|under another|already|before)\b|\b(?:second|another) (?:claim|bill) for the same (?:date|day|visit|service)\b/i,
    ],
    [
      4,
      /\brepeat(?:s|ed)? (?:the |a |an |your |our )?(?:earlier |first |previous |other )?(?:claim|bill|charge)\b|\bsecond (?:copy|billing) of\b/i,
    ],
    [
      3.6,
      /\bidentical (?:claim|bill|charge|line)\b|(?<!\b(?:records?|notes?|information|documentation|documents)\b[^.]{0,20})\bpreviously (?:been )?(?:submitted|billed|sent)\b|\balready (?:made|issued|sent) (?:a )?payment for\b/i,
    ],
    [
      4,
      /\bsame (?:charge|claim|service|bill)\b[^.]{0,40}\b(?:before|already|earlier|previously)\b|\b(?:charge|claim|bill|service) is the same as\b/i,
    ],
    [
      4,
      /\b(?:exact |possible )?duplicate\b|\bpaid (?:\w+ )?(?:twice|(?:two|2) times)\b|\b(?:refused|denied|rejected|sent|billed|came in) as a copy\b|\ba copy of (?:an?|another|the) (?:earlier |other |first )?(?:claim|bill)\b/i,
    ],
    [
      4,
      /\b(?:already|previously) (?:been )?(?:processed|considered|paid|adjudicated|reimbursed|received (?:and|a))|\bpaid (?:\w+ ){0,4}(?:under|on) (?:another|a previous|a prior|an earlier|a different) claim/i,
    ],
  ],
  timely_filing: [
    [
      4.4,
      /\bfirst (?:saw|got|received|heard of) (?:this|the|your) (?:claim|bill) (?:[\w-]+ ){1,3}(?:days|weeks|months|years?) after\b|\btime in which (?:this|it|the \w+) could be (?:billed|filed|sent)\b|\bcame (?:in )?after the cut-?off\b|\b(?:days|months|a year) to bill\b/i,
    ],
    // "It took your office 200 days to bill us", "This bill is too old", "The claim missed the 120-day limit"
    [
      4.4,
      /\btook (?:you|your \w+|the \w+) (?:\w+ ){0,2}\d+ (?:days|months) to (?:bill|file|send|submit)\b|\b(?:bill|claim) is too old\b|\bmissed the (?:\d+-day|filing|billing) (?:limit|window|period|deadline)\b|\b(?:days|months|years?) (?:went by|passed) before (?:the|this|your) (?:claim|bill)\b|\bnothing from you until\b|\bfiling period (?:ended|ran out|closed|was over)\b/i,
    ],
    // "past our submission window", "We did not get this bill until more than a year after the care."
    [
      4.4,
      /\b(?:past|outside|after|missed) (?:of )?(?:our|the|your|its) (?:claims? )?(?:submission|filing|billing) (?:window|limit|period|date)\b|\bnot (?:get|receive|see|have) (?:this|the|your|that) (?:bill|claim)s? until\b|\bafter the last day (?:for|to) (?:filing|file|bill|billing|submit|send)\b/i,
    ],
    // "Our limit to file is 90 days from the service."
    [
      4.2,
      /\b(?:limit|time|window|deadline) (?:to|for) (?:file|filing|submit|submission|bill|billing)\b(?! (?:an? )?(?:appeal|dispute|grievance|reconsideration))/i,
    ],
    [4.2, /\blate filing\b|\bfiled late\b/i],
    [4.2, HAD_ENDED],
    [
      4.2,
      /\b(?:bills?|claims?)\b[^.]{0,30}\bpostmarked\b[^.]{0,40}\b(?:within|after|later than|more than)\b|\bproof of timely filing\b/i,
    ],
    [4.2, /\blast day (?:for|to (?:file|send|submit))\b[^.]{0,80}\breceived\b/i],
    // "It arrived on July 30. Your agreement allows 90 days from the date of service." and "The claim's 90 days ended on June 28."
    [
      4.2,
      /\b(?:agreement|contract|provider manual|participation)\b[^.]{0,40}\b(?:allows?|gives?|sets?|has)\b[^.]{0,12}\b\d{2,3} days (?:from|after|to)\b|\bclaim['’]s \d{2,3} days\b[^.]{0,12}\b(?:ended|ran out|expired|were up)\b|\b(?<!\b(?:duplicate|copy|repeat)\w*\b[^.]{0,16})earlier (?:try|submission|filing)\b/i,
    ],
    [4.2, /\bfor filing late\b|\blast day for filing\b|\bclaim reached us (?:after|later than|more than)\b/i],
    [4.2, /\breason for (?:being|filing) late\b|\bfor the (?:delay|late)\b/i],
    [
      4.2,
      /\b(?:reached|arrived|came|got)\b[^.]{0,25}\b\d+ (?:days|months|years?) (?:after|from|past|later)\b/i,
    ],
    [
      4.2,
      /\btime limit for filing|timely filing|filing (?:limit|deadline|period|time)|untimely|not timely|\btime (?:allowed|limit|period|frame) (?:to|for) (?:file|filing|submit|submission|send)/i,
    ],
    [
      4.2,
      /\b(?:filed|submitted|received|sent|came in|arrived|mailed)\b[^.]{0,25}\b(?:more than(?! \S+ (?:\w+ )?(?:visits?|units?|sessions?|treatments?|hours|minutes|services?|codes?|injections?)\b)|too late|late\b|after the (?:\w+ ){0,3}(?:limit|deadline|period)|beyond|outside|later than|\d+ days (?:after|from))/i,
    ],
    [
      4.2,
      /\bnot (?:filed|submitted|received|sent) (?:to us )?(?:within|inside|timely|in time|by the)|past the[^.]{0,20}(?:limit|deadline)|\btoo late\b|(?<!\bre-?(?:bill|submit|send|file)\w*\b[^.]{0,30})\bwithin (?:\w+ ){0,2}(?:one year|\d+ (?:days|months)) (?:of|from|after) (?:the )?(?:date of )?(?:service|discharge)/i,
    ],
  ],
  coding: [
    [
      3.9,
      /\bcode (?:stands for|is for|calls for|means) (?:\d+ minutes|an? (?:new|established|change|separate))\b|\bone and the same for payment\b|\bnot (?:paid|payable) on top of\b|\bside modifier\b/i,
    ],
    // "Modifier 59 is missing", "The time in the note comes to two units", "so only one of them is paid"
    [
      4,
      /\bmodifiers? \w{2} (?:is|was|are|were) (?:missing|needed|required|left off|absent)\b|\b(?:time|minutes) in the notes? (?:comes?|came|adds? up|amounts?) to\b|\bonly one of (?:them|the two|these) (?:is|was|can be) paid\b|\bdiagnosis is not on the list\b|\badd-on code\b/i,
    ],
    // "Two codes that cannot go together on one day were billed", "The units billed are more than the minutes in the note allow"
    [
      4,
      /\bcodes? (?:that |which )?(?:cannot|can ?not|may not|do not|should not) (?:go|be (?:paid|billed|used|reported)) together\b|\bunits? (?:that were |were |you )?(?:billed|charged) (?:are|were|is|was) more than\b|\bmore units than the (?:minutes|time|note)\b|\bnot (?:show|describe|document|record) an? (?:separate|separately identifiable|distinct) (?:exam\w*|evaluation|visit|service)\b/i,
    ],
    // "Falls in the 10-day postoperative period", "the diagnosis linked to this line does not go with the procedure".
    [
      4,
      /\b(?:post-?op(?:erative)?|follow-?up|surgical|global) (?:period|days|package)\b|\bdiagnos[ie]s\b(?:[^.]|\.\d){0,60}\b(?:does|do|did|is|are) not (?:go|belong|fit|match|agree|allowed|payable|covered|valid) (?:with|to|for)\b/i,
    ],
    [
      4,
      /\bdiagnos[ie]s(?: codes?)? (?:(?:submitted|billed|reported|listed|given) )?(?:does|do|did) not (?:support|match|justify|fit)\b|\b(?:invalid|retired|deleted|obsolete) (?:CPT|HCPCS|ICD\S*|procedure|diagnosis)\b|\b(?:more|most) specific (?:diagnosis|ICD|code)|\bmedically unlikely\b|\badd-on code\b|\bcode (?:billed |submitted |used )?(?:has been|was|is) (?:retired|deleted|discontinued)\b/i,
    ],
    // "its payment is part of 94060", "is paid within 99213"
    [
      3.9,
      /\b(?:payment|allowance)\b[^.]{0,20}\b(?:part of|within) (?:that of )?(?:code |CPT )?(?:\d{5}|[A-Z]\d{4})\b/i,
    ],
    [
      4,
      /\b(?:low|lower|moderate|straightforward|high|higher) (?:level|complexity) (?:of )?(?:medical )?decision[- ]making\b|\bnot the (?:high|higher|moderate) level\b/i,
    ],
    // "… 41 minutes, which supports three units and not five"
    [4, /\bsupports? (?:only )?(?:\w+ )?units?\b(?: and not\b|,? not\b)/i],
    // Of a visit that was given it is the code's level that the note does not bear out.
    [
      3.8,
      /\blevel of (?:the )?(?:service|visit|E\/M|code)(?: (?:billed|charged|coded|reported))? (?:is|was) not (?:\w+ )?(?:supported|documented|met)\b|\b(?:does|do|did) not support the (?:level|code)\b/i,
    ],
    // "its payment is part of 94060", "The visit is part of the payment for the injection."
    [
      4,
      /\b(?:is|are|was|were) (?:a |already )?(?:part of|included in|contained in|covered by) (?:the |our |what we (?:paid|allowed) for (?:the )?|its )?(?:payment|allowance|fee|price) (?:for|of)\b/i,
    ],
    [
      4,
      /\b(?:payment|fee|price|charge|service|visit)s? (?:is|are|was|were) (?:a )?(?:part of|included in|contained in) (?:\d{5}\b|the (?:same )?(?:injection|procedure|surgery|adjustment|manipulation|visit|test|treatment|exam\w*|evaluation)\b)/i,
    ],
    // A visit of a new patient that was none.
    [
      4,
      /\bnew[- ]patient (?:visit|code|service|exam\w*|evaluation)s? (?:is|are|was|were|can|may|could) ?not\b|\bnot (?:a )?new patient\b|\b(?:is|was) an established patient\b|\b(?:priced|processed|paid) again as \d{5}\b/i,
    ],
    [3.8, /\b(?:pays?|payable|paid)\b[^.]{0,20}\b(?:only one|one) of (?:the|these|those|them)\b[^.]{0,10}/i],
    [
      3.8,
      /\b(?:higher|lower) level than\b|\b\d{5} (?:was|is) (?:found to be )?(?:correct|supported)\b|\bdown-?cod/i,
    ],
    [
      3.8,
      /\bpart of (?:another|(?:that|the|this) (?:visit|procedure|surgery|package))\b|\bno separate payment\b|\b(?:may|can|should) not be (?:paid|billed) together\b|\bbilled separately\b/i,
    ],
    // "The documentation supports the level 99213", "paid as 99213": a lower code for a visit that was given.
    [
      3.9,
      /\bsupports? (?:only )?(?:(?:the|a) )?(?:(?:lower )?(?:level|code)(?: of)? )?(?:CPT )?99\d{3}\b|\b(?:paid|processed|allowed|reduced) (?:as|to|at) (?:the )?(?:level (?:of )?|code )?99\d{3}\b/i,
    ],
    // Two visits of one day are told apart by what each was for, not by whether they were needed.
    [
      4.2,
      /\b(?:two|2|both|second|another|multiple|more than one|only one)\b[^.]{0,60}\b(?:visits?|encounters?|E\/?M|evaluation and management)\b[^.]{0,70}\b(?:same|one|a|that|single) (?:(?:calendar|service) )?(?:day|date)\b|\b(?:same|one|a|that|single) (?:(?:calendar|service) )?(?:day|date)\b[^.]{0,60}\b(?:two|2|second|another|more than one|only one) (?:[\w/]+ ){0,3}(?:visits?|encounters?)\b/i,
    ],
    [3.8, /\bcodes?\b[^.]{0,20}\bbilled\b[^.]{0,20}\b(?:does|do|did|is|are) not\b/i],
    [
      3.8,
      /\bmodifier|diagnosis (?:code )?(?:does not|is not|not|is inconsistent|billed)|inconsistent with the|mutually exclusive|(?:un)?bundl(?:ed|ing)|included in (?:the|another|payment)[^.]{0,20}(?:payment|allowance|benefit|service|procedure)?|incidental|global (?:\w+ )?(?:period|surg|package|fee)|ncci|correct coding/i,
    ],
    [
      3.8,
      /\bnot (?:paid|payable|reimbursed|reimbursable) separately|procedure code (?:is|was|billed)|invalid (?:procedure|code|diagnosis)|place of service|component of|diagnosis does not match|not compatible|codes? (?:is|was|billed was)? ?(?:not valid|invalid|deleted|retired|replaced)|code[^.]{0,20}was deleted|assistant surgeons?|upcod|unlisted|(?:does not|is inconsistent).{0,30}patient'?s (?:age|gender|sex)/i,
    ],
  ],
  billing: [
    [
      3.9,
      /\bnot on our list of (?:providers|clinics|suppliers)\b|\b(?:bill|claim) names an? (?:doctor|provider|therapist|clinic|physician) (?:who|that)\b|\baddress on the (?:bill|claim)\b|\bform type is wrong\b|\bwrong (?:claim )?form\b|\bunits are missing\b/i,
    ],
    // "The claim form was not filled in", "does not say where the service was given", "not set up with us under this tax ID", "NPI was left off"
    [
      4,
      /\bclaim (?:form )?(?:was|is) not (?:\w+ )?(?:filled (?:in|out)|complete[d]?)\b|\bclaim (?:does|did) not (?:say|show|tell|name|list) (?:where|who|when|which|what)\b|\bnot set up (?:with us|in our system)\b|\b(?:NPI|taxonomy|tax ID|place of service)(?: (?:code|number))? (?:is|was|were) (?:left off|left out|missing|blank|absent)\b/i,
    ],
    // "The claim was sent to the wrong payer", "The tax number on the bill does not match our file", "no diagnosis pointer"
    [
      4,
      /\b(?:sent|submitted|billed|addressed) to the wrong (?:payer|plan|insurer|company|carrier)\b|\b(?:tax|NPI|provider|group|taxonomy) (?:number|no\.?|ID|code)\b[^.]{0,40}\b(?:does|do|did) not (?:match|agree|belong|fit)\b|\bno diagnosis pointers?\b|\bplace of service\b[^.]{0,30}\b(?:does|do|did) not (?:agree|match|fit|go)\b|\b(?:date of birth|birth date|name|sex|gender) on the (?:claim|bill)\b[^.]{0,40}\b(?:not|differs?|different)\b/i,
    ],
    // "The request names 72148 and the order is for the neck."
    [
      4,
      /\b(?:request|claim|form) (?:names|lists|shows|has|is for)\b[^.]{0,40}\b(?:order|referral|notes?) (?:is|names|says|lists|has|shows|asks)\b/i,
    ],
    [
      3.8,
      /\b(?:lacks?|without|missing|no|needs?|requires?) (?:an? |the |its )?(?:valid )?(?:national drug code|NDC)\b/i,
    ],
    [
      3.8,
      /\b(?:provider|physician|therapist|clinic|facility)\b[^.]{0,30}\bnot (?:registered|enrolled|part of (?:the|this) group|linked|affiliated|eligible to refer)\b|\btaxonomy\b|\btax(?:payer)? (?:ID|identification)\b[^.]{0,30}\bnot match\b|\bwrong payer ID\b|\bclaim form is incomplete\b|\bmissing from the claim(?: form)?\b|\btotal (?:charges?|billed) (?:do(?:es)? not|did not) (?:equal|match|add)/i,
    ],
    [
      3.9,
      /\b(?:box|item|field) \d{1,2}[a-z]? (?:of the (?:claim|form) )?(?:is|was|were|are) (?:blank|empty|missing|incomplete|not filled)/i,
    ],
    [
      3.3,
      /\blacks information|submission\/billing error|billing error|missing\/incomplete\/invalid|\b(?:missing|invalid|incomplete|incorrect)\b[^.]{0,40}\b(?:provider|npi|taxonomy|identifier|date|number|tax|field|type of bill|name)|\bnpi\b|unprocessable|invalid claim|corrected claim is (?:needed|required)/i,
    ],
    [
      3.8,
      /\bnot (?:certified|eligible|enrolled|allowed|able|credentialed)[^.]{0,20}(?:to (?:bill|be paid|perform|render)|with us|in our|or eligible)|credential|provider (?:type|specialty|taxonomy)|\bclia\b|bill type|may not bill (?:for )?this|revenue code|interim bill|(?:clia|tax id|npi|identifier|licen[sc]e|taxonomy|provider number|ndc)\b[^.]{0,30}(?:missing|invalid|incomplete|not (?:valid|on file))/i,
    ],
  ],
} as const satisfies Partial<Record<DenialCategory, readonly Phrase[]>>;
