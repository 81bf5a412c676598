import { findDates } from "../page/calendar-date";
import type { Line } from "../page/page-lines";
import { compareNames } from "./person/same-person";

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
  if (start < 0 || separator === "") return renderedOf(lines, from, to, patientName);
  const segments = segmentsOf(lines, from, to, separator);
  const facts = transaction === "277" ? claimsOf(segments, patientName) : batchesOf(segments);
  return { facts, raw: [...new Set(segments.flatMap(({ lines: on }) => on))] };
}

/** "STC   A2:20:PR   20260702   WQ   226", "STC01  A2:20:PR": a viewer takes the separators out, or gives each element a line. */
const RENDERED = /^\s*(?:2\d{3}[A-F]\s+)?(HL|NM1|TRN|STC|REF|DTP)(?:0?(\d))?(?:\s{1,}|\s*[:=]\s*)(\S.*)$/;
const STATUS_CODE = /\bA[0-8][:/]\d{1,3}(?:[:/][A-Z0-9]{2,3})?(?![\w:/])/;
/** The digits within "V061GAE11927" are no amount. */
const MONEY = /(?<![\w:/.-])\$?(\d{1,6}(?:\.\d{2})?)(?![\w:/.-])/;

/** A 277CA whose segments stand without their separators: the same claims, told the same way. */
function renderedOf(
  lines: readonly Line[],
  from: number,
  to: number,
  patientName: string | undefined,
): { facts: Acknowledged[]; raw: number[] } {
  const page = lines.slice(from, to);
  const isStatus = ({ text }: Line) => RENDERED.exec(text)?.[1] === "STC" && STATUS_CODE.test(closed(text));
  if (!page.some(({ text }) => /\b277/.test(text)) || !page.some(isStatus)) return { facts: [], raw: [] };
  if (page.some((_, at) => patientAt(page, at) !== undefined)) return labeledOf(page, from, patientName);
  const segments: Segment[] = [];
  let at = 0;
  page.forEach(({ text }, index) => {
    const [, id = "", element, said = ""] = RENDERED.exec(text) ?? [];
    if (id === "") return;
    const last = segments.at(-1);
    const number = Number(element ?? 0);
    if (number > 1 && last?.elements[0] === id && number > at) {
      last.elements[number] = elementIn(said);
      last.lines.push(from + index);
    } else
      segments.push({
        elements: element
          ? [id, ...Array<string>(Math.max(0, number - 1)).fill(""), elementIn(said)]
          : elementsOf(id, said),
        lines: [from + index],
      });
    at = number;
  });
  const filled = segments.map(({ elements, lines: on }) => ({
    elements: [...elements].map((one) => one ?? ""),
    lines: on,
  }));
  return { facts: claimsOf(filled, patientName), raw: filled.flatMap(({ lines: on }) => on) };
}

/** "A2 : 20 : PR": a viewer sets the parts of a status apart. */
const closed = (text: string): string =>
  text.replace(/\b(A[0-8]) ?: ?(\d{1,3})(?: ?: ?([A-Z0-9]{2,3})\b)?/g, (_all, category, code, entity) =>
    [category, code, entity].filter(Boolean).join(":"),
  );

const LABELED_PATIENT =
  /^\s*(?:PATIENT|Patient)(?: (?:NAME|Name))?\s*:?\s{1,12}(\p{Lu}[\p{L}'’-]+,? \p{L}[\p{L}'’ -]*?)(?=\s{2,}|\s*$)/u;
/** "2  AMES-TELL, ROSA   DOS 02/24/2026   $117.00": a numbered row that the claim's status stands below. */
const NUMBERED_PATIENT =
  /^\s*\d{1,3}[.)]?\s{1,6}(\p{Lu}[\p{L}'’-]+, ?\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*\.?)?)(?=\s{2,}|\s+DOS\b|\s*$)/u;

/** Whose claim begins at a line of a page. */
function patientAt(page: readonly Line[], at: number): string | undefined {
  const text = page[at]?.text ?? "";
  const isOverStatus = RENDERED.exec(page[at + 1]?.text ?? "")?.[1] === "STC";
  return (LABELED_PATIENT.exec(text) ?? (isOverStatus ? NUMBERED_PATIENT.exec(text) : null))?.[1];
}

/** A bare "Receiver" is whoever gets the report, most often the practice itself. */
const LABELED_PAYER =
  /^\s*(?:receiver payer|payer|information source)\s*:?\s{1,12}(\p{L}[^()\d]{3,50}?)(?=\s{2,}|\s*\(|\s*$)/iu;
const CONTROL_NUMBER =
  /\bpayer(?:['’]s)? (?:(?:claim (?:control )?|control )(?:no|number|#)|ICN|DCN|TCN|control)\.?\s*:?\s+(\S*\d{3}\S*)/i;
const ACCOUNT =
  /\b(?:PCN|(?<!\b(?:payer(?:['’]s)?|claim|ICN|batch|group|plan) )ctl|(?:patient )?ac(?:ct|count)(?: (?:no|number|#))?|patient control(?: (?:no|number|#))?)\.?\s*:?\s+(\S*\d\S*)/i;
const SERVICE_DAYS =
  /\b(?:DOS|dates? of (?:service|svc)|(?:service|svc|serv) dates?|from[- ]?(?:to|through|thru) dates?)\.?\s*:?\s+(\d\S*(?: ?[-–] ?\d\S*)?)/i;
const CHARGE = /\$(\d{1,6}\.\d{2})(?!\d)/;
const RULE = /^\s*[-=_*]{6,}\s*$/;

/** A 277CA whose patient, account and days stand under labels, and only its status and numbers as segments. */
function labeledOf(
  page: readonly Line[],
  from: number,
  patientName: string | undefined,
): { facts: Acknowledged[]; raw: number[] } {
  const segments: Segment[] = [];
  const raw: number[] = [];
  let inClaim = false;
  let charge = "";
  page.forEach(({ text: printed }, index) => {
    const text = closed(printed);
    const lines = [from + index];
    const add = (...elements: string[]) => segments.push({ elements, lines });
    const [, payer] = inClaim ? [] : (LABELED_PAYER.exec(text) ?? []);
    if (payer) add("NM1", "PR", "2", payer.trim().replace(/\s+/g, " "));
    const name = patientAt(page, index);
    if (name) {
      const [surname = "", given = ""] = name.split(/,\s*|\s+(?=\S+$)/);
      inClaim = true;
      charge = "";
      add("NM1", "QC", "1", ...(name.includes(",") ? [surname, given] : [given, surname]));
    } else if (RULE.test(text)) inClaim = false;
    if (!inClaim) return;
    raw.push(from + index);
    const [, account] = ACCOUNT.exec(text) ?? [];
    if (account) add("TRN", "2", account);
    const [, amount] = (name && CHARGE.exec(text)) || [];
    if (amount) charge = amount;
    const [, days] = SERVICE_DAYS.exec(text) ?? [];
    const day = days && daysIn(days);
    if (day) add("DTP", "472", "D8", [...new Set(day.split("-"))].join("-"));
    const [, id, , said = ""] = RENDERED.exec(text) ?? [];
    if (id === "STC") {
      const status = elementsOf(id, said);
      segments.push({ elements: status[4] ? status : [...status.slice(0, 4), charge], lines });
    }
    const [, number] =
      (id === "REF" && /^1K\b.*?(\S*\d{4}\S*)\s*$/.exec(said)) || CONTROL_NUMBER.exec(text) || [];
    if (number) add("REF", "1K", number);
  });
  return { facts: claimsOf(segments, patientName), raw };
}

/** An element's value, before the words that a viewer puts behind it; a day as the standard writes it. */
const elementIn = (said: string): string => {
  const [value = ""] = said.trim().split(/\s{2,}/);
  return STATUS_CODE.exec(value)?.[0]?.replaceAll("/", ":") ?? daysIn(value) ?? value;
};

const daysIn = (text: string): string | undefined => {
  const days =
    text.match(/(?<!\d)20\d{6}(?!\d)/g) ?? findDates(text).map(({ iso }) => iso.replaceAll("-", ""));
  return days.length > 0 ? days.join("-") : undefined;
};

/** The elements that are looked at, in their places. */
function elementsOf(id: string, said: string): string[] {
  const [qualifier = "", ...rest] = said.trim().split(/\s+/);
  if (id === "STC") {
    const status = STATUS_CODE.exec(said)?.[0] ?? "";
    const behind = said.slice(said.indexOf(status) + status.length);
    const day = /(?<!\d)20\d{6}(?!\d)|\d{1,2}\/\d{1,2}\/\d{2,4}/.exec(behind)?.[0] ?? "";
    const charge = MONEY.exec(behind.replace(day, ""))?.[1] ?? "";
    return [id, status.replaceAll("/", ":"), daysIn(day) ?? "", "", charge];
  }
  if (id === "DTP") return [id, qualifier, "D8", daysIn(rest.join(" ")) ?? ""];
  if (id === "NM1") {
    const [name = ""] = said
      .trim()
      .slice(qualifier.length)
      .trim()
      .replace(/^[12]\s+/, "")
      .split(/\s{2,}(?=[A-Z]{0,3}\d|(?:MI|PI|XV|XX|46|FI)\b)/);
    const [surname = "", given = ""] = name.split(/,\s*|\s+/);
    return qualifier === "PR"
      ? [id, qualifier, "2", name.replace(/\s+/g, " ")]
      : [id, qualifier, "1", surname, given];
  }
  // "TRN  2  AC-88" or "TRN  AC-88".
  if (id === "TRN" && rest.length === 0) return [id, "2", qualifier];
  return [id, qualifier, rest[0] ?? ""];
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
