import { CARC } from "@/lib/domain/codes/carc";
import { RARC } from "@/lib/domain/codes/rarc";
import { bestOf, type Candidate, type Reading, type Scope } from "../page/candidate";
import { kept } from "../page/kept";
import type { LabeledValue } from "../page/labeled-values";
import { hasReasonWords, ORDINARY } from "./denial-cues";
import { readLegend } from "./legend";
import { refusedRows } from "./refused-rows";
import { withdrawn } from "./replaced-code";

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
const NAMED =
  /\b(?:reason|denial|adjustment|carc|adj|explanation|claim adjustment reason|hipaa|denial reason|ansi)(?: reason)?(?: codes?| cd| rsn)?[\s:#.(]{1,12}(\d{1,3}|[AB]\d{1,2})(?![\w/]|[.,-]\d| (?:of|days|months|business|calendar|visits|units)\b)/gi;

/** "CAC-197": how Texas prints a claim adjustment reason code on its workers' compensation papers. */
const OF_TEXAS = /(?<![A-Za-z0-9-])CAC[- ](\d{1,3}|[BPW]\d{1,2})(?![A-Za-z0-9])/g;

/** "16 / N290": a standard reason beside its remark. */
const WITH_REMARK = /(?<![\w.,$/-])(\d{1,3}|[AB]\d{1,2}) ?\/ ?(?:N|M|MA)\d{1,3}(?![\w/-]|\.\d)/g;

/** "denial code co-198" in a mail. */
const IN_SMALL_LETTERS = /\b(?:code|carc|reason):? (co|pr|oa|pi)-(\d{1,3})\b/g;

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

/** More than a long remittance has: bounds the work on text made to be slow. */
const MOST_CODES = 1000;

/** Every code of the document, in reading order by kind of print. */
export const findCodes: (reading: Reading) => readonly CodeMention[] = kept((reading) => {
  const codes = readCodes(reading);
  const gone = withdrawn(reading.lines, reading.sentences, codes);
  return codes.map((one) => (gone.has(one) ? { ...one, isDenial: "no" as const } : one));
});

function readCodes({ lines, labeled }: Reading): CodeMention[] {
  const found: CodeMention[] = [];
  const add = (
    line: number,
    start: number,
    end: number,
    rawCode: string,
    rawGroup: string | undefined,
    score: number,
  ) => {
    if (found.length >= MOST_CODES || !/\d/.test(rawCode)) return;
    const code = repairCode(rawCode);
    const entry = CARC.get(code);
    if (!entry && !(rawGroup && /^\d{1,3}$/.test(code) && Number(code) > 0 && Number(code) < 320)) return;
    if (found.some((f) => f.line === line && f.start < end && start < f.end)) return;
    const text = lines[line]?.text ?? "";
    const legend =
      /^\s*(?:[([]?\w{1,3}[)\].:]\s+)?(?:[\w/ ]{0,20}\s)?$/.test(text.slice(0, start)) &&
      /^\W{0,4}[\s:.–-]{1,12}[A-Za-z"“(]/.test(text.slice(end)) &&
      text.length - end > 12;
    found.push({
      code,
      group: rawGroup && repairGroup(rawGroup),
      isDenial: entry?.isDenial ?? "unknown",
      score,
      line,
      start,
      end,
      legend,
    });
  };
  lines.forEach(({ text }, index) => {
    for (const m of text.matchAll(REASON_THEN_GROUP))
      add(index, m.index, m.index + m[0].length, m[1] ?? "", m[2], 0.95);
    for (const m of text.matchAll(GROUP_THEN_REASON))
      add(index, m.index, m.index + m[0].length, m[2] ?? "", m[1], 0.95);
    for (const m of text.matchAll(GROUPED)) {
      if (looksLikePlace(text, m)) continue;
      // "P12" may be a code of its own as well as "PI2" misread.
      const whole = /^P1\d/.test(m[0]) ? m[0] : undefined;
      if (whole) {
        add(index, m.index, m.index + whole.length, whole, undefined, 0.75);
        continue;
      }
      const gap = /\s{2,}/.test(m[0]);
      add(index, m.index, m.index + m[0].length, m[2] ?? "", m[1], gap ? 0.8 : 0.95);
    }
    for (const m of text.matchAll(IN_SMALL_LETTERS)) {
      const start = m.index + m[0].length - (m[1]?.length ?? 0) - (m[2]?.length ?? 0) - 1;
      add(index, start, m.index + m[0].length, m[2] ?? "", m[1]?.toUpperCase(), 0.9);
    }
    for (const m of text.matchAll(GROUP_AFTER)) {
      const lead = m[0].length - m[0].replace(/^[\s(]+/, "").length;
      add(index, m.index + lead, m.index + m[0].length, m[1] ?? "", m[2], 0.8);
    }
    for (const m of text.matchAll(WITH_MEANING)) {
      const start = m.index + m[0].length - (m[1]?.length ?? 0);
      add(index, start, start + (m[1]?.length ?? 0), m[1] ?? "", undefined, 0.75);
    }
    for (const m of text.matchAll(OF_TEXAS))
      add(index, m.index, m.index + m[0].length, m[1] ?? "", undefined, 0.9);
    for (const m of text.matchAll(WITH_REMARK)) {
      const start = m.index + m[0].indexOf(m[1] ?? "");
      add(index, start, start + (m[1]?.length ?? 0), m[1] ?? "", undefined, 0.75);
    }
    for (const m of text.matchAll(NAMED)) {
      const start = m.index + m[0].length - (m[1]?.length ?? 0);
      add(index, start, start + (m[1]?.length ?? 0), m[1] ?? "", undefined, 0.75);
    }
  });
  const meanings = readLegend(lines);
  // "V6   … Frequency limit exceeded. (151)": the standard code closes the meaning of the payer's own.
  for (const { spans } of meanings) {
    const span = spans.at(-1);
    const said = (span && lines[span.line]?.text.slice(span.start, span.end)) ?? "";
    const closing = /\((?:CARC )?(\d{1,3}|[AB]\d{1,2})\)\.?\s*$/.exec(said);
    if (!span || !closing?.[1]) continue;
    const at = span.start + closing.index + closing[0].indexOf(closing[1]);
    add(span.line, at, at + closing[1].length, closing[1], undefined, 0.75);
  }
  for (const v of labeled) {
    const spoken = v.label.kind === "reason" && v.layout === "inline";
    if (v.label.kind !== "code" && !spoken) continue;
    const m = (
      spoken
        ? /^\(?(?:CARC )?(\d{2,3}|[AB]\d{1,2})\)?(?=\s?[:–—-]?\s{1,2}\p{Lu}\p{L}{2})/u
        : /^\(?(?:CARC )?(\d{1,3}|[AB]\d{1,2})\)?(?=$|[\s,;:])(?![\s]*[-/]\d)/
    ).exec(v.value);
    if (m?.[1] && CARC.has(m[1].toUpperCase())) {
      if (!spoken && isOwnCode(m[1], meanings)) continue;
      const at = v.span.start + v.value.indexOf(m[1]);
      const group =
        v.layout === "inline"
          ? groupOnLine(lines[v.span.line]?.text ?? "", labeled, v.span.line)
          : groupOnLine("", labeled, v.span.line);
      add(v.span.line, at, at + m[1].length, m[1], group, 0.7);
      // "50, 97, 197" in a cell of codes alone: each of them takes something from its line.
      const list = spoken || !LIST_OF_CODES.test(v.value) ? [] : [...v.value.matchAll(/[A-Z]?\d{1,3}\b/g)];
      for (const one of list.slice(1))
        if (CARC.has(one[0]) && !isOwnCode(one[0], meanings)) {
          const from = v.span.start + one.index;
          add(v.span.line, from, from + one[0].length, one[0], group, 0.68);
        }
    }
  }
  // "w21 (29)" in a column of codes: the payer's own, and in brackets the standard one that it stands for.
  for (const { label, value, span } of labeled) {
    const standard = label.kind === "code" ? OWN_AND_STANDARD.exec(value)?.[1] : undefined;
    const at = span.start + value.lastIndexOf("(") + 1;
    if (standard && CARC.has(standard)) add(span.line, at, at + standard.length, standard, undefined, 0.75);
  }
  // "92014     $139.00    denied   109": behind the word, where the paper says below what the number means.
  lines.forEach(({ text }, line) => {
    const code = /\d\.\d\d\b.*\b(?:denied|not paid) {2,}(\d{1,3})$/i.exec(text)?.[1];
    if (code && meanings.some((e) => e.marker.replace(/\W/g, "") === code))
      add(line, text.length - code.length, text.length, code, undefined, 0.7);
  });
  return found;
}

const OWN_AND_STANDARD = /^(?=\w*\d)\w{2,5} ?\((\d{1,3}|[AB]\d{1,2})\)$/;
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

/** "Denver, CO 802" is a place, and so is "PR 009" before more digits; a code is not followed by a ZIP's tail. */
function looksLikePlace(text: string, match: RegExpExecArray): boolean {
  return (
    /\p{Ll}, ?$/u.test(text.slice(0, match.index)) &&
    /^[A-Z]{2} \d{3}$/.test(match[0]) &&
    /^\s*$/.test(text.slice(match.index + match[0].length))
  );
}

/** Codes of one claim's lines and of the legend: the true denial before ordinary adjustments. */
export function readDenialCode(
  reading: Reading,
  codes: readonly CodeMention[],
  scope: Scope | undefined,
): (Candidate & { code: string }) | undefined {
  const inScope = scope
    ? codes.filter((c) => c.line >= scope.from && c.line <= scope.to && c.isDenial !== "no")
    : [];
  const pool = inScope.length > 0 ? inScope : codes;
  const ranked = pool
    .filter((c) => c.isDenial !== "no")
    .map((c, order) => {
      const text = reading.lines[c.line]?.text ?? "";
      const same = codes.filter((o) => o.code === c.code);
      const group = c.group ?? same.find((o) => o.group)?.group;
      const nearDenied = /\bden(?:ied|ial|y)\b|reason|disallow|not covered|non-covered/i.test(text)
        ? 0.08
        : 0;
      const reversed = /\b(?:overturned|reversed|paid in full)\b/i.test(text) ? -0.5 : 0;
      const kind = c.isDenial === "yes" ? 0.2 : c.isDenial === "unknown" ? -0.1 : 0;
      // A generic code comes with the one that says why.
      const vague = ["A1", "193", "16", "96", "216"].includes(c.code) ? -0.02 : 0;
      const score =
        Math.min(0.8, c.score * 0.7) +
        kind +
        nearDenied +
        reversed +
        vague +
        Math.min(0.1, (same.length - 1) * 0.03) -
        order * 0.002;
      return {
        code: c.code,
        value: group ? `${group}-${c.code}` : c.code,
        score,
        spans: [{ line: c.line, start: c.start, end: c.end }],
      };
    });
  return bestOf(ranked) ?? proprietaryCode(reading);
}

/** A payer's own code ("EX 0K"), only under a label that says "code", when no standard one is printed. */
function proprietaryCode({ labeled, lines }: Reading): (Candidate & { code: string }) | undefined {
  // Four digits and more may be anything: they are a code where the page prints their meaning.
  const explained = (value: string) =>
    lines.some(({ text }) =>
      new RegExp(`^\\s*${value}\\b[\\s:.–-]{1,6}\\p{L}{2,}.*\\p{L}{3}`, "u").test(text),
    );
  const legend = readLegend(lines);
  const meaning = (code: string) =>
    legend.find(
      (e) =>
        e.marker.replace(/^(?:reason|remark|note|code|msg|message)\b/i, "").replace(/\W/g, "") ===
        code.replace(/\W/g, ""),
    )?.text ?? "";
  const inColumn = (v: LabeledValue) =>
    v.label.kind === "reason" &&
    // A column of notes holds marks of footnotes, no codes.
    !/^notes?$/i.test(v.labelText) &&
    v.layout === "below" &&
    /^\d{2,3}$/.test(v.value.trim()) &&
    meaning(v.value.trim()) !== "";
  const refused = refusedRows({ lines });
  // "B07" in a column "Why", in a row that was refused, and with a meaning of its own below.
  const ofRow = (v: LabeledValue) =>
    v.label.kind === "reason" &&
    v.layout === "below" &&
    refused.has(v.span.line) &&
    /^[A-Z]?\d{2,3}[A-Z]?$/.test(v.value.trim()) &&
    meaning(v.value.trim()) !== "";
  // "MESSAGE CODES" over the legend: the code that opens its first entry is nobody's row's.
  const opensEntry = (v: LabeledValue) =>
    v.layout === "below" && legend.some(({ spans }) => spans[0]?.line === v.span.line);
  const found = labeled.find(
    (v) =>
      (v.label.kind === "code" || inColumn(v) || ofRow(v)) &&
      !opensEntry(v) &&
      !ORDINARY.test(meaning(v.value.trim())) &&
      /^(?=\w*\d)[A-Za-z0-9]{2,5}$/.test(v.value.trim()) &&
      (!/^\d{4,}$/.test(v.value) || explained(v.value)) &&
      !/^[NM][A]?\d{1,3}$/.test(v.value),
  );
  if (!found) return codeToldOf({ lines });
  return { code: found.value, value: found.value, score: 0.5, spans: [found.span] };
}

/** "Our system shows the reason as Z14 on your remittance.": the payer's own code in a letter, as the remittance prints it. */
const TOLD_CODE =
  /\b(?:[Rr]eason|[Dd]enial|[Ee]xplanation)(?:(?: code)? (?:(?:is|was|appears?|listed|shown|printed|given|marked|coded|recorded) )?(?:as|under|with|by) (?:the )?(?:code |reason )?| code:? (?:is |was )?)(?![NM]A?\d)([A-Z]{1,2}\d{1,3}|\d{1,3}[A-Z]{1,2})(?![\w-]|\.\d)/;

function codeToldOf({ lines }: Pick<Reading, "lines">): (Candidate & { code: string }) | undefined {
  for (const [line, { text }] of lines.entries()) {
    const match = TOLD_CODE.exec(text);
    const code = match?.[1];
    if (!match || !code) continue;
    const end = match.index + match[0].length;
    return { code, value: code, score: 0.45, spans: [{ line, start: end - code.length, end }] };
  }
  return undefined;
}

/** An ICD-10 code opens like one ("M54.16", and "N40" under "Diagnosis"). */
const REMARK = /(?<![A-Za-z0-9.-])(N\d{1,3}|M\d{1,3}|MA\d{1,3})(?![A-Za-z0-9]|-\d|\s?\.\s?\d)/g;
const DIAGNOSIS_BEFORE =
  /\b(?:dx|diag\w*|icd(?:-?10)?(?:-cm)?)\b[^A-Za-z]{0,12}(?:[A-TV-Z]\d[\w.]*[\s,;/]{1,3}){0,8}$/i;

const isRemark = (code: string): boolean => /^(?:N|MA?)\d{1,3}$/.test(code);

/** "M55" may be a payer's own; "N706" and what practices meet hardly is. */
const isSureRemark = (code: string): boolean => isRemark(code) && (code.startsWith("N") || RARC.has(code));

/** A column that also holds codes of no standard list is the payer's own: its "M55" is no remark. */
function ownColumnCodes(labeled: Reading["labeled"]): Set<string> {
  const columns = new Map<string, string[]>();
  for (const v of labeled) {
    const isMessage = /^(?:msg|message)s?$/i.test(v.labelText) && /^[A-Z]?\d{1,3}$/.test(v.value);
    // "Code" alone heads a column of services, or of a payer's own letters and numbers.
    const isOwn = /^codes?$/i.test(v.labelText) && /^[A-Z]\d{1,3}$/.test(v.value);
    const isCodes =
      v.label.kind === "code" ||
      isMessage ||
      isOwn ||
      (v.label.kind === "reason" && /^[A-Z0-9]{1,4}$/.test(v.value));
    if (!isCodes || v.layout !== "below") continue;
    // "16, N706, Z7": beside a standard number a remark is one of the standard list, whatever else stands there.
    const codes = v.value.trim().split(/[ ,/]+/);
    if (codes.some((code) => /^\d{1,3}$/.test(code) && CARC.has(code)) && codes.some(isSureRemark)) continue;
    const key = `${v.labelLine} ${v.labelText}`;
    columns.set(key, [...(columns.get(key) ?? []), ...codes]);
  }
  const standard = (code: string) =>
    isRemark(code) ||
    CARC.has(code) ||
    // Those of injuries at work and in cars have a letter.
    /^P\d{1,2}$/.test(code) ||
    !/^[A-Z]{1,2}\d{1,3}$/.test(code) ||
    /^(?:CO|PR|OA|PI|CR)/.test(code);
  return new Set([...columns.values()].filter((codes) => !codes.every(standard)).flat());
}

type RemarkMention = { code: string; line: number; start: number; end: number };

/** Remittance remark codes (N130, M127, MA130) where the words around them say so. */
export const findRemarks: (reading: Reading) => readonly RemarkMention[] = kept(readRemarkCodes);

function readRemarkCodes({ lines, labeled }: Reading): RemarkMention[] {
  const labeledLines = new Set(
    labeled.filter((v) => v.label.kind === "remark" || v.label.kind === "code").map((v) => v.span.line),
  );
  const found: RemarkMention[] = [];
  const own = ownColumnCodes(labeled);
  lines.forEach(({ text }, line) => {
    const speaks =
      labeledLines.has(line) ||
      /\b(?:remark|rarc|moa|rem|code|reason)\b|\b(?:CO|PR|OA|PI)[ -]?\d|(?:^|\s)\d{1,3}(?: \/ |, ?)(?:N|M|MA)\d{1,3}(?:\s|$)/i.test(
        text,
      );
    for (const m of text.matchAll(REMARK)) {
      const opens =
        /^\s*$/.test(text.slice(0, m.index)) && /^[\s:–-]{1,12}[A-Z]/.test(text.slice(m.index + m[0].length));
      const diagnosis =
        DIAGNOSIS_BEFORE.test(text.slice(0, m.index)) ||
        labeled.some(
          (v) =>
            v.label.kind === "diagnosis" &&
            v.span.line === line &&
            m.index >= v.span.start &&
            m.index < v.span.end,
        );
      if ((speaks || opens) && !diagnosis && !own.has(m[0]))
        found.push({ code: m[0], line, start: m.index, end: m.index + m[0].length });
    }
  });
  return found;
}
