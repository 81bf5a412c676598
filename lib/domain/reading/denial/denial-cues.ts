import { CARC } from "@/lib/domain/codes/carc";
import { withFullForms } from "../page/full-forms";
import { kept } from "../page/kept";
import { CATEGORY_PHRASES } from "./category-phrases";

/** Words by which payers state why they do not pay; the weight says how surely a sentence with them is the reason. */
const REASONS: [RegExp, number][] = [
  [/\bnot (?:deemed |considered |found (?:to be )?|shown to be )?(?:a )?medical(?:ly)? necess/i, 3],
  [/\b(?:medical necessity|medically necessary|reasonable and necessary)\b/i, 2],
  [/\b(?:experimental|investigational|unproven)\b/i, 3],
  [
    /\bdo(?:es)? not (?:support|meet|show|document|describe|include|establish|qualify|match|demonstrate|appear|indicate|contain|cover|pay|allow|provide|list|justify|identify|have)\b/i,
    2.5,
  ],
  [
    /\b(?:did|has|have|had) not (?:been )?(?:receive|obtain|submit|provide|meet|met|get|got|return|respond|request|include|send|sent|support|show|approve|authoriz|file|document|enroll|certif)/i,
    2.5,
  ],
  [
    /\b(?:was|were|is|are) not (?:\w+ly )?(?:covered|received|obtained|provided|approved|authorized|eligible|submitted|valid|referred|returned|payable|billed|enrolled|certified|found|included|on file|a (?:covered|plan|network)|met|compatible|supported|consistent|separately|in effect|active|sufficient|timely|filed|documented|part of|listed|appropriate|required|requested|identified|registered|credentialed|used|available)/i,
    2.5,
  ],
  [
    /\bnot (?:a )?(?:covered|payable|eligible|paid separately|separately (?:payable|reimburs\w+)|a benefit)\b/i,
    2,
  ],
  [
    /\b(?:no|without|lacks?|lacking|absent|absence of|missing|incomplete|invalid) (?:a |an |the |valid |prior |required |approved |written |signed |current |rendering |ordering )*(?:prior )?(?:pre-?)?(?:authoriz\w+|certification|referral|approval|documentation|records?|information|order|modifier|coverage|provider|diagnosis|benefits?|notes?|response|proof|report)/i,
    2.5,
  ],
  [
    /\b(?:authorization|precertification|pre-certification|referral|approval|eligibility|coverage|record) (?:is |was |were )?(?:not |absent|missing|required|expired|terminated|none)/i,
    2,
  ],
  // "She did not keep the examination", "The member has not answered our letters": what somebody left undone.
  [
    /\b(?:did|has|have|had) not (?:yet )?(?:been )?(?:answer|repl(?:y|ied)|ke(?:ep|pt)|appear|attend|cooperat|complet|sign)/i,
    2.5,
  ],
  // "Nothing in the record shows", "Nothing on the claim points to …", "We looked for another approval and found none."
  [
    /\bnothing (?:in|on|with) (?:the|your|its|his|her|our) (?:[\w’']+ ){1,5}(?:shows?|says?|tells?|points?|supports?|names?|explains?|suggests?|proves?|indicates?)\b|\bnothing (?:tells?|shows?|says?|points?|was (?:sent|received|enclosed))\b|\b(?:found|have|had|received|was|were|has been|have been) none\b/i,
    2.2,
  ],
  [
    /\b(?:cannot|can ?not|can['’]t|could not|unable to) (?:yet )?(?:tell|determine|decide|know) (?:if|whether|who|which)\b/i,
    2.2,
  ],
  [
    /\breduced (?:from|to)\b[^.]{0,30}\b(?:units?|visits?|sessions?|level)\b|\breduced from [\w-]+ (?:units?|visits?) to\b/i,
    2.2,
  ],
  // "He found nothing on points 2 and 3".
  [/\b(?:found|finds?|saw|sees?) nothing (?:on|about|for|in support of)\b/i, 3],
  [/\b(?:exclud(?:es|ed|ing)|exclusion|excludes)\b/i, 2.5],
  [
    /\b(?:exceed(?:s|ed)?|over|more than|reached|exhausted|used (?:up|all)) (?:\w+ ){0,3}(?:limit|maximum|benefit|units|visits|allowed|authorized|number|frequency|days|coverage|covers|plan)/i,
    2.5,
  ],
  [/\bbenefits? (?:\w+ ){0,6}(?:used up|exhausted)\b/i, 2.5],
  [/\bbenefits? (?:is|are|was|were) (?:\w+ )?not (?:available|due)\b/i, 2.2],
  // "The 20 visits of 2026 were used before August 18", "all 12 sessions have been taken"
  [
    /\b(?:the|all|your|his|her|their) (?:\d{1,3}|\w+(?:-\w+)?) (?:\w+ ){0,2}(?:visits|sessions|treatments|units)\b[^.;]{0,40}\b(?:were|was|are|have been|had been) (?:all |already )?(?:used(?: up)?|spent|taken|exhausted|reached)\b/i,
    2.5,
  ],
  // "Since this one came later than that"
  [
    /\b(?:came|arrived|reached us|was (?:received|sent|filed)) (?:later than|after|past) (?:that|this|it|those|the (?:limit|deadline|time|day))\b/i,
    3,
  ],
  // "It repeats claim 26288107722, which we paid"
  [
    /\brepeat(?:s|ed)? (?:the |a |an |your |our )?(?:earlier |first |previous |other )?(?:claim|bill|charge)\b/i,
    2.5,
  ],
  // "The plan covers acupuncture only for nausea"
  [
    /\b(?:plan|policy|contract|benefits?|coverage|program) (?:pays?|covers?|allows?) (?:for )?(?:[\w-]+ ){1,6}only (?:for|if|when|as|once|with|in|to)\b/i,
    2.5,
  ],
  // "The plan pays up to 20 visits in a calendar year"
  [
    /\b(?:pays?|paid|covers?|allows?|provides?) (?:for )?(?:up to|at most|no more than|a maximum of|only) (?:\d{1,3}|\w+(?:-\w+)?) (?:\w+ ){0,2}(?:visits|sessions|treatments|units|days)\b/i,
    2,
  ],
  [/\b(?:benefit )?(?:maximum|limit|limitation)s?\b.{0,60}\b(?:reached|met|exceeded|used|exhausted)/i, 2.5],
  [
    /\blimit(?:s|ed)? (?:\w+ ){0,3}to (?:one|two|three|\d+)\b|\bone per \d+|\bonce (?:every|per|in)\b|\bfrequency\b/i,
    2,
  ],
  [
    /\b(?:time limit|filing limit|timely filing|filing deadline|filed (?:more than|after|too late|late|outside)|received (?:after|beyond|outside|more than|too late)|past the|untimely)\b/i,
    2.8,
  ],
  // "received on the 184th day after the service", "claims have to reach us by the 90th day"
  [
    /\b(?:received|reached us|came in|arrived|filed|submitted)\b[^.]{0,30}\b\d{2,3}(?:st|nd|rd|th)? days? (?:after|from|past)\b|\bclaims? (?:have|has|must|need|needs) (?:to )?(?:reach|be with|get to|arrive|come)\b[^.]{0,30}\b(?:by|within|before)\b/i,
    2.6,
  ],
  [
    /\b(?:duplicate|already (?:been )?(?:paid|processed|considered|received)|previously (?:paid|processed|considered))\b/i,
    2.3,
  ],
  [
    /\b(?:inconsistent with|does not match|not (?:valid|compatible|consistent)|mutually exclusive|unbundl\w+|bundled|incidental|included in (?:the )?(?:payment|allowance|reimbursement|primary|same|injection|procedure|surgery|adjustment|visit|test|treatment)|part of (?:the )?(?:primary|another|global)|global (?:period|surg\w+)|correct coding|ncci|component of)\b/i,
    2.5,
  ],
  [
    /\b(?:coverage|policy|plan|eligibility) (?:was |had |has |is )?(?:ended|terminated|termed|lapsed|not (?:in effect|active)|cancell?ed|expired|inactive|began|started)/i,
    2.5,
  ],
  [
    /\b(?:after|before|prior to) (?:the )?(?:coverage|effective|termination|eligibility|member'?s? (?:coverage|effective))/i,
    2,
  ],
  [
    /\b(?:cannot be identified|not (?:identified )?as our insured|unable to identify|not an eligible|not enrolled)\b/i,
    2.5,
  ],
  [
    /\b(?:other (?:health )?insurance|coordination of benefits|primary (?:payer|insurance|plan|carrier|coverage)|another payer|covered by another|other coverage|workers'? compensation|no-fault|third party|liability)\b/i,
    1.8,
  ],
  [
    /\b(?:out[- ]of[- ]network|non-?participating|not a (?:plan|network|participating) provider|outside (?:the|your|of) (?:\w+ )?network|out-of-plan)\b/i,
    2,
  ],
  [
    /\b(?:cosmetic|custodial|routine|convenience|not rendered|maintenance|self-administered|weight loss|screening)\b/i,
    1.3,
  ],
  [/\b(?:insufficient|inadequate|incomplete|illegible|unsigned|missing)\b/i, 1.7],
  [
    /\b(?:required|needed|requires?|needs?)\b.{0,60}\b(?:authoriz|certif|referral|document|record|before|modifier|approval|attachment|order|signature)/i,
    1.6,
  ],
  [
    /\b(?:tried and failed|step therapy|formulary|lower level of care|less intensive|conservative (?:treatment|care|therapy)|failed to|failure to|criteria (?:were|was|is|are)? ?not|not met|unmet)\b/i,
    2,
  ],
  [/\b(?:because|due to|reason(?:s)? (?:is|are|was|for)|as follows|since the)\b/i, 0.9],
  [
    /\b(?:den(?:y|ied|ies|ial)|disallow\w*|rejected|not pay(?:ing)?|not (?:covering|approving|authorizing|certifying|reimbursing)|unable to (?:pay|consider|approve|process)|can(?:not|'t|’t) (?:be )?(?:pay|paid|approve|approved|cover|considered|process|processed)|no (?:benefits?|payment) (?:is|are|can|will)|not be paid|declin\w+)\b/i,
    1,
  ],
  [
    /\b(?:therefore|accordingly|thus) (?:\w+ )?(?:denied|deny|declined?)\b|\b(?:must|have to) decline\b/i,
    1.6,
  ],
  [/\bLocal Coverage Determination|\bLCD\b|\bNCD\b/i, 0.9],
  [/\bnon-?covered (?:charge|service|item|expense)/i, 2],
  [
    /\bwork(?:ed)? (?:injury|related)|accident (?:details|questionnaire|information)|independent medical exam/i,
    1.5,
  ],
  [
    /\bnot (?:causally |directly )?related|no longer (?:covered|eligible|a member|enrolled|active)|exceeds? the (?:fee schedule|allow\w+|usual)|not contracted|out of area|age limit|turned \d+|happened at work|closed without|without payment|before we can (?:consider|process|pay)/i,
    2,
  ],
  [
    /\b(?:is|was|came|arrived|comes) (?:\w+ ){0,2}too late\b|\b(?:gave|no) (?:\w+ )?reason for being late\b/i,
    2.8,
  ],
  [/\b(?:higher|lower) level\b|\bthan (?:the |your )?(?:documentation|records?|notes?) supports?\b/i, 2.5],
  [
    /\b(?:no|without an?|carry no|bears? no|lacks? an?) (?:\w+ )?signature\b|\bnot (?:been )?signed\b|\bunsigned\b/i,
    2.5,
  ],
  [
    /\bno (?:measurable|further|meaningful|significant|documented) (?:gain|progress|improvement|change)\b/i,
    2,
  ],
  // "Under the guideline more supervised visits are not needed"
  [/\b(?:is|are|was|were) (?:no longer|not) (?:\w+ly )?needed\b/i, 2],
  [/\b(?:visit|exam|evaluation|service|charge) (?:is|was) (?:already )?(?:included|bundled)\b/i, 1.2],
  [/\bdeemed\b|\bdeems\b|\bnot supported\b|\bdoes not\b/i, 0.8],
];

/** What a notice says that its decision does not rest on. */
export const NOT_THE_GROUND =
  /\b(?:makes? no difference|does not matter|did not matter) (?:if|whether)\b|\bno (?:prior )?(?:pre-?)?(?:authori[sz]ation|approval|referral|certification) (?:is|was|were|are) (?:needed|required|necessary)\b|\b(?:needs?|needed|requires?|required) no (?:prior )?(?:pre-?)?(?:authori[sz]ation|approval|referral|certification)\b|\b(?:did|do|does|have|has) not (?:consider(?:ed)?|decided?|judged?) (?:if|whether)\b|\bnot (?:turn(?:ed)? (?:this|it|them|the \w+) down|den(?:y|ied)|refused?)(?: (?:this|it|them|the \w+))? for (?:want|lack) of\b|\b(?:that|this|it|which|they|these) (?:is|was|are|were) not (?:the |a |an |our |among the )?(?:reasons?|grounds?|basis|cause|why)\b/i;

/** Beside its cause in one paragraph it is part of what a heading announces. */
export const BARE_OUTCOME =
  /^\W*no (?:benefits?|payments?) (?:is|are|was|were|can be|will be) (?:payable|made|due|paid|available)\W*$/i;

/** Sentences about what to do next, rights, addresses: never the reason, even where they say "denied". */
const NOT_REASONS: [RegExp, number][] = [
  [
    // "No attestation came with your appeal" tells what was missing.
    /(?<!\b(?:with|in) (?:your|the|this|an?) )\b(?:appeal|reconsideration|redetermination|grievance|second look|dispute|fair hearing|external review|peer[- ]to[- ]peer|inquir(?:y|ies))\b/i,
    2.6,
  ],
  [
    // "The notes show that you can walk alone" tells what was found.
    /\b(?:(?<!\b(?:shows?|says?|states?|tells?|found|indicates?|suggests?|documents?|reports?) (?:us )?that |\b(?:exercises|activities|tasks|movements) (?:that |(?:\w+ )?for )?)you (?:may|can(?! (?:now |already |also |safely )?(?:walk|stand|sit|climb|dress|bathe|lift|carry|drive|work|transfer|move|bend|reach|sleep|eat|exercise|perform|manage|care for|keep up|maintain|regain|practice|be (?:safely )?(?:treated|cared for|managed|helped|done)|(?:do|go on with|carry on with|continue(?: with)?) (?:your |the |these |those |a )?(?:\w+ )?(?:exercises?|program|stretch(?:es|ing)|activities)|get (?:around|up|out of|in and out|dressed))\b)|have the right|must|should)|your right|if you (?:disagree|believe|think|do not agree|need|want|have))\b/i,
    1.8,
  ],
  [
    /\b(?:send|submit|write to|call|mail|fax|contact|visit|include|resubmit)\b.{0,50}\b(?:to|us|at|claim|form|copy|request|letter|for)\b/i,
    1.1,
  ],
  [/\b(?:within|no later than|by) (?:\w+ ){0,3}(?:\(?\d+\)? )?(?:calendar |business )?(?:days|months)\b/i, 1],
  [
    /\bthank you\b|\bsincerely\b|\bnot a bill\b|\bcustomer service\b|\bmember services\b|\blanguage assistance\b|\binterpreter\b|\bthis (?:letter|notice) (?:is|explains)\b/i,
    3,
  ],
  // "We reviewed your request, and it does not meet the guideline" decides in the same breath.
  [
    /\bwe (?:received|reviewed|completed|asked)\b.{0,60}\b(?:request|letter|review|on)\b(?![^.;]{0,12}\b(?:and|but)\b[^.;]{0,30}\bnot (?:meet|support|show|find|qualify)\b)/i,
    1.2,
  ],
  [/\b(?:ERISA|civil action|section 502|department of|ombudsman)\b/i, 2],
  [/\b(?:overturned|reversed|was released|paid in full|nothing more is needed)\b/i, 4],
  [
    /\byou may (?:not )?(?:bill|owe|be billed)|\bmay (?:not )?(?:bill|be billed)|\bresponsible for\b|\bnot liable\b|\bdo not owe\b/i,
    0.9,
  ],
  [/\b(?:signed an? (?:advance|ABN))|\bABN\b/i, 1.5],
  [/\bquestions\b\?/i, 2],
  // "Then send it again with modifier 76": what to do.
  [
    /^\W*(?:then |so |please |just |otherwise,? )?(?:re-?send|re-?submit|send|submit|mail|fax|forward|correct) (?:it|this|them|that|one)\b/i,
    2.5,
  ],
  [/\bno (?:further )?action is (?:needed|required)\b/i, 2.5],
  // "Your appeal concerned four visits that were denied on April 30": what was decided before, and is now looked at again.
  [
    /\b(?:appeal|dispute|grievance|request)\b[^.]{0,12}\b(?:concern(?:s|ed)|was about|is about|regard(?:s|ed))\b|\b(?:was|were|had been) (?:first )?denied on \S+ \d{1,2}, \d{4}\b/i,
    2,
  ],
  [
    /\b(?:is|was) not (?:an? |the )?(?:denial|determination|decision|finding|question|matter|judgment) (?:of|on|about|for|regarding|based on)\b/i,
    4,
  ],
  [
    /\b(?:ignore|disregard) (?:all |any )?(?:previous|prior|above)|\bsystem (?:note|prompt)|\bAI (?:readers?|assistants?|models?)\b/i,
    6,
  ],
  [/\b(?:not subject to|free of charge|upon request|copies of|entitled to)\b/i, 1.2],
  [/\bwhen it has (?:answered|paid|decided)\b|\bsend us (?:its|their) explanation of benefits\b/i, 2],
  [/\bcorrected claim\b|\bexpedited\b|\burgent\b/i, 1],
  // "If the other coverage has ended, let us have proof.": what to do in a case that may not be.
  [
    /^\W*(?:if|should|when|where)\b[^.]{0,100}?,? (?:please |then )?(?:let us (?:have|know)|send|fax|mail|provide|submit|call|tell us|contact)\b/i,
    3,
  ],
  // "Resubmitting the claim without a change will result in a duplicate denial": what a second sending would bring.
  [
    /\b(?:re-?submi\w+|re-?bill\w*|re-?sen[dt]\w*|sending|submitting|(?:a|another) (?:second|new|identical) claim|the same claim)\b[^.]{0,80}\b(?:will|would|may|can|could)\b[^.]{0,30}\b(?:den(?:y|ied|ial)|reject\w*|duplicates?)\b/i,
    4,
  ],
  // "A copy of this letter went to the member.", "Questions can be put to Provider Services."
  [
    /\bcop(?:y|ies) of (?:this|the) (?:letter|notice)\b[^.]{0,30}\b(?:went|goes|was|were|is|are|has been|sent|mailed)\b|^\W*questions (?:can|may|should|will) be\b|^\W*(?:for|if you have) (?:any )?questions\b/i,
    3,
  ],
  // "Appeals received after 11/20/2026 will not be considered.": what becomes of late ones.
  [
    /^\W*(?:appeals|disputes|requests|reconsiderations|grievances)\b[^.]{0,80}\bnot be (?:considered|accepted|reviewed|processed)\b/i,
    3,
  ],
  // "If therapy goes on without notes, later claims may be denied": what may become of others.
  [
    /\b(?:later|future|further|subsequent|other|next) (?:claims?|bills?|visits?|services?|charges?|requests?)\b[^.]{0,30}\b(?:may|might|could|can|will) (?:also )?be (?:denied|refused|rejected)\b/i,
    4,
  ],
  // "No benefit is payable.": the outcome, and no word of its cause.
  [BARE_OUTCOME, 3],
  // "More visits in 2026 are not covered.": what becomes of those still to come.
  [
    /^(?:\W*\d{0,3} )?(?:any )?(?:more|further|additional|later|future) (?:\w+ )?(?:visits|sessions|treatments|services) (?:in|during|within|before|until|for|this) (?:(?:the|this) )?(?:rest of )?(?:(?:the|this) )?(?:\d{4}|(?:calendar |benefit |plan )?year) (?:(?:are|is) not|will not be|can(?:not| not) be) (?:covered|paid(?: for)?|payable|allowed)\W*$/i,
    3,
  ],
  // What is told of claims at large: "Now and then we cannot pay", "For care that was turned down as …", "Reasons such as …".
  [
    /\b(?:now and then|sometimes|at times|in some cases|for (?:any )?(?:care|services?|claims?) that (?:was|were|is|are)|reasons? such as|on request)\b|\bnone of (?:that|this|these|them) appl/i,
    3,
  ],
  // "No authorization is needed for it", "We did not consider if it was necessary": what the decision does not rest on.
  [NOT_THE_GROUND, 4],
  [/\bpractice (?:of|for) [A-Z]/, 0.5],
];

const AMOUNT = String.raw`\$? ?\d[\d,]{0,11}\.\d{2}`;
/** A row of amounts, or of a table's totals, whatever words stand in it. */
const AMOUNT_ROW = new RegExp(
  `^(?:(?:sub|grand|claim|line|net|page) ?)?totals?\\b[^.]{0,60}${AMOUNT}|${AMOUNT}[ |]{1,9}${AMOUNT}`,
  "i",
);
/** Where to send a dispute, and where not. */
const SENDING =
  /\b(?:do not|don['’]t|never|please|only) (?:send|mail|fax|use|return|submit)\b[^.]{0,80}\b(?:appeals?|disputes?|fax|address|department|service|mail ?room|desk|PO box)\b|\b(?:fax|telephone|phone|call)\b[^.;]{0,60}\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|\bdo(?:es)? not (?:receive|take|accept|handle|process) (?:\w+ ){0,2}(?:appeals?|disputes?|faxes)\b/i;

/** Who may be billed for it: it follows from the decision and is no reason for it. Words that give one keep the sentence. */
const BILLING =
  /^\W*(?:the |our |this |your |network |participating )*(?:members?|patients?|enrollees?|subscribers?|insured|beneficiar(?:y|ies)|customers?|providers?|you)\b(?: (?:is|are|may|must|can|cannot|shall|should|will|does|do|has|have|not|be|been|therefore|also))*(?:n['’]t)? (?:held harmless|billed?\b|balance billed|liable|owes?\b|responsible)[^.]{0,80}\.?$/i;
const GIVES_CAUSE = /\b(?:because|since|as|due to|unless|until|without)\b/i;
/** "Paid at the network rate.": what was paid, and how much. */
const PAID_AT =
  /^(?!.*\b(?:not|no|den\w+)\b).{0,40}\b(?:paid|priced|allowed|reimbursed|processed) (?:at|by|per|under|according to) (?:the |your |our )?(?:[\w-]+ ){0,2}(?:rates?|fee schedule|contract|allowances?|allowable|benefit level)\b[^.]{0,30}\.?$/i;
/** "REMARKS 1 CO-45 …": a legend's entry of a code that takes what a contract takes, and denies nothing. */
const CODED =
  /^\W*(?:(?:remarks?|notes?|reasons?|codes?)\b[:\s]*)?(?:\(?\d{1,2}[).]?\s+)?(?:CO|PR|OA|PI)[ -]?([AB]?\d{1,3})\b/i;
const deniesNothing = (sentence: string) => {
  const [, code] = CODED.exec(sentence) ?? [];
  return code !== undefined && CARC.get(code)?.isDenial === "no" && !/\b(?:not|den\w+)\b/i.test(sentence);
};

/** "CO-45. The provider has agreed to a lower rate. You do not pay the difference.": what a contract takes, whoever is spared it. */
export const opensOrdinary = (meaning: string): boolean => {
  if (!CODED.test(meaning)) return false;
  // "CO-45, CO-50": one of them may refuse.
  const codes = [...meaning.matchAll(GROUPED)].flatMap(([, code]) => code ?? []);
  return codes.length > 0 && codes.every((code) => CARC.get(code)?.isDenial === "no");
};
const GROUPED = /\b(?:CO|PR|OA|PI)[ -]?([AB]?\d{1,3})\b/gi;

/**
 * What stands among a payer's reasons and says none: a row of amounts, where a dispute is to be sent, who may be billed, what
 * was paid.
 */
export const isNoReason = (sentence: string): boolean =>
  AMOUNT_ROW.test(sentence) ||
  HOW_MUCH.test(sentence) ||
  UNCHANGED.test(sentence) ||
  LOOKED_AT.test(sentence) ||
  SENDING.test(sentence) ||
  (BILLING.test(sentence) && !GIVES_CAUSE.test(sentence)) ||
  PAID_AT.test(sentence) ||
  deniesNothing(sentence);

/** "Our answer has not changed.": that it was decided so before is no reason for it. */
const UNCHANGED =
  /^\W*(?:our|the|this) (?:\w+ )?(?:answer|decision|position|result|determination|denial) (?:(?:has|have) not changed|does not change|did not change|is unchanged)\W*$/i;

/** "Notes for October were looked at.", or its end alone: what was read, and not what was found. */
const LOOKED_AT =
  /^\W*(?:(?:we|our reviewer|the reviewer|a clinician) (?:has |have )?(?:looked (?:at|over|through)|read|reviewed|examined) (?:the |your |all )?(?:\w+ )?(?:notes?|records?|charts?|documentation|file)\b[^.;,:]{0,30}|(?:(?:all |the |your )?(?:\w+ )?(?:notes?|records?|charts?|documentation|file)\b[^.;,:]{0,30} |(?:for|of|from) [^.;,:]{2,30} )?(?:was|were|has been|have been) (?:looked (?:at|over|through)|read|reviewed|examined))\W*$/i;

/** "You are advised that for reasons noted below: 1. Your entire claim is denied as follows": a form says how much, and why further down. */
const HOW_MUCH =
  /\b(?:entire|whole|a portion of (?:your|the)|a part of (?:your|the)) claim(?: is)? denied(?: as follows\b|\W*$)|\bfor (?:the )?reasons? (?:noted|marked|checked|ticked) below\W*$/i;

const weigh = (text: string, cues: [RegExp, number][]) =>
  cues.reduce((sum, [cue, weight]) => sum + (cue.test(text) ? weight : 0), 0);

const PHRASES = Object.values(CATEGORY_PHRASES).flat();
const TIMELY = CATEGORY_PHRASES.timely_filing ?? [];

/** A phrase that tells the category is a reason too, if less surely than the cues above. */
const PHRASE_SHARE = 0.6;

function reasonWords(text: string): number {
  const phrase = PHRASES.reduce(
    (best, [weight, pattern]) => (weight > best && pattern.test(text) ? weight : best),
    0,
  );
  return Math.max(weigh(text, REASONS), phrase * PHRASE_SHARE);
}

/** "Jasper has used 1 of 30 therapy visits this year.": some are left, so that nothing was refused for their number. */
const TALLY =
  /\bused (?:only )?(\d{1,3}) (?:out )?of (?:the |your |his |her |their |an? )?(?:(?:allowed|covered|maximum|total) )?(\d{1,3})\b/i;
const TALLY_WEIGHT = 6;
const leavesSome = (sentence: string): boolean => {
  const [, used, all] = TALLY.exec(sentence) ?? [];
  const saysMore = /\b(?:not|no|den\w+|exceed\w*|beyond|over|more than|only \d+ (?:remain|are left))\b/i.test(
    sentence,
  );
  return used !== undefined && Number(used) < Number(all) && !saysMore;
};

/** "… are not covered, whether or not they are medically necessary": what does not matter is no reason, but the "because …" behind it. */
const NO_MATTER =
  /,? (?:whether or not|regardless of whether|no matter (?:if|whether)|even (?:if|when|though)) (?:they|it|he|she|you|the|this|these|those|your|such)\b(?:(?! (?:because|since|due|unless|without|for (?:lack|want)|but|as (?:the|your|it|this|no|we)|if|until)\b)[^,.;]){0,80}/gi;
export const withoutConcession = (text: string): string => withFullForms(text).replace(NO_MATTER, "");

/** How strongly a sentence states why the payer did not pay: about 2.5 and more is a reason. */
export function reasonStrength(printed: string): number {
  const sentence = withoutConcession(printed);
  // "Filed more than 12 months after …" names a period as its reason, not as time to appeal.
  const late =
    TIMELY.some(([, pattern]) => pattern.test(sentence)) && !/\bappeal|reconsider|dispute/i.test(sentence);
  const tally = leavesSome(sentence) ? TALLY_WEIGHT : 0;
  return reasonWords(sentence) + (late ? 1 : 0) - weigh(sentence, NOT_REASONS) - tally;
}

/** … of a sentence of the document, which several rules ask for. */
export const strengthOf: (sentence: { text: string }) => number = kept(({ text }: { text: string }) =>
  reasonStrength(text),
);

/** The positive part alone: for text that a label already announces as the reason. */
export const hasReasonWords = (text: string): boolean => reasonWords(withFullForms(text)) >= 0.8;

export const isAdvice = (sentence: string): boolean =>
  weigh(withFullForms(sentence), NOT_REASONS) >= 1.8 && reasonStrength(sentence) < 1.5;

/** What a contract or a plan's cost share takes is no denial, by whatever code. */
export const ORDINARY =
  /\b(?:(?:rates?|fees?|prices?) (?:in|of|under) (?:your|the|our) (?:agreement|contract)|fee schedule|physicians?['’]? schedule|allowed amount|allowable|(?:more|higher|over|above)(?: than)? (?:the|our|your) (?:network|contracted|agreed) (?:price|rate|fee)|(?<!\b(?:not|non|never|no)[- ])contract(?:ed|ual)|negotiated|discount|deductible|co-?pay(?:ment)?|co-?insurance|maximum allow|network savings|sequestration|plan allowance|payment in full|usual and customary|(?:(?<!\b(?:not|never|longer|yet) )(?:agreed to(?: accept)?|accepts?|accepted)) (?:a|the|this|our|that) (?:lower|reduced|discounted|network)|priced (?:by|at|under|according to))\b/i;
