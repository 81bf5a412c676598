import { isNoOrganization } from "../gates/name-gate";
import { bestOf, type Candidate, type Reading, type Scope } from "../page/candidate";
import { labelOf } from "../page/labels";
import { parsePersonName } from "../page/person-name";
import { findPayers } from "../payer/payer-mention";
import { performedBy } from "./provider-in-prose";
import { labeledProviders } from "./provider-labels";
import { isNoProvider, ORGANIZATION } from "./provider-words";
import { stackedProvider } from "./stacked-provider";

/** The practice that billed, or whoever treated there. `ownPaper`: the practice wrote it, so that its letterhead names it. */
export function readProvider(
  reading: Reading,
  scope: Scope | undefined,
  ownPaper = false,
): Candidate | undefined {
  const stacked = stackedProvider(reading);
  const found = [
    ...(ownPaper ? letterhead(reading) : []),
    ...afterNumber(reading),
    ...stacked,
    ...labeledProviders(reading, scope, { ownPaper, isStacked: stacked.length > 0 }),
    ...overAddress(reading),
    ...underSubject(reading),
    ...beforeNumber(reading),
    ...performedBy(reading),
    ...(ownPaper ? [] : recipient(reading)),
  ];
  return bestOf(found.filter((c) => !isNoOrganization(c.value)));
}

/** Whom the payer writes to: a house over its street, its number or an office of it, or a clinician over the house. */
function overAddress({ lines }: Reading): Candidate[] {
  return lines.slice(0, ADDRESS_LINES).flatMap((line, index) =>
    index <= 2
      ? []
      : line.cells.flatMap((cell) => {
          const cellBelow = (rows: number) =>
            lines[index + rows]?.cells.find((c) => Math.abs(c.start - cell.start) <= 2)?.text ?? "";
          const below = cellBelow(1);
          const spans = [{ line: index, start: cell.start, end: cell.end }];
          // "PINE STREET THERAPY" over "(PT & OT)": what the house does, in a line of its own.
          if (IN_BRACKETS.test(cell.text)) return [];
          if (IN_BRACKETS.test(below) && isAddress(cellBelow(2)) && ORGANIZATION.test(cell.text))
            return mayBeHouse(cell.text) ? [{ value: cell.text, score: 0.6, spans }] : [];
          if (isAddress(below)) {
            const isHouse = ORGANIZATION.test(cell.text) || NUMBERED.test(below);
            return isHouse && mayBeHouse(cell.text) ? [{ value: cell.text, score: 0.6, spans }] : [];
          }
          // "Renner Okafor, LPC" over "Susquehanna Day Treatment" over a street: whom the payer writes to.
          const isOverHouse = isClinician(cell.text) && /^\d{1,6} \p{Lu}/u.test(cellBelow(2));
          return isOverHouse ? [{ value: cell.text, score: 0.56, spans }] : [];
        }),
  );
}
const ADDRESS_LINES = 40;
const IN_BRACKETS = /^\([^()\d]+\)$/;

const isAddress = (text: string): boolean =>
  /^(?:\d{1,6} \p{L}|\p{Lu}[\p{L} .]{2,20},? (?:[A-Z]{2}|\p{Lu}[\p{L} ]{3,14}) \d{5}\b|attn|re:|subject:|attention\b|billing|P\.? ?O|fax\b|phone\b|tel\b|tax id|TIN\b|NPI\b|PTAN\b|vendor\b|provider (?:id|no|number|#))/iu.test(
    text,
  );

const mayBeHouse = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/[:\d]|^(?:c\/o|attn|care of)\b|\bclaims?\b/i.test(text) &&
  !isNoProvider(text) &&
  // "Pay to" over "NPI" in a column of labels.
  !labelOf(text) &&
  findPayers(text).length === 0;

const CLINICIAN =
  /^(\p{Lu}[\p{L}.'’ -]{4,40}?),? (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OTR(?:\/L)?|SLP|NP|PA-C|PhD|PsyD|LCSW|LPC|LMFT|LMHC)\.?$/u;
const isClinician = (text: string): boolean => {
  const name = CLINICIAN.exec(text)?.[1];
  return name !== undefined && parsePersonName(name)?.printed === name;
};

/** "RE: Level 1 appeal" over the patient, the claim and, in a line of its own, "Kezia Landrieu, PT": who treated. */
function underSubject({ lines }: Reading): Candidate[] {
  let isOpen = false;
  return lines.slice(0, 40).flatMap(({ text, cells: [cell, ...others] }, line) => {
    isOpen = /^\s*(?:re|subject|regarding)\s?:/i.test(text) || (isOpen && cell !== undefined);
    return isOpen && cell && others.length === 0 && isClinician(cell.text)
      ? [{ value: cell.text, score: 0.55, spans: [{ line, start: cell.start, end: cell.end }] }]
      : [];
  });
}

/** Under a name: it is one that bills. */
const NUMBERED = /^(?:PTAN|NPI|TIN|tax id)\b/i;

function letterhead({ lines }: Reading): Candidate[] {
  const printed = lines.flatMap((one, at) => (one.cells.length > 0 ? [at] : [])).slice(0, 3);
  // "FINAL NOTICE" may stand over the name.
  const line = printed.find((at) => ORGANIZATION.test(lines[at]?.cells[0]?.text ?? "")) ?? -1;
  const cell = lines[line]?.cells[0];
  return cell && ORGANIZATION.test(cell.text) && !/[:\d]/.test(cell.text)
    ? [{ value: cell.text, score: 0.8, spans: [{ line, start: cell.start, end: cell.end }] }]
    : [];
}

/** "PROVIDER NUMBER 90018827 HARVEST LANE CLINIC", "PROVIDER: 1487712345  CEDAR FALLS FAMILY MEDICINE". */
function afterNumber({ labeled, lines }: Reading): Candidate[] {
  return labeled.flatMap((v) => {
    if (
      !/\b(?:provider|payee|vendor|facility|billing|rendering)\b/i.test(v.labelText) ||
      v.layout === "below"
    )
      return [];
    const line = lines[v.span.line];
    const number = /^\d{5,12}\b\s*/.exec(v.value);
    if (!line || !number) return [];
    const rest = line.text.slice(v.span.start + number[0].length);
    const name = /^\s*(\p{Lu}[\p{L}&.,'’ -]{3,50}?)(?:\s{2,}|$)/u.exec(rest)?.[1]?.trim();
    if (!name || !ORGANIZATION.test(name) || findPayers(name).length > 0) return [];
    const start = line.text.indexOf(name, v.span.start);
    return [{ value: name, score: 0.85, spans: [{ line: v.span.line, start, end: start + name.length }] }];
  });
}

/** "To: Dr. Lenore Quist, Ashgrove Family Medicine", "Recipient: Front desk, Juniper Ridge PT": whom a payer's message went to. */
function recipient({ labeled }: Reading): Candidate[] {
  return labeled.flatMap((v) => {
    if (!/^(?:to|recipient)$/i.test(v.labelText) || v.layout === "below") return [];
    const value = v.value.replace(/^(?:front desk|billing(?: office| department)?|office manager), /i, "");
    const house = value.split(", ").find((part) => ORGANIZATION.test(part) && / /.test(part)) ?? "";
    if (!/^\p{Lu}/u.test(house) || /[:\d]/.test(house) || isNoProvider(house) || findPayers(house).length > 0)
      return [];
    const start = v.span.start + Math.max(0, v.value.indexOf(house));
    return [{ value: house, score: 0.5, spans: [{ line: v.span.line, start, end: start + house.length }] }];
  });
}

/** "Dakota Family Clinic - tax ID 00-4418820" */
const BEFORE_NUMBER = /^\s*(\p{Lu}[\p{L}&.'’ -]{3,50}?),? [-–(] ?(?:tax id|TIN|NPI)\b/u;

function beforeNumber({ lines }: Reading): Candidate[] {
  return lines.slice(0, 40).flatMap(({ text }, line) => {
    const name = BEFORE_NUMBER.exec(text)?.[1];
    if (!name || !ORGANIZATION.test(name) || findPayers(name).length > 0) return [];
    const start = text.indexOf(name);
    return [{ value: name, score: 0.7, spans: [{ line, start, end: start + name.length }] }];
  });
}
