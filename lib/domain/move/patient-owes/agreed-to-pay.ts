import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";

export const PROMISE =
  /\bagree(?:s|d|ment|ing)?\b[^.\n]{0,40}\bto (?:pay|be (?:billed|charged|responsible))\b|\bI (?:will|shall|must|am going to) (?:have to )?(?:pay|be (?:billed|charged|responsible))\b|\bI (?:accept|take|assume)\b[^.\n]{0,24}\b(?:responsib\w+|the cost|payment)\b|\b(?:I|and|but) will (?:then )?pay (?:for (?:it|this|them|these)|the (?:cost|price|charges?))\b|\bI (?:have to |must |will )?pay (?:for )?(?:it|this|them|these|each(?: one| visit)?) myself\b|\bself[- ]?pay agreement\b|\bresponsible for (?:the )?(?:payment|cost|charges?)\b/i;
const NOT_COVERED =
  /\b(?:not|no longer)\b[^.\n]{0,24}\b(?:cover(?:ed|s)?|pay|paid)\b|\bnon-?covered\b|\b(?:limit|maximum|benefits?|visits?)\b[^.\n]{0,40}\b(?:reached|used(?: up)?|exhausted|met)\b/i;
export const PRICE = /\$ ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?\b/;
/** "No-show fee $25", "$35 for returned checks": the prices of an office's general policy, and of no service. */
const FEES =
  /\b(?:no[- ]?shows?|missed|cancel\w*|late|returned|bounced|NSF|cop(?:y|ies)|co-?pay(?:ment)?s?|deposit)\b[^.$\n]{0,50}\$ ?\d[\d,]*(?:\.\d{2})?|\$ ?\d[\d,]*(?:\.\d{2})?[^.$\n]{0,24}\b(?:no[- ]?shows?|missed|cancel\w*|late|returned|bounced|NSF|cop(?:y|ies)|co-?pay(?:ment)?s?|deposit)\b/gi;
/** Left to be filled in; a witness need not sign. */
const BLANK =
  /\$ ?_{2,}|(?<!\b(?:witness|interpreter|staff|employee)(?:['’]s)? )\bsigned?(?:ature)?(?: by)?:?\s{0,12}_{3,}/i;
/** The page names a price of the service, and nothing of it was left open. */
export const hasPrice = (page: string): boolean => PRICE.test(page.replace(FEES, " ")) && !BLANK.test(page);

/** No ZIP behind its state: "12 Main St, Boise, ID 83702". */
const CODE = /(?<![\w.$/-])(?<!\b[A-Z]{2},? {1,3})(?:9\d{4}|[0-8]\d{4}|[A-V]\d{4})(?![\w/-]|\.\d)/g;
/** It names services, and none of them is a denied one. */
export function isForOthers(page: string, denied: readonly string[]): boolean {
  const named = page.split("\n").flatMap((line) => (OF_SERVICE.test(line) ? (line.match(CODE) ?? []) : []));
  // "Any service that my plan does not cover", "PRP injection 20610": the denied one is among them.
  if (ANY_SERVICE.test(page) || denied.some((code) => page.includes(code))) return false;
  if (named.length > 0) return denied.length > 0 && !named.some((code) => denied.includes(code));
  return isOfOtherKind(page, denied);
}

const ANY_SERVICE = /\b(?:any|all) (?:other )?(?:services?|treatments?|therap(?:y|ies)|charges?|balance)\b/i;
/** Services that an agreement names in words alone, with the codes that they are billed by; what is not listed tells nothing. */
const KINDS: readonly [words: RegExp, codes: RegExp][] = [
  [/\b(?:dry needling|trigger point needling)\b/i, /^2056[01]$/],
  [/\bacupuncture\b/i, /^978(?:1[0-4])$/],
  [/\bmassage\b/i, /^97(?:124|140|010)$/],
  [/\bcupping\b/i, /^97(?:016|039|140|799)$/],
  [/\b(?:hair removal|electrolysis)\b/i, /^17(?:380|999)$/],
  [/\b(?:botox|botulinum|dysport|xeomin)\b/i, /^(?:6461\d|64642|6464[3-7]|52287|J058[5-8]|1199\d)$/],
  [/\b(?:(?:custom )?(?:foot )?orthotics?|shoe inserts?|insoles?)\b/i, /^(?:L\d{4}|A5\d{3}|9776[013])$/],
  [/\bliposuction\b/i, /^1587[6-9]$/],
  [/\b(?:x-?rays?|radiographs?)\b/i, /^7\d{4}$/],
  [/\bultrasound\b(?!.?guid)/i, /^(?:7\d{4}|97035)$/],
  [/\b(?:cold|low[- ]level|class (?:IV|4)) laser\b|\blaser therapy\b/i, /^(?:S8948|97037|97039|0552T)$/],
  [/\bshock ?wave\b/i, /^(?:0101T|0102T|28890|20999)$/],
  [/\bhearing aids?\b/i, /^(?:V5\d{3}|9259\d)$/],
  [/\b(?:platelet[- ]rich plasma|PRP)\b/i, /^0232T$/],
];
function isOfOtherKind(page: string, denied: readonly string[]): boolean {
  const kinds = KINDS.filter(([words]) => words.test(page));
  return (
    kinds.length > 0 &&
    denied.length > 0 &&
    !kinds.some(([, codes]) => denied.some((code) => codes.test(code)))
  );
}
const OF_SERVICE =
  /\b(?:services?|items?|tests?|procedures?|treatments?|therap\w+|CPT|HCPCS|codes?|needling|massage|for)\b/i;
export const SIGNED = /\bsign(?:ed|ature)\b|\/s\//i;
/** "[ ] yes  [X] no" behind the wish, or the option not to have it: no promise. */
export const DECLINED =
  /\b(?:go on|continue|want|wish|agree|receive)\b[^.\n]{0,40}\[ ?\] ?yes\b\s{0,4}\[ ?[xX] ?\] ?no\b|\[ ?[xX] ?\] ?(?:I )?(?:do not|don['’]t) (?:want|wish|agree)\b/i;
/** "Used 25   Remaining 0", "25 of 25 therapy visits": the practice's own check has what the payer says. */
const USED_UP =
  /\bremain(?:ing|s)?\b\W{0,4}(?:0|none|zero)\b(?!\.\d*[1-9])|\b0 (?:visits? )?(?:remain|left)|\b(\d{1,3}) (?:of|out of|\/) ?\1 (?:\w+ ){0,3}(?:visits?|sessions?|treatments?|used)\b/i;
/** "My plan pays for 12 adjustments in 2026. The 12th was on 9/22/2026": the patient signed that the last one is past. */
const LAST_IS_PAST =
  /\b(?:pays? for|covers?|allows?|limit(?:ed)? (?:of|to|is)) (?:only |up to )?(\d{1,3})\b[^\n]{0,60}\bthe \1(?:st|nd|rd|th)(?: (?:one|visit|adjustment|treatment|session))? (?:was|fell) on\b/i;
/** "My plan pays 20 therapy visits a year, and I have used them", in a promise that the patient signed. */
const PATIENT_KNOWS =
  /\b\d{1,3}\b(?:(?!\b(?:if|once|when|after|until|whether|unless|not|may|might)\b|n['’]t\b)[^.;\n]){0,60}\bI(?: have|['’]ve) (?:already )?(?:used (?:them|up|all (?:of (?:them|these)|these|the visits|\d{1,3}))|had my last)\b(?! (?:but|except|with|at|elsewhere|only)\b)/i;
const isUsedUp = (page: string) =>
  USED_UP.test(page) || LAST_IS_PAST.test(page) || (PROMISE.test(page) && PATIENT_KNOWS.test(page));
/** The practice itself says that the count is wrong. */
export const COUNT_DOUBTED =
  /\b(?:mis-?count\w*|(?:count|tally|accumulator)s?\b[^.\n]{0,24}\b(?:wrong|incorrect|in error|off)|counted (?:twice|in error|by mistake|wrongly)|should(?: not|n['’]t) (?:have )?(?:been )?count\w*|do(?:es)?(?: not|n['’]t) count (?:toward|against))\b/i;
export const SIGNED_BEFORE_DAYS = 120;

/**
 * The practice's own papers show that the limit is used up, as the payer says, and that the patient knew and promised in writing, before the
 * first of these services, to pay a price for them. Not where the practice doubts the count.
 */
export function agreedToPay(
  pages: readonly string[],
  services: readonly string[],
  procedures: readonly string[] = [],
): boolean {
  const denied = procedures.map((code) => code.slice(0, 5));
  const first = services.toSorted()[0];
  if (!first || !pages.some(isUsedUp) || pages.some((page) => COUNT_DOUBTED.test(page))) return false;
  return pages.some(
    (page) =>
      [PROMISE, NOT_COVERED, SIGNED].every((said) => said.test(page)) &&
      hasPrice(page) &&
      !isForOthers(page, denied) &&
      !DECLINED.test(page) &&
      findDates(page).some(({ iso }) => iso <= first && iso >= addDays(first, -SIGNED_BEFORE_DAYS)) &&
      !isOver(page, first),
  );
}

/** "Ends 12/31/2025": a promise for earlier visits. */
export function isOver(page: string, first: string): boolean {
  const [end] =
    /\b(?:ends?|ended|expires?|valid (?:until|through|to))\b[^\d\n]{0,12}[\d/.-]{6,10}/i.exec(page) ?? [];
  return findDates(end ?? "").some(({ iso }) => iso < first);
}
