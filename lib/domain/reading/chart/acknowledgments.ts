import type { Line } from "../page-lines";
import { compareNames } from "./same-person";

/**
 * X12 acknowledgments printed into a paper segment by segment, as a clearinghouse's viewer shows them: the payer's own on a claim
 * (277CA, 005010X214) and the one on the file that carried it (999, 005010X231). Each becomes a sentence that a reviewer can check.
 */
type Acknowledged = { text: string; lines: number[]; date?: string; refused?: true };
type Segment = { elements: string[]; lines: number[] };

/** "ST*277*0118*005010X214~": says what stands between the elements. */
const TRANSACTION = /(?:^|~)\s*ST([^\sA-Za-z0-9])(277|999)\1/;
const SEGMENT = /^[A-Z][A-Z0-9]{1,2}$/;

/** What the acknowledgments of a page say of this patient's claims, and every line that is one of their segments. */
export function acknowledgmentsOf(
  lines: readonly Line[],
  from: number,
  to: number,
  patientName: string | undefined,
): { facts: Acknowledged[]; raw: number[] } {
  const start = lines.slice(from, to).findIndex(({ text }) => TRANSACTION.test(text));
  const [, separator = "", transaction] = TRANSACTION.exec(lines[from + start]?.text ?? "") ?? [];
  if (start < 0 || separator === "") return { facts: [], raw: [] };
  const segments = segmentsOf(lines, from, to, separator);
  const facts = transaction === "277" ? claimsOf(segments, patientName) : batchesOf(segments);
  return { facts, raw: [...new Set(segments.flatMap(({ lines: on }) => on))] };
}

/** By their "~", so that one may run over the end of a printed line; where a viewer left those out, a line each. */
function segmentsOf(lines: readonly Line[], from: number, to: number, separator: string): Segment[] {
  const page = lines.slice(from, to).map(({ text }, index) => ({ text: text.trim(), line: from + index }));
  const ended = page.some(({ text }) => text.includes("~"));
  const found: Segment[] = [];
  let open: Segment | undefined;
  for (const { text, line } of page) {
    for (const [part, printed] of text.split("~").entries()) {
      if (part > 0 || !ended) open = undefined;
      const elements = printed.trim().split(separator);
      if (!open && elements.length > 1 && SEGMENT.test(elements[0] ?? "")) {
        open = { elements, lines: [line] };
        found.push(open);
      } else if (open && printed !== "") {
        const last = `${open.elements.pop() ?? ""}${elements.shift()}`;
        open.elements.push(last, ...elements);
        open.lines.push(line);
      }
    }
  }
  return found;
}

/** A claim of a 277CA: what stands behind its patient's name (loop 2200D), as far as the next level. */
function claimsOf(segments: readonly Segment[], patientName: string | undefined): Acknowledged[] {
  const payer = segments.find(({ elements: [id, who] }) => id === "NM1" && who === "PR")?.elements[3];
  const blocks: Segment[][] = [];
  for (const segment of segments) {
    const [id, who] = segment.elements;
    if (id === "HL" || id === "SE") blocks.push([]);
    else if (id === "NM1" && who === "QC") blocks.push([segment]);
    else blocks.at(-1)?.push(segment);
  }
  return blocks.flatMap((block) => {
    const [head] = block;
    if (!patientName || head?.elements[1] !== "QC") return [];
    const [, , , surname = "", given = ""] = head.elements;
    if (compareNames(`${given} ${surname}`, patientName) !== "same") return [];
    const claim = claimOf(block, payer);
    return claim ? [claim] : [];
  });
}

function claimOf(block: readonly Segment[], payer: string | undefined): Acknowledged | null {
  const of = (id: string, qualifier?: string) =>
    block.find(({ elements }) => elements[0] === id && (!qualifier || elements[1] === qualifier))?.elements;
  const [, status = "", day = "", , charge = ""] = of("STC") ?? [];
  const [category = "", code = ""] = status.split(/[:>^]/);
  const said = STATUS[category];
  const date = isoOf(day);
  if (!said || !date) return null;
  const [account, number] = [of("TRN", "2")?.[2], of("REF", "1K")?.[2]];
  const service = of("DTP", "472");
  const days = (service?.[3] ?? "").split("-").map(isoOf).filter(Boolean).map(printed);
  const amount = Number(charge);
  const about = [
    account ? `patient account ${account}` : "",
    days.length > 0 ? `service ${days.join(" to ")}` : "",
    charge !== "" && Number.isFinite(amount) ? `charge $${amount.toFixed(2)}` : "",
    number ? `payer claim number ${number}` : "",
  ].filter(Boolean);
  return {
    text: `277CA acknowledgment${payer ? ` of ${payer}` : ""}: on ${printed(date)} the claim was ${said} (${category}:${code}); ${about.join(", ")}`,
    lines: [...new Set(block.flatMap(({ lines }) => lines))],
    date,
    ...(REFUSED.test(category) ? { refused: true } : {}),
  };
}

/** Claim status categories that a 277CA may give for a claim, in our own words. */
const STATUS: Record<string, string> = {
  A1: "received",
  A2: "accepted for adjudication",
  A3: "returned unprocessed",
  A4: "not found",
  A6: "rejected for missing information",
  A7: "rejected for invalid information",
  A8: "rejected",
};
const REFUSED = /^A[34678]$/;

/** A 999: whether the group of claims (AK1) was taken (AK9), on the day of its envelope (GS). */
function batchesOf(segments: readonly Segment[]): Acknowledged[] {
  const of = (wanted: string) => segments.find(({ elements: [id] }) => id === wanted);
  const [group, result, envelope] = [of("AK1"), of("AK9"), of("GS")];
  const date = isoOf(envelope?.elements[4] ?? "");
  const [number, answer] = [group?.elements[2], result?.elements[1] ?? ""];
  if (!group || !result || !date || !number || !/^[AER]$/.test(answer)) return [];
  return [
    {
      text: `999 functional acknowledgment: on ${printed(date)} batch ${number} was ${answer === "R" ? "rejected" : "accepted"}${answer === "E" ? " with errors" : ""}`,
      lines: [...new Set([...group.lines, ...result.lines])],
      date,
      ...(answer === "R" ? { refused: true } : {}),
    },
  ];
}

const isoOf = (day: string): string | undefined => {
  const [, year, month, date] = /^(20\d\d)(\d\d)(\d\d)$/.exec(day) ?? [];
  return year && `${year}-${month}-${date}`;
};
const printed = (iso: string | undefined): string => {
  const [year, month, day] = (iso ?? "").split("-");
  return `${month}/${day}/${year}`;
};
