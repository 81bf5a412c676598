import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { PAYERS } from "@/lib/domain/reading/page/payer-directory";
import { findPayers } from "@/lib/domain/reading/payer/payer-mention";

/**
 * A line of an eligibility answer that says whose answer it is, behind a colon or in the next column. A plan's product ("Plan: Gold PPO") is no other payer,
 * and the head of the next column is none.
 */
const ANSWERED_BY =
  /\b(?:payer|payor|insurer|carrier|insurance company)(?: name)?(?:[ \t]{0,3}:[ \t]{0,6}|[ \t]{2,24}(?!(?:name|patient|member|subscriber|insured|policy|plan|group|id|type|status|address|phone|fax|date|code|eff\w*|class|order|priority|primary|secondary|coverage|self|unknown|none)\b))(\p{Lu}[^\n:]{2,60}?)(?=[ \t]{2,}|[|;\n]|$)/giu;
/** Medicaid's answer names the plan that manages the care, in a column of its own; the state's number is the same in each of them. */
const MANAGED_BY =
  /\b(?:managed care(?: (?:plan|organization|entity))?|MCO|MCE)(?: name)?(?:[ \t]{0,3}:[ \t]{0,6}|[ \t]{2,12})(?!none\b|no\b|n\/a\b|fee)(\p{Lu}[^\n:]{2,60}?)(?=[ \t]{2,}|[|;\n]|$)/giu;
/** What many payers have in their names tells none apart. */
const COMMON_WORD =
  /^(?:health|healthcare|care|plans?|insurance|insurers?|mutual|company|group|benefits?|services|medical|life|the|and|inc|llc|corp|national|america|american|administrators?|advantage|community|network|partners|choice|options?)$/i;

/** "Ambetter of Illinois" is not Illinois Medicaid. */
const STATE_WORD =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|hampshire|jersey|mexico|york|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|rhode|island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|new|north|south|west|east|northern|southern)$/i;

/** The words that tell a payer from others; the State's only where its name has no other. */
export const distinctive = (name: string): string[] => {
  const words = (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !COMMON_WORD.test(word));
  const own = words.filter((word) => !STATE_WORD.test(word));
  return own.length > 0 ? own : words;
};
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/**
 * The answer of another payer: its "Payer:" names no word of ours, and neither our payer nor the member's number with it stands
 * on the page. It shows that the patient was covered elsewhere, not that this payer's record is wrong.
 */
export function isOfOtherPlan(page: string, payerName: string, memberId = ""): boolean {
  const own = distinctive(payerName);
  if (own.length === 0) return false;
  const all = lettersOf(page);
  if (own.some((word) => all.includes(word))) return false;
  const isShort = (name: string) => isShortFor(name, payerName);
  const managing = [...page.matchAll(MANAGED_BY)].map(([, name = ""]) => name);
  if (managing.length > 0) return !managing.some(isShort);
  const named = [...page.matchAll(ANSWERED_BY)].map(([, name = ""]) => name);
  if (named.length === 0) return isHeadedByOther(page, payerName, memberId);
  const number = lettersOf(memberId);
  return !(number.length > 4 && all.includes(number)) && !named.some(isShort);
}

const LINES_OF_HEAD = 3;
/** "BlueChoice HealthPlan | Eligibility and benefits": the first line of a payer's own screen is its name. */
function isHeadedByOther(page: string, payerName: string, memberId: string): boolean {
  const head = page
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_OF_HEAD);
  const [first] = head.flatMap((line) =>
    findPayers(line).filter(({ start }) => line.slice(0, start).trim() === ""),
  );
  const name = first?.name ?? shortNameOver(head[0] ?? "");
  const number = lettersOf(memberId);
  return (
    name !== undefined &&
    /\b(?:eligib\w+|coverage|benefits?|27[01])\b/i.test(page) &&
    !isShortFor(name, payerName) &&
    !(number.length > 4 && lettersOf(page).includes(number))
  );
}

/** What a payer's own screen may be headed by: the words that tell its name from others. */
const SHORT_NAMES: ReadonlySet<string> = new Set(
  PAYERS.filter(({ type }) => type !== "liability" && type !== "review").map(({ name }) =>
    distinctive(name).join(" "),
  ),
);

/** "OAKLAND   provider portal   Eligibility": the first column of a screen's title, where it is a payer's name without "Health Plan" behind it. */
export function shortNameOver(title: string): string | undefined {
  const [name = ""] = title.trim().split(/ {2,}|\t| [|·–] /);
  const isTitle = OF_ANSWER.test(title.slice(title.indexOf(name) + name.length));
  return isTitle && /^\p{Lu}/u.test(name) && SHORT_NAMES.has(name.toLowerCase()) ? name : undefined;
}
const OF_ANSWER = /\b(?:eligib\w+|27[01])\b/i;

/** "Old insurance: Anthem, ended 08/31", "Anthem TERMED": the page itself has this payer's coverage at its end. */
export function hasOwnEnded(page: string, payerName: string, first: string): boolean {
  const own = distinctive(payerName);
  if (own.length === 0) return false;
  return page.split("\n").some((line) => {
    const ended = own.some((word) => lettersOf(line).includes(word)) ? ENDED.exec(line) : null;
    if (!ended || IN_FORCE.test(line)) return false;
    // The day of the end stands behind its word; one that lies at or after the service says that it was in force.
    const [end] = findDates(line).filter(({ start }) => start > ended.index);
    return end === undefined || end.iso < first;
  });
}
const ENDED =
  /\b(?:inactive|not (?:active|eligible)|term(?:ed|inated)?|ended|ends|cancel+ed|lapsed|(?:old|previous|prior|former) (?:insurance|coverage|plan|carrier|payer|policy|ins))\b/i;
const IN_FORCE =
  /\b(?:active (?:on|as of|since|from)|reinstat\w+|in force|no (?:gap|lapse)|(?:plan|benefit|calendar|contract) year|since|in error|by mistake)\b/i;

/** "BCBSIL" is Blue Cross Blue Shield of Illinois. */
function isShortFor(name: string, payerName: string): boolean {
  const short = name.split(/\s/)[0] ?? "";
  const initials = (payerName.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join("");
  return (
    /^\p{Lu}{3,8}$/u.test(short) && (initials.startsWith(short.slice(0, 3)) || short.startsWith(initials))
  );
}
