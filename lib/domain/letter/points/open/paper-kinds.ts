/** A paper that a payer asks for by name. What the payer calls it (`asked`) and what it says itself (`held`) are rarely the same words. */
export type PaperKind = {
  name: string;
  asked: RegExp;
  /** Words of the paper itself. A note about something else must not have them: "Rx" of a drug is no order of therapy. */
  held: RegExp;
  /** The title of a page that is the paper, where a title may say less than a sentence must. */
  page?: RegExp;
  /** Where a practice gets it. */
  from: string;
  /** Other words in which a chart tells of it. */
  told?: RegExp;
  /** Words that say that there is no such paper to get. */
  moot?: RegExp;
};

/** Papers that no sentence of a note stands for, whatever it says of their matter. */
export const OF_ITS_OWN: readonly PaperKind[] = [
  {
    name: "job description",
    asked:
      /\b(?:job|position|work|occupational) (?:description|analysis|demands?(?: analysis)?)\b|\bphysical demands? (?:analysis|of (?:the|his|her|their) (?:job|work|occupation))\b|\bdescription of (?:the |his |her |their )?(?:job|work duties|position|occupation)\b/i,
    held: /\b(?:job|position|occupational) (?:description|analysis|demands?(?: analysis)?)\b|\bphysical demands? (?:analysis|of the job)\b|\bessential functions\b|\bDOT (?:code|title)\b/i,
    from: "the employer",
  },
  {
    name: "functional capacity evaluation",
    asked: /\bfunctional capacity (?:evaluation|exam\w*|assessment)\b|\bFCE\b/i,
    held: /\bfunctional capacity (?:evaluation|exam\w*|assessment)\b|\bFCE\b/i,
    from: "who tested the patient",
  },
  {
    name: "letter of medical necessity",
    asked: /\b(?:letter|statement|certificate) of medical necessity\b|\bLMN\b|\bCMN\b/i,
    held: /\b(?:letter|statement|certificate) of medical necessity\b|\bLMN\b|\bCMN\b/i,
    from: "the ordering or treating clinician",
  },
  {
    name: "photograph",
    asked:
      /\b(?:photo(?:graph)?s?|pictures) (?:of|showing|taken|that)\b|\b(?:clinical|color|dated|frontal|intra-?operative) photo(?:graph)?s?\b/i,
    held: /\bphoto(?:graph)?s?\b|\bpictures? (?:taken|of)\b|\b(?:body map|drawing|diagram)\b/i,
    from: "the chart's picture files",
  },
  {
    name: "invoice",
    asked:
      /\b(?:manufacturer['’]?s?|supplier['’]?s?|purchase|acquisition|cost|itemized) (?:cost )?invoices?\b|\binvoices? (?:for|showing|of|from)\b/i,
    held: /\binvoices?\b/i,
    from: "the supplier",
  },
  {
    name: "accident or police report",
    asked: /\b(?:accident|police|incident|crash|collision) report\b|\bfirst report of injury\b/i,
    held: /\b(?:accident|police|incident|crash|collision) report\b|\bfirst report of injury\b|\b(?:C-?4|DWC-?0?1|CA-?1)\b/i,
    from: "the patient, the police or the employer",
  },
  {
    name: "diary",
    asked:
      /\b(?:headache|migraine|symptom|pain|bladder|voiding|food|sleep|weight|glucose|seizure) (?:diar(?:y|ies)|logs?|journals?|calendars?)\b/i,
    held: /\b(?:diar(?:y|ies)|logs?|journals?|calendars?)\b/i,
    from: "the patient",
  },
  {
    name: "drug screen",
    asked: /\b(?:urine )?(?:drug|toxicology) screens?\b|\bUDS\b/i,
    held: /\b(?:drug|toxicology|tox) screens?\b|\bUDS\b|\bUDT\b/i,
    from: "the laboratory",
  },
  {
    name: "psychological evaluation",
    asked:
      /\b(?:psych(?:olog|iatr|osoc)\w*|behavioral(?: health)?|mental health) (?:evaluation|clearance|screening|assessment|testing)\b/i,
    held: /\b(?:psych(?:olog|iatr|osoc)\w*|behavioral health|mental health) (?:eval\w*|assessment|clearance|test\w*|screen\w*|report)\b|\b(?:PHQ-?\d|GAD-?7|MMPI|cleared by psych\w*)/i,
    page: /\bpsych\w*|\bbehavioral health\b|\bmental health\b/i,
    from: "the psychologist",
  },
  {
    name: "proof of delivery",
    asked: /\bproof of (?:delivery|receipt)\b|\bdelivery (?:ticket|slip)\b/i,
    held: /\b(?:proof of delivery|delivery (?:ticket|slip|receipt|date|confirm\w*)|delivered (?:to|on|by|at|\d)|date delivered|(?:received|signed for) by|tracking (?:no|number|#))/i,
    page: /\bdelivery\b/i,
    from: "the supplier",
  },
];

/** Papers that a chart often has by another name, so that what answers the point may be the paper. */
const BY_ANY_NAME: readonly PaperKind[] = [
  {
    name: "acceptance report of the claim",
    asked:
      /\b(?:proof of (?:timely )?filing|proof (?:that|of when) [^.;]{0,30}\b(?:accepted|received|filed|sent)|acceptance reports?|accepted by (?:the|our) (?:payer|clearinghouse)|277 ?CA|999 report|clearinghouse (?:reports?|confirmation))\b/i,
    held: /\b277 ?CA\b|\b999 (?:report|accept\w*|ack\w*)\b|\b(?:claims?|batch|file|payer|clearinghouse|status|submission|A[12])\b[^;]{0,60}\b(?:accept(?:ed|ance)|acknowledg\w+)\b|\b(?:accept(?:ed|ance)|acknowledg\w+)\b[^;]{0,40}\b(?:claims?|payer|clearinghouse|adjudication|batch)\b/i,
    page: /\b277|\b999\b|\baccept(?:ed|ance)\b|\backnowledg\w+|\bclearinghouse\b/i,
    from: "the clearinghouse: its 277CA or acceptance report, with the payer's control number",
  },
  {
    name: "explanation of benefits of the first payer",
    asked:
      /\b(?:primary|prior|first|other|auto\w*|PIP|medicare)\b[^.;]{0,30}\b(?:explanation of (?:benefits|payment)|EOBs?|EOMBs?|remittance)\b|\b(?:explanation of (?:benefits|payment)|EOBs?|remittance)\b[^.;]{0,30}\b(?:primary|prior|first|other)\b|\bpayment information from the primary\b/i,
    held: /\bexplanation of (?:benefits|payment|review)\b|\bEOB\b|\bremittance\b/i,
    page: /\bexplanation of (?:benefits|payment|review)\b|\bEO[BP]\b|\bremittance\b|\bprovider claims? summary\b|\bmedicare summary notice\b|\bpayment (?:voucher|advice)\b/i,
    from: "the other payer",
    moot: /\b(?:coverage|policy|plan|insurance|active|benefits?|eff\w*|other)\b[^;]{0,60}\b(?:ended|terminat\w*|termed|inactive|cancell?ed|closed)\b|\b(?:ended|terminat\w*|termed|inactive|no longer|not active)\b[^;]{0,60}\b(?:coverage|policy|plan|insurance|member|covered)\b/i,
  },
  {
    name: "letter of the approval",
    asked:
      /\b(?:approval|authorization|certification|determination) (?:letter|notice|form)s?\b|\b(?:copy|letter|notice) of (?:the |your |that )?(?:approval|authorization)\b/i,
    held: /\b(?:approval|authori[sz]ation|certification) (?:letter|notice|number|no\b|#)|\b(?:notice|letter|determination) of (?:approval|authorization|certification)\b|\b(?:auth|authorization|approval|reference) ?(?:#|no\.?|number)?:? ?[A-Z]{0,4}-?\d{4,}/i,
    from: "the payer's portal",
    told: /\b(?:auth\w*|approv\w*|certif\w*)\b[^.;]{0,60}\bletter\b/i,
  },
  {
    name: "signed advance beneficiary notice (ABN)",
    asked: /\badvance (?:beneficiary|written) notices?\b|\bABN\b|\bCMS-?R-?131\b/i,
    held: /\badvance (?:beneficiary|written) notices?\b|\bABN\b|\bCMS-?R-?131\b/i,
    from: "the forms that the patient signed before the service",
  },
  {
    name: "accident questionnaire",
    asked:
      /\b(?:accident|incident|injury|coordination of benefits|COB|other insurance)\b[^.;]{0,20}\b(?:questionnaires?|inquiry|forms?)\b/i,
    held: /\b(?:accident|incident|injury|COB|coordination of benefits|other insurance)\b[^.;]{0,20}\b(?:questionnaires?|inquiry|forms?)\b/i,
    from: "the patient, who sends it to the plan",
  },
  {
    name: "work status report",
    asked: /\bwork[- ]status\b|\b(?:DWC-?0?73|return[- ]to[- ]work (?:form|report|slip))\b/i,
    held: /\bwork[- ]status\b|\bDWC-?0?73\b/i,
    page: /\bwork[- ]status\b|\bDWC-?0?73\b|\breturn[- ]to[- ]work\b/i,
    from: "the treating clinician's forms",
  },
  {
    name: "referral",
    asked: /\breferrals?\b/i,
    held: /\breferrals?\b(?! (?:to|for)\b)/i,
    page: /\breferrals?\b|\bconsult(?:ation)? request\b/i,
    from: "the referring practice",
  },
  {
    name: "signed order",
    asked:
      /(?<!\b(?:money|court|in|benefit) )\b(?:orders?|prescriptions?)\b(?! (?:to|that)\b| of (?:benefits?|payment|the day)\b| (?:drugs?|medicines?|medications?|management|plan|coverage|benefit|card|number))/i,
    held: /(?<!\b(?:money|court|in) )\borders?\b(?! to\b| of (?:benefits?|payment|the day)\b)|\bprescriptions?\b(?! (?:drugs?|medicines?|medications?))|\b(?:Rx|script)\b(?!:? \S+ \d+(?:\.\d+)? ?m(?:c?g|l)\b)/i,
    from: "the ordering clinician",
  },
  {
    name: "pathology report",
    asked: /\b(?:patholog\w*|histolog\w*|biopsy|cytolog\w*) (?:reports?|results?|findings?)\b/i,
    held: /patholog\w*|\bhistolog\w*|\bcytolog\w*|\bbiopsy\b[^.;]{0,20}(?::|\b(?:show\w*|result\w*|positive|negative|consistent)\b)/i,
    told: /\b(?:path|specimen|biops(?:y|ies))\b/i,
    from: "the laboratory",
  },
  {
    name: "laboratory report",
    asked: /\b(?:lab(?:oratory)?|blood) (?:reports?|results?|findings?|values?|tests?)\b/i,
    held: /\blab(?:oratory|s)?\b[^.;]{0,40}\d|\b(?:A1c|TSH|LDL|HDL|creatinine|eGFR|hemoglobin|ferritin|INR|BNP|potassium|glucose|vitamin \w+|culture)\b[^.;]{0,20}\d|\b(?:mg|ng|pg|mEq|mmol|IU|g)\/(?:dL|mL|L)\b/i,
    page: /\blab(?:oratory)?\b|\bresults?\b/i,
    from: "the laboratory",
  },
  {
    name: "report of the study",
    asked:
      /\b(?:x-?rays?|radiolog\w*|radiograph\w*|films?|MRI|CT|ultrasound|imaging|EMG|NCS|nerve conduction|sleep stud(?:y|ies)|spirometry|ECG|EKG|echocardiogram|stud(?:y|ies)|test)\b[^.;]{0,25}\b(?:reports?|interpretations?|readings?|tracings?|results?)\b(?! (?:would|will|could|may|might)\b)|\b(?:reports?|interpretations?|tracings?)\b[^.;]{0,25}\b(?:x-?rays?|films?|MRI|CT|ultrasound|imaging|EMG|study|test)\b|\bno tracings?\b|\bphysician interpretation\b/i,
    held: /\b(?:radiolog\w*|imaging|x-?ray|MRI|CT|ultrasound|EMG|NCS|sleep study|spirometry|ECG|EKG|echocardiogram|study) ?report\b|\b(?:impression|interpretation|interpreted|read by)\b|\bKellgren\b|\bKL ?[0-4]\b|\b(?:x-?rays?|films?|radiographs?|views?|MRI|CT|ultrasound|EMG|NCS|spirometry|ECG|EKG)\b[^;]{0,90}\b(?:show\w*|no (?:acute )?fracture|osteophytes?|spurs?|narrow\w*|stenosis|degenerat\w+|herniat\w+|sclerosis|tear|effusion|normal|negative|sinus rhythm|latenc\w+)\b|\btracings?:/i,
    page: /\b(?:radiolog\w*|radiograph\w*|imaging|x-?rays?|films?|MRI|CT|ultrasound|EMG|NCS|nerve conduction|sleep study|spirometry|ECG|EKG|echo\w*|audio\w*)\b(?!.*\b(?:order|request|referral)\b)|\b(?:interpretation|impression)\b/i,
    told: /\b(?:films?|x-?rays?|radiographs?|MRI|CT|ultrasound|EMG|ECG|EKG|spirometry)\b/i,
    from: "who did or read the study",
  },
  {
    name: "records of the other practice or hospital",
    asked:
      /\b(?:hospital|outside|external|discharge|emergency (?:room|department)|ER|ED)\b[^.;]{0,15}\b(?:records?|summar(?:y|ies)|notes?|reports?)\b(?![^.;]{0,20}\b(?:was|were)(?: not)? (?:looked at|reviewed|considered|ordered)\b)/i,
    held: /\b(?:discharge summary|emergency (?:room|department) (?:records?|notes?|reports?)|hospital (?:course|records?|note|summary)|outside records?)\b/i,
    page: /\b(?:discharge|emergency|hospital|ER|ED|outside)\b/i,
    from: "that practice or hospital",
  },
  {
    name: "note of the specialist",
    asked:
      /\b(?:note|report|opinion|letter|statement|consultation|records?) (?:of|from|by) (?:an? |the |your |his |her )?(?:\w+ )?(?:surgeon|specialist|cardiologist|neurologist|orthopedist|rheumatologist|psychiatrist|hospital)\b/i,
    held: /\b(?:consult(?:ation)?(?: (?:note|report))?|(?:orthop(?:a?edic)s?|surgical|specialist|cardiology|neurology|rheumatology|psychiatry|surgeon['’]?s?) (?:note|report|consult\w*))\b/i,
    page: /\b(?:consult\w*|orthop\w+|surg\w+|specialist|cardiology|neurology|rheumatology|psychiatry)\b/i,
    from: "that specialist's office",
  },
  {
    name: "operative or procedure note",
    asked: /\b(?:operative|procedure|surgical|op) (?:notes?|reports?)\b/i,
    held: /\b(?:operative|procedure|surgical|op) ?(?:notes?|reports?)\b|\b(?:procedure|operation)(?: performed)?:/i,
    page: /\b(?:operative|operation|procedure|surgery|surgical|op note)\b/i,
    from: "the clinician who did it",
  },
  {
    name: "progress report",
    asked:
      /\bprogress (?:reports?|summar(?:y|ies))\b|\b(?:re-?evaluation|re-?assessment|re-?examination)(?: (?:reports?|notes?))\b/i,
    held: /\bprogress (?:reports?|summar(?:y|ies))\b|^re-?(?:eval\w*|assess\w*|exam\w*)\b/i,
    page: /\bprogress\b|\bre-?(?:eval\w*|assess\w*|exam\w*)\b|\breport\b/i,
    from: "the treating clinician",
  },
  {
    name: "home log",
    asked: /\bhome (?:exercise |program )*(?:logs?|diar(?:y|ies)|records?)\b/i,
    held: /\b(?:home|exercise)\b[^.;]{0,25}\b(?:logs?|diar(?:y|ies)|calendar|sheet)\b/i,
    from: "the patient or the family",
  },
  {
    name: "itemized statement",
    asked: /\bitemi[sz]ed (?:bill|statement|charges)\b/i,
    held: /\bitemi[sz]ed\b|\bstatement of charges\b/i,
    from: "the billing system",
  },
  {
    name: "face-to-face visit",
    asked: /\bface-to-face\b/i,
    held: /\bface-to-face\b|\b(?:office|home|clinic|telehealth) visit\b|\bvisit note\b|\b(?:consultation|evaluation|progress note|examination)\b/i,
    from: "the clinician who ordered it",
  },
  {
    name: "supervisor's signature",
    asked: /\bco-?sign\w*|\bsupervis\w+['’]?s? (?:signature|attestation|note)\b/i,
    // A patient who walks with supervision has no co-signature.
    held: /\bco-?sign\w*|\bsupervis(?:ing\b|or\b|ed by\b)/i,
    from: "the supervising clinician",
  },
];

const PAPER_KINDS: readonly PaperKind[] = [...OF_ITS_OWN, ...BY_ANY_NAME];

/** The papers that words ask for, in their order. */
export const kindsAsked = (text: string): PaperKind[] =>
  PAPER_KINDS.map((kind) => ({ kind, at: text.search(kind.asked) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
/** The paper that words ask for: the one that they name first. */
export const kindAsked = (text: string): PaperKind | undefined => kindsAsked(text)[0];
