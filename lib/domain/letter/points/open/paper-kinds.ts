import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/**
 * A paper that stands for itself: no finding and no sentence of a note takes its place. `asked` are the words in which a payer wants it, `held` those
 * of the paper, or of a page that is it.
 */
export type PaperKind = {
  name: string;
  asked: RegExp;
  held: RegExp;
  /** Where a practice gets it. */
  from: string;
  /** Other words in which a chart tells of it. */
  told?: RegExp;
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
    held: /\bpsych\w*|\bbehavioral health\b|\bmental health\b/i,
    from: "the psychologist",
  },
  {
    name: "proof of delivery",
    asked: /\bproof of (?:delivery|receipt)\b|\bdelivery (?:ticket|slip)\b/i,
    held: /\bdeliver(?:y|ed)\b|\breceived by\b/i,
    from: "the supplier",
  },
];

/** Papers that a chart often has by another name, so that what answers the point may be the paper. */
const BY_ANY_NAME: readonly PaperKind[] = [
  {
    name: "acceptance report of the claim",
    asked:
      /\b(?:proof of (?:timely )?filing|acceptance reports?|accepted by (?:the|our) (?:payer|clearinghouse)|277 ?CA|999 report|clearinghouse (?:reports?|confirmation))\b/i,
    held: /\b277 ?CA\b|\b999\b|\bacceptance\b|\baccepted\b|\backnowledg\w+\b|\bA[12]\b.{0,40}\baccept\w*/i,
    from: "the clearinghouse: its 277CA or acceptance report, with the payer's control number",
  },
  {
    name: "explanation of benefits of the first payer",
    asked:
      /\b(?:primary|first|other|auto\w*|PIP|medicare)\b[^.;]{0,30}\b(?:explanation of (?:benefits|payment)|EOBs?|EOMBs?|remittance)\b|\b(?:explanation of (?:benefits|payment)|EOBs?|remittance)\b[^.;]{0,30}\b(?:primary|first|other)\b/i,
    held: /\bexplanation of (?:benefits|payment|review)\b|\bEOB\b|\bremittance\b/i,
    from: "the other payer",
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
    held: /\bwork[- ]status\b|\bDWC-?0?73\b|\breturn[- ]to[- ]work\b/i,
    from: "the treating clinician's forms",
  },
  {
    name: "referral",
    asked: /\breferrals?\b/i,
    held: /\breferrals?\b|\brefer(?:red)? to\b/i,
    from: "the referring practice",
  },
  {
    name: "signed order",
    asked: /\b(?:orders?|prescriptions?)\b(?! to\b| (?:drugs?|medicines?|medications?|management))/i,
    held: /\b(?:orders?|prescriptions?|Rx|script)\b/i,
    from: "the ordering clinician",
  },
  {
    name: "pathology or laboratory report",
    asked:
      /\b(?:patholog\w*|histolog\w*|biopsy|cytolog\w*|lab(?:oratory)?) (?:reports?|results?|findings?|values?)\b/i,
    held: /\bpatholog\w*|\bhistolog\w*|\bbiopsy\b|\bcytolog\w*|\blab(?:oratory)?\b/i,
    from: "the laboratory",
  },
  {
    name: "report of the study",
    asked:
      /\b(?:x-?rays?|radiolog\w*|radiograph\w*|films?|MRI|CT|ultrasound|imaging|EMG|NCS|nerve conduction|sleep stud(?:y|ies)|spirometry|ECG|EKG|echocardiogram|stud(?:y|ies)|test)\b[^.;]{0,25}\b(?:reports?|interpretations?|readings?|tracings?|results?)\b|\b(?:reports?|interpretations?|tracings?)\b[^.;]{0,25}\b(?:x-?rays?|films?|MRI|CT|ultrasound|imaging|EMG|study|test)\b|\bno tracings?\b|\bphysician interpretation\b/i,
    held: /\b(?:radiolog\w*|imaging|x-?ray|MRI|CT|ultrasound|EMG|NCS|sleep study|spirometry|ECG|EKG|echocardiogram|study) ?report\b|\b(?:impression|interpretation|interpreted|read by|findings|views?|tracings?|osteophytes?|narrowing|stenosis|degenerat\w+|herniat\w+|sclerosis|Kellgren|KL ?[0-4])\b/i,
    from: "who did or read the study",
  },
  {
    name: "records of the other practice or hospital",
    asked:
      /\b(?:hospital|outside|external|discharge|emergency (?:room|department)|ER|ED)\b[^.;]{0,15}\b(?:records?|summar(?:y|ies)|notes?|reports?)\b/i,
    held: /\b(?:discharge summary|emergency (?:room|department) (?:record|note|report|visit)|hospital (?:course|records?|note|summary)|outside records?)\b/i,
    from: "that practice or hospital",
  },
  {
    name: "note of the specialist",
    asked:
      /\b(?:note|report|opinion|letter|statement|consultation|records?) (?:of|from|by) (?:an? |the |your |his |her )?(?:\w+ )?(?:surgeon|specialist|cardiologist|neurologist|orthopedist|rheumatologist|psychiatrist|hospital)\b/i,
    held: /\b(?:consult(?:ation)?(?: (?:note|report))?|(?:orthop(?:a?edic)s?|surgical|specialist|cardiology|neurology|rheumatology|psychiatry|surgeon['’]?s?) (?:note|report|consult\w*|clinic|follow-?up|visit|associates|office))\b/i,
    from: "that specialist's office",
  },
  {
    name: "operative or procedure note",
    asked: /\b(?:operative|procedure|surgical|op) (?:notes?|reports?)\b/i,
    held: /\b(?:operative|procedure|surgical|op) ?(?:notes?|reports?)\b|\bprocedure\b/i,
    from: "the clinician who did it",
  },
  {
    name: "progress report",
    asked: /\b(?:progress|re-?evaluation|re-?assessment|re-?examination) (?:reports?|notes?)\b/i,
    held: /\bprogress\b|\bre-?(?:evaluation|assessment|exam\w*)\b|\breport\b/i,
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
    held: /\bco-?sign\w*|\bsupervis\w+/i,
    from: "the supervising clinician",
  },
];

const PAPER_KINDS: readonly PaperKind[] = [...OF_ITS_OWN, ...BY_ANY_NAME];

/** The paper that words ask for: the one that they name first. */
export const kindAsked = (text: string): PaperKind | undefined =>
  PAPER_KINDS.map((kind) => ({ kind, at: text.search(kind.asked) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.kind;

/** Wanted, ordered or waited for: a paper that is not there yet. */
export const NOT_THERE =
  /\b(?:no|not|none|never|pending|awaiting|await|waiting|requested|need(?:s|ed)?|ask(?:ed)? (?:for|employer|the employer)|to (?:get|obtain|request)|will (?:get|obtain|request|send)|missing|outstanding)\b/i;
/** Said of a paper that lies elsewhere: it was sent, scanned away, talked about, or is named as the reason of something. */
const TOLD_OF =
  /\b(?:told|discussed|reminded|promised|left (?:a )?(?:message|vm|voicemail)|nothing back|to (?:follow|come|bring|arrive)|will (?:\w+ ){0,2}(?:bring|fax|ask|mail|fill|follow|come|sign|email|upload|give)|given (?:to|at)|(?:faxed|mailed|sent|emailed|submitted|uploaded) (?:\w+ )?(?:to|in|on|\d)|scanned (?:in)?to|see (?:the )?(?:separate|attached|scanned|outside)|separate (?:report|sheet|page)|on separate|referred by|reviewed(?! ?:)|per (?:\S+ ){0,4}?(?:order|referral|report|script|prescription)|(?:path|labs?|results?|report) pending)\b/i;

/** A sentence that tells of the paper is not the paper. */
export const tellsOf = (quote: string): boolean => NOT_THERE.test(quote) || TOLD_OF.test(quote);

/** "ABN on file, GA, no AT": what is said of another thing says nothing of the paper. */
const holdsIn = (quote: string, held: RegExp): boolean =>
  quote.split(/[,;]\s/).some((part) => held.test(part) && !tellsOf(part)) && !TOLD_OF.test(quote);

/** Logs of calls, of the desk and of the billing system tell of papers. */
const LOG =
  /\b(?:phone|call|telephone|account|front desk|scheduling|contact|billing|claim) (?:log|notes?|history|record|system|tracker)\b|^(?:scheduling|messages?|tasks?|to-?do)\b/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** Whether the chart has a page that is such a paper, or words of one. */
export function isHeld({ held }: Pick<PaperKind, "held">, facts: readonly ChartFact[]): boolean {
  const logs = logPages(facts);
  return facts.some(
    (fact) =>
      !logs.has(pageOf(fact)) && (held.test(fact.heading) || (!fact.adverse && holdsIn(fact.quote, held))),
  );
}

function logPages(facts: readonly ChartFact[]): ReadonlySet<string> {
  const first = new Map<string, ChartFact>();
  for (const fact of facts) if (!fact.measure && !first.has(pageOf(fact))) first.set(pageOf(fact), fact);
  return new Set(
    [...first].flatMap(([page, { heading, quote }]) =>
      LOG.test(heading) || (quote.length < TITLE && LOG.test(quote)) ? [page] : [],
    ),
  );
}
const TITLE = 60;
