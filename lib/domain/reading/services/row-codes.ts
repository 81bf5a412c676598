import type { DeniedLine } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { classifyDenial } from "../denial/category";
import { ORDINARY, reasonStrength } from "../denial/denial-cues";
import { markerCode } from "../denial/legend";
import { bare, noteBehind } from "../denial/refused-rows";
import { standardCode } from "../denial/standard-code";
import type { Notice, ServiceRow } from "./service-rows";

/** The payer's own code of a row: in its column, under the row, or behind one of its amounts. */
export const ownCodeOf = (notice: Notice, row: ServiceRow): string | undefined => {
  const [head = 0] = row.lines;
  return ownCode(notice, row) ?? codeUnder(notice, row) ?? noteOf(notice, head);
};

/** "PR3" beside a charge, and "PR3   Denied on physician review": a payer's own code, though PR and 3 are elsewhere what a patient pays. */
export function isOwnOfPayer({ legend }: Notice, printed: string): boolean {
  const number = /^(?:CO|PR|OA|PI|CR)(\d{1,3})$/.exec(printed)?.[1];
  if (!number || CARC.get(number)?.isDenial !== "no") return false;
  const meaning = legend.find(({ marker }) => bare(marker) === printed)?.text ?? null;
  return saysNo(meaning) || OPENS_REFUSAL.test(meaning ?? "");
}
const OPENS_REFUSAL = /^(?:denied|denial|not (?:covered|paid|payable|allowed))\b/i;

/** As the standard code where a row prints the payer's own one and the legend says which it stands for. */
export function codesOf(
  notice: Notice,
  own: string | undefined,
  group?: string,
): Pick<DeniedLine, "groupCode" | "code"> {
  if (own && !group && isOwnOfPayer(notice, own)) return { groupCode: null, code: own };
  const { legend, codes, reading } = notice;
  const standard = own && !group ? standardCode(own, legend, codes, reading.lines) : undefined;
  if (standard) return { groupCode: standard.group ?? null, code: standard.code };
  const code = own?.replace(/^\[(\w+)\]$/, "$1") ?? null;
  return { groupCode: group ?? null, code: (code && !group && behindNumber(code, notice)) || code };
}

/** "1 - T17  OUR FILES SHOW …", "1 - 96   NON-COVERED": the number is the note's, and behind it stands the payer's code or the standard one. */
const OWN_CODE = /^([A-Z]{1,2}\d{2,3}) {1,3}(?:[-–:] )?\p{Lu}\p{L}/u;
const behindNumber = (code: string, { legend, reading }: Notice): string | undefined => {
  const standard = legend.flatMap(({ marker }) => {
    const [, number, paired = ""] = /^\(?(\d{1,2})\)? ([AB]?\d{1,3})$/.exec(marker) ?? [];
    return number === code && CARC.has(paired) ? paired : [];
  })[0];
  if (standard) return standard;
  const text = /^\d{1,2}$/.test(code) && legend.find((entry) => bare(entry.marker) === code)?.text;
  const own = text ? OWN_CODE.exec(text)?.[1] : undefined;
  // "1 - B12 INJECTION IS NOT COVERED": a code is set apart from the words, which a vitamin and a vertebra are not.
  const isApart = ({ text: line }: { text: string }) =>
    [`${own}  `, `${own} - `, `${own}: `, `${own} – `].some((printed) => line.includes(printed));
  return own && reading.lines.some(isApart) ? own : undefined;
};

/** The printed meaning of a code, else of the line's remarks. */
export function reasonOf({ legend }: Notice, code: string, remarks: string[]): string | null {
  const plain = (marker: string) => marker.replace(/[()[\]\s:]/g, "");
  const own =
    legend.find((e) => e.marker.startsWith(`(${code}) `)) ??
    legend.find((e) => markerCode(e.marker) === code || plain(e.marker).endsWith(code));
  if (own) return own.text;
  return legend.find((e) => remarks.some((r) => plain(e.marker) === r))?.text ?? null;
}

/** A payer's own meaning of a code without a group: its words count, not what the number means elsewhere. */
export const saysNo = (meaning: string | null): boolean =>
  meaning !== null && reasonStrength(meaning) >= 2.5 && !ORDINARY.test(meaning);

/** "198" beside a charge, and below "198 - Precertification … exceeded": a number of the standard list before words of its own kind of reason. */
export function isOfTheList(code: string, meaning: string | null): boolean {
  const listed = code.length > 1 ? CARC.get(code) : undefined;
  return (
    listed?.isDenial === "yes" &&
    listed.category !== "other" &&
    meaning !== null &&
    classifyDenial(meaning, undefined)?.category === listed.category
  );
}

/** A payer's own code in the row's column of codes. */
function ownCode(
  { reading, legend }: Notice,
  { lines: [line = 0], procedure }: ServiceRow,
): string | undefined {
  const explains = (code: string) =>
    code.length <= 6 &&
    code.length > 0 &&
    legend.some(
      (e) =>
        e.marker.replace(/^\W*(?:rsn|reason|code|ex|note|msg|remark)\b/i, "").replace(/\W/g, "") ===
        code.replace(/\W/g, ""),
    );
  const value = reading.labeled.find(
    (v) =>
      ["code", "remark", "reason"].includes(v.label.kind) &&
      v.span.line === line &&
      v.layout === "below" &&
      /^[A-Za-z0-9*-]{1,6}(?:[, ]{1,2}[A-Za-z0-9*-]{1,6}){0,3}$/.test(v.value.trim()) &&
      // "Codes" over "97110, 97140" heads the services.
      !(procedure !== null && v.value.includes(procedure)) &&
      (/\d/.test(v.value) || explains(v.value.trim())),
  )?.value;
  if (value) return value.trim().split(/[, ]+/)[0];
  // The row's last cell, where the legend gives it a meaning; "1      2" are two cells.
  const cells = (reading.lines[line]?.cells ?? []).map(({ text }) => text.split(/[, ]+/));
  const trailing = cells.slice(cells.findLastIndex((words) => !words.every(explains)) + 1).flat();
  const last = cells.at(-1)?.every(explains) ? cells.at(-1)?.[0] : undefined;
  const refuses = (code: string) =>
    reasonStrength(legend.find((e) => bare(e.marker) === bare(code))?.text ?? "") >= A_REASON;
  return last === undefined || refuses(last) ? last : (trailing.find(refuses) ?? last);
}
/** From here on the words are those of a reason. */
const A_REASON = 1.3;

/** "240.00 [b]": the note behind one of the row's amounts, where the page explains it. */
function noteOf({ reading, legend }: Notice, line: number): string | undefined {
  const note = (reading.lines[line]?.cells ?? []).flatMap(({ text }) => noteBehind(text) ?? []).at(-1);
  // "(3)  CO-236  …": a note's number, and behind it the code.
  const isOf = ({ marker }: { marker: string }) => bare(marker) === note || marker.startsWith(`(${note}) `);
  return note && legend.some(isOf) ? note : undefined;
}

const STANDARD_REMARK = /^(?:MA?|N)\d{1,4}\b/;
const CODES_ALONE = /^[\s|]*([A-Z]{0,3}\d{1,4}[A-Z]?(?:, ?[A-Z]{0,3}\d{1,4}[A-Z]?){0,4})[\s|]*$/;
const WITH_GROUP = /(?<![\w-])(?:CO|PR|OA|PI)[ -]?[A-Z]?\d{1,3}(?!\d)/;
/** "reason  PA2" under a line of charges: a code that the legend explains. */
function codeUnder({ reading, legend }: Notice, { lines }: ServiceRow): string | undefined {
  const last = (lines.at(-1) ?? -1) + 1;
  const printed = CODES_ALONE.exec(reading.lines[last]?.text ?? "")?.[1]?.split(/, ?/);
  // "CO-16/110.00" in the row's last column and "N56" under it: the remark goes with the code, and is none.
  const isOfCode =
    printed?.every((code) => STANDARD_REMARK.test(code)) &&
    lines.some((line) => WITH_GROUP.test(reading.lines[line]?.text ?? ""));
  const alone = isOfCode ? undefined : printed;
  const explained = (alone ?? []).filter((code) => legend.some((entry) => bare(entry.marker) === bare(code)));
  // "|   G6   |" in its own line of the box, for which the legend has a meaning.
  if (alone && explained.length === alone.length) return explained[0];
  const under = reading.labeled.find(
    (v) =>
      ["code", "reason", "remark"].includes(v.label.kind) &&
      v.layout !== "below" &&
      v.labelLine === last &&
      // "REM: N115" beside "CO-50": a standard remark is no reason.
      !(v.label.kind === "remark" && STANDARD_REMARK.test(v.value)),
  )?.value;
  return legend.some((entry) => bare(entry.marker) === bare(under ?? "-")) ? under : undefined;
}
