import { CARC } from "@/lib/domain/codes/carc";
import { RARC } from "@/lib/domain/codes/rarc";
import type { LegendEntry } from "@/lib/domain/reading/denial/legend";

/** A code on a row: a reason code with its group, or a code of the payer's own. */
export type PrintedCode = { group: string; reason: string; own: string; start: number; end: number };

const GROUPED =
  /(?<![A-Za-z0-9])(CO|C0|PR|OA|0A|PI|P1|CR)(?: ?[-–/:*] ?|\s{0,10})([ABPWY]?\d{1,3})(?![A-Za-z0-9]|[.,/]\d)/g;
const BEHIND = /(?<![A-Za-z0-9./-])([AB]?\d{1,3})\s{0,2}[-/(]\s?(CO|PR|OA|PI|CR)\b\)?/g;

/** "CO-45", "CO 45", "PR3", and "45/CO". */
export function groupedCodes(text: string): PrintedCode[] {
  const found: PrintedCode[] = [];
  for (const m of text.matchAll(GROUPED)) {
    const group = (m[1] ?? "").replace("0", "O").replace("P1", "PI");
    found.push({
      group: group === "C0" ? "CO" : group,
      reason: bare(m[2] ?? ""),
      own: "",
      start: m.index,
      end: m.index + m[0].length,
    });
  }
  for (const m of text.matchAll(BEHIND)) {
    const end = m.index + m[0].length;
    if (found.some((one) => one.start < end && m.index < one.end)) continue;
    found.push({ group: m[2] ?? "", reason: bare(m[1] ?? ""), own: "", start: m.index, end });
  }
  return found.sort((a, b) => a.start - b.start);
}

const bare = (code: string) => code.toUpperCase().replace(/^0+(?=\w)/, "");

const REMARK = /(?<![\w-])(?:MA\d{2,3}|N\d{1,4}|M\d{1,3})(?![\w-])/g;

/** RARC as printed; only those that are known, or stand where remarks stand. */
export function remarkCodes(text: string, { anyShape = false } = {}): string[] {
  const codes = (text.match(REMARK) ?? []).filter((code) => anyShape || RARC.has(code));
  return [...new Set(codes)];
}

/** What the payer's legend says of a code: its words, and the reason code where one is printed with them. */
export type Meaning = { text: string; group: string; reason: string };

/** The legend by its markers, as the rows print them. */
export function meanings(legend: readonly LegendEntry[]): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const { marker, text } of legend) {
    const [grouped] = groupedCodes(
      marker.length <= 24 ? marker.replace(/^(\d{1,3}) +(?=[A-Z]{2}$)/, "$1-") : "",
    );
    const [inText] = groupedCodes(/^\W{0,2}(?:CO|PR|OA|PI)[ -/]?[AB]?\d{1,3}\b/.exec(text)?.[0] ?? "");
    const named = grouped ?? inText;
    const own = marker
      .replace(
        /^(?:rsn|reason|code|ex|note|msg|message|remark|explanation|carc|rarc|denial|adjustment)s?(?: codes?)?/i,
        "",
      )
      .trim()
      .split(/[\s:=)]+/)[0]
      ?.replace(/[^A-Za-z0-9-]/g, "")
      .toUpperCase();
    const meaning = { text, group: named?.group ?? "", reason: named?.reason ?? "" };
    if (own && !found.has(own)) found.set(own, meaning);
    if (named) {
      const key = `${named.group}-${named.reason}`;
      if (!found.has(key)) found.set(key, meaning);
    }
  }
  return found;
}

const isKnownReason = (code: string): boolean => CARC.has(bare(code));

/**
 * A code without its group. The legend decides where it gives it a reason code; in a column of reason codes a known
 * number is one; else it is the payer's own.
 */
export function bareCode(
  printed: string,
  place: { start: number; end: number },
  known: ReadonlyMap<string, Meaning>,
  { inReasons, group }: { inReasons: boolean; group: string },
): PrintedCode | null {
  const code = printed.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
  if (code === "" || code.length > 6) return null;
  const meaning = known.get(code);
  if (meaning?.reason) return { group: meaning.group, reason: meaning.reason, own: "", ...place };
  if (inReasons && isKnownReason(code)) return { group, reason: bare(code), own: "", ...place };
  return { group: "", reason: "", own: code, ...place };
}
