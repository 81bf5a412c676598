import { foldOcr } from "./clean-text";

/** Words of denial letters. A word that differs from one of them only by a scanner's usual errors is read as it. */
const VOCABULARY =
  "about above absence absent accident according account action active additional address adequate adjudicate adjudicated adjusted adjustment administered administrative administrator advance adverse advice " +
  "advised after allowance allowed amount ancillary another appeal appealed appeals applicable applied apply approval approved april assignment associated association attachment attempts attending august authority authorization " +
  "authorized available balance baseline because before begin believe below beneficiary benefit benefits billed billing birth bundled business calendar cancelled cannot capped carrier cause center certification certified charge charged " +
  "charges check chronic circumstances claim claims clerical clinic clinical clinician code codes coding coinsurance combination comments communication company complete completed component condition conditions conservative " +
  "considered consistent contact contain contained contract contracted contractor contractual coordination copayment corrected correction cosmetic could cover coverage covered covers credential criteria current custodial customer date dates days " +
  "deadline december decide decided decision deductible deemed demonstrate denial denials denied dental dependent describe described description determination determined device diagnosis diagnostic different disagree discharge discount " +
  "dispute disputes doctor document documentation documented documents does drug duplicate during earlier effective electronic eligibility eligible emergency employee employer ended endanger enrolled enrollee enrollment equipment error errors " +
  "establish evaluation evidence exam examination exceed exceeded exceeds exclude excluded excludes exclusion exhausted expected expedited expenses experimental expired explanation external facility failed failure february federal filed filing final " +
  "first form formulary frequency friday from functional further global good grievance group guideline guidelines had have health healthcare hearing history home hospital however identification identified identifier illegible illness illinois " +
  "imaging important improvement included includes including incidental incomplete inconsistent independent indicate information injury inpatient inquiry insufficient insurance insured invalid investigational issue issued january july june " +
  "laboratory lacks letter level liability liable lifetime limit limitation limited limits listed local mailed mailing maintenance march maximum medicaid medical medically medicare medication meet member members method minimum missing " +
  "modifier modifiers month months monday must mutually name narrative national necessary necessity network notes notice november number obtain obtained october office original other otherwise outpatient overpayment overturned paid " +
  "participating party patient patients payable payer payment payments peer percent performed period permanente physical physician plan please policy postmarked practice precertification preauthorization prescribed prescriber prescription " +
  "previous previously primary prior procedure procedures process processed professional progress proof proper provide provided provider providers provision purpose qualified qualifying question questions radiology rather reached reason " +
  "reasonable reasons receipt receive received recipient recommended reconsider reconsideration record records redetermination reduced reference referral referred referring rehabilitation reimbursement rejected release remark remarks " +
  "remittance rendered replaced report request requested requesting require required requirement requirements requires responsibility responsible results returned review reviewed reviewer right rights routine schedule screening second " +
  "secondary section separate separately september service services setting shield should show shown shows signature signed since sincerely specialist specialty specific sponsor standard state statement status street submission submit submitted " +
  "subscriber such sufficient summary supplies supply support supported supports surgeon surgery surgical system terminated terms test tests than that their them there therapy therefore these they this those through time timely total treatment " +
  "treatments tricare tried unable under united unless unlisted unproven until unprocessable update upheld uphold upon urgent used utilization valid veteran visit visits voucher weeks weight were what when where which while will with within without " +
  "work workers would writing written year years your aetna ambetter anthem carefirst cigna highmark humana kaiser molina noridian novitas oscar palmetto premera regence unitedhealthcare wellcare wellmark blue cross gateway guardian mutual " +
  "questionnaire plasma physiological criterion lower acute care could given either over ever here hero less loss seen soon held hold step stop more mere were wore tell toll load lead feet foot court count close clear board basis admission ambulance " +
  "anesthesia arthritis assistant attached attorney bilateral braces cardiac caused certain change changed children chiropractic choose claimant clinically closed collected commercial community comparable comply concurrent confirm consecutive " +
  "copies correct correctly credentialing deleted delivered dependents details direct disposition education effect enclosed enough exceeding exclusive expense express facts file files finding findings folder forms found general happened hereby " +
  "initial injections intensive interest interim into issues itself laws licensed longer mail maintained make manual materials matter maybe measured mentioned might nature needed needs neither never news none nurse nursing objective offered only " +
  "operative option options order ordered ordering orders outside pain panel part past perform permitted person pharmacy phone place plans point present presented presumed prevent preventive principal product program protocol provisions quantity " +
  "rate rates read recent refer regarding regular regulations related relevant remain rendering rental repeat representative resubmit rules same scope send sent series several severe similar site situation skilled spinal stated stay subject " +
  "substance surgeries system taken team technical than third times transport type types unable units using various vision want ways wheelchair whether whole whose withdrawn words the and for are was not can has had our you any may one two six who why how did its all per due";

const WORDS = new Set(VOCABULARY.split(/\s+/));

/** Words that are typed as they are, and that a scanner's errors would also make of a word of the list: "poor circulation" is no peer. */
const WORDS_OF_THEIR_OWN = new Set(
  "poor road docs typo typos arc cheek chock cheese doomed ether heme moot thorn cede ail enc cur".split(" "),
);

const keyOf = (word: string) => foldOcr(word).replace(/rn/g, "m");

/** Two words of the list with one key would make the reading a guess: such keys repair nothing. */
const BY_KEY = new Map<string, string | undefined>();
for (const word of WORDS) {
  const key = keyOf(word);
  BY_KEY.set(key, BY_KEY.has(key) && BY_KEY.get(key) !== word ? undefined : word);
}

/** "lf you", "ln our": a small l for a capital I. */
const SENTENCE_START = /(^|[.?!]\s{1,3}|\n\s*)l(?=[fnst]\s)/g;

/** "CO0-22": the round letter of a group's code, which recognition reads twice before a hyphen. */
const DOUBLED_GROUP = /(?<![\w-])C(?:O0|0O)(?=-[A-Z]?\d{1,3}(?![\w-]))/g;

const WORD = /[\p{L}\d|!]*\p{L}[\p{L}\d|!]*/gu;

/** "Marisela Van Horne" lives in no home: beside another capital, a vowel and "rn" are a name's own letters. */
const isSurname = (word: string, before: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}*[aeiou]rn\p{Ll}*$/u.test(word) &&
  (/\p{Lu}[\p{L}'’.-]*,? $/u.test(before) || /^,? \p{Lu}/u.test(after));

/** "studies show a net benefit", "the net amount": a word of its own, though a scanner reads "not" so, too. */
const isNet = (word: string, after: string): boolean =>
  word === "net" &&
  /^ (?:health )?(?:benefits?|amounts?|payments?|paid|payable|pay|prices?|costs?|charges?|due|harms?|gain|improvement|effect|value|of)\b/.test(
    after,
  );

/**
 * Words that a scanner misread, put right; everything else, and all numbers and codes, as it was. Of a page that was not scanned only
 * words that no one types ("s1gned") are: "arc" and "cheek" are words.
 */
export function repairScan(text: string, scanned = true): string {
  const letters = scanned ? text.replace(DOUBLED_GROUP, "CO") : text;
  return letters.replace(SENTENCE_START, "$1I").replace(WORD, (word, at: number, whole: string) => {
    if (isSurname(word, whole.slice(Math.max(0, at - 30), at), whole.slice(at + word.length))) return word;
    const lower = word.toLowerCase();
    if (word.length < 3 || WORDS.has(lower) || WORDS_OF_THEIR_OWN.has(lower)) return word;
    if (isNet(word, whole.slice(at + word.length, at + word.length + 30))) return word;
    // Short words that look whole may be other words; a digit or a stray capital shows that this one is broken.
    const broken =
      /[\d|!]|\p{Ll}\p{Lu}|\p{Lu}\p{Ll}\p{Lu}|\p{Lu}l\p{Lu}|^l\p{Lu}/u.test(word) || /rn/.test(word);
    if (!scanned && !broken) return word;
    if (word.length < 5 && !broken && !/^\p{Ll}+$/u.test(word)) return word;
    const right = BY_KEY.get(keyOf(word));
    return right ? inCaseOf(word, right) : word;
  });
}

function inCaseOf(printed: string, right: string): string {
  const capitals = printed.replace(/[^\p{Lu}]/gu, "").length;
  if (capitals >= printed.length / 2 && capitals > 1) return right.toUpperCase();
  return /^[\p{Lu}01]/u.test(printed) || (/^l/.test(printed) && right.startsWith("i") && capitals > 0)
    ? right.charAt(0).toUpperCase() + right.slice(1)
    : right;
}
