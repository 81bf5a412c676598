import type { DeniedLine } from "@/lib/core/notice";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { unpaidRows } from "../facts/unpaid-row";

/** The vaccine itself; giving it has codes of its own (90460 to 90474). */
const PRODUCT = /^(?:90(?:47[6-9]|4[89]\d|[5-6]\d\d|7[0-4]\d)|913\d\d|9038[01]|Q20[34]\d)$/;
const SUPPLIED =
  /\b(?:vaccines? for children|VFC|state[- ](?:supplied|purchased|provided)|supplied (?:without cost |at no cost |free of charge |free )?(?:by|from|through) (?:the )?(?:state|vaccines|VFC|public|county|health department)|(?:at|without) (?:no )?(?:cost|charge) to (?:you|the (?:practice|provider))|public(?:ly)? (?:supplied|purchased|funded|stock))\b|\bsupplied\b[^.]{0,40}\bstate\b/i;
const NOT_PAID =
  /\b(?:not|no|never|n['’]t) (?:\w+ ){0,2}(?:pa(?:y|id|yable)|reimburs\w+|allow\w*|payment)\b|\bzero\b|\breport(?:ed|ing)?\b|\bonly the administration\b/i;
/** "The claim says that …", "billed with SL": the claim itself names the state's stock. */
const CLAIMED =
  /(?<!\w)9\d{4}[- ,|]{1,12}SL(?!\w)|\bmodifier SL\b|\bSL modifier\b|\b(?:claim|line|you|billed)\b[^.]{0,30}\b(?:says|shows|states|reported|indicates?|said)\b[^.]{0,60}\b(?:suppl\w+|VFC|state|SL)\b/i;

const products = (denied: readonly DeniedLine[]) =>
  denied.flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
const areProducts = (codes: readonly string[]) =>
  codes.length > 0 && codes.every((code) => PRODUCT.test(code));

/** "90707   SL … CO-246": nothing but codes that are reported without a payment stands unpaid. */
export function reportedOnly(noticeText: string, denied: readonly DeniedLine[]): Ground | undefined {
  const flat = noticeText.replace(/\s+/g, " ");
  const notice = { text: noticeText, place: "the payer's notice" };
  if (denied.length > 0 && denied.every(({ code }) => code === "246")) {
    const said = linesOf(notice).find((line) => /\bnon-?payable\b|\breporting only\b/i.test(line));
    return groundOf(notice, said ?? denied[0]?.reason ?? "");
  }
  const free = freeDrug(noticeText);
  if (free !== undefined) return groundOf(notice, free);
  if (!areProducts(products(denied))) return undefined;
  const sentence = flat
    .split(/(?<=[.:])\s+(?=\p{Lu})/u)
    .find((one) => SUPPLIED.test(one) && OF_STOCK.test(one));
  return sentence && NOT_PAID.test(flat) ? groundOf(notice, sentence) : undefined;
}

const DRUG = /(?<![\w.$-])[JQ]\d{4}(?![\w-])/;
const FREE =
  /\b(?:free|no[- ]cost|zero[- ]cost|no charge)\b[^.;]{0,30}\b(?:drug|medication|product|supply|dose|sample)s?\b|\b(?:supplied|provided|furnished|given|donated|replaced)\b[^.;]{0,60}\b(?:at no (?:cost|charge)|without (?:cost|charge)|free(?: of charge)?|assistance program)\b|\b(?:patient|manufacturer['’]?s?) assistance\b/i;
const MOST_OF_TOKEN = 1;
/** "J0717  $0.01  $0.00  supplied by the manufacturer at no cost": each line that stands unpaid is a drug billed at a token price, since the practice paid nothing for it. */
function freeDrug(noticeText: string): string | undefined {
  const rows = unpaidRows(noticeText);
  const charges = (row: string) => (row.match(/(?<![\d.,])\d[\d,]*\.\d\d(?!\d)/g) ?? []).map(Number);
  const isToken = (row: string) => DRUG.test(row) && charges(row).every((charge) => charge <= MOST_OF_TOKEN);
  return rows.length > 0 && rows.every(isToken) && FREE.test(noticeText) ? rows[0] : undefined;
}

/** "Interpreters at no cost to you" is said of no vaccine. */
const OF_STOCK =
  /\b(?:vaccin\w*|immuni[sz]\w*|dos(?:e|es)|serum|biologicals?|products?|stock|suppl(?:y|ied|ies)|VFC|drugs?)\b/i;

const PRIVATE =
  /\bprivate(?:ly)?\b(?! (?:insur\w+|pay|plan|practice|coverage))|\bpurchased (?:by|from)\b|\bour own stock\b|\bpractice[- ]purchased\b/i;
const PUBLIC = /\b(?:VFC|state|public|county|317)\b/i;
const OF_VACCINES = /\b(?:vaccin\w+|immuni[sz]ation\w*|lot)\b/i;
/** "VFC eligibility, asked 09/23: not eligible" is said of the child, and of no dose. */
const OF_CHILD = /\b(?:eligib\w+|screen\w*)\b/i;
const NONE_USED = /\b(?:no|none|not|zero|0) (?:\w+ ){0,2}(?:doses?|taken|used|drawn|given|removed)\b/i;

/**
 * The practice's vaccine record of the day has every dose that stands unpaid from private stock, though the claim said the state's. Not where any dose of the day came from
 * the state's.
 */
export function privateStock(
  pages: readonly Page[],
  services: readonly string[],
  { denied, noticeText }: { denied: readonly DeniedLine[]; noticeText: string },
): Ground | undefined {
  const flat = noticeText.replace(/\s+/g, " ");
  if (!areProducts(products(denied)) || !SUPPLIED.test(flat) || !CLAIMED.test(noticeText)) return undefined;
  for (const page of pages) {
    if (!OF_VACCINES.test(page.text)) continue;
    const rows = linesOf(page).filter((line) => isOfDay(line, page, services) && !NONE_USED.test(line));
    const own = rows.filter((line) => PRIVATE.test(line));
    if (
      own.length > 0 &&
      !rows.some((line) => PUBLIC.test(line) && !PRIVATE.test(line) && !OF_CHILD.test(line))
    )
      return groundOf(page, own[0] ?? "");
  }
  return undefined;
}

/** The day stands in the row, or the page has no other. */
function isOfDay(line: string, page: Page, services: readonly string[]): boolean {
  const own = findDates(line);
  const dates = own.length > 0 ? own : findDates(page.text);
  return own.length > 0
    ? own.some(({ iso }) => services.includes(iso))
    : dates.some(({ iso }) => services.includes(iso));
}
