import type { Measure, Side } from "../chart";
import { MEASURES, type MeasureName, namesPart } from "./measure-names";
import { MOTION_OF_NORMAL, namesNormals, partLeading } from "./motion-names";

/** A value in its line: `date` where the line itself says one; `earlier` where it repeats what another visit found. */
export type FoundMeasure = {
  measure: Measure;
  line: number;
  date?: string;
  earlier: boolean;
  carried: boolean;
  /** The side that its form asks about: a questionnaire's value has none itself. */
  ofSide?: Side;
  start: number;
  end: number;
};

/** A measure's name where it stands on a line. */
export type Hit = { name: MeasureName; start: number; end: number; printed: string };

export function hitsIn(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const name of namesNormals(text) ? [MOTION_OF_NORMAL, ...MEASURES] : MEASURES) {
    // Most lines name none of the hundreds.
    if (!name.pattern.test(text)) continue;
    for (const match of text.matchAll(new RegExp(name.pattern.source, `${name.pattern.flags}g`))) {
      const before = (name.key === "motion" && COMPOUND.exec(text.slice(0, match.index))?.[0]) || "";
      const start = match.index - before.length;
      const end = match.index + match[0].length;
      if (hits.some((hit) => hit.start < end && start < hit.end)) continue;
      hits.push({ name, start, end, printed: `${before}${match[0]}` });
    }
  }
  return withOwnNames(
    text,
    hits.sort((a, b) => a.start - b.start),
  );
}

/** "Flexion-rotation R 20": a test of its own, and no rotation. */
const COMPOUND = /(?<![\p{L}-])(?:flexion|extension|abduction|adduction)-$/iu;

/** "Flexion AROM", "ER (side) AROM", "Supraspinatus MMT": how it was measured stands behind what was, and is no measure of its own. */
function withOwnNames(text: string, hits: readonly Hit[]): Hit[] {
  return hits.flatMap((hit, at) => {
    const next = hits[at + 1];
    if (next && isManner(next) && BETWEEN.test(text.slice(hit.end, next.start)) && !isManner(hit))
      return { ...hit, end: next.end };
    const before = hits[at - 1];
    if (before && isManner(hit) && !isManner(before) && BETWEEN.test(text.slice(before.end, hit.start)))
      return [];
    const own = isManner(hit) ? NAME_BEFORE.exec(text.slice(0, hit.start))?.[1]?.trim() : undefined;
    return own && !NO_NAME.test(own)
      ? { ...hit, start: hit.start - own.length - 1, printed: `${own} ${hit.printed}` }
      : hit;
  });
}
const isManner = ({ printed }: Hit) => /^(?:[AP]?ROM|MMT)$/i.test(printed.trim());
const BETWEEN = /^ (?:\([^()\d]{1,14}\) )?$/;
/** At the beginning of its cell, or with a place in parentheses. */
const NAME_BEFORE = /(?:^|\s{2,}|[|;] ?)(\p{Lu}[\p{L}/.]{1,15}(?: \p{Ll}{3,12})?(?: \([^()\d]{1,14}\))?) $/u;
/** "Target AROM", "Prior AROM" are told by the rules for aims and for earlier days, "Initial AROM" by its name. */
const NO_NAME =
  /^(?:(?:[A-Z]{0,3}TG|goals?|targets?|aims?|expect\w*|project\w*|predict\w*|anticipat\w*|desired|prior|previous|last|earlier)\b|(?:R|L|Rt|Lt|right|left|both|bilat\w*|active|passive|total|full|limited|normal|improved|decreased|painful|pain[- ]free|the|his|her|today|current|gross|general|objective|exam|check)\b)/i;

/** "Extension lacks 8 deg of goal": how far a value is from what was aimed at, and nothing that is aimed at. */
export const SHORT_OF_GOAL =
  /\b(?:lack(?:s|ing)?|short|shy|away|below|above|under|over)\b[^.;,]{0,16}\b(?:(?:of|from) )?(?:the |her |his |its )?goal\b(?! (?:of|is|was)\b|[ :=]{1,3}\d)/gi;
/** "Flexion 46. Improving toward goals.": that they come nearer, and no goal itself; "progressing toward goal of 120 deg" is one. */
export const TOWARD_GOALS =
  /\b(?:towards?|on track (?:for|with|to)|progress(?:ing|ed|es)?(?: (?:well|slowly|steadily|nicely))? (?:on|with|to))(?: (?:the|all|her|his|their|stated|functional|treatment|established|PT|OT)){0,3} (?:goals?|STGs?|LTGs?)\b(?![^.;]{0,24}\d)/gi;
/**
 * "(/80)", "(0-10)", "(deg)" behind a name is its scale, not a value, and so is "(50 pts)" where values follow it: "NDI (50 pts)   28   19", but
 * not "NDI (28 pts) 3 weeks ago", "NDI (28 pts): 10 points down".
 */
export const SCALE =
  /\(\s*(?:\/\s*\d{1,3}|0\s*(?:-|–|to)\s*\d{1,3}|(?<=(?:^|[a-z]|-\d{1,2}) {0,2}\()\d{1,3} ?(?:pts?|points?)(?=\)(?: ?: ?|\s{2,})\d{1,3}(?![\d/]| ?(?:pts?|points?|weeks?|wks?|days?|months?|mos?|visits?|sessions?|more|less|better|worse|lower|higher)\b))|deg(?:rees?)?|%|ft|sec|lbs?)\s*\)/gi;
/** "LEFS 31 on 8/3, expect 60 at discharge": what is hoped for was not found. */
export const AIMED_AT =
  /(?<!\b(?:as|than) )\b(?:expect\w*|anticipat\w*|project\w*|predict\w*|aim(?:s|ing|ed)?|goals?|targets?|hop(?:es?|ing))\b[^\d;.,:]{0,24}$/i;

/** "12 - 82 deg": a motion from and to, of which the arc between them grows. */
export function arcOf(key: string, printed: string): { number: number } | undefined {
  const [, from, to] = /^(\d{1,2})\s?(?:-|–|to)\s?(\d{2,3})(?![\d/.])/.exec(printed.trim()) ?? [];
  const arc = Number(to) - Number(from);
  return key.startsWith("motion:") && arc > 0 ? { number: arc } : undefined;
}

const WORDS = "zero one two three four five six seven eight nine ten".split(" ");

export const numberOf = (printed: string): { number?: number } => {
  const found = /-?\d+(?:\.\d+)?/.exec(printed);
  const word = WORDS.indexOf(printed.trim().toLowerCase().split(" ")[0] ?? "");
  if (!found)
    return word < 0
      ? {}
      : { number: word + (/ minus/i.test(printed) ? -0.3 : / plus/i.test(printed) ? 0.3 : 0) };
  const half = /\/\s*5\s*-|\d\s*-\s*\//.test(printed) ? -0.3 : /\d\s*\+|5\s*\+/.test(printed) ? 0.3 : 0;
  return { number: Number(found[0]) + half };
};

const printedName = (hit: Hit) =>
  hit.printed
    .replace(/\s+/g, " ")
    .replace(/\b(?:R|L|right|left)\b/gi, "")
    .replace(/^([^()]*)\)$/, "$1")
    .trim();
/** By the chart's own name: an abbreviation is not spelled out, for no source would say so. */
export const nameOf = (hit: Hit, before = "") => {
  const own = printedName(hit);
  // "L knee AROM ext -8, flex 98": alone, "Flex" would say of no joint.
  const part = hit.name.key === "motion" && !namesPart(own) ? partLeading(before) : undefined;
  const named = part ? `${part} ${own.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}` : own;
  const printed = named.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (hit.name.key === "pain" && !/^pain/i.test(printed)) return `Pain (${printed.slice(0, 4)})`;
  // "office   158/96   HR 88": a pressure beside a pulse, under the place where it was taken.
  return hit.name.key === "bp" && !/^b/i.test(printed) ? `BP (${printed.toLowerCase()})` : printed;
};
export const keyOf = (hit: Hit) =>
  hit.name.asPrinted ? `${hit.name.key}:${inFull(printedName(hit).toLowerCase())}` : hit.name.key;
/** One note writes "flex", another "flexion": both are values of one motion. */
const IN_FULL: readonly [RegExp, string][] = [
  [/\blumb\b/, "lumbar"],
  [/\bcerv\b/, "cervical"],
  [/\bflex\b/, "flexion"],
  [/\bext\b\.?(?! rot)/, "extension"],
  [/\babd\b/, "abduction"],
  [/\brot\b/, "rotation"],
  [/\bdf\b/, "dorsiflexion"],
  [/\bpf\b/, "plantar flexion"],
  [/\bir\b/, "internal rotation"],
  [/\ber\b/, "external rotation"],
];
const inFull = (name: string) => IN_FULL.reduce((text, [short, long]) => text.replace(short, long), name);
