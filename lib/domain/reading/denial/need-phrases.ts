import type { DenialCategory } from "@/lib/core/enums";
import type { Phrase } from "./phrase";

/** Whether the service was needed, approved and shown by the record. */
export const NEED_PHRASES = {
  medical_necessity: [
    [
      3.6,
      /\bsees? no reason for (?:an?|more|further|continued|another)\b|\bcomfort care\b|\bas long as it restores function\b|\boffers? nothing (?:over|more than|beyond)\b|\bshorter course\b|\b(?:range of motion|pain|strength|scores?|function) ha(?:s|ve) been the same since\b|\bgoes beyond what an? [\w ]{3,40} needs\b/i,
    ],
    // "no sign that he was still gaining", "did not call for imaging", "still being studied", "are the most that we would expect"
    [
      3.8,
      /\bno signs?\b[^.]{0,40}\b(?:gain\w*|improv\w+|progress\w*|getting better)\b|\bnot call for (?:an? |more |further |continued )?(?:imaging|therapy|treatment|visits|surgery|injections?|MRI|x-?rays?|care)\b|\bstill being studied\b|\b(?:visits|treatments|sessions) are the most (?:that )?(?:we|anyone|one|the guideline)\b|\bshould have (?:come|been tried) first\b/i,
    ],
    // "in excess of what is customary", "more than the findings justify", "what was given was upkeep and not treatment"
    [
      3.6,
      /\b(?:in excess of|more than|beyond|over and above) (?:what (?:is|was) )?(?:usual|customary|normal|(?:the |these )?(?:findings?|exam\w*|condition|diagnosis|injury|record|chart) (?:justif(?:y|ies)|warrants?|calls? for|called for|supports?|needs?|needed))\b|\bupkeep\b|\bcondition (?:had |has |was |is )?(?:become |now )?stable\b|\b(?:treatment|care|therapy) that (?:changes|changed) nothing\b|\b(?:no|not a) reason why a home (?:exercise )?program\b/i,
    ],
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
      4.2,
      /\b(?:our|the plan['’]s) (?:consent|go-ahead|permission|clearance)\b|\b(?:consent|leave|permission|clearance) (?:that )?we gave\b|\bwe gave (?:consent|leave|permission|clearance) for\b|\b(?:was|were) not cleared\b/i,
    ],
    // "Nobody called us before the therapy began", "has to be cleared with us first", "You used all of the visits that we had approved", "The referral on file names another specialist"
    [
      4.4,
      /\b(?:nobody|no one) (?:\w+ )?(?:called|contacted|told|notified|asked) us\b|\b(?:has|had|have|must|needs?) (?:to )?be cleared (?:with|by)\b|\bused (?:up )?all (?:of )?(?:the )?(?:visits|units|sessions|treatments) (?:that )?(?:we|were|had)(?: had| were| been)? (?:approved|authori[sz]ed)\b|\bturned down (?:the|your|a|that|this) (?:\w+ )?request\b|\b(?:referral|approval|authori[sz]ation) (?:on file|number|that) (?:[\w']+ ){0,5}(?:names|lists|is for|was for)\b/i,
    ],
    // "was not among those we approved", "Approval for these visits ended on July 31", "Ten visits were approved and these were the eleventh", "must be asked before therapy starts, and nobody asked"
    [
      4.4,
      /\bnot (?:among|one of|part of) (?:those|the ones|what|the (?:codes|visits|services)) (?:that )?(?:we |was |were |had been )?(?:approved|authori[sz]ed|certified)\b|\b(?:approval|authori[sz]ation|referral|certification) (?:for|of) (?:these|the|those|her|his|this) (?:visits?|services?|care|therapy|treatments?|dates)\b[^.]{0,20}\b(?:ended|expired|ran out|stopped|was over)\b|\bvisits? (?:were|was|had been) (?:approved|authori[sz]ed|certified)\b[^.]{0,20}\b(?:these|this|those) (?:were|was|are|is) (?:the |visits? )?(?:number )?(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|\d{1,3}(?:st|nd|rd|th)?)\b|\bmust be asked (?:before|first|in advance)\b/i,
    ],
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
    [
      3.8,
      /\b(?:has|have|was|were) never (?:been )?sent\b|\bchart (?:for this (?:day|visit|date) )?(?:is|was) empty\b|\bno pages behind\b|\bnothing that (?:tells|shows|says) what was (?:treated|done)\b|\bnot say how (?:long|many minutes)\b/i,
    ],
    // "The evaluation that was sent belongs to another patient", "The notes are copies of one another", "The treatment times were left out", "The orders were not dated"
    [
      4.2,
      /\b(?:evaluation|reports?|notes?|records?|chart|pages?) (?:that |which )?(?:was |were |you )?(?:sent|submitted|enclosed|received)?[^.]{0,20}\b(?:belongs? to|(?:is|are|was|were) (?:for|of|about|from)) another (?:patient|person|member)\b|\bnotes? (?:are|were) (?:copies|clones|identical|word for word)\b|\bcloned\b|\b(?:times|minutes) (?:were|was|are) (?:left out|missing|not (?:given|written|recorded|noted))\b|\b(?:orders?|notes?|plan of care|prescription) (?:were|was|are|is) (?:not dated|undated)\b|\bwrote to you for (?:the|a|an|your|his|her)\b|\bno (?:records|notes|papers|reply|answer) came\b/i,
    ],
    // "There is no plan of care in what you sent", "Nothing in the file shows what was done on that day", "too dark to read"
    [
      3.8,
      /\b(?:there (?:is|was)|we (?:found|saw|see)) no (?:[\w-]+ ){0,3}(?:in|among|with) (?:what|the (?:papers|pages|records?|notes?)) (?:that )?(?:you|we|was|were)\b|\bnothing in (?:the|your) (?:file|records?|notes?|chart) (?:shows?|says?|tells?) what was done\b|\b(?:too (?:dark|light|faint|blurred|small)|not possible|could not be|cannot be) (?:to )?read\b|\billegible\b/i,
    ],
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
} as const satisfies Partial<Record<DenialCategory, readonly Phrase[]>>;
