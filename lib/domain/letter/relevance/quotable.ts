import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../facts/facts";
import { tellsState } from "./patient-state";
import { isRawLine } from "./raw-lines";
import { tellsBefore } from "./value-before";

/** What every approval and answer about coverage says below itself: quoted, it only weakens the approval. */
const DISCLAIMER =
  /\bnothing (?:outside|beyond|other than|more than)\b[^.;]{0,60}\b(?:approved|authorized|certified|covered)\b|\b(?:not (?:a|any)|no) (?:guarantee|promise) (?:of|for|that)\b|\b(?:this|the|that) (?:\w+ )?number must (?:be|appear|stand) on\b|\b(?:does not|doesn't|do not) guarantee\b|\bpayment (?:is|will be|depends|remains)\b[^.;]{0,30}\b(?:on|to|upon) (?:the )?(?:member'?s? )?(?:eligibility|benefits|terms|contract|coverage)\b|\bsubject to (?:the )?(?:terms|eligibility|benefit limits|contract)\b|\bconfidential\w*\b[^.;]{0,60}\b(?:information|intended|fax|recipient|transmission)\b|\bif you (?:have )?received? this (?:fax|message|in error)\b|\bmust be (?:eligible|enrolled|active) (?:on|at|for) the (?:date|time) of service\b|^(?:this|the) (?:screen|page|print(?:out)?|report) (?:shows|reflects) (?:the )?information\b|^for (?:questions|help|information|assistance),? (?:please )?(?:call|contact|visit|write)\b/i;

/** What somebody of the practice says of the practice's own handling, to colleagues. */
const OWN_FAULT =
  /\b(?:we|I|you|they|staff|front desk|billing|office) should(?:'ve|a| have) \w+|\bshould(?:'ve|a| have) (?:called|checked|sent|billed|faxed|asked|followed|filed|caught|noticed|submitted|got(?:ten)?|worked|appealed|verified)\b|\b(?:our|my|billing|office|front desk)(?:'s)? (?:own )?(?:fault|error|mistake|oversight|bad)\b|\b(?:we|I) (?:forgot|missed(?! (?:\d|a |work|school|class|practice))|messed|overlooked|failed to|neglected)\b|(?<!\b(?:patient|pt|client|child|s?he|they|who) (?:\w{1,9} )?)\bforgot to\b|\b(?:picked|chose|selected|keyed|typed|put|used|entered) (?:in )?(?:the |a )?wrong (?:site|location|office|plan|payer|provider|code|box|address|fax|number|form|tab|option|NPI|tax ID)\b|\boops\b|(?<!\b(?:rep|agent|plan|payer|adjuster|pt|patient|client|s?he|mother|father|states?|says?|said)\b[^.;]{0,30})\b(?:I am|I['’]m|we are|we['’]re|so|my) (?:very |so )?sorry\b(?! for (?:your|the|her|his|their) (?:loss|trouble|pain))|\bmy apolog(?:y|ies)\b|\bfell through the cracks\b|\bslipped (?:through|by)\b/i;

/** "Rep Sam: denial was our error": the one who speaks behind the colon is the payer. */
const PAYERS_FAULT =
  /\b(?:rep|representative|agent|csr|supervisor)\b[^.;:]{0,30}(?:, ref[^.;:]{0,16})?: (?:(?!\b(?:we|us|I|office|practice|you)\b)[^.;])*\bour (?:own )?(?:error|fault|mistake|oversight)\b/i;

/** "Not for the letter: …", "Private note, keep out of the record", "Internal use only": who wrote it wanted it to stay in the office. */
const STAYS_INSIDE =
  /\bnot for (?:the )?(?:letter|appeal|record|records|release|payer|insurance|insurer|carrier|claim)\b|\b(?:keep|leave) (?:this |it |that )?out of (?:the )?(?:letter|appeal|record|records|chart|claim|file)\b|\b(?:do not|don['’]t) (?:send|release|include|disclose|forward|copy|quote|submit|put (?:this|it|that))\b[^.;,]{0,30}\b(?:payer|insur\w+|carrier|(?:the|health) plan|appeal|letter|records?|out)\b|\boff the record\b|\bprivate note\b(?! (?:from|of|by) (?:the |his |her )?(?:surgeon|physician|doctor|Dr))|\b(?:internal|office|staff) (?:use|eyes|note) only\b|\binternal only\b|^\W*(?:office|staff) only\W*(?:[:.–—-]|$)|\bfor internal use\b|^\W*(?:just )?between us\b(?=[,:])/i;

/** "Claim denied as duplicate": what the payer did is no evidence against it. */
const PAYER_DENIED =
  /\b(?:claim|rebill|resubmission|line|charge|denial)s?\b[^.;]{0,20}\b(?:denied|den'd|rejected)\b|(?<!\b(?:s?he|pt|patient|surgery|operation|access|duty|clearance|sleep|leave|entry|was|were) )\bdenied (?:as|for|past|due|by|again)\b|\b(?:it|this|line|claim|visit|bill) (?:was|were) denied (?:as|for|past|due|by|again)\b|\bdenial (?:rec(?:eive)?'?d|posted|came)\b/i;
const HAPPENED_TOO =
  /\b(?:call(?:ed)?|rep|ref|spoke|accept\w*|approv\w*|auth\w*|received|confirm\w*|in error|reprocess\w*|paid)\b/i;

const CLINICIAN =
  /\b(?:Dr\.? )?(?:[A-Z]\.? ){0,2}[A-Z][\w'’-]+(?: [A-Z]\.?)?(?: [A-Z][\w'’-]+)?,? (?:MD|M\.D\.|DO|D\.O\.|DC|DPM|PT|DPT|OTR?\/?L?(?:,? CHT)?|NP|FNP|PA-?C?|RN|LPN|CMA|MA|LCSW|PhD)(?:, (?:DPT|OCS|MD|PhD))*\b|\bDr\.? [A-Z][\w'’-]+/g;
const HOUR = /\b\d{1,2}:\d{2}(?: ?[AP]\.?M\.?|[ap]\b)?/gi;
const WHO_AND_WHEN =
  /\b(?:provider|seen by|PCP|referring|referred by|ordering|therapist|physician|clinician|date(?: of (?:visit|service))?|DOS|time|collected|reported|printed|page|visit|same|name|acct|account|MRN|DOB|patient|seen|born|by|with|of|on|from)\b\s*[#:]?/gi;

/** Which visit of how many it was counts where visits are counted, and is no reason why they were needed. */
const NTH_VISIT = /\bvisit #?\d{1,3}\b/i;

/** Nothing but the paper's title, its day, its hour and whose it is. */
function isVisitHeader(
  quote: string,
  heading: string,
  { denialCategory, patientName = "" }: LetterFacts,
): boolean {
  // Where the papers are in question, who gave the service, and that the patient was seen, may be what was missed.
  if (denialCategory === "documentation" && BY_WHOM.test(quote)) return false;
  if (TESTED_BY.test(quote)) return true;
  const ofPatient = new Set(wordsOf(patientName));
  const unnamed = quote.replace(/\p{L}[\p{L}]+/gu, (word) =>
    ofPatient.has(word.toLowerCase()) ? " " : word,
  );
  const rest = findDates(unnamed)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), unnamed)
    .replace(denialCategory === "medical_necessity" && heading.length > 3 ? NTH_VISIT : "", " ")
    .replace(CLINICIAN, " ")
    .replace(HOUR, " ")
    .replace(WHO_AND_WHEN, " ");
  const title = new Set(wordsOf(heading));
  const words = wordsOf(rest);
  // A name and a day alone are a signature.
  const isTitle = (word: string) => title.has(word) || (rest !== quote && TITLE_WORD.test(word));
  return (words.length > 0 || unnamed !== quote || LABELED.test(quote)) && words.every(isTitle);
}
/** "Tested by R. Ames, PT": who did it, and nothing of what was found. */
const TESTED_BY = /^(?:tested|measured|scored|recorded|performed|administered) by [^;:]{3,40}$/i;
const BY_WHOM = /^(?:performed|administered) by\b|^(?:(?:the )?(?:patient|pt) )?(?:was )?seen\b/i;
/** "CHIRO DAILY 10/06/2026 Bram Tell, DC" over a page that has no other title; "P cont R. Ames, PT 09/04/2026" below one. */
const TITLE_WORD =
  /^(?:chiro(?:practic)?|acu(?:puncture)?|daily|soap|note|cont(?:inued?)?|re-?assess(?:ment)?|re-?eval(?:uation)?|re-?exam(?:ination)?)$/;
const LABELED = /\p{L}\s*[:#]/u;
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? [];

const COMPANY = /[,.]|\b(?:l\.?l\.?c|p\.?l\.?l\.?c|p\.?c|p\.?a|inc|ltd|llp|corp|co)\b\.?/gi;
const plain = (name: string) => name.toLowerCase().replace(COMPANY, " ").replace(/\s+/g, " ").trim();
const SAYS =
  /\b(?:is|are|was|were|has|had|have|will|\d+ (?:visits?|min(?:utes)?|units?)|approved|accepted|seen|provided|rendered|billed)\b/i;
/** "Payer ID 77063" is no place in Idaho. */
const PLACE =
  /(?<!\b(?:[Pp]ayer|[Mm]ember|[Gg]roup|[Pp]lan|[Pp]olicy|[Ss]ubmitter|[Pp]rovider|[Ss]ubscriber|[Pp]atient|PAYER|MEMBER) )\b[A-Z]{2} \d{5}(?:-\d{4})?\b|\b\(?\d{3}\)?[- .]\d{3}[-.]\d{4}\b/g;

/** "State Farm PIP / Medical Payments, PO Box 106171, Atlanta GA 30348": whose paper it is and where they are. */
const ADDRESS_ALONE =
  /^(?!.*\b(?:[Mm]ail|[Ss]en[dt]|[Ff]ax|[Ss]ubmit|[Ff]iled|[Dd]eliver|[Aa]ddress|[Ff]orward|[Rr]eceiv|[Aa]ccept|[Ww]ent|go)\w*\b)(?:[^.;:\d]{0,70}[, ])?(?:P\.? ?O\.? ?)?Box \d{1,6},? \p{Lu}[\p{L} .'’-]{2,30},? [A-Z]{2} \d{5}(?:-\d{4})?\.?$/u;

/** "To Bay Clinic   fax 785-555-0160": a letter's line of whom it goes to, and not what was authorized or sent. */
const ADDRESSED =
  /^(?:to|attn|attention)\b:?\s{1,4}(?!.*\b(?:authori[sz]|certif|grant|referr|faxed|sent\b|deliver|confirm))/i;

/** The practice's own name begins the line, or the line is an address with its telephone: the head of a page. */
function isLetterhead(quote: string, { practiceName }: LetterFacts): boolean {
  if (SAYS.test(quote) || quote.length > 160) return false;
  const own = plain(practiceName ?? "");
  if (own.length > 8 && plain(quote.replace(ADDRESSED, "")).startsWith(own)) return true;
  if (ADDRESS_ALONE.test(quote.trim())) return true;
  return (quote.match(PLACE) ?? []).length >= 2;
}

/** "FAX JOURNAL   Bay Practice   785-555-0160": the page's title with names and a telephone number. */
function isTitleLine(quote: string, heading: string): boolean {
  const at = heading.length > 5 ? quote.toLowerCase().indexOf(heading.toLowerCase()) : -1;
  if (at < 0 || SAYS.test(quote) || quote.length > 110 || /\b\d{5}\b/.test(quote)) return false;
  const beside = `${quote.slice(0, at)} ${quote.slice(at + heading.length)}`;
  const rest = findDates(beside)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), beside)
    .replace(PLACE, " ");
  return (
    rest.trim() !== "" &&
    rest
      .trim()
      .split(/\s+/)
      .every((word) => NAME_OF_HEAD.test(word))
  );
}
const NAME_OF_HEAD = /^(?:\p{Lu}[\p{L}'’&.-]*,?|[A-Z]{1,3}-?\d{3,4}|[|,/&-])$/u;

/** "VISIT NOTES 2 of 2", "INITIAL EVALUATION - Assessment / Plan Page 2/2". */
const PAGE_OF =
  /^(?:[^.:;]|(?<=\d):(?=\d)){3,110}\bpage \d{1,3}(?: ?(?:\/|of) ?\d{1,3})?$|^[^.:;]{3,60}\s\d{1,2} of \d{1,2}$/i;

/** "Visits attended 10 of 12", "Days with a reading in period 22 of 30", "Goals Met 3 of 5": a count, as its name is in small letters or names what is counted. */
const IN_SMALL =
  /\b(?!(?:sheets?|pages?|pg|forms?|parts?|cop(?:y|ies)|records?|notes?|reports?|letters?|evaluations?|exams?|examination|summary|history|log|list|record|chart|statement|fax|print(?:out)?)\b)\p{Ll}{3,}\W{0,2}\d{1,2} of \d{1,2}$/u;
const OF_COUNTED =
  /\b(?:visits?|sessions?|(?:goals?|criteria) met|attended|kept|used|days|nights|trials?|steps?|reps?|score|weeks?)\W{0,2}\d{1,2} of \d{1,2}$/i;
const isCount = (text: string) => IN_SMALL.test(text) || OF_COUNTED.test(text);
const isPageMark = (text: string) =>
  PAGE_OF.test(text) && !SAYS.test(text) && (/\bpage \d/i.test(text) || !isCount(text));

/** To whom an e-mail went, and the one that it answers. Who wrote it, and when, may be proof. */
const MAIL_HEAD = /^(?:> ?)*(?:to|cc)\s*:[^:]{0,80}@|-{3,} ?(?:original|forwarded) message/i;
/** Whose insurance it is, what another page says, which films were made: no word of it argues. */
const POINTS_ELSEWHERE =
  /^(?:[Ss]ponsor|[Gg]uarantor|[Rr]esponsible party)\s*:|^.{0,40}\bsee (?:the )?(?:procedure|attached|separate|nursing|scanned|operative) [^.;]{0,24}\.?$|^.{0,40}\bsee (?:their|the|his|her|our) (?:d\/c|discharge|notes?|reports?|letter|summary|chart|eval\w*)\b[^.;]{0,12}\.?$|^(?:[Ee]xam|[Ss]tudy|[Ee]xamination)\s*:\s*[A-Z0-9 ,/()-]+$/;

/** "7.4 Filing limits", "page 41 Rehabilitation (outpatient)": the title over a passage of a plan's text. */
const SECTION_TITLE =
  /^(?:(?:section|chapter|article|part|page) )?\d{1,3}(?:\.\d{1,3})*[.)]? (?:\p{Lu}[\p{L}-]+)(?: (?:\p{L}[\p{L}-]*|\(\p{L}+\)|&|\/)){0,5}$/u;
/** "GATE EDI   Claim status   sub: BAY CLINIC   payer: ACME HEALTH (ACM01)": the head of a report's list. */
const LIST_HEAD = /\bsub(?:mitter)?\s*:.{2,60}\bpayer\s*:(?!.*\b(?:accepted|received|rejected)\b)/i;

const REPORT_NAME = /^(?:277(?:CA)?|999|271|835)\b[^.;:\d]{0,60}\b(?:acknowledg\w+|report|response)\b/i;
const BOOKLET_NAME =
  /^(?:(?:certificate|evidence) of coverage|summary plan description|(?:benefit|member|plan) (?:booklet|handbook|document)|EOC|SPD)\b/i;
const OF_TITLES =
  /\b(?:file|run|batch|processed|printed|created|page|report|date|no|number|id|on|at|am|pm|plan|calendar|benefit|contract|year|effective|edition|revised|from|to|through|form|january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;
/**
 * "277CA CLAIM ACKNOWLEDGMENT   file 1019-4471   processed 10/20/2026 02:14", "CERTIFICATE OF COVERAGE   Plan year January 1 - December 31, 2026": which
 * report or booklet it is; its entries and sections stand below.
 */
function isTitleOfPaper(text: string): boolean {
  const name = (REPORT_NAME.exec(text) ?? BOOKLET_NAME.exec(text))?.[0];
  if (!name) return false;
  const rest = text
    .slice(name.length)
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(" ");
  return !/\p{L}/u.test(rest.replace(OF_TITLES, " "));
}

/** "AMES ROSA TELL-   3RA6FJ8QM47   1960-01-02   F": whose answer it is, and no word of it. */
const WHOSE_ANSWER =
  /^[\p{Lu}'’, -]{5,40} (?=[A-Z-]*\d)[A-Z0-9-]{7,16} (?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})(?: [MFX])?$/u;

/** "Not at work, no auto.": asked of every patient, and an answer only where an accident is in question. */
const NO_ACCIDENT =
  /^(?:not|no|denies(?: any)?|non-?)\b[^.;]{0,40}\b(?:at work|work[- ](?:related|comp|injury)|auto|MVA|MVC|motor vehicle|accident)\b[^.;]{0,24}\.?$/i;
const OF_ACCIDENT = /\b(?:accident|injur\w+|auto|work\w*|liabilit\w+|employ\w+)\b/i;
const asksOfAccident = ({ denialText = "", denialCode = "", denialCategory }: LetterFacts) =>
  denialCategory === "eligibility" || /\b(?:19|20|21)$/.test(denialCode) || OF_ACCIDENT.test(denialText);

/** "TRICARE East Region   Letter date: 08/17/2026": the day of a letter, with whose it is. */
const LETTER_DAY =
  /^[^.;:]{0,50}\b(?:letter|notice|print|report|issue) date\s*:? ?\d{1,2}\/\d{1,2}\/\d{2,4}$/i;

/** "CO-97" and its meaning: what a code of a remittance means, in its legend; the payer's words against us. */
const CODE_MEANING =
  /^(?:(?:CO|PR|OA|PI|CR)[- ]?[A-Z]?\d{1,3}|(?:N|MA?)\d{1,4})(?: ?[-–=:])? +(?:The|This|These|An?|Charges?|Exact|Claims?|Services?|Payments?|Non-covered|Benefits?|Coverage|Procedures?|Duplicate|Missing|Not|Precertification|Expenses|Deductible|Coinsurance|Co-payment|Patient|Prior)\b[^\d]*$/;

/** "Form Approved OMB No. 0938-0950": which edition of a printed form it is. */
const OF_PRINTED_FORM = /\bOMB (?:no\b|number|control|approval)/i;

/** "10/20/2026 not addressed today" below a problem: without its name it is said of whatever stands before it. */
const NOT_ADDRESSED =
  /^\W*(?:[\d/-]{3,10}\W{0,3})?(?:not (?:addressed|discussed|reviewed|assessed|evaluated)|deferred)(?: (?:today|(?:at )?this visit|at this time))?\W*$/i;

/** A rule drawn with hyphens around a title: "---- CLAIM AS SENT 10/02/2026 ----". */
const RULED = /^(?:-{3,}|={3,}|\*{3,}|_{3,})[^-=*_]{2,60}(?:-{3,}|={3,}|\*{3,}|_{3,})$/;

/** What a patient takes for other things, how many vertebrae there are, that a form was signed: true in any chart, and no reason. */
const OF_ANY_CHART =
  /^(?:current |home |active )?(?:med(?:s|ications?)(?: list)?\s*:|med(?:ication)?s? list\s)|\b(?:four|five|six|[4-6]) (?:non-?rib-?bearing )?(?:lumbar|cervical|thoracic)[- ]type vertebra|^(?:informed |verbal |written )?consent (?:was )?(?:obtained|signed|given)[^.;]{0,40}(?:[,;.] ?time[- ]?out[^.;]{0,20})?\.?$|^(?:results? |labs? )?reviewed with (?:the )?(?:pt|patient|family|mother|father|parent)s?\.?$|^time[- ]?out(?: (?:was )?(?:done|called|performed|completed))?(?: (?:at )?\d{1,2}:\d{2}(?: ?[ap]m)?)?\.?$/i;
/** How one office greets and thanks another, and nothing of the patient beside it. */
const COURTESY =
  /^(?:(?:many )?thanks(?! to\b)|thank you|I (?:appreciate (?:you|being|the (?:referral|opportunity|chance))|thank you))\b(?!.*\d)(?!.*\b(?:with|who|whose|after|since|because|approv\w+|authori[sz]\w+|certif\w+|cover\w*|pa(?:id|ying)|deni\w+)\b).{0,90}$|^it (?:is|was) a pleasure\b.{0,60}$|^please (?:do not|don['’]t) hesitate\b|^(?:I|we) (?:will|shall)? ?keep you (?:informed|posted|updated)\b.{0,40}$/i;
/** What colleagues ask of one another, and what became of other people's claims. */
const TO_COLLEAGUES =
  /\bpull (?:the )?(?:eval|charts?|notes?|records?|POC|file)\b|\b(?:fix and|please) (?:re-?send|re-?bill)\b|\bother (?:\w+ )?(?:pts?|patients?)\b[^.;]{0,30}\b(?:went|were|paid|ok)\b|\bwill bring (?:the )?papers\b|(?<!\b(?:pt|patient|mother|father|wife|husband|told|advised|instructed|taught|educated|if|when)\b.*)\bdon['’]?t (?:mix (?:them |it )?up|wait)\b|\bhow could (?:they|you|we)\b|^(?:[A-Z]{2,3} )?(?:to[- ]?do|reminder|note to self)\s?:/i;
/** A call or a message that reached nobody. */
const REACHED_NOBODY =
  /\bon hold\b[^.;]{0,40}\b(?:cut off|disconnected|hung up|dropped|gave up)\b|\b(?:LVM|LMOM|LMTCB|left (?:a )?(?:vm|voice ?mail|message))\b[^.;]{0,16}\b(?:pt|patient|mom|mother|dad|father|spouse|wife|husband)\b(?!.*\b(?:called back|returned|spoke|approv\w*|auth\w*|certif\w*)\b)/i;

/** What the front desk keeps beside a visit: what is owed, where drugs are fetched, an appointment that was moved. */
const OF_THE_DESK =
  /^(?:cx|c\/x|cxl|n\/s|r\/s|resched)\s?:|^(?:front desk|scheduling|reception|check-?(?:in|out)|desk note)\b[^.;]{0,30}:|^(?:preferred )?pharmacy(?: name)?\s*:|\b(?:pt|patient|mom|dad|spouse) owes\b|\bowes \$\d|\b(?:appt|appointment)\b[^.;]{0,24}\b(?:moved|rescheduled|r\/s)\b|\b(?:moved|rescheduled|r\/s) (?:the |his |her |\d{1,2}\/\d{1,2} )?(?:appt|appointment)\b|^(?:RTC|return to clinic|rtn|f\/u appt)\b.{0,16}$/i;

/** "confirmed, resolved 02/2024) | allergic rhinitis": the end of a line that began elsewhere. */
const isTorn = (text: string) => /^\p{Ll}[^(]*\)/u.test(text);
/** Temperature, pulse and breath alone, as any visit has them. */
const VITALS =
  /^(?:exam|vs|vitals?(?: signs)?|O)?[\s:]*(?:(?:T(?:emp)?|P|HR|RR|R|SpO2|O2 sat|Wt|Ht)[\s:]*\d+(?:\.\d+)*(?: ?(?:%|F|C|lbs?|kg|in|cm|bpm))?[\s,;.]*)+$/i;

/**
 * Whether the words of a passage may be quoted at all, whatever it was chosen for: not the head of a page, no disclaimer, nothing
 * that staff say of their own handling, nothing that only repeats the payer's decision.
 */
/** "date  taught to  what  days done": the heads of a log's columns in one line. */
const COLUMN_HEADS =
  /^date\s+(?!of\b|when\b|is\b|was\b|not\b|for\b|on\b|last\b|first\b|unknown\b)(?!.*\d{1,2}[/-]\d)(?:[\p{L}/()-]+\s+){2,}[^.;:]*$/iu;

/** An entry of a call says what the payer said, whatever else it says. */
const REPLIED =
  /\b(?:rep|ref(?:erence)?|call) ?#|\b(?:s?he|rep\b[^.;]{0,20}|supervisor\b[^.;]{0,20}) (?:says?|said|sees|states?|stated|confirm\w*)\b/i;

/** Care after a discharge asks for two tries to reach the patient within two days: there the tries count. */
const countsAttempts = ({ procedureCodes = [] }: LetterFacts) =>
  (procedureCodes ?? []).some((code) => /^9949[56]/.test(code));

const isOwnFault = (text: string) => OWN_FAULT.test(text.replace(PAYERS_FAULT, " "));
const isOfDesk = (text: string) => OF_THE_DESK.test(text) && !tellsState(text);

export function isQuotable(
  { quote, heading, section, measure, told }: ChartFact,
  letter: LetterFacts,
): boolean {
  if (measure) return true;
  const text = quote.trim();
  if (STAYS_INSIDE.test(text) || STAYS_INSIDE.test(section) || STAYS_INSIDE.test(heading)) return false;
  if (DISCLAIMER.test(text) || isOwnFault(text) || isOfDesk(text) || COURTESY.test(text)) return false;
  if (
    (TO_COLLEAGUES.test(text) && !REPLIED.test(text)) ||
    (REACHED_NOBODY.test(text) && !countsAttempts(letter))
  )
    return false;
  if (OF_ANY_CHART.test(text) && letter.denialCategory !== "documentation") return false;
  if (PAYER_DENIED.test(text) && !HAPPENED_TOO.test(text)) return false;
  if (told || tellsBefore(text)) return true;
  if (isTorn(text) || VITALS.test(text) || isRawLine(text)) return false;
  return !(
    isPageMark(text) ||
    RULED.test(text) ||
    NOT_ADDRESSED.test(text) ||
    CODE_MEANING.test(text) ||
    LETTER_DAY.test(text) ||
    (SECTION_TITLE.test(text) && !SAYS.test(text) && letter.denialCategory !== "coding") ||
    LIST_HEAD.test(text) ||
    isTitleOfPaper(text) ||
    COLUMN_HEADS.test(text) ||
    (NO_ACCIDENT.test(text) && !asksOfAccident(letter)) ||
    WHOSE_ANSWER.test(text) ||
    POINTS_ELSEWHERE.test(text) ||
    MAIL_HEAD.test(text) ||
    isLetterhead(text, letter) ||
    isVisitHeader(text, heading, letter) ||
    (OF_PRINTED_FORM.test(text) && !/\bsign(?:ed|ature)\b/i.test(text)) ||
    isTitleLine(text, heading)
  );
}
