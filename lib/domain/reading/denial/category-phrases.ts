import type { DenialCategory } from "@/lib/core/enums";
import { HAD_ENDED } from "./time-ended";

/** Phrases of payers' reasons. Weights rank a specific reason over words that every denial uses. */
export type Phrase = readonly [weight: number, pattern: RegExp];

export const CATEGORY_PHRASES: Partial<Record<DenialCategory, readonly Phrase[]>> = {
  duplicate: [
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
      /\b(?:filed|submitted|received|sent|came in|arrived|mailed)\b[^.]{0,25}\b(?:more than|too late|late\b|after the (?:\w+ ){0,3}(?:limit|deadline|period)|beyond|outside|later than|\d+ days (?:after|from))/i,
    ],
    [
      4.2,
      /\bnot (?:filed|submitted|received|sent) (?:to us )?(?:within|inside|timely|in time|by the)|past the[^.]{0,20}(?:limit|deadline)|\btoo late\b|(?<!\bre-?(?:bill|submit|send|file)\w*\b[^.]{0,30})\bwithin (?:\w+ ){0,2}(?:one year|\d+ (?:days|months)) (?:of|from|after) (?:the )?(?:date of )?(?:service|discharge)/i,
    ],
  ],
  medical_necessity: [
    [
      3.6,
      /\b(?:no|without|lack(?:s|ed)?|not (?:any|enough)|insufficient|little) (?:\w+ ){0,2}(?:evidence|signs?|findings?|proof|literature|studies)\b[^.]{0,40}\b(?:deficit|instability|radiculopathy|weakness|benefit|effective\w*|support)/i,
    ],
    [
      3.6,
      /\b(?:literature|studies|evidence)\b[^.]{0,30}\b(?:do(?:es)? not|has not|have not|fails? to) (?:establish|show|prove|support|demonstrate)/i,
    ],
    [
      3.4,
      /\b(?:not|n['’]t) agree (?:that |with )?[^.]{0,60}\b(?:needed|necessary|required|indicated|appropriate)\b|\bfor the convenience of the (?:patient|member|family|provider)\b|\bconvenience item\b/i,
    ],
    [
      3.2,
      /\b(?:exceeds?|more than|beyond) what is (?:\w+ ){0,3}(?:appropriate|needed|necessary|reasonable)\b|\b(?:supportive|palliative) (?:care )?rather than\b|\bnot expected to (?:improve|benefit|change)\b|\bmedical need\b/i,
    ],
    [
      3.4,
      /\b(?:not|n['’]t|no|without|little) (?:see |find |show |shown? |shown any |any )?(?:any )?(?:measurable|objective|functional|significant|meaningful) (?:progress|improvement|gains?|change)\b/i,
    ],
    // A guideline's number of visits is a measure of the need; a plan's limit is another thing.
    [
      4,
      /\b(?:ODG|MTUS|ACOEM|(?:treatment|practice|clinical) guidelines?|guidelines?)\b[^.]{0,50}\b(?:recommends?|allows?|supports?|suggests?|provides? for|expects?|calls? for|permits?)\b[^.]{0,24}\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|thirty-six)(?: to \d{1,3}|-\d{1,3})? (?:\w+ )?(?:visits?|sessions?|treatments?|weeks?)\b/i,
    ],
    [4, /\b(?:do|does|did) not (?:show|explain|say|tell) why (?:more|further|additional|so many)\b/i],
    // A peer reviewer of a network or a review company: "more than five visits is not supported", "passive care".
    [
      4,
      /\b(?:visits?|treatments?|sessions?|frequency|duration|modalit(?:y|ies)|passive (?:care|therapy)|care)\b[^.]{0,30}\b(?:is|are|was|were) not (?:clinically )?supported\b/i,
    ],
    [
      4,
      /\bhome (?:exercise )?(?:program|exercises?|plan) (?:is|are|was|would be|will be) (?:enough|sufficient|adequate)\b|\b(?:no|not)\b[^.]{0,60}\btherapist is (?:still )?(?:needed|required)\b/i,
    ],
    [
      3.9,
      /\b(?:not|no longer|n['’]t|never)\b[^.]{0,50}\b(?:continu\w+ to (?:improve|progress|gain)|(?:is|was|were|are) (?:improving|progressing))|\b(?:is|was|as|considered|deemed|only) maintenance\b|\bkeeps? [^.]{0,40}\bsame level\b|\bno (?:\w+ ){0,3}(?:functional|clinical|objective|significant|measurable) (?:\w+ )?(?:gains?|improvement|progress|benefit)\b/i,
    ],
    [
      3.8,
      /\bskills of an? (?:\w+ )?therapist|\bskilled (?:\w+ )?(?:care|therapy|services?|need)\b[^.]{0,40}\b(?:not|no longer)\b|\b(?:not|no longer)\b[^.]{0,30}\bskilled\b|\bmaintenance (?:therapy|care|program)|\bplateau|\bnot (?:\w+ )?(?:homebound|confined to the home)|\bno (?:\w+ )?(?:gain|progress|change|improvement)s? in\b|\bhas not (?:changed|improved|progressed)|\bstationary state|\bmaximum (?:medical )?improvement|\bno (?:radiculopathy|red flags?|instability|nerve root)/i,
    ],
    [
      2.3,
      /\b(?:gave|brought|no|little|without|lasting) (?:\w+ ){0,2}relief\b|\b(?:guidelines?|polic(?:y|ies)|criteria) (?:supports?|recommends?|requires?|calls? for|asks? for)\b/i,
    ],
    [
      3.9,
      /\bminim(?:um|al) clinically important|\bMCID\b|\bnot been shown to be (?:of (?:\w+ )?benefit|effective|helpful)\b/i,
    ],
    [4, /\bexperimental|investigational|unproven\b/i],
    [
      2.4,
      /\b(?:study|test|trial|imaging|evaluation|x-?ray)\b[^.]{0,30}\b(?:is|are|was|were) (?:needed|required) (?:before|first)\b|\bwould (?:restore|suffice|be enough)\b|\bless(?:er)? (?:costly|expensive)\b|\bnames? (?:a |no )?(?:deficit|goal)/i,
    ],
    [
      3,
      /\b(?:does|do|did) not (?:show|have|find|document) (?:an? |any )?(?:\w+ ){0,2}(?:conditions?|symptoms?|weakness|instability|deficits?|fractures?|infection|pain|risk|need|findings)\b|\bno longer needs?\b|\b(?:walk|climb|dress|transfer|bathe)s? [^.]{0,40}\b(?:by (?:yourself|himself|herself)|without help|independent\w*|alone)\b/i,
    ],
    [
      3.7,
      /\b(?:not|n't|n’t)\b[^.]{0,50}\b(?:medical(?:ly)? necess|necessary|(?:medically )?appropriate|an emergency)|\bnon-?emergen/i,
    ],
    [
      3.2,
      /\b(?:ODG|MTUS|guidelines?|policy|literature)\b[^.]{0,20}\b(?:does|do) not (?:recommend|support|endorse)\b/i,
    ],
    [
      3.2,
      /\b(?:gains?|progress|improvement|benefit)\b[^.]{0,60}\bnot been (?:shown|documented|demonstrated|measured)\b|\bnumber (?:that )?the (?:\w+ )?guidelines? (?:allows?|permits?|supports?)\b/i,
    ],
    [
      3.4,
      /\b(?:does|do|did) not (?:show|establish|demonstrate) (?:that )?(?:the |this |his |her )?(?:\w+ ){0,3}(?:was|were|is|are) (?:\w+ )?needed\b/i,
    ],
    [2.8, /\b(?:does|do|did) not meet\b[^.]{0,40}\b(?:policy|requirements?|standards?)\b/i],
    [2.6, /\bmedical(?:ly)? necess|\breasonable and necessary/i],
    [
      3,
      /\bno longer\b[^.]{0,24}\b(?:medically )?necessary\b|\b(?:notes?|records?|chart) (?:do|does|did) not (?:show|say|tell)[^.]{0,30}\b(?:still )?(?:getting better|improving|gaining|progress(?:ing|ed)?|improved?)\b/i,
    ],
    [
      3.8,
      /\b(?:under|per|according to) (?:our )?(?:LCD|NCD|medical policy|policy|guidelines?)\b[^.]{0,90}\bmust (?:have|show|meet|be)\b/i,
    ],
    [
      3,
      /\b(?:does|do|did|was|were|is|are) not (?:meet|met|satisfy|fulfil\w*)\b[^.]{0,60}\b(?:criteri\w+|guidelines?|interqual|mcg|milliman|odg|mtus)|criteria (?:were|was|are|is|have)? ?not|\b(?:guidelines?|criteria)\b[^.]{0,60}\b(?:does|do|did) not meet\b|interqual|milliman|\bMCG\b|clinical (?:guideline|criteria|policy)/i,
    ],
    [
      2.8,
      /\b(?:lower|lesser|different|less intensive|another) (?:level|setting)|needs? (?:can|could|may) be (?:safely )?(?:met|treated)|partial hospital|intensive outpatient|given in an? (?:office|home|outpatient)|instead of an? inpatient|observation (?:level|setting|status)|level of (?:care|service)|length of stay|can (?:now )?(?:safely )?be (?:given|provided|done|managed|continued) (?:safely )?(?:at home|as an outpatient|in an? (?:office|outpatient|lower))|less intensive/i,
    ],
    [
      2.8,
      /\bstep therapy|tried and failed|(?:have )?not tried|conservative (?:treatment|care|therapy|management)|weeks of[^.]{0,40}(?:treatment|therapy|care)|preferred (?:drug|alternative)|no baseline|not causally related|not (?:directly )?related to the (?:accepted|accident|injury|covered)|improvement|change in function/i,
    ],
    [
      2.6,
      /\b(?:does|do|did) not support|not supported by|this many|frequency of (?:services?|visits?)|Local Coverage Determination|\bLCD\b|national coverage determination|medically accepted indication|FDA/i,
    ],
  ],
  authorization: [
    [
      4.6,
      /\bapproved (?:visits?|units?|sessions?) (?:were|had been|have been|was) (?:all )?(?:used|spent)\b|\bgap exception\b|\bauth(?:orization)? on file is for\b|\b(?:dates?|services?)(?: billed)? (?:fall|fell|are|were|is|was) outside (?:of )?the (?:authori[sz]\w+|approved|certified)\b/i,
    ],
    [
      3.6,
      /\b(?:did|was|were) not (?:notif(?:y|ied)|contact(?:ed)?|call(?:ed)?)\b[^.]{0,40}\b(?:admission|before|prior|service|procedure|surgery)\b/i,
    ],
    [
      4,
      /\b(?:authori[sz]ation|approval|referral|certification)\b[^.]{0,40}\b(?:is|was) (?:only )?for (?:the (?:left|right|other)|another|a different|other|CPT|code|\d{5}|\w+ (?:visits|units))\b/i,
    ],
    [
      4.3,
      /\bno (?:prior )?(?:pre-?)?(?:authori[sz]ation|certification) (?:was |is |were )?(?:on (?:file|record)|obtained|requested|asked for|found)\b/i,
    ],
    [
      4.1,
      /\b(?:needs?|needed|requires?|required) (?:\w+ ){0,2}prior (?:pre-?)?(?:authori[sz]ation|approval|certification)\b/i,
    ],
    [
      4,
      /\b(?:ha(?:s|ve|d) to|must|needs? to|needed to) be (?:pre-?)?(?:approved|authori[sz]ed|certified) (?:before|in advance|first|ahead)\b|\bno record (?:that|of) (?:an? |any )?(?:\w+ )?(?:approval|authori[sz]ation)\b/i,
    ],
    // Whoever had to ask and did not, and what went past what was granted.
    [
      4,
      /\b(?:did|do|does|was|were|has|have|had) not (?:\w+ ){0,3}(?:ask\w*|request\w*|g[eo]t|obtain\w*|seek|sought)\b[^.]{0,30}\bapproval\b|\b(?:beyond|past|more than) (?:the |those |what )?(?:[\w-]+ ){0,3}(?:that )?(?:we |were |was )?(?:had |have )?(?:approved|authori[sz]ed)\b|\bneed(?:s|ed)? (?:\w+ ){0,2}approval\b/i,
    ],
    // "We have no record that anyone asked us for an approval", "… requires that we approve therapy beforehand"
    [
      4.1,
      /\bno (?:record|sign|trace|note) (?:that|of)\b[^.]{0,40}\b(?:approv(?:al|ed)|authori[sz]\w+|permission)\b|\bapproved? [^.]{0,40}\b(?:beforehand|ahead of time|in advance)\b/i,
    ],
    // "Nobody asked for approval of these visits before they took place"
    [
      4,
      /\b(?:nobody |no one |never |neither (?:\w+ ){1,4}nor (?:\w+ ){1,3})(?:ever |had |has |have )?(?:ask|request|appl|sought|obtain|got|call)\w*\b[^.]{0,30}\b(?:approval|authori[sz]ation|(?:pre-?)?certification|referral)\b/i,
    ],
    [4, /\b(?:not|n't|n’t|never) (?:\w+ ){0,2}(?:pre-?)?authori[sz]e\b/i],
    [3, /\b(?:not|n't|n’t|never) (?:been )?(?:pre-?)?authori[sz]ed\b/i],
    [
      4,
      /\b(?:after|beyond|past) (?:that|the|this|its) (?:approval|authorization)\b|\b(?:approval|authorization)\b[^.]{0,20}\b(?:had|has) (?:ended|expired|run out)|\bnumber of (?:approved |authorized )?visits\b[^.]{0,40}\bused up\b/i,
    ],
    [3.6, /\bwithout (?:the |an? |any |our |prior |its )?(?:plan\S* )?approval\b/i],
    [
      3.6,
      /\bapproval\b[^.]{0,30}\b(?:before|in advance|on (?:record|file))|\b(?:not|no|without|needed|needs|required?) (?:\w+ ){0,2}approv(?:al|ed)\b[^.]{0,30}\b(?:before|in advance|ahead|on (?:record|file))/i,
    ],
    [
      3.7,
      /\b(?:no|not|without|absent|absence|missing|lack(?:s|ing|ed)?|before|required?|requires?|needed|needs?|exceed\w*|invalid|expired|more than)\b[^.]{0,60}\b(?:pre-?authori[sz]\w*|authori[sz](?:ation|ed)|pre-?cert\w*|prior approval|referral)\b/i,
    ],
    [
      3.4,
      /\b(?:pre-?authori[sz]ation|authori[sz]ation|pre-?certification|prior approval|referral)\b[^.]{0,80}\b(?:not|absent|missing|no|required|exceed\w*|expired|ended|lapsed|denied|none|invalid)\b/i,
    ],
    [
      3.4,
      /\b(?:get|got|getting|receive|request|requested|obtain|ask(?:ed)? for)\b[^.]{0,20}\bapproval before|\bapproval (?:was )?(?:not|required)|\bthan (?:\w+ ){0,4}(?:approved|authorized)\b|match the service that was approved|notified? (?:us|the plan) (?:of|within)|failure to notify|notification was not/i,
    ],
  ],
  documentation: [
    [4.2, /\bsigned waiver of liability\b|\bappointment of representative\b/i],
    [
      3.8,
      /\bno (?:signed |written |current )?(?:order|prescription|progress reports?|notes?|records?|chart|evaluation|treatment plan|plan of care)\b[^.]{0,30}\b(?:was|were) (?:included|enclosed|attached|sent|submitted|received)\b/i,
    ],
    [
      3.8,
      /\b(?:records?|notes?|information|documentation) (?:that )?(?:we |was |were )?(?:requested|asked for|asked you for)\b[^.]{0,60}\b(?:not|never|n['’]t)\b|\breport (?:submitted|sent|received) is (?:for|of) (?:another|a different)\b|\bplan of care\b[^.]{0,30}\bnot (?:certified|signed)\b|\b(?:not|n['’]t) identify (?:who|the person who)\b/i,
    ],
    [
      2.8,
      /\b(?:send|submit|provide|attach) (?:us )?(?:the|a|an|your|all)? ?(?:\w+ ){0,2}(?:itemized (?:bill|statement)|operative (?:report|note)|medical records|office notes|physician['’]s order)\b|\brequired (?:documentation|paperwork|attachments?) (?:was|were|is|are) (?:missing|absent|not)/i,
    ],
    [3.8, /\b(?:bears?|carr(?:y|ies)|has|have|had|with) no (?:[\w'’]+ ){0,2}signature\b/i],
    [
      2.7,
      /\bnothing (?:in|on) (?:the|your|her|his) (?:record|note|chart|documentation)s? (?:shows?|says?|tells?|names?|supports?)\b/i,
    ],
    [
      3.8,
      /\bthere was no (?:signed |written |valid |current )?(?:order|prescription|plan of care|certification|referral form)\b|\b(?:prescription|order|plan of care|certification)\b[^.]{0,30}\b(?:ran out|had run out|covered care through|had lapsed)\b/i,
    ],
    // Among criteria of need it is one of several.
    [2.6, /\bno (?:newer|current|later|updated) (?:order|prescription|plan of care)\b/i],
    [
      3.6,
      /\b(?:did|do) not have all (?:that )?we need\b|\bwe asked (?:your office |you |the office |the practice )?for (?:the|a|copies|clinical|treatment|office|his|her|its) ?(?:[\w-]+ ){0,4}(?:notes?|records?|evaluation|report|plan of care|documentation)\b/i,
    ],
    [3, /\bwaiver of liability\b/i],
    [
      3.8,
      /\b(?:do|does|did) not (?:have|include|contain|carry|bear)\b[^.]{0,30}\b(?:orders?|signatures?|prescription|certification|plan of care|goals|minutes|times?)\b|\b(?:prescription|order|certificat\w+|plan of care)\b[^.]{0,60}(?:\. )?\b(?:none|not) (?:was )?(?:enclosed|sent|attached|signed)/i,
    ],
    [2.7, /\bno (?:\w+ ){0,3}(?:reports?|records?|evidence|documentation|notes?) (?:of|in|that|on file)\b/i],
    [
      3.2,
      /\b(?:x-?rays?|films?|images?|photos?|chart(?:ing)?|narrative)\b[^.]{0,40}(?:\bnot|n['’]t)\b[^.]{0,10}\b(?:show|received|sent|enclosed|attached|readable|clear|diagnostic)/i,
    ],
    [
      2.7,
      /\b(?:notes?|records?|chart|documentation)\b[^.]{0,30}\b(?:do|does|did) not (?:show|state|record|name|say|list|give|tell|mention|explain)\b|\b(?:notes?|records?|papers?|charts?|forms?|documents?) (?:that )?(?:we|you) (?:received|got|sent|were sent)[^.]{0,20}\bnot\b|\bappointment of representative\b/i,
    ],
    [
      3.4,
      /\b(?:records?|notes?|documentation|documents?|orders?|prescription|certificate|attachment|questionnaire|information|report|itemized|invoice|forms?|items|response|letter)\b[^.]{0,60}\b(?:not|never|n't)\b[^.]{0,25}\b(?:received|returned|provided|submitted|sent|signed|legible|include|supplied|enclosed|furnished|complete)/i,
    ],
    [
      3.4,
      /\b(?:not|never|n't|no|without)\b[^.]{0,20}\b(?:receive\w*|return\w*|submit\w*|sen[dt]|get|got|include|supplied|furnish\w*)\b[^.]{0,40}\b(?:records?|notes?|documentation|documents?|them|it|questionnaire|information|report|bill|forms?|response|order|proof)\b/i,
    ],
    [
      2.8,
      /\battachment\b[^.]{0,40}(?:required|documentation)|documentation is required|\brequested (?:information|records|documentation)|information requested|signed order|missing signature|\bno signature\b|not (?:\w+ly )?documented|unsigned|not signed|illegible|insufficient documentation|additional information|more information|questionnaire|incomplete records|records? (?:were|was) requested|not (?:been )?returned|returned uncorrected/i,
    ],
    [
      2.8,
      /\bneed[^.]{0,40}(?:details|information|records|form|documents|notes)|until (?:the|it|they|we)[^.]{0,30}receive|not (?:documented|in the (?:medical )?record)/i,
    ],
  ],
  eligibility: [
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
    [
      3.8,
      /\bout[- ]of[- ](?:network|plan)|non-?participating|not contracted|out of area|not (?:an? |in |in the )?(?:\w+ ){0,2}(?:network|participating)(?: provider)?|\bnot a plan provider|non-?network/i,
    ],
  ],
  benefit_exclusion: [
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
  coding: [
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
};
