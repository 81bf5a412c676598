import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { stemsOf } from "../../relevance/stems";
import type { PaperKind } from "./paper-kinds";

/** Wanted, ordered or waited for: a paper that is not there yet. */
export const NOT_THERE =
  /\b(?:no|not|none|never|pending|awaiting|await|waiting|requested|need(?:s|ed)?|ask(?:ed)? (?:for|employer|the employer)|to (?:get|obtain|request)|will (?:get|obtain|request|send)|missing|outstanding)\b/i;
/** "Not received", "no report yet"; "no fracture" is what a report says. */
const AWAITED =
  /\b(?:no|not|never|none)\b[^.;]{0,25}\b(?:reports?|orders?|referrals?|records?|rec['’]?d|received|back|sent|signed|on file|found|done|available|returned|letters?|forms?|notes?|EOB|in (?:the )?chart)\b|\b(?:pending|awaiting|await|waiting|requested|need(?:s|ed)?|ask(?:ed)? (?:for|employer|the employer)|to (?:get|obtain|request)|will (?:get|obtain|request|send)|missing|outstanding)\b/i;
const PAPER =
  "(?:(?<!\\bin )orders?|referrals?|report|records?|note|letters?|forms?|EO[BP]s?|pages?|results?|films?|scripts?|prescriptions?|certification|copy)";
const NOT_COME =
  "(?:(?:not|never|n['’]t) (?:yet |been |yet been )?(?:rec['’]?d|received|returned|come (?:back|in)|on file|in (?:the )?chart|found)|still (?:outstanding|awaited|missing|wanted))";
/** The paper itself has not come; "pain has not returned" and "reports she never received therapy" tell of the patient. */
const NOT_RECEIVED = new RegExp(
  `\\b${PAPER}\\b(?:(?! shows?\\b)[^.;:\\n]){0,40}:? ?\\b${NOT_COME}\\b|\\b${NOT_COME}(?::? (?:(?:the|an?|any|your|signed) ){0,3})${PAPER}\\b`,
  "i",
);
/** "Not rec'd 10/05, rec'd signed 11/01": in the end it came. */
const CAME =
  /(?<!\b(?:not|never|n['’]t)(?: yet| been| yet been)? )\b(?:rec['’]?d|received|came|arrived)\b[^.;\n]{0,20}\d{1,2}[/-]\d/i;
/** Whether a line says that a paper which somebody asked for has not come. */
export function saysNotReceived(text: string): boolean {
  const said = NOT_RECEIVED.exec(text);
  return said !== null && !CAME.test(text.slice(said.index + said[0].length));
}
/** Said of a paper that lies elsewhere: it was sent, scanned away, talked about, or is named as the reason of something. */
const TOLD_OF =
  /\b(?:told|discussed|reminded|promised|left (?:a )?(?:message|vm|voicemail)|nothing back|to (?:follow|come|bring|arrive|upload|(?:fax|e-?mail|mail|send) (?:it|us|over|back|in|the (?!pa?t)|an?\b|signed|new|copy|orders?|referrals?|reports?|records?))\b|will (?:\w+ ){0,2}(?:bring|fax|ask|mail|fill|follow|come|sign|email|upload|give)|given (?:to|at)|(?:faxed|mailed|sent|emailed|submitted|uploaded) (?:\w+ )?(?:to|in|on|\d)|scanned (?:in)?to|sent out|to be (?:pulled|requested|sent|obtained)|see (?:the )?(?:separate|attached|scanned|outside)|separate (?:report|sheet|page)|on separate|referred by|reviewed(?! ?:)|on file (?:at|with)|scheduled|ordered|next\b[^;]{0,30}\bdue|per (?:pt|patient|mother|father|mom|dad|parent|spouse|wife|husband)\b|per (?:\S+ ){0,4}?(?:order|referral|report|script|prescription)|(?:path|labs?|results?|report) pending)\b/i;

/** A sentence that tells of the paper is not the paper. */
export const tellsOf = (quote: string): boolean => AWAITED.test(quote) || TOLD_OF.test(quote);

/** "ABN on file, GA, no AT": what is said of another thing says nothing of the paper. */
const holdsIn = (quote: string, held: RegExp): boolean =>
  quote.split(/[,;]\s/).some((part) => held.test(part) && !tellsOf(part)) && !TOLD_OF.test(quote);

/** Logs of calls, of the desk and of the billing system tell of papers. */
const LOG =
  /\b(?:phone|call|telephone|account|front desk|scheduling|contact|billing|claim) (?:log|notes?|history|record|system|tracker)\b|^(?:scheduling|messages?|tasks?|to-?do)\b/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** A fax's own first line is the sender's; the title of the paper stands below it. */
const titleOf = ({ heading, section }: ChartFact) =>
  /^(?:fax|scan\w*|cover)\b/i.test(heading) ? `${heading} ${section}` : heading;

/** Whether the chart has a page that is such a paper, or words of one. */
export function isHeld(
  { held, page = held, moot }: Pick<PaperKind, "held" | "page" | "moot">,
  facts: readonly ChartFact[],
): boolean {
  return outsideLogs(facts).some(
    (fact) =>
      isTitled(page, fact) ||
      (!fact.adverse && holdsIn(fact.quote, held)) ||
      (moot?.test(fact.quote) ?? false),
  );
}

/** Whether a page's title is what the payer calls the paper: "Spirometry" is not yet its signed interpretation. */
export const hasPage = ({ asked }: PaperKind, facts: readonly ChartFact[]): boolean =>
  outsideLogs(facts).some((fact) => isTitled(asked, fact));

/** "Referrals not yet on file" over a list of what is still wanted is no title of an order. */
const isTitled = (paper: RegExp, fact: ChartFact): boolean => {
  const title = titleOf(fact);
  return paper.test(title) && !saysNotReceived(title);
};

/** A paper that no list of kinds has: held where a page's heading, or words that tell of no other paper, have at least half of its own. */
export function isHeldByWords(stems: ReadonlySet<string>, facts: readonly ChartFact[]): boolean {
  const least = stems.size < 3 ? stems.size : Math.ceil(stems.size / 2);
  const shares = (text: string) => [...stemsOf(text)].filter((stem) => stems.has(stem)).length >= least;
  return outsideLogs(facts).some(
    ({ heading, quote, adverse }) => shares(heading) || (!adverse && !tellsOf(quote) && shares(quote)),
  );
}

function outsideLogs(facts: readonly ChartFact[]): ChartFact[] {
  const logs = logPages(facts);
  return facts.filter((fact) => !logs.has(pageOf(fact)));
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
