import { CARC } from "@/lib/domain/codes/carc";
import { type Reading, spansWithin } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import type { Line } from "../page/page-lines";
import { classifyDenial } from "./category";
import { hasReasonWords } from "./denial-cues";
import { readLegend } from "./legend";

/** A claim adjustment reason code on the page. `code` has no group ("197"). */
export type CodeMention = {
  code: string;
  group: string | undefined;
  isDenial: "yes" | "no" | "depends" | "unknown";
  score: number;
  line: number;
  start: number;
  end: number;
  /** It opens its line or cell and words follow: an entry of a legend. */
  legend: boolean;
};

/** A code as it is printed, before it is known to be one; `group` where it stands beside it. */
type Printed = {
  line: number;
  start: number;
  end: number;
  code: string;
  group?: string | undefined;
  score: number;
};

/** Every code of a paper, by its print, by the paper's own legend and by its labels; of two in one place the first. */
export function codeMentions(reading: Reading): CodeMention[] {
  const { lines } = reading;
  const meanings = readLegend(lines);
  const printed = [
    ...lines.flatMap(({ text }, line) => printedOn(text).map((one) => ({ ...one, line }))),
    ...closingMeanings(lines, meanings),
    ...labeledCodes(reading, meanings),
    ...besideOwnCodes(reading),
    ...behindRefusals(lines, meanings),
    ...underReason(lines),
    ...closingSentences(reading),
    ...calledCodes(lines),
    ...codesOfRefusals(reading),
  ];
  const found: CodeMention[] = [];
  for (const one of printed) {
    if (found.length >= MOST_CODES) break;
    const mention = mentionOf(one, lines);
    const isTaken = ({ line, start, end }: CodeMention) =>
      line === one.line && start < one.end && one.start < end;
    if (mention && !found.some(isTaken)) found.push(mention);
  }
  return found;
}

/** More than a long remittance has: bounds the work on text made to be slow. */
const MOST_CODES = 1000;

/** What is printed like a code, as a code of the standard list; without a group only what stands in the list. */
function mentionOf(
  { line, start, end, code: raw, group, score }: Printed,
  lines: readonly Line[],
): CodeMention | undefined {
  if (!/\d/.test(raw)) return undefined;
  const code = repairCode(raw);
  const entry = CARC.get(code);
  const mayBeNew = group && /^\d{1,3}$/.test(code) && Number(code) > 0 && Number(code) < 320;
  if (!entry && !mayBeNew) return undefined;
  const text = lines[line]?.text ?? "";
  const legend =
    /^\s*(?:[([]?\w{1,3}[)\].:]\s+)?(?:[\w/ ]{0,20}\s)?$/.test(text.slice(0, start)) &&
    /^\W{0,4}[\s:.–-]{1,12}[A-Za-z"“(]/.test(text.slice(end)) &&
    text.length - end > 12;
  return {
    ...{ code, score, line, start, end, legend },
    group: group && repairGroup(group),
    isDenial: entry?.isDenial ?? "unknown",
  };
}

function repairCode(raw: string): string {
  return raw
    .toUpperCase()
    .replace(
      /^([ABPWY])?(.*)$/,
      (_, letter: string | undefined, rest: string) =>
        (letter ?? "") + rest.replace(/O/g, "0").replace(/[LI]/g, "1").replace(/S/g, "5"),
    )
    .replace(/^0+(?=\d)/, "");
}

const repairGroup = (raw: string) => raw.toUpperCase().replace("0", "O").replace("1", "I");

/** The prints of a code on a line; of two in one place the first counts. */
function printedOn(text: string): Omit<Printed, "line">[] {
  const whole = (m: RegExpExecArray) => ({ start: m.index, end: m.index + m[0].length });
  /** Of the words only the code, which ends them. */
  const last = (m: RegExpExecArray, code = m[1] ?? "") => {
    const end = m.index + m[0].length;
    return { start: end - code.length, end, code };
  };
  return [
    ...[...text.matchAll(REASON_THEN_GROUP)].map((m) => ({
      ...whole(m),
      code: m[1] ?? "",
      group: m[2],
      score: 0.95,
    })),
    ...[...text.matchAll(GROUP_THEN_REASON)].map((m) => ({
      ...whole(m),
      code: m[2] ?? "",
      group: m[1],
      score: 0.95,
    })),
    ...groupedOn(text),
    ...[...text.matchAll(IN_SMALL_LETTERS)].map((m) => {
      const [, group = "", code = ""] = m;
      const end = m.index + m[0].length;
      return {
        start: end - group.length - code.length - 1,
        end,
        code,
        group: group.toUpperCase(),
        score: 0.9,
      };
    }),
    ...[...text.matchAll(GROUP_AFTER)].map((m) => {
      const lead = m[0].length - m[0].replace(/^[\s(]+/, "").length;
      return { start: m.index + lead, end: m.index + m[0].length, code: m[1] ?? "", group: m[2], score: 0.8 };
    }),
    ...[WITH_MEANING, OPENS_LINE]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter((m) => !IN_OTHER_LIST.test(text.slice(0, m.index)))
      .map((m) => ({ ...last(m), score: 0.75 })),
    ...[...text.matchAll(OF_TEXAS)].map((m) => ({ ...whole(m), code: m[1] ?? "", score: 0.9 })),
    ...[...text.matchAll(WITH_REMARK)].map((m) => {
      const code = m[1] ?? m[2] ?? "";
      const start = m.index + m[0].indexOf(code);
      return { start, end: start + code.length, code, score: 0.75 };
    }),
    ...[...text.matchAll(ON_REMITTANCE)].map((m) => ({ ...last(m), score: 0.75 })),
    ...[...text.matchAll(NAMED)].map((m) => ({ ...last(m), score: 0.75 })),
  ];
}

/** "CO-197", and "CO     252" in a table's columns. */
function groupedOn(text: string): Omit<Printed, "line">[] {
  return [...text.matchAll(GROUPED)]
    .filter((m) => !looksLikePlace(text, m))
    .map((m) => {
      const place = { start: m.index, end: m.index + m[0].length };
      // "P12" may be a code of its own as well as "PI2" misread.
      if (/^P1\d/.test(m[0])) return { ...place, code: m[0], score: 0.75 };
      return { ...place, code: m[2] ?? "", group: m[1], score: /\s{2,}/.test(m[0]) ? 0.8 : 0.95 };
    });
}

const GROUP = "(CO|C0|PR|OA|0A|PI|P1|CR)";
const NUMBER = "([AaBb]\\d{1,2}|[0-9OolIS]{1,3}|[PpWwYy]\\d{1,2})";
/** "CO-197", "CO 197", "PR119", "CO/197", and table columns "CO     252". */
const GROUPED = new RegExp(
  `(?<![A-Za-z0-9-])${GROUP}(?: ?[-–—:/*] ?| {0,14})${NUMBER}(?![A-Za-z0-9]|[.,/-]\\d)`,
  "g",
);
const GROUP_AFTER = new RegExp(`(?:^\\s*|\\s{2,}|[( ])${NUMBER} {1,4}\\(?${GROUP}\\)?(?=[\\s:)-]|$)`, "g");
const REASON_THEN_GROUP =
  /\b(?:reason|carc|adjustment)(?: code)?[\s:#.]*(\d{1,3}|[AB]\d{1,2})[\s,;/|]+group(?: code)?[\s:#.]*(CO|PR|OA|PI|CR)\b/gi;
const GROUP_THEN_REASON =
  /\bgroup(?: code)?[\s:#.]*(CO|PR|OA|PI|CR)[\s,;/]+(?:reason|carc|adjustment)(?: code)?[\s:#.]*(\d{1,3}|[AB]\d{1,2})\b/gi;
/** "Message 252: An attachment…": a printed code with its meaning. */
const WITH_MEANING =
  /\b(?:message|msg|note|explanation|ex|reason|code|carc)(?: code)?[\s#]{1,2}(\d{2,3}|[AB]\d{1,2})(?=\s?[:–—-]\s?\p{L}{2}|\s{1,8}\p{Lu}\p{Ll}+ \p{L})/giu;
/** "Code B16.  Our history has …": it opens its line, and a stop parts it from its meaning. */
const OPENS_LINE = /^\s*(?:code|carc)[\s#]{1,2}(\d{2,3}|[AB]\d{1,2})(?=\.\s{1,8}\p{Lu}\p{L}* \p{L})/giu;
/** "Enrollment code 112 Basic Option", "Place of service code 11 Office": the word before says of what list the code is. */
const IN_OTHER_LIST =
  /\b(?:enrollment|coverage|modifier|procedure|diagnos[ie]s|place of service|revenue|condition|occurrence|value|type of bill|taxonomy|specialty|relationship|country|county|area|zip)\s{1,2}$/i;
const NAMED =
  /\b(?:reason|denial|adjustment|carc|adj|explanation|claim adjustment reason|hipaa|denial reason|ansi)(?: reason)?(?: codes?| cd| rsn)?[\s:#.(]{1,12}(\d{1,3}|[AB]\d{1,2})(?![\w/]|[.,-]\d| (?:of|days|months|business|calendar|visits|units)\b)/gi;

/** "The code on the explanation of benefits is 119": the standard number that another paper of the claim prints. */
const ON_REMITTANCE =
  /\bcodes? (?:(?:shown|printed|listed|given) )?on (?:the|your|our|this) (?:explanation of (?:benefits|payment)|EOB|EOP|remittance(?: advice)?|voucher) (?:is|was) (?:CARC )?(\d{2,3}|[AB]\d{1,2})(?![\w/-]|\.\d)/gi;

/** "CAC-197": how Texas prints a claim adjustment reason code on its workers' compensation papers. */
const OF_TEXAS = /(?<![A-Za-z0-9-])CAC[- ](\d{1,3}|[BPW]\d{1,2})(?![A-Za-z0-9])/g;

/** "16 / N290", "0.00     16  N290" at the end of a row: a standard reason beside its remark. */
const WITH_REMARK =
  /(?:(?<![\w.,$/-])(\d{1,3}|[AB]\d{1,2}) ?\/ ?|(?<=\d\.\d\d {1,12})(\d{1,3}|[AB]\d{1,2}) {1,8})(?:N|MA?)\d{1,3}(?![\w/-]|\.\d)/g;

/** "denial code co-198" in a mail. */
const IN_SMALL_LETTERS = /\b(?:code|carc|reason):? (co|pr|oa|pi)-(\d{1,3})\b/g;

/** "Denver, CO 802" is a place, and so is "PR 009" before more digits; a code is not followed by a ZIP's tail. */
function looksLikePlace(text: string, match: RegExpExecArray): boolean {
  return (
    /\p{Ll}, ?$/u.test(text.slice(0, match.index)) &&
    /^[A-Z]{2} \d{3}$/.test(match[0]) &&
    /^\s*$/.test(text.slice(match.index + match[0].length))
  );
}

type Meanings = ReturnType<typeof readLegend>;

/** "V6   … Frequency limit exceeded. (151)": the standard code closes the meaning of the payer's own. */
function closingMeanings(lines: readonly Line[], meanings: Meanings): Printed[] {
  return meanings.flatMap(({ spans }) => {
    const span = spans.at(-1);
    const said = (span && lines[span.line]?.text.slice(span.start, span.end)) ?? "";
    // "(96, N130)": its remark may stand behind it.
    const closing = /\((?:CARC )?(\d{1,3}|[AB]\d{1,2})(?:, ?(?:MA?|N)\d{1,3}){0,3}\)\.?\s*$/.exec(said);
    const code = closing?.[1];
    if (!span || !closing || !code) return [];
    const start = span.start + closing.index + closing[0].indexOf(code);
    return [{ line: span.line, start, end: start + code.length, code, score: 0.75 }];
  });
}

/** Under or behind a label that says "code", and where a sentence behind "reason" opens with one. */
function labeledCodes({ lines, labeled }: Reading, meanings: Meanings): Printed[] {
  return labeled.flatMap((v) => {
    const isSpoken = v.label.kind === "reason" && v.layout === "inline";
    if (v.label.kind !== "code" && !isSpoken) return [];
    const code = (isSpoken ? OPENS_SENTENCE : OPENS_CELL).exec(spokenOf(v, isSpoken, lines))?.[1];
    if (!code || !CARC.has(code.toUpperCase()) || (!isSpoken && isOwnCode(code, meanings))) return [];
    const { line } = v.span;
    const group = groupOnLine(v.layout === "inline" ? (lines[line]?.text ?? "") : "", labeled, line);
    const at = (place: number, one: string, score: number): Printed => {
      const start = v.span.start + place;
      return { line, start, end: start + one.length, code: one, group, score };
    };
    // "50, 97, 197" in a cell of codes alone: each of them takes something from its line.
    const list = isSpoken || !LIST_OF_CODES.test(v.value) ? [] : [...v.value.matchAll(/[A-Z]?\d{1,3}\b/g)];
    const more = list.slice(1).filter(([one]) => CARC.has(one) && !isOwnCode(one, meanings));
    return [at(v.value.indexOf(code), code, 0.7), ...more.map(({ 0: one, index }) => at(index, one, 0.68))];
  });
}
/** "Reason ............ 27  Expenses incurred …": two blanks part the number from what it means. */
const spokenOf = ({ value, span }: LabeledValue, isSpoken: boolean, lines: readonly Line[]): string =>
  isSpoken && /^\(?\d{2,3}\)?$/.test(value) ? (lines[span.line]?.text.slice(span.start) ?? value) : value;
const OPENS_SENTENCE = /^\(?(?:CARC )?(\d{2,3}|[AB]\d{1,2})\)?(?=\s?[:–—-]?\s{1,2}\p{Lu}\p{L}{2})/u;
/** "EOB 2 of 2" counts sheets. */
const OPENS_CELL = /^\(?(?:CARC )?(\d{1,3}|[AB]\d{1,2})\)?(?=$|[\s,;:])(?![\s]*[-/]\d| of \d)/;
const LIST_OF_CODES = /^(?:\d{1,3}|[AB]\d{1,2})(?:[,;/] ?(?:[A-Z]{0,2}\d{1,3})){1,5}$/;

/** "200  Preferred providers accept the allowance …": a payer's own number, whose printed meaning refuses nothing. */
const isOwnCode = (code: string, meanings: ReturnType<typeof readLegend>): boolean => {
  const text = meanings.find((e) => e.marker.replace(/\W/g, "") === code)?.text;
  return (
    text !== undefined && CARC.get(code)?.isDenial === "yes" && GRANTS.test(text) && !hasReasonWords(text)
  );
};
const GRANTS =
  /\b(?:accepts? the|as payment in full|paid (?:in full|at)|discount|allowance|allowed amount|contract\w*|negotiated|savings|fee schedule)\b/i;

/** A "Group" label or column that holds CO, PR, OA or PI on the same line. */
function groupOnLine(text: string, labeled: Reading["labeled"], line: number): string | undefined {
  const printed = /\bgroup(?: code)?[\s:]+(CO|PR|OA|PI|CR)\b/i.exec(text)?.[1];
  if (printed) return printed.toUpperCase();
  const value = labeled.find(
    (v) =>
      (v.label.kind === "group" || v.label.kind === "group_code") &&
      v.span.line === line &&
      /^(?:CO|PR|OA|PI|CR)$/.test(v.value),
  );
  return value?.value;
}

/** "w21 (29)" in a column of codes: the payer's own, and in brackets the standard one that it stands for. */
function besideOwnCodes({ labeled }: Reading): Printed[] {
  return labeled.flatMap(({ label, value, span }) => {
    const code = label.kind === "code" ? OWN_AND_STANDARD.exec(value)?.[1] : undefined;
    const start = span.start + value.lastIndexOf("(") + 1;
    return code && CARC.has(code)
      ? [{ line: span.line, start, end: start + code.length, code, score: 0.75 }]
      : [];
  });
}
const OWN_AND_STANDARD = /^(?=\w*\d)\w{2,5} ?\((\d{1,3}|[AB]\d{1,2})\)$/;

/** "92014     $139.00    denied   109": behind the word, where the paper says below what the number means. */
function behindRefusals(lines: readonly Line[], meanings: Meanings): Printed[] {
  return lines.flatMap(({ text }, line) => {
    const code = /\d\.\d\d\b.*\b(?:denied|not paid) {2,}(\d{1,3})$/i.exec(text)?.[1];
    return code && meanings.some((e) => e.marker.replace(/\W/g, "") === code)
      ? [{ line, start: text.length - code.length, end: text.length, code, score: 0.7 }]
      : [];
  });
}

/** "An attachment is needed to decide this claim (252).": a number of the standard list closes a sentence of its own kind of reason. */
function closingSentences({ lines, sentences }: Reading): Printed[] {
  // "… is experimental (55)." over a list of sources: the number of one.
  if (lines.some(({ text }) => LISTS_SOURCES.test(text))) return [];
  return sentences.flatMap(({ text, spans }) => {
    const [whole = "", code] = CLOSES.exec(text) ?? [];
    // "(197, N54)": with a remark behind it no count.
    const isCount = !whole.includes(",") && COUNTS.test(text.slice(0, text.length - whole.length + FIRST));
    const listed = code && !isCount && CARC.get(code);
    if (!code || !listed || listed.isDenial !== "yes" || !hasReasonWords(text)) return [];
    if (listed.category === "other" || classifyDenial(text, undefined)?.category !== listed.category)
      return [];
    const place = spans.findLast((span) =>
      lines[span.line]?.text.slice(span.start, span.end).includes(`(${code}`),
    );
    if (!place) return [];
    const start = (lines[place.line]?.text.lastIndexOf(`(${code}`, place.end) ?? -1) + 1;
    return start > 0 ? [{ line: place.line, start, end: start + code.length, code, score: 0.7 }] : [];
  });
}
/** Two digits may count something; "(30 days)" has its unit, "thirty (30)", "her age (50)" and "a score (50)" the word before. */
const FIRST = 3;
const COUNTS =
  /\b(?:visits?|sessions?|units?|days?|weeks?|months?|years?|times|treatments?|lines?|pages?|points?|degrees?|dates?|percent|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|ten|eleven|twelve|ages?|aged|scores?|index|scale|grade|level|stage|percentile|rating|\w+teen|(?:\w+-)?(?:one|two|three|four|five|six|seven|eight|nine))$/i;
const LISTS_SOURCES = /^\s*(?:references|bibliography|sources|literature(?: cited)?|citations)\s*:?\s*$/i;
const CLOSES = /\p{L}{3} \((?:(?:CARC|reason|code) )?(\d{2,3})(?:, ?(?:MA?|N)\d{1,3}){0,3}\)\.?$/u;

/**
 * "The claim was denied with code 27, expenses incurred after coverage terminated.": a code of the list, behind the refusal and before words of its
 * own kind of reason.
 */
function codesOfRefusals({ lines, sentences }: Reading): Printed[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(DENIED_WITH)].flatMap((m) => {
      const [whole, code = ""] = m;
      const listed = CARC.get(code);
      const meaning = sentence.text.slice(m.index + whole.length);
      if (!listed || listed.category === "other" || IF_SO.test(sentence.text.slice(0, m.index))) return [];
      if (classifyDenial(meaning, undefined)?.category !== listed.category) return [];
      const [span] = spansWithin(sentence, lines, whole);
      const start = span ? (lines[span.line]?.text.indexOf(`code ${code}`, span.start) ?? -1) + 5 : 4;
      return span && start > 4
        ? [{ line: span.line, start, end: start + code.length, code, score: 0.75 }]
        : [];
    }),
  );
}
const DENIED_WITH =
  /\b(?:denied|refused|not paid|disallowed|rejected) (?:with|under|as|by|for|on) (?:(?:reason|denial|adjustment) )?code (\d{1,3}|[AB]\d{1,2})(?=[,:;] \p{L}{3})/giu;

/** "Why 97140 was denied (code 4):", "… is required to decide this claim. (Code 252)": in brackets, called a code, behind a refusal or behind its own kind of reason. */
function calledCodes(lines: readonly Line[]): Printed[] {
  return lines.flatMap(({ text }, line) =>
    [...text.matchAll(CALLED_CODE)].flatMap((m) => {
      const [whole, code = ""] = m;
      const before = text.slice(0, m.index);
      const said = `${lines[line - 1]?.text ?? ""} ${before}`;
      const listed = CARC.get(code);
      if (!listed || OF_OTHER_LIST.test(before)) return [];
      if (IF_SO.test(before) || MAY_COME.test(text.slice(m.index + whole.length))) return [];
      const isOwnReason =
        listed.category !== "other" && classifyDenial(said, undefined)?.category === listed.category;
      if (!isOwnReason && !REFUSES_BEFORE.test(before)) return [];
      const start = m.index + whole.lastIndexOf(code);
      return [{ line, start, end: start + code.length, code, score: 0.7 }];
    }),
  );
}
const CALLED_CODE = /\((?:(?:reason|denial|adjustment) )?code (\d{1,3}|[AB]\d{1,2})\)/gi;
const REFUSES_BEFORE = /\b(?:denied|denial|refused|not paid|not covered|disallowed)\s*$/i;
/** "If a claim was denied (code 29), send …", "a duplicate (code 18) will be denied" tell of no denial that was made. */
const IF_SO = /\b(?:if|when|whenever|unless|plan denies|we deny|any|future)\b[^.;]*$/i;
const MAY_COME = /^,? (?:will|would|may|might|can|could) /i;
/** Numbers of other lists are called so, too. */
const OF_OTHER_LIST =
  /\b(?:modifiers?|procedures?|diagnos\w+|place of service|revenue|condition|occurrence|value|type of bill|taxonomy|speciality|specialty|relationship|status|area|country)\b[^.;]{0,30}$/i;

/** "… for the following reason:" over "27    Expenses incurred …": a number of the standard list before words of its own kind of reason. */
function underReason(lines: readonly Line[]): Printed[] {
  return lines.flatMap(({ text }, at) => {
    if (!REASON_FOLLOWS.test(text)) return [];
    const line = lines.findIndex((next, index) => index > at && next.text.trim() !== "");
    const [, lead = "", code = "", said = ""] = NUMBER_THEN_WORDS.exec(lines[line]?.text ?? "") ?? [];
    const listed = CARC.get(code);
    // A list of reasons begins with a number, too, and a payer may count its own: the words have to say what the number does.
    if (
      !listed ||
      listed.category === "other" ||
      classifyDenial(said, undefined)?.category !== listed.category
    )
      return [];
    return [{ line, start: lead.length, end: lead.length + code.length, code, score: 0.7 }];
  });
}
const REASON_FOLLOWS =
  /\b(?:reasons?|because|codes?)(?:\(s\))?\s?:\s*$|^\s*(?:(?:denial|claim|adjustment|remark|status) )?reasons?(?: codes?)?(?: \((?:see|only|as) [^()]{3,40}\))?\s*$|^\s*why (?:(?:it|this|they|(?:the|this|your) \w+) (?:was|is|were|are) (?:an overpayment|overpaid|(?:not paid|denied|not covered))|we (?:denied|did not pay|are asking for) \w+(?: \w+)?)\s*[:?]?\s*$/i;
const NUMBER_THEN_WORDS = /^(\s*)(\d{2,3}|[AB]\d{1,2})(?:\s{2,}|\s?[-–—:]\s+)(\p{Lu}.{12,})$/u;
