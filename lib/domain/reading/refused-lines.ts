import type { Evidence, Extraction } from "@/lib/core/extraction";
import type { DeniedLine } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { RARC } from "@/lib/domain/codes/rarc";
import { ownCodeBeside } from "./denial/code-beside";
import { findCodes } from "./denial/denial-code";
import { readLegend } from "./denial/legend";
import { bare } from "./denial/refused-rows";
import { wordsOfRow } from "./denial/row-words";
import type { Candidate, Reading } from "./page/candidate";
import type { PaperAtHand } from "./paper-at-hand";
import { chargesThatAddUp } from "./services/charges-that-add-up";
import { readDeniedLines, rowsToRefund, unpaidRows, wholeClaim } from "./services/denied-lines";

/** The rows of a table that the paper refuses, with what it says of all of them elsewhere. */
export function refusedRows(at: PaperAtHand, { facts }: Extraction): DeniedLine[] {
  const onDay = onItsDay(printedRows(at, facts.billed_amount), facts.dates_of_service);
  return ofPapersCode(ofItsService(onDay, facts.procedure_codes), at.reading);
}

function printedRows(
  { reading, scope, summary, paper: { kind, stage } }: PaperAtHand,
  billed: Evidence | undefined,
): DeniedLine[] {
  const wanted = kind === "recoupment" ? rowsToRefund(reading, scope) : [];
  if (wanted.length > 0) return wanted;
  const read = summary?.lines ?? readDeniedLines(reading, scope);
  if (read.length > 0 || kind !== "denial" || stage !== "post_service") return read;
  // The lines of a claim that was refused as a whole: nothing was paid for any of them, or they come to what was billed.
  const unpaid = unpaidRows(reading, scope);
  return unpaid.length > 0 ? unpaid : chargesThatAddUp(reading, scope, billed?.value);
}

/** The rows; of a claim for what was done, and that has none, the whole of it. */
export const linesOfClaim = (
  rows: DeniedLine[],
  { paper: { kind, stage } }: PaperAtHand,
  told: Extraction,
): DeniedLine[] => (rows.length > 0 || stage !== "post_service" ? rows : wholeClaim(kind, toldOf(told)));

/** The code that the refused rows tell, where the paper's other words told none or one that refuses nothing. */
export function codeFromRows(
  rows: readonly DeniedLine[],
  told: string | undefined,
  reading: Reading,
): Candidate | undefined {
  const code = told?.split("-").at(-1);
  if (!code) return standardCodeOf(rows, reading) ?? ownCodeOf(rows, reading);
  const [first] = rows;
  // "45" beside a charge that was paid and "204" beside the one that was not: the refused row has its own.
  const isOne = first?.code && rows.every((row) => row.code === first.code);
  return first && isOne && code !== first.code ? codeOfRows(first, code) : undefined;
}

/** The code of what was refused, where the one that was read takes what the contract takes. */
function codeOfRows({ groupCode, code }: DeniedLine, told: string): Candidate | undefined {
  // "501" of the line that was paid beside "617" of the one that was not: payers' own codes, which no list tells apart.
  const isOther = CARC.get(told)?.isDenial === "no" || !(CARC.has(told) || CARC.has(code ?? ""));
  if (!code || !isOther || CARC.get(code)?.isDenial === "no") return undefined;
  return { value: groupCode ? `${groupCode}-${code}` : code, score: 0.7, spans: [] };
}

/** "97 M15" beside each refused charge, without a group, and "97  Payment is included …" below: a number of the standard list. */
function standardCodeOf([first, ...more]: readonly DeniedLine[], { lines }: Reading): Candidate | undefined {
  const code = first?.code ?? "";
  const isStandard =
    (code.length > 1 && CARC.has(code) && CARC.get(code)?.isDenial !== "no") ||
    (OF_INJURIES.test(code) &&
      lines.some(({ text }) => OF_AN_INJURY.test(text)) &&
      lines.some(({ text }) => HEADS_CODES.test(text)));
  if (!isStandard || more.some((row) => row.code !== code)) return undefined;
  const line = readLegend(lines).find(({ marker }) => bare(marker) === code)?.spans[0]?.line ?? -1;
  const start = lines[line]?.text.indexOf(code) ?? -1;
  return start >= 0
    ? { value: code, score: 0.5, spans: [{ line, start, end: start + code.length }] }
    : undefined;
}

/** Of the standard list's numbers for injuries at work and in cars those that refuse; others of them take what a schedule takes. */
const OF_INJURIES = /^P[1-4689]$/;
/** "P1" under "NOTE" is a note's mark. */
const HEADS_CODES =
  /(?:^|\s{2,})(?:(?:denial|adj(?:ustment)?\.?|rsn|CARC) )?(?:reasons?|codes?|rsn|CARC|EOB code)\s*$/i;
const OF_AN_INJURY =
  /\binjured (?:worker|employee|person|party)\b|\bworkers['’]? comp|\bno-?fault\b|\bpersonal injury protection\b|\bdate of (?:injury|loss|accident)\b/i;

/**
 * "note 7F2" under each refused charge and "7F2 - Acupuncture is excluded", "LD" beside one and "LD   Visit note was not legible":
 * the payer's own code. "K7" may be a footnote's mark, and is a code where the paper heads a column or its list of them as reasons. Where
 * several were used, the first refused row's.
 */
function ownCodeOf(rows: readonly DeniedLine[], { labeled, lines }: Reading): Candidate | undefined {
  const [first] = rows;
  const code = first?.code ?? "";
  // A column of messages holds the numbers of messages.
  const isMessage = (v: Reading["labeled"][number]) =>
    v.layout === "below" && v.value === code && /^(?:msg|message)s?$/i.test(v.labelText);
  if (labeled.some(isMessage)) return undefined;
  const isOwn =
    /^(?:(?=.*\d)[A-Za-z\d]{3,5}|[a-z][A-Z]|[A-Z]{2})$/.test(code) ||
    (/^(?:[A-OQ-VXZ]\d|\d[A-Z])$/.test(code) && !CARC.has(code) && lines.some(headsReasons));
  // "N7" and "M3" are remarks of the standard list, "P5", "W1" and "Y2" its numbers for work injuries and accidents.
  if (!isOwn || /^\d{5}$/.test(code) || RARC.has(code) || first?.groupCode) return undefined;
  const inRow = lines.findIndex((_, at) => wordsOfRow(lines, at)?.code === code);
  const span =
    readLegend(lines).find(({ marker }) => bare(marker) === code)?.spans[0] ??
    wordsOfRow(lines, inRow)?.spans[0];
  if (!span) return undefined;
  const beside = lines[span.line]?.text.lastIndexOf(code, span.start) ?? -1;
  // "Note K3J" over its meaning
  const over = beside < 0 ? (lines[span.line - 1]?.text.indexOf(code) ?? -1) : -1;
  const [line, start] = beside >= 0 ? [span.line, beside] : [span.line - 1, over];
  return start >= 0
    ? { value: code, score: 0.5, spans: [{ line, start, end: start + code.length }] }
    : undefined;
}

/** "Reason" over a column, "Explanation codes" over what they mean; "Note", "Msg", "See" and "Remarks" alone in a line head marks. */
const headsReasons = ({ cells }: Reading["lines"][number]): boolean =>
  cells.some(({ text }) =>
    /^(?:(?:reason|explanation|denial|adjustment)s?(?: codes?)?|remark(?: codes?)?|expl\.?|why)$/i.test(
      text.trim(),
    ),
  ) ||
  (cells.length > 1 && cells.some(({ text }) => /^remarks$/i.test(text.trim())));

/** A claim of one day prints it once, not beside each of its lines. */
function onItsDay(rows: Extraction["deniedLines"], days: Evidence | undefined): Extraction["deniedLines"] {
  const day = days && !days.doubt && !days.value.includes(",") ? days.value : undefined;
  return day ? rows.map((row) => ({ ...row, dateOfService: row.dateOfService ?? day })) : rows;
}

/** "Code billed each day: 98940" over rows of days and charges: where no row names a service, the claim's only one is theirs. */
function ofItsService(
  rows: Extraction["deniedLines"],
  services: Evidence | undefined,
): Extraction["deniedLines"] {
  const only = services && !services.doubt && !services.value.includes(",") ? services.value : undefined;
  const isNamed = rows.some(({ procedureCode }) => procedureCode);
  return only && !isNamed ? rows.map((row) => ({ ...row, procedureCode: only })) : rows;
}

/** "CO-119" over a table whose rows say only "DENY": the one code of the paper is that of all its refused rows. */
function ofPapersCode(rows: Extraction["deniedLines"], reading: Reading): Extraction["deniedLines"] {
  const coded = findCodes(reading);
  const grouped = coded.filter(({ group, isDenial }) => group && isDenial !== "no");
  // "16   The claim lacks …" under "REASONS", and no number beside any row.
  const codes =
    grouped.length > 0 ? grouped : coded.filter(({ legend, isDenial }) => legend && isDenial === "yes");
  const [one] = codes;
  const isOnly = one && codes.every(({ code }) => code === one.code);
  if (rows.some(({ code, reason }) => code || reason)) return rows;
  if (isOnly) return rows.map((row) => ({ ...row, groupCode: one.group ?? null, code: one.code }));
  const own = grouped.length === 0 ? ownCodeBeside(reading) : undefined;
  return own ? rows.map((row) => ({ ...row, ...own })) : rows;
}

const toldOf = ({ fields, facts }: Extraction) => ({
  ...(facts.procedure_codes && { procedures: facts.procedure_codes.value }),
  ...(facts.dates_of_service && { dates: facts.dates_of_service.value }),
  ...(facts.billed_amount && { billed: facts.billed_amount.value }),
  ...(fields.denial_code && { code: fields.denial_code.value }),
  ...(fields.denial_text && { reason: fields.denial_text.value }),
});
