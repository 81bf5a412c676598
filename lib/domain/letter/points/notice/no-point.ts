/**
 * What a payer's notice prints beside its reasons: that it looked, that it denies, what follows from that, and how to go on. There is nothing in it
 * to answer.
 */
export const NO_POINTS = {
  "that the file was looked at":
    /^we (?:have )?(?:reviewed|looked at|considered) (?:this|the|your) (?:claim|request|case|file|records?)(?: after payment)?\.?$/i,
  "who looked at it":
    /^(?!.*\b(?:not|never|nor)\b)(?:our|a|an|the) (?:[\w-]+ ){1,4}(?:has |have )?(?:reviewed|looked at|considered|decided) (?:it|this|them|(?:this|the|your) (?:claim|request|case|file|records?))\.?$/i,
  "that it was looked at and not paid":
    /^(?!.*\b(?:because|since|due to|not (?:show|support|meet|document|find)))(?:we|our [\w ]{3,40}|the plan|a [\w ]{3,40}) (?:has |have )?(?:carefully )?(?:reviewed|looked at|considered|evaluated|examined) [^.;]{3,80},? and (?:we )?(?:(?:are|were|is|was) (?:unable|not able) to|cannot|can not|could not|will not|(?:have |has )?(?:decided|determined) (?:not )?to|must) (?:approve|pay|cover|authorize|allow|reimburse|deny|issue|make|process|certify)\b[^.;]{0,50}\.?$/i,
  "that the denial stands":
    /^(?!.*\b(?:because|since|due to|as)\b)(?:we|our [\w ]{3,40}|the [\w ]{3,30}) (?:are |is |was |were |has |have (?:decided to |been )?)?(?:uphold|upholds|upholding|upheld|keep|keeping|kept|maintain|maintaining|maintained|affirm|affirming|affirmed)\b[^.;]{0,50}\b(?:denial|decision|determination)s?\.?$|^(?:the|our|this) (?:\w+ )?(?:denial|decision|determination) (?:is|was|has been|remains|stands)(?: (?:upheld|affirmed|unchanged|the same))?\.?$/i,
  "that nothing was decided":
    /^(?:this|it) is (?:not|no) (?:an? )?(?:(?:final |formal )?(?:decision|determination|denial)|judg(?:e?ment|ing))\b[^.;]{0,60}\.?$/i,
  "that a modifier was seen":
    /^(?:the )?modifier \w{2} (?:was|is|has been) (?:considered|reviewed|noted|recogni[sz]ed|taken into account)\.?$/i,
  "what was billed":
    /^the (?:diagnos[ie]s|codes?|procedures?|services?) billed (?:is|are|was|were) [A-Z0-9.,& -]{3,40}$/i,
  "that something is denied": /^[\p{L} -]{3,40} (?:is|was|are|were) (?:therefore )?(?:denied|refused)\.?$/iu,
  "how many visits there were":
    /^(?:all )?\d{1,3} (?:\w+ )?(?:visits|sessions|treatments) (?:have been|had been|were) (?:attended|given|provided|rendered)\.?$/i,
  "that the service has not been given yet":
    /^(?:(?:the|this|these|your|our) )?(?:requested |proposed )?(?:member|patient|enrollee|beneficiary|insured|subscriber|child|client|service|drug|medication|medicine|procedure|treatment|item|equipment|care)s? (?:(?:has|have|had) not (?:yet )?(?:(?:been )?(?:received|had|started|begun|given|provided|performed|rendered|dispensed|furnished|delivered|taken place)|been used)|(?:is|was|are|were) not yet (?:given|provided|performed|rendered|dispensed|furnished|received))(?: (?:yet|(?:this|the|that|any of the|these|those) (?:requested |proposed )?(?:drug|medication|medicine|services?|procedure|treatment|item|equipment|visits)))?(?: (?:yet|so far|under the (?:program|plan)|at this time))?\.?$/i,
  "that somebody was called":
    /\b(?:reviewer|we|physician|doctor|advisor) (?:tried|attempted) to (?:reach|call|contact|speak)\b|\b(?:tried|attempted) to (?:reach|call|contact) (?:the |your |dr\b)|\bno (?:return )?call was (?:returned|received)\b|\bcalls? (?:was|were) not returned\b/i,
  "that the claim is denied":
    /\b(?:claim|service|request|payment)s? (?:is|was|has been|are|were) (?:therefore )?(?:denied|not (?:approved|payable))\.?$/i,
  "that the whole claim is denied":
    /^(?:the|this|your) (?:claim|bill|request) (?:is|was|has been) (?:therefore )?denied (?:in full|in its entirety|as a whole)\.?$/i,
  "what was denied":
    /^we (?:have )?denied (?:(?:code|line|procedure|CPT|HCPCS|the|this|your) )?(?:claim|request|service|charges?|lines? \d|\d{5}|[A-Z]\d{4})(?:-\w{2})?(?: (?:\([^()]{2,40}\)|for [\d/ and,]{8,60}))?\.?$/i,
  "which code it has":
    /^(?:denial|reason|remark|adjustment) codes?:? (?:(?:CO|PR|OA|PI)[- ]?\d{1,3}|[MN]A?\d{1,3})(?:,? (?:and )?(?:(?:CO|PR|OA|PI)[- ]?\d{1,3}|[MN]A?\d{1,3})){0,4}\.?$/i,
  "that records were asked for and came":
    /^(?:on [\w,/ ]{4,24} )?we asked you for (?:the |your )?(?:medical )?(?:records?|documentation|notes?)\b[^;]{0,80} and (?:on [\w,/ ]{4,24} )?we (?:had|received|got) (?:(?!\b(?:that|which|lack\w*|without|only|no|not|none|nothing|but|un\w+|in(?:complete|sufficient)|illegible|missing)\b)[^;:]){3,90}\.?$/i,
  // Nothing but the paper, its day and what it was held against: any other word may be a finding.
  "what was compared":
    /^(?:we|an? [\w ]{3,60}|our [\w ]{3,60}) (?:have |has )?(?:compared|looked at|reviewed) (?:the|your|these)(?: (?!notes?\b|records?\b|documentation\b|evaluations?\b|reports?\b)[\w/-]+){0,3} (?:notes?|records?|documentation|evaluations?|reports?)(?:,? (?:\d[\d/]{5,9}|with|against|and|to|at|of|for|from|dated|the|our|your|these|you|sent|us|notes?|records?|reports?|evaluations?|guidelines?|policy|criteria|rehabilitation|therapy|treatment|services?|claim|dates?)\b){0,24}\.?$/i,
  "that it was denied": /\b(?:was|were) (?:therefore )?denied\.?$/i,
  "that it was denied with a code": /\bdenied,? (?:with )?(?:code )?\(?(?:CO|PR|OA|PI)[- ]?\d+\)?\.?$/i,
  "that bills are denied": /^(?!.*\bbecause\b)bills? .*\b(?:is|are) (?:therefore )?denied\.?$/i,
  "which bills are denied":
    /^(?!.*\bbecause\b)(?:bills?|claims?|services?|charges?|dates? of service|codes?|amounts?) (?:denied|refused|in dispute|in question|at issue|affected|not paid)\s*:/i,
  "that it cannot be approved":
    /^we (?:cannot|can not|can['’]t|could not|are (?:unable|not able) to|did not|do not|will not) (?:approve|pay|cover|authorize)\b[^.]{0,40}\.?$/i,
  "that nothing was paid": /^we (?:have )?paid nothing\b[^.]{0,40}\.?$|\bno benefits (?:are|is)\b/i,
  "that authorization was required": /^(?:prior )?authorization (?:is|was) required\b/i,
  "that the numbered ones are not met":
    /^\(?[1-9a-h][.)](?:,? (?:and |or )?\(?[1-9a-h][.)]){1,7} (?:(?:is|are|was|were) )?not (?:met|shown|documented)\.?$/i,
  "that none of a list is met":
    /^none of (?:these|them|the above|(?:the|these|those|all) (?:conditions|criteria|requirements|points|items|(?:\d{1,2}|two|three|four|five|six|seven|eight)(?: (?:conditions|criteria|requirements|points|items))?(?= (?:is|are|was|were|has|have|had|appears?|shown|met|found|in)\b|\W*$)))\b[^.]{0,70}\.?$/i,
  "which of a list is not shown":
    /\b(?:not|n't) (?:show|support|meet|document|find|establish|demonstrate|confirm|prove) (?:these|this|them|either|any of|that (?:the|all|these) criteria|\(?[a-h1-9]\)(?:,? (?:and|or) |, ?|\W*$))/i,
  "that they could not go on":
    /^we (?:are|were) (?:currently |still )?(?:unable|not able) to (?:complete|finish|continue|proceed with) (?:our|the|this|your) (?:evaluation|review|processing|investigation|claim|consideration)(?: of [^.;]{3,40})?(?: at this time)?\.?$/i,
  "when a benefit begins again":
    /^(?:the|this|your|a new) (?:benefit|limit|maximum|allowance|count|benefit (?:year|period))s? (?:(?:begins?|starts?) (?:again|anew|over|(?:on|in) (?:the (?:new|next)|\d|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:every|each) (?:calendar |benefit |plan )?year)|renews?\b|resets?\b)[^.;]{0,50}\.?$/i,
  "that no clinical question was decided":
    /^no (?:clinical|medical) (?:question|issue|judge?ment|determination)s? (?:was|were|is|are) (?:decided|made|involved|raised|considered|at issue)\b(?![^.;]*\b(?:because|since|as|due|without|until)\b)[^.;]{0,30}\.?$/i,
  "what leads to a list":
    /\breasons?:\s*$|gave these|as follows:?\s*$|following (?:reasons?|criteria).{0,20}:?\s*$/i,
  "that the amount was overpaid":
    /^(?:the|this) (?:amount|payment)\b[^;]{0,60}? (?:is|was) (?:therefore )?an overpayment\.?$/i,
  "how to pay back":
    /^(?:please |you must |kindly )?(?:refund|repay|remit|return)\b.{0,40}(?:\$|\b(?:within \d|by \w+ \d))/i,
  "who may be billed":
    /not responsible|(?:may|must|do|can) not bill|\b(?:member|patient|enrollee|beneficiary|employee|worker|insured|subscriber)s? (?:is|are) not to be billed\b|you may owe|^nothing (?:more )?may be (?:billed|collected)(?: to| from)? (?:the |your )?(?:patient|member|enrollee|beneficiary|employee|worker|insured|subscriber)\b/i,
  "what the reader may do":
    /^you (?:may|can|have the right to) (?:also )?(?:dispute|ask|request|write|file|send)\b/i,
  "what to do in a case": /^if\b[^.]{0,80}\b(?:may|can|should|must|please)\b/i,
  "to send a corrected claim":
    /^(?:please )?(?:send|submit|file|mail) (?:us )?an? (?:corrected|replacement|new) claim\b/i,
  "how corrected claims are taken": /^corrected claims?\b/i,
  "that a reopening may be asked for": /\breopening may be (?:requested|asked for)\b/i,
  "to bill another payer first":
    /^(?:please )?(?:send|submit|file|bill) (?:(?:this|the|your|these) (?:claims?|bills?|charges) to\b|(?:it )?to (?:the|your|their|another|any other) (?:[\w'’]+ ){0,3}(?:carrier|insurer|insurance|payer|plan)\b)/i,
  "to send the first payer's explanation": /^(?:please )?send (?:us )?the explanation of benefits/i,
  "that a paper is still out": /^it has not (?:yet )?(?:come back|been (?:returned|received|answered))\.?$/i,
  "what may come with an appeal":
    /^(?:please )?(?:send|include|enclose|submit|attach|provide|add) (?:us )?(?:with (?:it|your \w+) )?(?:any|all|whatever|additional|further|other|new)\b[^.]{0,60}\b(?:you (?:have not|haven['’]t|did not|didn['’]t|have never|want|wish|would like|think|believe|feel)|not (?:yet |previously |already |been )*(?:sent|submitted|included|reviewed))\b[^.]{0,60}\.?$/i,
  "what not to send": /^(?:please )?do not (?:send|mail|fax)\b/i,
  "by when papers must come":
    /^(?:(?:the|this|these|all|any) )?(?:requested |additional |needed )?(?:information|records?|documents?|documentation|items?|response|reply) (?:must|should|needs? to|has to|have to) (?:be (?:received|returned|submitted|sent|provided)|reach us|arrive)\b[^.;]{0,30}\b(?:within \d+ (?:\w+ )?days|by (?:\d|[A-Z][a-z]+ \d))[^.;]{0,40}\.?$/i,
  "within which time": /^in writing,? within \d+/i,
  "where disputes go": /^(?:payment |provider |written )?disputes?:|\bdispute form\b/i,
  "where to send it": /^(?:please )?(?:send|mail|fax|submit)\b.*\b(?:box|fax|disputes?)\b/i,
  "an address": /\bbox \d+\b.*\b[A-Z]{2},? \d{5}\b/i,
  "what to look up": /^see (?:the|your|our) (?:payer|plan|provider|claim)\b/i,
  "how to appeal": /\bappeal|reconsider/i,
  "how to reach the payer":
    /\b(?:please|may|can|should|to) contact\b(?! (?:with )?(?:(?:the|a|an|his|her|their|any) )?(?:patient|member|caregiver|family|daughter|son|spouse|beneficiary|enrollee|guard)\b)|^contact\b(?! (?:with|between|by|of|within|was|is|guard))|\bcontact (?:us|our|your (?:provider|plan|claims?|local|representative)|(?:the )?(?:number|provider|(?:member|customer)(?= (?:services?|relations|help|line|desk|department))|claims?|plan|payer))\b(?! (?:was|is|were))|call us|write to|^(?:provider|member|customer|claims?)(?: (?:service|relations|inquiry|call|help))?(?: (?:center|line|desk|department))?s?:? (?:1-)?\(?\d{3}\)?[- ]\d{3}-\d{4}\.?$/i,
  "the words of a letter": /\bthank you|this (?:decision|letter)|^dear/i,
} as const satisfies Record<string, RegExp>;

/** A sentence of a notice that gives no reason and asks for nothing that a letter could answer. */
export const asksNoAnswer = (sentence: string): boolean =>
  Object.values(NO_POINTS).some((pattern) => pattern.test(sentence));
