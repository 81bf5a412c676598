import type { Reading } from "../page/candidate";
import { kept } from "../page/kept";
import { isBlank } from "../page/page-lines";

/** How a clinician writes down a visit, a measure or a test: each counts once, however often it stands there. */
const CLINICAL: readonly RegExp[] = [
  /^\W{0,3}(?:CC|HPI|PMH|PSH|ROS|PE|Hx|FHx?|Fxn|A\/P|Exam|Physical exam(?:ination)?|Allergies|Meds|Medications|Vitals?|VS|Dx|Tx|Diagnosis|Assessment|Impression|Findings|Interpretation|Subj(?:ective)?|Obj(?:ective)?|Plan|Goals?|STG|LTG|History|Examination|Chief complaint|Reason for visit|Indication|Technique|Onset|Response)(?: \d)?(?::|\.| {2,}|\])/im,
  /\b\d{1,3} ?deg(?:rees?)?\b|°|\b(?:flex(?:ion)?|ext(?:ension)?|abd(?:uction)?|ER|IR|rot(?:ation)?|dorsiflexion|A?ROM|SLR|elevation)\b[^\n]{0,25}\b\d{1,3}\b/i,
  /\b(?:pain|VAS|NPRS|worst|best)\b[^\n]{0,20}\b\d{1,2}\b|\b(?:10|\d) ?\/ ?10\b/i,
  /\b[0-5][+-]? ?\/ ?5\b/,
  /\b(?:LEFS|ODI|NDI|(?:quick)?dash|berg|TUG|PHQ-?9|GAD-?7|DHI|DGI|FGA|mini-?bestest|oswestry|neck disability|roland|RMDQ|FAAM|PRTEE|IKDC|epworth|kellgren|gait speed|grip|6MWT|ACT score|asthma control test|handicap inventory|timed up|sit to stand|(?:standard|raw) score)\b/i,
  /\b(?:BP|blood pressure):? ?\d{2,3}\/\d{2,3}|\bSpO2\b|\bHR \d{2,3}\b|\bpeak flow\b|\bBMI \d|\bWt \d|\bA1c\b|\bcreatinine\b|\bFEV1\b|\bQRS\b/i,
  /\b(?:MD|DO|DC|DPM|PT|DPT|OTR?(?:\/L)?|CHT|PA-?C|NP|FNP(?:-C)?|APRN|RN|LPN|PhD|PsyD|LCSW|CCC-SLP)\b[^\n]{0,40}(?:\be?-?sig(?:ned)?\b|\bsigned\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b)|(?:\bsigned(?: by)?|\/s\/|\btranscribed for|\b(?:read|interpreted|seen|ordered) by|\bprovider|\btherapist|\bclinician|\bexaminer)\b[^\n]{0,40}\b(?:MD|DO|DC|DPM|PT|DPT|OTR?(?:\/L)?|PA-?C|NP|FNP|APRN|PhD|LCSW|CCC-SLP)\b|[\p{Ll}],? (?:MD|M\.D\.|DO|DC|DPM|PT|DPT|OTR\/L|PA-C|NP|LCSW|CCC-SLP)(?:, [A-Z/]{2,5}){0,2}\.? *(?:\(signed\))? *$/imu,
  /\b\d{1,2} ?min(?:utes?)?\b|\btimed min/i,
  /\b(?:right|left|R|L|bilat\w*) (?:knee|shoulder|hip|ankle|elbow|wrist|hand|thumb|foot|heel|arm|leg|forearm|SI|rotator|TKA|UE|LE)\b|\b[LCT]\d{1,2}(?:-[LCTS]?\d)?\b/,
  /\b(?:therapist|exercises?|mobilization|manipulation|adjust(?:ed|ment)|gait|strength(?:ening)?|stairs|swelling|effusion|tender(?:ness)?|spasm|palpation|spurling|lachman|injection|\d+ ?mg|no fracture|lungs clear|edema|HEP|home program|CMT|tolerated|nystagmus|vertigo|dizz\w+|numbness|headaches?|nausea|fever|cough|wheeze|cane|walker|sleeps?)\b/i,
  /\b(?:visit|DOS|date of (?:visit|service|exam(?:ination)?)|seen|encounter|exam date|collected|eval(?:uation)?)\b/i,
];

/** What payers write, and what is written to them. */
const OF_PAYERS: readonly RegExp[] = [
  /\bappeals?\b|\breconsideration|\bredetermination|\bgrievance/i,
  /\bclaim (?:no|number|num|#|id|control)|\bICN\b|\bclaim:? ?[#A-Z]{0,5}\d{5}/i,
  /\bmember(?:ship)? (?:id|no|number|#)|\bmember:|\bsubscriber\b|\benrollee\b|\bbeneficiary\b|\bID (?:no|number)\b/i,
  /\b(?:deny|denied|denial|denying|non-?certif\w+)\b|\bnot (?:medically necessary|approved|covered|certified|payable|authorized)\b/i,
  /\bdear\b|\bsincerely\b/i,
  /\bremit|\bexplanation of (?:benefits|payment|review|reimbursement)|\bEO[BP]\b|\bvoucher\b|\bsummary notice\b/i,
  /\byou (?:may|can|have|must|should)\b|\byour (?:right|claim|request|plan|benefit|provider)/i,
  /\b(?:CO|PR|OA|PI) ?-? ?\d{1,3}\b/,
  /\$ ?\d|\b\d+\.\d\d\b/,
  /\bwe (?:have |will |cannot |did |do )?(?:not |also )?(?:review|receiv|determin|den[iy]|approv|paid|pay|process|decid|need|ask|request|found|uph|consider)/i,
  /\b(?:health plan|insurance company|blue (?:cross|shield)|medicare|medicaid|payer|insurer|carrier|plan of benefits)\b/i,
  /\bpolicy\b|\bcriteria\b|\bguidelines?\b|\bbenefits?\b|\bcoverage\b|\bcovered\b|\bmedical(?:ly)? necess/i,
  /\bp\.? ?o\.? box\b|\bwww\.|\b(?:customer|provider|member) services?\b/i,
];

/** Told in its first lines: what a paper of a chart is called. */
const CHART_TITLE =
  /\b(?:(?:re-?)?eval(?:uation)?|(?:re-?)?assessment|(?:re-?)?exam(?:ination)?s?|progress (?:note|report)|(?:daily|treatment|visit|office|procedure|clinic|therapy|session|encounter|episode) (?:notes?|records?|forms?|cards?|grid|sheets?|summary)|travel card|flow ?(?:sheet|record)|(?:active )?care log|discharge(?: summary)?|plan of care|care plan|treatment plan|office visit|well child|operative report|(?:radiology|pathology|polysomnography|spirometry|emg|x-?ray|laboratory|final) report|lab(?:oratory)?|imaging|radiology|mri|ecg|ekg|electrocardiogram|spirometry|medication (?:list|history)|dispensing history|injection log|outcomes?|measures?|measurement|disability index|roland[ -]?morris|(?:back|pain|asthma) (?:questionnaire|diary|test)|control test|(?:fall|bladder|pain) diary|dictated|dictation|transcribed|consultation|referral|written order|orders?|wellness visit|first visit|initial visit|new patient)\b/i;
const TITLE_LINES = 3;

/** "S  …" and "O: …": a line of a visit's note. */
const SOAP_LINE = /^ *(S|O|A|P)(?:: ?| {2,})\S/gm;

const LONGEST = 20_000;

type Signs = { clinical: number; payers: number; titled: boolean; consult: boolean };

/** How much of a chart a paper shows, and how much of a payer. */
export const chartSigns: (reading: Reading) => Readonly<Signs> = kept(({ lines }: Reading) => {
  const printed = lines.filter((line) => !isBlank(line)).map(({ text }) => text);
  const text = printed.join("\n").slice(0, LONGEST);
  const count = (signs: readonly RegExp[]) => signs.filter((sign) => sign.test(text)).length;
  const soap = new Set([...text.matchAll(SOAP_LINE)].map(([, letter]) => letter)).size;
  return {
    clinical: count(CLINICAL) + (soap >= 2 ? 1 : 0),
    payers: count(OF_PAYERS),
    consult: CONSULT.test(text),
    titled: CHART_TITLE.test(printed.slice(0, TITLE_LINES).join("\n")),
  };
});

/** "Thank you for sending this letter carrier": one doctor answers another, while a payer thanks for a claim or for records. */
const CONSULT =
  /\bthank you for (?:sending(?! us\b| in\b)(?! (?:[\w'’-]+ ){0,5}(?:claims?|bills?|invoices?|charges?|records?|notes?|chart|files?|appeals?|documents?|documentation|papers?|paperwork|information|forms?|requests?|responses?|copies|letter(?! carrier))\b)|referring|the referral|(?:asking|allowing) me)\b/i;
/** Of a short note the name under it tells whose it is. */
const FEW_SIGNS = 2;

/** A letter of a payer cites a measure or two; a chart hardly speaks of claims. */
const LEAST_SIGNS = 3;
const MOST_OF_PAYERS = 4;
export function isOfAChart(reading: Reading): boolean {
  const { clinical, payers, titled, consult } = chartSigns(reading);
  if (clinical >= FEW_SIGNS && (payers === 0 || consult)) return true;
  if (titled && clinical > payers && payers <= FEW_SIGNS) return true;
  return payers <= MOST_OF_PAYERS && clinical >= Math.max(LEAST_SIGNS, 2 * payers + 1);
}
