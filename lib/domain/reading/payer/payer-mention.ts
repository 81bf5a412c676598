import { US_STATES } from "@/lib/core/us-states";
import { foldOcr } from "../page/clean-text";
import { kept } from "../page/kept";
import { PAYERS, type PayerType, STATES } from "../page/payer-directory";

export type PayerMention = { name: string; start: number; end: number; type: PayerType };

/** Printed words as a folded pattern: scanners' errors and missing or doubled spaces do not matter. */
function folded(words: string): string {
  return foldOcr(words)
    .replace(/[.*+?^${}()[\]\\]/g, "\\$&")
    .replace(/,? |,/g, "[ ,.]{0,3}")
    .replace(/&|and/g, "(?:&|and)");
}

const KNOWN = [...PAYERS].sort((a, b) => b.name.length - a.name.length);
const STATE = `[ ,.]{1,3}cf[ ]{1,2}(?:${STATES.split("|").map(folded).join("|")})`;

/** Blue plans are named by State and by pairs of words that each plan prints its own way. */
const BLUE = `(?:(?:${["anthem", "highmark", "horizon", "empire", "excellus", "independence", "premera", "capital", "carefirst", "regence", "wellmark", "arkansas", "idaho", "federal employee program"].map(folded).join("|")})[ ]{1,2})?blu[ec][ ]{0,2}crcss(?:[ ]{0,2}(?:and|&|\\/)?[ ]{0,2}blu[ec][ ]{0,2}shlcld)?(?:[ ]{1,2}(?:plan|hca[l]th plan|${folded("Service Benefit Plan")}))?`;

const FINDER = new RegExp(
  `(?<![a-z0-9])(?:((?:${BLUE}|blu[ec][ ]{0,2}shlcld)(?:${STATE})?)|(${KNOWN.map((p) => folded(p.name)).join("|")})((?:[ ]{1,2}|${"[ ]"})(?:cf)[ ]{1,2}(?:${STATES.split("|").map(folded).join("|")}))?)(?![a-z0-9])`,
  "g",
);

const BY_KEY = new Map(KNOWN.map((payer) => [keyOf(payer.name), payer]));

function keyOf(text: string): string {
  return foldOcr(text)
    .replace(/and/g, "&")
    .replace(/[^a-z0-9&]/g, "");
}

/** A claim form prints the names of all programs over its boxes. */
const ALL_PROGRAMS = /\bMEDICARE\b\W{1,12}MEDICAID\b\W{1,12}TRICARE\b/i;

const OWN_CODE = /^[A-Z]{1,3}\d{1,3}$/;

const STATE_BEHIND = /^ ([A-Z]{2})(?![\w-])(?! \d{5})/;
const HEALTH_PLAN =
  /^(?:,? (?:group|company|insurance|employees?['’]?|associates?['’]?|team members?['’]?|welfare|benefits?)){0,3} (?:health|medical)(?: (?:benefits?|care|and|welfare|insurance)){0,3} plan\b/i;

/** Known payers named in a line, as printed (scanner's errors put right for names in the directory). */
export function findPayers(text: string): PayerMention[] {
  const mentions: PayerMention[] = [];
  for (const match of foldOcr(text).matchAll(FINDER)) {
    const start = match.index;
    const end = start + match[0].replace(/[ ,.]+$/, "").length;
    const printed = text.slice(start, end);
    // "PA1" in a column of codes is not the insurer PAI.
    if (OWN_CODE.test(printed) && !/\d/.test(BY_KEY.get(keyOf(printed))?.name ?? "")) continue;
    // A box that is not ticked names nobody.
    if (/\[ ?\] ?$/.test(text.slice(0, start)) || ALL_PROGRAMS.test(text)) continue;
    const known = BY_KEY.get(keyOf(match[3] ? printed.slice(0, match[2]?.length ?? 0) : printed));
    // A common word ("medica", "guardian", "meridian") names a payer only with a capital.
    if (known && !/^[\p{Lu}\d]/u.test(printed) && !/^\s*$/.test(text.slice(0, start))) continue;
    // "Medicare Number", "under Medicare rules": the program, not the sender.
    if (
      /^medicare$/i.test(printed) &&
      /^ ?-?(?:number|id\b|advantage|rules|guidelines|approved|allowed|card|beneficiar|coverage|claim|paid|appeal|program|supplement|secondary|summary|prescription drug|does|did|has|can|will|law|polic|#)/i.test(
        text.slice(end),
      )
    )
      continue;
    // "MEDICARE   MEDICARE   PLAN" over "APPROVED   PAID   PAYS": the headings of a supplement's columns.
    if (/^medicare$/i.test(printed) && (text.match(/\bmedicare\b {2}/gi)?.length ?? 0) > 1) continue;
    // "Erie Insurance Group Health Plan": what such an insurer covers its own people with.
    const plan = known?.type === "liability" ? HEALTH_PLAN.exec(text.slice(end))?.[0] : undefined;
    if (plan) {
      mentions.push({ name: `${printed}${plan}`, start, end: end + plan.length, type: "commercial" });
      continue;
    }
    // "Blue Cross NC", and not a street's "Blue Cross, CA 90210".
    const state = known && known.type !== "blue" ? undefined : STATE_BEHIND.exec(text.slice(end));
    if (state && !match[1]?.includes(" of ") && state[1] && state[1] in US_STATES) {
      mentions.push({ name: `${printed}${state[0]}`, start, end: end + state[0].length, type: "blue" });
      continue;
    }
    mentions.push({ name: tidy(printed, known?.name, match[3]), start, end, type: known?.type ?? "blue" });
  }
  return mentions;
}

/** … of a line, which is asked for its letterhead and for what it mentions. */
export const payersOn: (line: { text: string }) => readonly PayerMention[] = kept(
  ({ text }: { text: string }) => findPayers(text),
);

/** The printed form; where the scanner put digits into words, the directory's form. */
function tidy(printed: string, known: string | undefined, state: string | undefined): string {
  // "MOLINA HEALTHCARE 0F OHIO"
  const plain = printed
    .replace(/\s+/g, " ")
    .trim()
    .replace(/ 0(?=F )/g, " O")
    .replace(/ 0(?=f )/g, " o");
  const garbled = /[a-z][0158|!][a-z]|\b[01|][a-z]{2,}|\bl[A-Z]{2,}/i.test(plain);
  if (!garbled) return plain === plain.toLowerCase() && known ? known : plain;
  if (known) return state ? `${known}${repair(plain.slice(known.length))}` : known;
  return repair(plain);
}

function repair(text: string): string {
  return text
    .replace(/(?<=\p{L})0|0(?=\p{L})/gu, "o")
    .replace(/(?<=\p{L})1|1(?=\p{L})/gu, "l")
    .replace(/\bl(?=[A-Z]{2})/g, "I")
    .replace(
      /(^|\s)(\p{Ll})(?=\p{L}{3})/gu,
      (_, space: string, letter: string) => space + letter.toUpperCase(),
    );
}

/** As findPayers; where it finds none, "rn" is tried as the "m" that scanners split ("Hurnana"). */
export function findPayersInScan(line: { text: string }): readonly PayerMention[] {
  const { text } = line;
  const found = payersOn(line);
  if (found.length > 0 || !/rn/.test(text)) return found;
  const joined = text.replace(/rn/g, "m");
  return findPayers(joined).map((mention) => {
    const shift = (at: number) => at + (text.slice(0, at + 2).match(/rn/g) ?? []).length;
    return {
      ...mention,
      start: Math.min(mention.start, text.length),
      end: Math.min(shift(mention.end), text.length),
    };
  });
}
