import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { cleanFact } from "../facts/facts";

const DEGREE = "(?:MD|DO|DC|DPM|PT|DPT|OT|OTR(?:\\/L)?|NP|FNP|APRN|PA-?C?|RN|LCSW|PhD)";
const DAY = "\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}(?:,? \\d{1,2}:\\d{2}(?: ?[AP]M)?)?";
const NAME = "(?:[A-Z]\\.? ){0,2}[A-Z][\\p{L}'’-]+(?: [A-Z]\\.?)?(?: [A-Z][\\p{L}'’-]+)?";
/** "… E-signed Ada M. Roe, MD 08/24/2026 10:22", "… AR DC signed 09/03/2026", "… Ada Roe, PT 08/07/2026" at the end of other words. */
const SIGNER = new RegExp(
  `[ ,;|]+(?:(?:[A-Z]{2,3} ${DEGREE} )?(?:[Ee]-?|[Ee]lectronically |[Dd]igitally )?[Ss]ign(?:ed)?\\b(?: by| electronically)?:? .{3,60}|${NAME},? ${DEGREE}(?:, ?[A-Z]{2,4})* ${DAY})$`,
  "u",
);
/** Who signed these is what they are worth. */
const SIGNED_ACT =
  /\bcertif|\border(?:s|ed)?\b|\breferr|\bplan of (?:care|treatment)\b|\bapprov|\bauthori[sz]|\binterpret|\breviewed\b|\bagree\b/i;
const LEAST = 25;

/** "09/25/2026   Secondary claim sent": an entry's own day is said in front of the quotation. "06/03/2026 to 10/18/2026 yard only" is a span. */
const BEFORE_DAY = /^\W?(?:date(?: of (?:service|visit))?:? )?$/i;
const IS_SPAN = /^\W{0,2}\s*(?:to|through|thru|until|till|and|or)\b|^\s*[-–]\s*\d|^\s*[,;&]\s*\d{1,2}\//i;
function withoutOwnDay(text: string, day: string | undefined): string {
  const [first] = day ? findDates(text) : [];
  if (first?.iso !== day || first === undefined || !BEFORE_DAY.test(text.slice(0, first.start))) return text;
  const behind = text.slice(first.end);
  if (IS_SPAN.test(behind)) return text;
  const rest = behind.replace(/^[\s\])|:;,.–-]+/, "");
  return /\p{L}{2}.*\p{L}{2}/u.test(rest) ? rest : text;
}

/** "Function: drives again" where the letter's own label says it already. */
function withoutLabel(text: string, label: string): string {
  const own = label && text.toLowerCase().startsWith(label.toLowerCase()) ? text.slice(label.length) : "";
  const rest = /^\s?[:;-]\s+(\S.{7,})$/s.exec(own)?.[1];
  return rest ?? text;
}

/** What stands in front of the quotation, and need not be said in it again. */
export type SaidBefore = { day?: string | undefined; label?: string };

/**
 * What a letter quotes of a passage: without the mark-up of an export, without the day and the label that stand before it and, unless a
 * signature is asked for, without the signer behind it.
 */
export function quotedWords(
  { quote }: Pick<ChartFact, "quote">,
  withSigner: boolean,
  { day, label = "" }: SaidBefore = {},
): string {
  const text = withoutLabel(withoutOwnDay(cleanFact(quote.replaceAll("**", "")), day), label);
  if (withSigner || SIGNED_ACT.test(text)) return text;
  const rest = text.replace(SIGNER, "");
  return rest.length >= LEAST ? rest : text;
}
