import { findDates } from "../../page/calendar-date";
import type { Reading, Scope } from "../../page/candidate";
import { textOf } from "../../page/page-lines";
import { hasReasonWords, ORDINARY, reasonStrength } from "../denial-cues";
import { isOrdinary, type LegendEntry, markerCode, readLegend } from "../legend";
import { bounded, type ReasonText } from "../reason-text";
import { codesOf, refusedMarkers } from "../refused-rows";

export function fromLegend(
  reading: Reading,
  code: string | undefined,
  scope: Scope | undefined,
): ReasonText[] {
  const legend = readLegend(reading.lines).filter((e) => !isOrdinary(e));
  const chosen = legend.filter((entry) => {
    if (code && markerCode(entry.marker) === code && hasReasonWords(entry.text)) return true;
    return reasonStrength(entry.text) >= 1.3;
  });
  const exact = code
    ? legend.find((entry) =>
        new RegExp(`(?:^|[^A-Z0-9])${code}$|(?:CO|C0|PR|OA|PI)[ -/]?${code}\\b|^${code}\\b`).test(
          entry.marker,
        ),
      )
    : undefined;
  // What the codes of refused rows mean is the reason, in whatever words.
  const markers = refusedMarkers(reading);
  const ofRows = legend.filter(
    (e) => codesOf(e.marker).some((one) => markers.has(one)) && !ORDINARY.test(e.text),
  );
  const isOfClaim = (e: LegendEntry) =>
    !scope && reasonStrength(e.text) >= 1.3 && isMessageOfClaim(reading, e, ofRows);
  let entries = legend.filter(
    (e) => e === exact || (ofRows.length > 0 ? ofRows.includes(e) || isOfClaim(e) : chosen.includes(e)),
  );
  if (entries.length === 0) entries = legend.filter((e) => announced(reading, e));
  if (entries.length === 0) return [];
  const strength = Math.max(...entries.map((e) => reasonStrength(e.text)));
  const spans = bounded(
    reading.lines,
    entries.flatMap((e) => e.spans),
  );
  return [
    {
      value: textOf(reading.lines, spans),
      spans,
      score:
        (ofRows.length > 0 ? OF_ROWS : 0.5) +
        Math.min(0.25, Math.max(0, strength) * 0.05) +
        (exact && entries.includes(exact) ? 0.2 : 0) +
        (entries.some((e) => isCalled(reading, e)) ? CALLED : 0),
      ...(entries.length > 1 ? { points: entries.map((e) => e.spans) } : {}),
    },
  ];
}

const OF_ROWS = 0.7;

/** "Explanation code 714." in the letter over "714 - MEDICAL BENEFITS … HAVE BEEN USED UP". */
const CALLED = 0.2;

/**
 * "TW-206  No referral covers these dates. The one on file ended on 01/31/2026": right beside the meaning of the rows' code, under a code that
 * stands nowhere else, and with a day of its own, so that it is said of this claim.
 */
function isMessageOfClaim(
  { lines }: Reading,
  { marker, text, spans }: LegendEntry,
  ofRows: readonly LegendEntry[],
): boolean {
  const [first, last] = [spans[0]?.line ?? -1, spans.at(-1)?.line ?? -1];
  const isBeside = ofRows.some(
    (row) => row.spans.at(-1)?.line === first - 1 || row.spans[0]?.line === last + 1,
  );
  const isElsewhere = lines.some((line, at) => at !== first && line.text.includes(marker.trim()));
  return isBeside && !isElsewhere && findDates(text).length > 0;
}

/** Lines of the legend where it explains refused rows: what they say is told by their codes, whole and without the others. */
export function entriesOfRows(reading: Reading): ReadonlySet<number> {
  const refused = refusedMarkers(reading).size > 0;
  const spans = refused ? readLegend(reading.lines).flatMap((entry) => entry.spans) : [];
  return new Set(spans.map(({ line }) => line));
}

/** "reason code 84", "Note B12". */
const NAMED_CODE = /\b(?:code|reason|explanation|remark|note)s? (?:code |no\.? )?([A-Za-z]{0,3}\d{2,4})\b/gi;

function isCalled({ lines }: Pick<Reading, "lines">, entry: LegendEntry): boolean {
  const number = /[A-Za-z]{0,3}\d{2,4}$/.exec(entry.marker.trim())?.[0]?.toLowerCase();
  const calls = (text: string) =>
    [...text.matchAll(NAMED_CODE)].some(([, own]) => own?.toLowerCase() === number);
  return number !== undefined && lines.some(({ text }, at) => at !== entry.spans[0]?.line && calls(text));
}

/** An entry of a payer's own list, in words no rule knows: its code is in a line of charges or is called a reason. */
function announced({ lines }: Reading, entry: LegendEntry): boolean {
  if (/reason|denial|explanation/i.test(entry.marker)) return true;
  if (isCalled({ lines }, entry)) return true;
  const code = /[A-Za-z0-9]{2,5}\)?$/.exec(entry.marker)?.[0].replace(")", "") ?? "";
  if (!/\d/.test(code) && code.length < 3) return false;
  const charged = new RegExp(`(?:^|\\s)\\(?${code}\\)?(?:\\s|$)`);
  return lines.some(
    (line, index) =>
      index !== entry.spans[0]?.line && /\d\.\d\d\b/.test(line.text) && charged.test(line.text),
  );
}
