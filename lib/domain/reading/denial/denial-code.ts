import { CARC } from "@/lib/domain/codes/carc";
import { RARC } from "@/lib/domain/codes/rarc";
import { bestOf, type Candidate, type Reading, type Scope, spansWithin } from "../page/candidate";
import { kept } from "../page/kept";
import type { LabeledValue } from "../page/labeled-values";
import { isBlank } from "../page/page-lines";
import { isReasonsCode } from "./code-beside";
import { type CodeMention, codeMentions } from "./code-mentions";
import { ORDINARY } from "./denial-cues";
import { readLegend } from "./legend";
import { refusedRows } from "./refused-rows";
import { withdrawn } from "./replaced-code";

/** Every code of the document, in reading order by kind of print. */
export const findCodes: (reading: Reading) => readonly CodeMention[] = kept((reading) => {
  const codes = codeMentions(reading);
  const gone = withdrawn(reading.lines, reading.sentences, codes);
  return codes.map((one) => (gone.has(one) ? { ...one, isDenial: "no" as const } : one));
});

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
function proprietaryCode({ labeled, lines, sentences }: Reading): (Candidate & { code: string }) | undefined {
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
  // "B07" or "7B" in a column "Why", in a row that was refused, and with a meaning of its own below.
  const ofRow = (v: LabeledValue) =>
    v.label.kind === "reason" &&
    v.layout === "below" &&
    refused.has(v.span.line) &&
    /^(?:[A-Z]?\d{2,3}[A-Z]?|\d[A-Z])$/.test(v.value.trim()) &&
    meaning(v.value.trim()) !== "";
  // "MESSAGE CODES" over the legend: the code that opens its first entry is nobody's row's.
  const opensEntry = (v: LabeledValue) =>
    v.layout === "below" && legend.some(({ spans }) => spans[0]?.line === v.span.line);
  const found = labeled.find(
    (v) =>
      (v.label.kind === "code" || inColumn(v) || ofRow(v) || isReasonsCode(v, legend)) &&
      !opensEntry(v) &&
      !ORDINARY.test(meaning(v.value.trim())) &&
      /^(?=\w*\d)[A-Za-z0-9]{2,5}$/.test(v.value.trim()) &&
      (!/^\d{4,}$/.test(v.value) || explained(v.value)) &&
      !/^[NM][A]?\d{1,3}$/.test(v.value),
  );
  if (!found) return codeUnder(lines) ?? codeToldOf({ lines, sentences });
  return { code: found.value, value: found.value, score: 0.5, spans: [found.span] };
}

/** "Message on your voucher:" over "B5G   The Plan covers up to …": a payer's own code before its meaning, alone under what announces it. */
function codeUnder(lines: Reading["lines"]): (Candidate & { code: string }) | undefined {
  for (const [at, { text, cells }] of lines.entries()) {
    const [whole = "", lead = "", code = ""] = EXPLAINED_CODE.exec(text) ?? [];
    const over = lines.slice(Math.max(0, at - 2), at).findLast((line) => !isBlank(line));
    if (!code || cells.length !== 2 || !over || !ANNOUNCES_CODE.test(over.text)) continue;
    if (OF_OTHER_LIST.test(over.text)) continue;
    const start = whole.indexOf(code, lead.length);
    return { code, value: code, score: 0.5, spans: [{ line: at, start, end: start + code.length }] };
  }
  return undefined;
}
const EXPLAINED_CODE =
  /^(\s*(?:[Cc]ode ?#? ?)?)(?![NM]A?\d)(?=[A-Z\d]*\d)(?=\d*[A-Z])([A-Z\d]{2,4}) {2,}(?=\p{Lu}[\p{L}’']+ \p{L}+ )/u;
const ANNOUNCES_CODE =
  /\b(?:messages?|reasons?|codes?|remarks?|explanations?|den(?:ied|ials?))\b[^.]{0,40}:\s*$/i;

/** "Diagnosis codes on your claim:", "Modifier codes:" announce what has nothing to do with the reason. */
const OF_OTHER_LIST =
  /\b(?:modifiers?|procedures?|diagnos[ei]s|ICD|place of service|revenue|condition|occurrence|value|type of bill|taxonomy|tooth|teeth|drugs?|supply|supplies|send|enclose|include|attach)\b/i;

/** "Our system shows the reason as Z14 on your remittance.": the payer's own code in a letter, as the remittance prints it. */
const TOLD_CODE =
  /\b(?:[Rr]eason|[Dd]enial|[Ee]xplanation)(?:(?: code)? (?:(?:is|was|appears?|listed|shown|printed|given|marked|coded|recorded) )?(?:as|under|with|by) (?:the )?(?:code |reason )?| code on (?:the|your|our) (?:explanation of (?:benefits|payment)|EO[BP]|remittance(?: advice)?|voucher),? (?:is |was )?| code:? (?:is |was )?)(?![NM]A?\d)([A-Z]{1,2}\d{1,3}|\d{1,3}[A-Z]{1,2}|\d[A-Z]\d)(?![\w-]|\.\d| (?:of|as|level)\b)/;

/** "This message stands on your summary of 11/05/2026 as code Q55.", "our denial of August 26, 2026 (code 5D, …)" */
const TOLD_BEHIND =
  /\b(?:[Mm]essage|[Rr]eason|[Dd]enial|[Dd]enied|[Ee]xplanation)\b[^;]{0,90}(?:\b(?:as|under|with|by)|\b(?:\d{4}|denied|denial|claims?|lines?|services?|charges?|decisions?|reasons?|message) \() ?(?:the )?(?:(?:message|reason|denial|explanation) )?code (?![NM]A?\d)([A-Z]{1,2}\d{1,3}|\d{1,3}[A-Z]{1,2})(?![\w-]|\.\d)/;

/** "denied the visit for a condition (code G89)", "because it was billed under code E78": what the claim says, and no reason's. */
const OF_THE_CLAIM =
  /\b(?:diagnos\w*|conditions?|ICD|procedures?|modifiers?|entered|(?:re-?)?(?:bill|cod|submit|report|charg|sen[dt]|fil)(?:ed|ted|ing|ting)?|correct\w*|pain|injury|disease|disorder)\b/i;

function codeToldOf({
  lines,
  sentences,
}: Pick<Reading, "lines" | "sentences">): (Candidate & { code: string }) | undefined {
  for (const [line, { text }] of lines.entries()) {
    const match = TOLD_CODE.exec(text);
    const code = match?.[1];
    if (!match || !code) continue;
    const end = match.index + match[0].length;
    return { code, value: code, score: 0.45, spans: [{ line, start: end - code.length, end }] };
  }
  for (const sentence of sentences) {
    const [said = "", code] = TOLD_BEHIND.exec(sentence.text) ?? TOLD_CODE.exec(sentence.text) ?? [];
    if (code && !OF_THE_CLAIM.test(said))
      return { code, value: code, score: 0.45, spans: spansWithin(sentence, lines, code) };
  }
  return undefined;
}

/** An ICD-10 code opens like one ("M54.16", and "N40" under "Diagnosis"). */
const REMARK = /(?<![A-Za-z0-9.-])(N\d{1,3}|M\d{1,3}|MA\d{1,3})(?![A-Za-z0-9]|-\d|\s?\.\s?\d)/g;
const DIAGNOSIS_BEFORE =
  /\b(?:dx|diag\w*|icd(?:-?10)?(?:-cm)?)\b[^A-Za-z]{0,12}(?:[A-TV-Z]\d[\w.]*[\s,;/]{1,3}){0,8}$/i;

/** A code of a payer's that no diagnosis looks like: "M54  Back pain" among diagnoses is no remark. */
const OTHER_CODE = /(?<![\w.])(?:(?:N|MA)\d{1,3}|(?:CO|PR|OA|PI)[ -]?\d{1,3})(?![\w.])/;

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

/** "… to decide this claim (252). The record for this report is missing (M127).": its number stands right before. */
const CODE_CLOSES = /\p{L}{3} \(\d{2,3}\)\. /u;

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
      // Its meaning follows, at the beginning of a line or behind the meaning of another one ("… Initiative.   N20  Service not …").
      const opens =
        (/^\s*$/.test(text.slice(0, m.index)) ||
          (/[.;] {2,}$/.test(text.slice(0, m.index)) &&
            OTHER_CODE.test([lines[line - 1]?.text, text.slice(0, m.index)].join("\n")))) &&
        /^[\s:–-]{1,12}[A-Z]/.test(text.slice(m.index + m[0].length));
      const diagnosis =
        DIAGNOSIS_BEFORE.test(text.slice(0, m.index)) ||
        labeled.some(
          (v) =>
            v.label.kind === "diagnosis" &&
            v.span.line === line &&
            m.index >= v.span.start &&
            m.index < v.span.end,
        );
      const isBeside =
        /^(?:MA|[MN]\d)\d{2}$/.test(m[0]) &&
        RARC.has(m[0]) &&
        /\p{L}{3} \($/u.test(text.slice(0, m.index)) &&
        /^\)(?:[.,;]|\s|$)/.test(text.slice(m.index + m[0].length)) &&
        CODE_CLOSES.test(`${lines[line - 1]?.text ?? ""} ${text.slice(0, m.index)}`);
      // "Your remittance will show reason code M82.": the payer's own, which is called no remark.
      const isReason =
        /^M\d{2}$/.test(m[0]) && /\b(?:will|may) show (?:the )?reason code $/i.test(text.slice(0, m.index));
      if ((speaks || opens || isBeside) && !diagnosis && !isReason && !own.has(m[0]))
        found.push({ code: m[0], line, start: m.index, end: m.index + m[0].length });
    }
  });
  return found;
}
