import { addMonths } from "@/lib/core/dates";
import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isForMedicalReason } from "@/lib/domain/reading/chart/page/adverse";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../facts/facts";
import { isServiceDay } from "../facts/service-period";
import { tellsLimitBeside } from "./limits-beside";
import { isManaged } from "./managed-illness";
import { ofOtherProviders } from "./other-providers";
import { isCoverage, isHeader, surnameOf } from "./page-heads";
import { tellsState } from "./patient-state";

/** Where a need is in question, what went out by fax, to whom and when, is no part of the answer. */
const OF_SENDINGS =
  /\b(?:fax|mail|mailing|outgoing|incoming|transmission)\b[^,;]{0,20}\b(?:logs?|journals?|registers?|reports?|confirmations?|sheets?)\b/i;
/** "Payout log: 31 entries, last payment (MRI)", "eligibility run: active, chiro 20 visits/yr": of money and coverage, not of a body. */
export const isOfPayments = (quote: string): boolean => OF_PAYMENTS.test(quote) && !tellsState(quote);
const OF_PAYMENTS =
  /\b(?:pay-?outs?|payment logs?|pmts?|remit(?:tance)?s?|EFT|eligibility|co-?pays?|deductibles?|co-?insurance|timely filing|adjusters?|policy limits?|PIP(?! (?:joints?|and DIP|to DIP|flex|ext|ROM|AROM|PROM|lag|stiff|contracture|\d+ ?deg|-? ?\d{1,3}[-/]\d))|DOL|med-?pay|LOP)\b/i;
/** Who prints a page, for whom and when: nothing that argues. */
const FURNITURE =
  /^(?:to|from|attn|re|(?:encounter|document)(?= ?:(?: ?[A-Z-]*\d[\d/-]{2,}|$))|exam date|date of exam|subject line|phone|fax|tel|address|npi|tax id|tin|mrn|dob|payer|insurance|member|group|provider|rendering|prescriber|clinician|supervising|version(?= ?[\d:#]| (?:date|no|effective|of (?:form|the form)))|location|facility|printed|exported|generated|page|pg|account|signed|signature|electronically signed|e-?signed|dictated|transcribed|authenticated|cc|dear|sincerely|thank you|to whom|prepared by|completed by|plan(?!\b.{0,60}\b\d+ ?(?:x|\/|times|visits?|wks?|weeks?|months?)\b)|see|continue(?!d?\b.{0,60}\b\d+ ?(?:x|\/|times|visits?|wks?|weeks?|months?)\b))\b[^.;]{0,70}[.:]?$|^(?:submitter|sender|receiver|trading partner)\b[^.\d]{0,110}$|\bprinted\b.{0,30}\d{4}|\bpage \d+ of \d+\b|\bpg\.? ?\d+ ?\/ ?\d+\b|\bchart print\b|^(?:to|from)\s*:.{3,60}(?<!\bby )\bfax \d{3}\b|\bscanned (?:in)?to (?:the )?(?:media|chart|documents?)\b|^\W*$/i;
/** "Payer received the claim on 03/05", "Location of pain moved to the calf": a sentence whose first word could label a field. */
const LABEL_WORD =
  /^(?:payer|insurance|member|group|provider|rendering|prescriber|clinician|supervising|location|facility|account|address|mrn)\b(?![^.;]{0,24}[:#])/i;
const TELLS =
  /\b(?:is|are|was|were|has|had|shows?|showed|said|received|accepted|approved|asked|changed|began|started|paid|sent|went|confirmed|moved|rose|fell|dropped|stopped|reports|reported|needed)\b/;
/** Who signed and looked it up; what a desk notes against the claim, what the patient owes and what came late, in which no other guard has a say. */
const OF_DESK_ONLY =
  /\b(?:reviewed|sign(?:ed|ature)|attest\w*|verified|electronically|dictated|notified|aware|no|not|none|in-?active|terminat\w+|termed|ended|lapsed|out[- ]of[- ]network|non-?par\w*|denied|owes?|balance|due|overdue|collections?|co-?pay\w*|co-?insurance|deductible|responsib\w+|in full|refund\w*|write[- ]?off|stop(?:s|ped)?|late|past|limits?|required|away|aide|billing|wrong|missing|printed|unknown|self-?pay)\b/i;
const tellsSomething = (quote: string) =>
  LABEL_WORD.test(quote) && TELLS.test(quote) && !OF_DESK_ONLY.test(quote) && quote.split(/\s+/).length > 4;

/** "09/21/2026 08:47 Front desk -> Review unit": who wrote to whom, over the message. */
const MESSAGE_HEAD = /^[\d/:.,\s-]{6,30}[\p{L} .()'’/&-]{2,40}(?:->|→)[\p{L} .()'’/&-]{2,40}$/u;
const SIGNED_ONLY =
  /^\W{0,2}E-SIGNED\b.{0,80}$|^.{0,60}(?:\b(?:e-?sig(?:ned)?|signed|signature|authenticated|dictated)\b|\/e?s\/)(?:[^.]|\b(?:[A-Z]|Dr)\.){0,60}$|^[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){0,3}, (?:MD|DO|DC|PT|OT|PA|NP|DPM|PhD|LCSW|LPC|RN|CCC)\b(?:, [A-Z]{2,5}\b)*.{0,30}$/;
/** "Dictated, P. Ames DC", "Ada Roe PT DPT 8/17/2026", "Signed A. Roe MD 10/01/2026 15:20": a name with its degrees, and no word beside. */
const SIGNER =
  /^(?:(?:Dictated|Signed|Transcribed|Typed|Entered|DICTATED|SIGNED)(?: by)?[,:]? +|(?!(?:Failed|Completed|Outpatient|Home|Aquatic|Prior|Previous|Physical|Tried|Stopped|Refused|Needs?)\b)(?=\p{Lu}[\p{L}.'’-]* \p{Lu}[\p{L}.'’-]+,? [A-Z]{2}))(?:\p{Lu}[\p{L}.'’-]*,? ){1,4}(?:(?:MD|DO|DC|PT|DPT|OT|OTR\/L|OTR|PTA|COTA\/L|COTA|PA-C|NP|FNP|APRN|DPM|PhD|RN|ATC|CMT|CHT|CLT|OCS|NCS|WCS)(?:[,/ -]+|\.?(?=$)))+(?:\d{1,2}\/\d{1,2}\/\d{2,4})?(?:,? \d{1,2}:\d{2}(?: ?[AP]M)?)?\.?$/u;
/** "Rehab potential good": a field of any evaluation, without a word of why. */
const OUTLOOK =
  /^(?:(?:rehab(?:ilitation)?|overall) )?(?:potential|prognosis)(?: for rehab\w*)?[\s:,-]*(?:is )?(?:good|fair|excellent|very good)\W*$/i;
/** "History of Present Illness": the heading of a part of any note. */
const PART_OF_NOTE =
  /^(?:history of (?:the )?present illness|chief complaint|review of systems|(?:physical )?exam(?:ination)?|(?:past )?(?:medical|surgical|family|social) history|assessment(?: (?:and|&) plan)?|(?:current )?medications?|vital signs|results|imaging|allergies|subjective|objective)(?: (?:reviewed )?today)?(?: \([^()]{0,30}\))?\W*$/i;
/** "Ordered by: A. Ott, MD; Indication: cough" over a report: what it found is below. */
const ORDERED =
  /^(?:ordered|requested|referred) by\s*:[^;:]{3,50}(?:; ?(?:clinical )?(?:indication|history|reason)s?\s*: ?[^;:]{1,40})?$/i;
/** "Goal weight 176.": what is aimed at, without a word of where the patient stands. */
const BARE_AIM =
  /^(?:goal|target) (?:for )?[a-z][\w ]{1,20}[\s:]*[<>≤≥]?\d[\d./-]*(?: ?(?:lbs?|pounds|kg|%|mm ?Hg))?\W*$/i;
const POLITE =
  /\b(?:hung up|left (?:a )?(?:vm|voice ?mail|message)|told (?:to )?hold|thank you|thanks|sorry|got it|you're welcome|please call|have a (?:nice|good)|(?:kind|best|warm) regards)\b|^(?:also,? )?(?:can|could|may|should) (?:I|we)\b/i;
/** "Sandlapper Therapy   MEASURES, LEFT SHOULDER": capitals without a number or a stop. */
const TITLE = /^[^.;:\d]*\b[A-Z]{5,}\b[^.;:\d]*$/;
/** "Harborview Family Medicine": the name at the top of a practice's page; "Otology and Neurotology" below a doctor's. */
const OWN_NAME =
  /^(?:[A-Z][\w'&-]*,? ){1,6}(?:Medicine|Clinic|Center|Hospital|Associates|Imaging|Physicians|Chiropractic|PLLC|LLC|P\.?C\.?)$|^(?!(?:Completed?|Tried|Trial|Failed|Continued?|Start(?:ed)?|Began|Stopped|Discontinued?|Referr(?:al|ed)|Refer|Ordered|Order|Recommend(?:ed)?|Needs?|No|Not|Prior|Previous|Past|Status|Had|Did|Underwent|Received|Responded|Improved|Attended|Has|Is|Was|In|On|After|Since|Without|With|Resumed?|Initiated?|Requires?|Skilled|Weekly|Daily|Home|Aquatic|Manual)\b)(?:(?:[A-Z][\w'&-]+|and|of) ){3,7}(?:Therapy|Rehab(?:ilitation)?|Orthopa?edics|Neurology|Pediatrics|Practice|Group)$|^[A-Z][a-z]+ology(?: (?:and|&) [A-Z][a-z]+ology)?$/;
/** "RIVERBEND LABORATORY, INC.   CLIA 11D…", "REQUISITION scanned 10/09/2026". */
const LETTERHEAD =
  /^(?:277(?:CA)?|999|271)\b[^.;]{0,80}\b(?:acknowledg\w+|response)\b[^.;\d]{0,40}$|^(?:released|verified|entered|reviewed|scanned|transcribed) by:?\s[^.;]{0,50}(?:\d{1,2}\/\d|\))/i;
/** In capitals: "Notes sent by fax 9/2/26" and "auth under the wrong NPI" are sentences. */
const LETTERHEAD_IN_CAPITALS =
  /^[A-Z][A-Z ,.&'-]{9,}\s+(?:CLIA|NPI|TIN|EIN|[Tt][Aa][Xx]|[Pp][Hh](?:[Oo][Nn][Ee])?|[Ff][Aa][Xx]|[Tt][Ee][Ll]|[Ss][Uu][Ii][Tt][Ee])\b|^[A-Z][A-Z ]{5,}(?:[Ss]canned|SCANNED|[Pp]rinted|PRINTED|[Ff]axed|FAXED|[Rr]eceived|RECEIVED)\b.{0,22}$/;
/** That all is well speaks against a need. */
const ALL_WELL =
  /\bden(?:ies|ied)\b(?! (?:any )?(?:prior|previous|past|earlier|pre-?existing|history of|hx of)\b(?![^.;]{0,40}\b(?:treatments?|therapy|PT|OT|care|injections?|surger\w+|medic\w+|exercis\w+|visits?)\b))(?! (?:any )?(?:\w+ )?(?:(?:relief|benefit)\b|(?:improvement|help|response|change) (?:in (?:pain|symptoms) )?(?:with|from|after|by|on|despite|since)\b))|^no (?:recent |new |further )?falls? (?:today|this week|reported|since (?:the )?last visit)\W*$|\bunremarkable\b|\bwithin normal limits\b|\bWNL\b|\bnegative\b|\bno (?:objective |abnormal |significant )findings?\b|\bno acute (?:disease|process|abnormalit\w+|findings?|cardiopulmonary)\b|\bno (?:safety |acute |current |other |new |active )?(?:concerns?|complaints?|distress|pain|weakness|deficits?|symptoms?|numbness|swelling|instability|limitations?|difficult\w+)\b|^\W*no (?:bowel|bladder)\b|^\W*no (?!relief|change|improvement|resolution|longer|new|real|lasting)\w+ (?:symptoms|sx)\b|\b(?:is|are|all|exam|strength|gait|side|sensation|reflexes|lungs|knees?|shoulders?) (?:\w+ ){0,2}(?:normal|clear|stable|intact)\b|\bnormal (?:gait|strength|exam\w*|range|mood|tone|findings)|(?<!\bnot )\bat goal\b|(?<!\bnot )\bwell[- ]controlled\b|\basymptomatic\b|\bdoing (?:well|fine|great)\b|\bfeels? (?:well|fine|great)\b/i;
/** It went the other way, or at the patient's own wish. */
const AGAINST =
  /\bdenied\b|(?<!\b(?:not|never) (?:yet )?)\bexpired\b(?! (?:air|CO|gas|breath|volumes?)\b)|(?<!\bpost[- ])\bvoid(?:ed)?\b(?! (?:trial|volumes?|residual|diary|every|spontaneously|about \d|\d+ ?(?:ml|cc)))|(?<!\b(?:acute|chronic|cellular|graft|transplant|antibody[- ]mediated|organ|kidney|liver|heart|lung) (?=rejection\b))\breject\w*\b(?! (?:(?:the |her |his )?(?:graft|kidney|liver|heart|lung|transplant)\b|on (?:the )?biops))|\bcancel\w*|(?<!\b(?:socially|tearful|quiet|more|becoming|flat|(?:patient|pt|s?he|child) (?:appears|seems)),? (?:and )?)\bwithdrawn\b(?! (?:from (?:friends|family|peers|others|school|opioids|alcohol)|and (?:tearful|quiet|sad|flat)|at (?:school|home)|in class)\b)|\bnot (?:valid|found|received|accepted|(?<!\b(?:school|district|IEP|early intervention)\b[^.;]{0,40})eligible(?! for (?:\w+ ){0,2}(?:IEP|school|special ed\w*|early intervention)\b)|covered(?! by (?:the |this |his |her )?(?:\w{1,12} )?(?:dose|drug|medication|antibiotic|inhaler|treatment)\b)|active|on file|approved|compliant)\b|\bexclu(?!sive)\w+\b(?!(?<!\b(?:plan|policy|benefits?|contract|coverage|certificate|rider|insurer|payer)\b[^.;]{0,40}) (?:an? |any )?(?:\w+ )?(?:fractures?|DVT|clots?|embol\w+|infection|malignan\w+|cancer|stroke|bleed\w*|tears?|tumou?rs?)\b)(?! (?:by|on|with) (?:CT|MRI|x-?rays?|films?|ultrasound|biopsy|labs?|EMG|culture)\b)|\bprefers?\b(?! (?:to use )?(?:the |his |her )?(?:left|right|other|good|uninvolved|unaffected|non-?dominant) (?:arm|hand|leg|side|foot)\b)|\bconvenience\b|\bown (?:choice|accord)\b|\bpatient (?:asks|requests?|wants|would like)\b(?! to (?:return|go back|get back|be able|resume|work|walk|run|drive|lift|climb|play|care|avoid|hold (?:(?:her|his|the|a) (?:\w+ )?(?:baby|child|grand\w+|son|daughter|cup|pen|spoon|fork|phone|book)|things)|sit(?! out)|stand(?! (?:in|down))|sleep(?! (?:in|late))|reach|dress|bathe|shower|cook|swallow|(?:speak|talk)(?! (?:to|with|about)\b)|read(?! [^.;]{0,20}\b(?:notes?|charts?|records?|report|letter)\b)|write(?! (?:to|a)\b)|kneel|squat|get (?:up|out|off|in|dressed)|go (?:up|down))\b(?![^.;]{0,60}\b(?:ready|skip|vacation|trip|golf|instead)\b))|\b(?:pt|client|he|she) (?:asks|requests?|wants|would like) (?:about|for(?! (?:help|assist\w*|support|a (?:hand|rest|break|chair|seat)|rests?|breaks?)\b)|longer|more|another|other|an?\b|to (?:continue|keep|come|have|try|be seen|stay|stop|quit|end|skip|cancel|pause|switch)\b)|\basks? (?:if|whether)\b|\bmay (?:ask|need|require|try) (?:for )?(?:an? )?|\bif (?:this|that|it|these) fails?\b|\bplan(?:ned)? if\b|\bif (?:\w+ ){1,2}(?:is |was )?(?:refused|denied|not approved)\b|(?<!\b(?:(?:not|no|never|non)[ -](?:(?!only\b|just\b|merely\b|more\b)\w+ )?|rather than (?:\w+ )?|instead of (?:\w+ )?))\bmaintenance\b(?! (?:dos\w+|medic\w+|inhalers?|fluids?|level))|\bwellness (?:adj\w*|care|visits?|plan)\b(?!.*\b(?:no pain|until|till|since|new (?:injury|condition|episode|onset|problem))\b)|\bno[- ]show\b|(?<!\btibial (?=plateaus?\b))\bplateau\w*\b(?! (?:fractures?|fx|ORIF|repair)\b)|\bnon-?complian\w+|\bcarried (?:forward|fwd|from)\b|\bcarried over\b(?! (?:in)?to (?:(?:the |her |his |their )?(?:home|work|job|school|class\w*|daily|ADLs?|function\w*|dressing|bathing|eating|meals?|cooking|walking|gait|stairs|transfers|play|conversation\w*|phrases?|sentences?|words?|reading|speech|speaking|community|real)\b))|\bcopied (?:forward|fwd|from)\b|\bunchanged\b|\bno change\b|\bnot (?:moving|helping|working|responding)\b|\bconsider (?:stopping|discontinu\w+|discharg\w+)|\brefus\w+\b(?! (?:(?:the |his |her |all |most )?(?:foods?|feeds?|feedings?|bottles?|breast|solids|meals|liquids|fluids)\b|to (?:eat|feed|drink|nurse|crawl|bear weight|put weight|(?:(?:walk|stand|step) on|use) (?:the |his |her )?(?:left|right|swollen|sore|hurt|injured|affected) (?:arm|hand|leg|foot|ankle|knee|side))\b))|\bdeclin(?:ed|es)\b(?! (?:from|to|by) \d)|\bauto-?populat\w+|\btemplate\b|(?<!\b(?:trial and|refractive|speech|sound|phase|joint position) )\berror\b(?! (?:rates?|patterns?|free)\b)|\bby mistake\b|\bfake\b|(?<!\bnot (?:\w{1,12} )?)\b(?:investigational|experimental)\b|\bnot (?:yet )?(?:FDA[- ])?cleared\b|\bnot used (?:on|for|with) (?:any )?patients?\b|\bdemo(?:nstration)? (?:unit|device|model)\b|\bother patient\b|\bindependent medical exam\w*|\bIME\b|\?/i;
/** What somebody thinks who has not examined anybody, and what is disputed. */
const OPINION =
  /\bswears? by\b|\b(?:coach|neighbou?r|friend|co-?worker|teacher|boss|employer)s?\b.{0,20}\b(?:thinks?|thought|believes?|says|said|feels?)\b(?![^.;]{0,30}\b(?:may not|cannot|can't|must|has to|requires?|not allowed)\b[^.;]{0,30}\b(?:return|work|lift|climb|drive|stand|full duty|squat))|\bdisput(?:es|ed)\b(?! (?:line|charge|claim|service|visit))/i;
const COVERED_TEXT =
  /\bapart\b|\bcounted\b|(?<!\bnot (?:\w{1,12} )?)\bcovered\b|\bnot (?:apply|limited|subject|count)\b/i;
const SERVICE_CODE =
  /(?<![\w/.-])(?<!(?<![\d/.-])\d{2,4} \d{2,4} )(?<!\b[A-Z]{1,3} \d{3,4} )(?<!, [A-Z]{2} )(?<!\b[Bb](?:ox|OX) )(?<!\b[Bb](?:ox|OX) \d{3,6},? [A-Z][A-Za-z]{2,14} )(?<!\b(?:serial|lot|unit|model|[Pp]ayer(?: ID| id)?|[Aa]cct|[Aa]ccount|invoice|[Tt]icket|[Pp]ayer claim|ICN|DCN|[Bb]atch|EFT|[Cc]heck|[Tt]race|(?:[Rr]ef|REF)(?:erence)?|[Cc]all(?: ref)?)(?: (?:no|number|#))?\.?:? )(?:\d{5}|[A-Z]\d{4}|\d{4}T)(?![\w-]|\.\d)/g;
/** "TM-26-47730": in the office's log the end of an approval's number stands for it, and is no procedure. */
const END_OF_NUMBER =
  /(?<=\b(?!(?:CPT|HCPCS|CODE|PROC|DX|G[NOP]|KX|CO|PR|OA|PI)-)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{1,6}(?:-[A-Z0-9]{1,6})?-)\d{5}(?![\w-])/g;
const LONGEST_GAP_DAYS = 120;
const WINDOW_MONTHS = 12;
const NEEDS_ILLNESS: readonly DenialCategory[] = [
  "medical_necessity",
  "authorization",
  "coding",
  "benefit_exclusion",
];

/**
 * Whether a passage may stand in a letter although no rule asked for it: it says something, nothing of it speaks against the
 * case, and it is of the episode and the services in question. In doubt it stays out and beside the letter.
 */
export function mayStand(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  category: DenialCategory,
): (fact: ChartFact) => boolean {
  const start = startOfEpisode(facts, letter);
  const others = ofOtherProviders(facts, letter);
  const own = new Set(letter.procedureCodes ?? []);
  const surname = surnameOf(letter);
  const turned = turnedNegative(facts);
  const numbers = new Set(facts.flatMap(({ quote }) => quote.match(END_OF_NUMBER) ?? []));
  const ofClaim = (text: string, { told, date }: ChartFact) =>
    told && letter.datesOfService && isServiceDay(letter, date) ? text.replace(ROW_DENIED, " ") : text;
  return (fact) => {
    const { quote, date, adverse } = fact;
    if (adverse || quote.length < 8 || (fact.told && NOT_CHARGED.test(quote))) return false;
    if (category === "medical_necessity" && (OF_SENDINGS.test(fact.heading) || isOfPayments(quote)))
      return false;
    if (
      !isCoverage(fact) &&
      (saysNothing(quote) || isHeader(fact, surname, category === "medical_necessity"))
    )
      return false;
    if (others.has(fact.id) || OPINION.test(quote)) return false;
    const said = withoutFailedRemedy(
      withoutCorrection(
        withoutPayersFault(
          withoutTurned(
            withoutAnswered(ofClaim(withoutLegend(quote), fact))
              .replace(VISIT_DENIED, "$1")
              .replace(THE_DENIED, " ")
              .replace(SAID_NO_RELIEF, "had no "),
          ),
          fact,
        ),
        fact,
      ),
      fact,
    );
    if (AGAINST.test(said) && !COVERED_TEXT.test(said) && !isExcused(said)) return false;
    if (
      NEEDS_ILLNESS.includes(category) &&
      !turned.has(fact.id) &&
      ((isAllWell(said) && !isManaged(quote, letter)) || foundNothing(quote))
    )
      return false;
    if (start && date && date < start) return false;
    if (start && !date && findDates(quote).some(({ iso }) => iso < start) && /\bpolicy\b/i.test(quote))
      return false;
    const codes = (quote.match(SERVICE_CODE) ?? []).filter((code) => !numbers.has(code));
    return own.size === 0 || codes.length === 0 || codes.some((code) => own.has(code));
  };
}

/** Nothing beside what is well: "exam normal, weakness denied" is no finding. */
export const isAllWell = (said: string) => ALL_WELL.test(said) && !tellsLimitBeside(said, ALL_WELL);

/** "Denied 9/2, overturned on 9/8", "first claim was voided, replacement sent 9/22": what was said first did not stay. */
const TURNED =
  /\b(?:denied|void(?:ed)?|reject\w*|cancel\w*|withdrawn)\b[^.]{0,80}(?<!\bnot (?:\w{1,12} )?)\b(?:overturned|reversed|reinstated|rescinded|then approved|now approved|approved on|replaced|replacement (?!not\b|never\b)(?:\w+ )?(?:sent|issued|filed|received|approved)|re-?sent|(?:corrected|fixed) and sent|resubmitted|accepted(?! by (?:the )?(?:office|patient|us)\b)|new auth\w*)\b/gi;
const withoutTurned = (text: string) => text.replace(TURNED, " ");
/** "date 10/20/26; side R middle strap; code n/c": a row of what nobody billed is no part of the claim. */
const NOT_CHARGED = /; (?:code|cpt|charge|chg|billed)s?:? (?:n\/c|no charge|not charged|nc)(?:;|$)/i;
/** "No change with naproxen": of another remedy it is why this one was needed; of the care in question the reading has marked it as no progress. */
const withoutFailedRemedy = (text: string, { topics, adverse }: ChartFact) =>
  topics.includes("treatment_tried") && !adverse
    ? text.replace(/\b(?:no change|unchanged|not (?:helping|working|responding))\b/gi, " ")
    : text;
/** "Refused the surgery consult because of the blood thinner": no wish of the patient's own. */
const isExcused = (text: string) =>
  isForMedicalReason(text) &&
  !AGAINST.test(text.replace(/\brefus\w+|\bdeclin(?:ed|es)\b|\bno[- ]show\b|\bcancel\w*/gi, " "));

/**
 * "In network?  yes", "Auth needed?  no": a question of a form that is answered for the claim is none. Any other answer ("Auth
 * needed? yes") leaves the question mark, which keeps the line out.
 */
export const withoutAnswered = (text: string) =>
  text.replace(ANSWERED_FOR, (whole) => whole.replace("?", ":")).replace(FIELD_IF, "");
/** "If other coverage ended, name of plan:  Acme Health": a form's field with its answer. */
const FIELD_IF =
  /^\W*(?:\d{1,2}[.)] *)?if [^:.;]{4,60}\b(?:name|date|number|policy|plan|employer)\b[^:.;]{0,20}: *(?=\S)/i;
const ANSWERED_FOR =
  /(?<=\b(?:on it|on file|auth\w*|approv\w*|valid|left|remaining|network|participating|credentialed|eligible|active|effective|cover(?:ed|age|s)|benefits?|received|accepted|in time|timely|on time|leak\w*|pain\w*|numb\w*|tingl\w*|weak\w*|falls?|fell|dizz\w*|trouble|difficult\w*)\b[^?.;]{0,40})(?<!\b(?:need(?:ed|s)?|requir(?:ed|es?)|necessary|must|miss(?:ed|ing)?|late|den(?:y|ied)|reject\w*|refus\w*|cancel\w*|clos(?:ed|e)|void(?:ed)?|expired?|laps\w+|terminat\w+|termed|ended|inactive|exclu\w+|exhaust\w*|used up|limit\w*|max\w*|reached|maintenance|duplicate|wrong|out[- ]of[- ]network|non-?par\w*|other|another|primary|secondary|accident\w*|work[- ]?related|pre-?existing|without|not?|never|less|only)\b[^?.;]{0,60}|n['’]t\b[^?.;]{0,60})\?\s+(?:(?:s?he|rep|agent)\W{1,2})?yes\b(?!,? (?:but|except|only|however|until|unless|if)\b)|\b(?:auth\w*|pre-?cert\w*|pre-?auth\w*|referral) (?:is )?(?:needed|required)\?\s+(?:no|none)\b/gi;

/** "Rep Ana: closed by mistake during a system change", "sits in the wrong queue by error": what the payer says of its own handling. */
const withoutPayersFault = (text: string, { topics }: ChartFact) =>
  topics.includes("call") && OF_PAYER.test(text)
    ? text.replace(DENIED_IN_ERROR, " ").replace(FAULT, " ").replace(DENIED_FOR, " ")
    : text;
/** "Rep Dee: claim denied because the auth was not attached; the auth is on file": what the payer did, before what it has. */
/** "Rep Dee: denied in error, will reprocess": the payer takes it back itself. */
const DENIED_IN_ERROR =
  /\b(?:denied|rejected|closed) (?:(?!not\b|never\b)\w+ )?(?:in|by|through) (?:\w+ )?(?:error|mistake)\b/gi;
const DENIED_FOR = /\b(?:claim|line|service)s? (?:was |were |is )?denied\b[^.;]{0,80}[.;](?=[^.;]{12})/gi;
const OF_PAYER =
  /\brep\b|\brepresentative\b|\b(?:spoke|talked) (?:with|to)\b|\b(?:call|ref(?:erence)?)\b\W{0,3}(?:no\.? ?|# ?)?[\w-]*\d{4}/i;
const FAULT =
  /\b(?:by mistake|(?:by|in) error|error)\b|\b(?:1st|first|old|other|earlier) (?:request|auth\w*|reference)\b[^.;]{0,16}\bvoid(?:ed)?\b/gi;
/** An addendum says itself which line of the first note was carried over, and puts the right one in its place. */
const withoutCorrection = (text: string, { heading, quote }: ChartFact) =>
  /\b(?:addendum|late entry|amendment)\b/i.test(heading) || ADDED.test(quote)
    ? text.replace(
        /\b(?:copied(?: (?:forward|from))?|carried (?:over|forward|from)|(?:the )?template|by mistake|(?:in )?error)\b/gi,
        " ",
      )
    : text;

const ADDED = /^\W*(?:addendum|late entry|amend(?:ment|ed)|correction)\b/i;

/** "Patient denied relief from naproxen": nobody refused anything, and the remedy did not help. */
const SAID_NO_RELIEF =
  /\b(?:pt|patient|s?he|child|mother|mom) (?:also )?denied (?=(?:any |having |lasting |much )?(?:\w+ )?(?:relief|benefit|improvement)\b(?! by\b))/gi;

/** "10/13/2026 (visit 20)   denied": how many visits there were, in a list that says what became of the bill. */
const VISIT_DENIED = /(\bvisit #?\d{1,3}\b[^.;]{0,60})\bdenied\W*$/i;

/** "Spurling neg. Reflexes normal.", "Lachman -": tests and parts of an examination that found nothing, and nothing beside them. */
const FOUND_NOTHING =
  /^(?!.*\b(?:not|ab)\b)[^.;,:\d]{2,50}?\s(?:\(?-\)|neg(?:ative)?|normal|WNL|intact|unremarkable|clear)(?: (?:bilat(?:erally)?|both sides|throughout|on (?:the )?(?:left|right)|[LR]))?$/i;
/** "Strength 5/5 bilateral legs, reflexes 2+ symmetric": full marks. */
const FULL_MARKS =
  /^(?:[^.;,:]{2,40}\s5 ?\/ ?5|(?:[^.;,:]{0,20}\s)?(?:DTRs?|reflexes) 2\+)(?: (?:and )?(?:bilat\w*|both|throughout|symmetric\w*|equal|legs?|arms?|upper|lower|extremit\w*|in all (?:groups|extremities)|UEs?|LEs?))*$/i;
/** Every part of it tells that nothing was found. */
export const foundNothing = (quote: string): boolean => {
  const parts = quote
    .split(/[.;,]\s|[.;,]$|\s(?:and|but)\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => FOUND_NOTHING.test(part) || FULL_MARKS.test(part));
};

/** "To act for me in the appeal of the denied MRI": which service is meant, and nothing that became of it. */
const THE_DENIED =
  /(?<=\b(?:appeals?|reconsideration|redetermination|review|consent|represent\w*|grievance|dispute)\b[^.;]{0,60}\b(?:the|this|these|my|any|all) )denied (?=\p{L})/giu;

const NAME_OF_TEST = /\p{Lu}[\p{L}'’-]{3,}(?=[^.;]{0,30}\bneg(?:ative)?\b)/gu;
/** "Dix-Hallpike right negative" after a visit at which it was positive: what the treatment did, and no sign that all was well. */
export function turnedNegative(facts: readonly ChartFact[]): ReadonlySet<string> {
  const wasPositive = (name: string, before: string) =>
    facts.some(({ quote, date }) => {
      const at = date !== undefined && date < before ? quote.indexOf(name) : -1;
      return at >= 0 && /^[^.;]{0,60}\bpos(?:itive)?\b/i.test(quote.slice(at));
    });
  return new Set(
    facts
      .filter(({ quote, date }) => date && quote.match(NAME_OF_TEST)?.some((name) => wasPositive(name, date)))
      .map(({ id }) => id),
  );
}

/** "no. 8 of 12; date 9/8/26; status DENIED 10/12/26": that this very service was denied is what the letter is about. */
const ROW_DENIED = /\bdenied\b(?: \d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?/gi;
/** "14/25 (legend: 20-25 controlled, 16-19 not well controlled)": what values mean is said of no patient. */
const withoutLegend = (text: string) => text.replace(LEGEND, " ");
const LEGEND =
  /\((?:legend|key|scale|scoring|norms?|normal|reference|range)\b[^()]*\)|\(\s*\d+\s*[-–]\s*\d+ [a-z][^()]*\)/gi;

/** "Completed by: Anneliese Tarrow, OTR/L   11/02/2026". */
export const saysOnlyWho = (quote: string) =>
  LETTERHEAD.test(quote.trim()) ||
  LETTERHEAD_IN_CAPITALS.test(quote.trim()) ||
  /^(?:completed|read|interpreted|dictated|reported|transcribed|verified|performed) by\b[^.;]{0,70}$/i.test(
    quote.trim(),
  ) ||
  OWN_NAME.test(quote.trim()) ||
  SIGNER.test(quote.trim()) ||
  (SIGNED_ONLY.test(quote.trim().replace(/\.$/, "")) &&
    !SAYS_WHAT_WAS_SIGNED.test(quote) &&
    !saysMoreThanWho(quote));
/** "Certification period 08/20/2026 to 11/17/2026, signed K. Osei, MD": the time that was certified is more than who signed. */
const SAYS_WHAT_WAS_SIGNED =
  /\b(?:period|from|dates?)\b[^.;]{0,12}\d{1,2}\/\d{1,2}\/\d{2,4} ?(?:to|-|–|through|thru) ?\d/i;

/** "Dr. Osei signed the plan of care on 08/22/2026", "14 visits, signed off as failed": a paper that was signed, or words beside the name. */
function saysMoreThanWho(quote: string): boolean {
  if (SIGNED_PAPER.test(quote) || /\b\d{5}\b|\d ?%/.test(quote)) return true;
  return (quote.match(SMALL_WORD) ?? []).filter((word) => !OF_SIGNING.has(word)).length > 1;
}
const SIGNED_PAPER =
  /\b(?:plan of (?:care|treatment)|POC|re-?cert\w*|certif\w+|prescription|Rx|order|referral)\b[^;]{0,20}\b(?:signed|authenticated)\b[^;]{0,40}\d|\bsigned (?:the |his |her |our |this )?(?:plan of (?:care|treatment)|POC|re-?cert\w*|certification|prescription|order|referral)\b[^.;]{0,24}\d/i;
const SMALL_WORD = /(?<![\p{L}\d/])\p{Ll}{4,}(?![\p{L}\d])/gu;
const OF_SIGNING = new Set(
  "signed signature electronically digitally authenticated dictated transcribed typed reviewed entered approved completed finalized verified witness witnessed date time name printed provider physician therapist clinician physical occupational speech assistant doctor chiropractor nurse practitioner supervising attending licensed credentials with this that note document record report above below file stamped hand front desk page from have been after agree only draft copy original under penalty parent guardian patient member representative relationship self chart medical medicine family office staff manager".split(
    " ",
  ),
);

/** A field of any note or message, whose words say nothing of this patient's case: its heading, who ordered, how the outlook is. */
export const isBareField = (text: string): boolean => {
  const quote = text.trim();
  return (
    ORDERED.test(quote) ||
    PART_OF_NOTE.test(quote) ||
    MESSAGE_HEAD.test(quote) ||
    NOT_GIVEN.test(quote) ||
    BARE_AIM.test(quote) ||
    OUTLOOK.test(quote.replace(/^plan, /i, ""))
  );
};

/** "9/18/26 CANCELLED work", "10/02 no show, called": a row of a visit that was none. */
const NOT_GIVEN =
  /^\W*(?:[\d/-]{3,10}\W{0,3})?(?:(?:visit|appt|appointment|status):? |v(?:isit)? ?#?\d{1,3}:? )?(?:cancell?ed|cancel|cx['’]d|cxl(?:['’]?d)?|no[- ]?show(?:ed)?|dns|missed visit)\b(?![^.;]{0,30}\b(?:surger\w+|procedure|operation|trips?|travel|vacation|holiday|plans?|wedding|games?|class(?:es)?|outings?|membership|orders?|claims?|authorization|because|cannot|can['’]t|unable)\b)[^.;]{0,40}\.?$/i;

/** "August 24, 2026.": the day at the head of a dictated note. */
const DAY_ALONE =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}, \d{4}[.:]?$/i;

/** "P: CMT L4 only.": which segment was treated is told in three words. */
const MANIPULATED = /\b(?:CMT|SMT|adj(?:usted)?)\.? (?:[CTL]\d{1,2}|SI|sac(?:rum)?)\b/i;

/** Who signed or filled in a page, a greeting, or too few words. */
const saysNothing = (quote: string) =>
  /^\W*(?:[\d/-]{4,10}\W*)?visit\W*#?\d*\W*$/i.test(quote) ||
  (quote.length < 16 && !MANIPULATED.test(quote)) ||
  quote.split(/\s+/).length < 3 ||
  DAY_ALONE.test(quote.trim()) ||
  (FURNITURE.test(quote.trim()) &&
    !tellsSomething(quote.trim()) &&
    !(tellsState(quote) && !/^\W*(?:continue|plan|see)\b/i.test(quote))) ||
  isBareField(quote) ||
  saysOnlyWho(quote) ||
  POLITE.test(quote) ||
  TITLE.test(quote.trim()) ||
  FORM_HEAD.test(quote.trim());
/** "DIZZINESS HANDICAP INVENTORY Name: Rosa Ames Date: 10/27/2026": the head of a form. */
const FORM_HEAD = /^[A-Z][A-Z /&'-]{6,60} (?:Name|Patient|Pt):? [^.;]{3,60}\bDate:? [\d /-]{6,14}$/;

/** Back from the service, visit by visit, to the first gap of months: what lies before it is another story. */
export function startOfEpisode(facts: readonly ChartFact[], letter: LetterFacts): string | undefined {
  const anchor = (letter.datesOfService ?? []).toSorted()[0] ?? letter.noticeDate;
  if (!anchor) return undefined;
  const days = [...new Set(facts.flatMap(({ date }) => date ?? []))].filter((day) => day <= anchor).sort();
  const oldest = addMonths(anchor, -WINDOW_MONTHS);
  let start = anchor;
  for (const day of days.toReversed()) {
    if (day < addDays(start, -LONGEST_GAP_DAYS) || day < oldest) break;
    start = day;
  }
  return start;
}
