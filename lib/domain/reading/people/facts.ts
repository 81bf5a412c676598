import { findRemarks } from "../denial/denial-code";
import { readLegend } from "../denial/legend";
import { isAnotherNumber } from "../gates/identifier-gate";
import { findDates, parseFormDate } from "../page/calendar-date";
import {
  bestOf,
  type Candidate,
  firstLine,
  inScope,
  type Reading,
  type Scope,
  spansWithin,
} from "../page/candidate";
import { datesOn } from "../page/dates-on";
import { parseIdentifier, printedInGroups } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import type { LabelKind } from "../page/labels";
import { otherCoverage } from "../page/other-coverage";
import type { Span } from "../page/page-lines";
import { parsePersonName } from "../page/person-name";
import { numbersByPlan } from "../payer/plan-own-number";
import { isOfVeteran } from "./claim-number";
import { isOfProvider, OF_A_PLAN, OF_PROVIDER, policiesOfOthers } from "./other-numbers";
import { isBirthOfAnother, isBirthOfOwner, tellsBirthOfAnother } from "./whose-birth";

/** Facts beside the five fields, each by its labels. Lists are joined by ", ". */

export const layoutWeight = (v: LabeledValue) =>
  v.layout === "inline" ? 1 : v.layout === "next-cell" ? 0.95 : 0.9;

export function byLabel(
  reading: Reading,
  kinds: LabelKind[],
  read: (v: LabeledValue) => string | undefined,
): Candidate[] {
  return reading.labeled.flatMap((v) => {
    if (!kinds.includes(v.label.kind)) return [];
    const value = read(v);
    if (!value) return [];
    const at = Math.max(0, v.value.indexOf(value));
    const span: Span = {
      line: v.span.line,
      start: v.span.start + at,
      end: v.value.includes(value) ? v.span.start + at + value.length : v.span.end,
    };
    return [{ value, score: v.label.weight * layoutWeight(v) - v.labelLine * 0.0005, spans: [span] }];
  });
}

export function readMemberId(
  reading: Reading,
  claim: string | undefined,
  scope: Scope | undefined,
  patient: string | undefined,
): Candidate | undefined {
  const labeled = byLabel(reading, ["member_id", "member", "subscriber", "patient"], (v) => {
    // "Subscriber" over "Rufus Lattimore" over "YPPW1088 4471"
    if (v.label.kind === "subscriber" || v.label.kind === "patient")
      return v.layout === "below" && UNDER_NAME.test(v.value) ? v.value : undefined;
    if (OF_PORTAL.test(reading.lines[v.labelLine]?.text ?? "")) return undefined;
    if (
      v.label.kind === "member" &&
      !/^(?=(?:\D*\d){5})[A-Z0-9-]{6,20}$/.test(v.value) &&
      !SPACED_ID.test(v.value)
    )
      return undefined;
    if (v.label.kind === "member_id" && policiesOfOthers(reading).includes(v.value)) return undefined;
    if (isOfProvider(reading, v)) return undefined;
    const id =
      wholeInGroups(v) ??
      parseIdentifier(v.value.replace(/^(?:sub|mem|mbr|id|no|(?:as )?sent|submitted)\b[.:#]? /i, "")) ??
      printedLikePhone(v) ??
      printedApart(v) ??
      (v.label.kind === "member_id" && v.label.weight >= 1 && v.layout !== "below"
        ? printedInGroups(v.value)
        : undefined);
    // "Contract / plan: S5601-060": under what number Medicare lists the plan.
    if (id && OF_A_PLAN.test(id)) return undefined;
    // "Certificate 5531" is a reviewer's or a school's.
    const short = id && id.length < 6 && /^cert/i.test(v.labelText);
    const other = id && (short || id === claim || isAnotherNumber(id, "member", reading));
    return id && !other && !/^\d{2} \d{2} \d{2}/.test(id) ? id : undefined;
  });
  const ofVeteran = reading.labeled.flatMap((v) => {
    const id = isOfVeteran(reading, v) ? parseIdentifier(v.value) : undefined;
    return id ? [{ value: id, score: 0.7, spans: [{ ...v.span, end: v.span.start + id.length }] }] : [];
  });
  const told = reading.sentences.flatMap((s) => {
    const id = WHOSE_ID.exec(s.text)?.[1];
    return id && id !== claim ? [{ value: id, score: 0.6, spans: spansWithin(s, reading.lines, id) }] : [];
  });
  const said = reading.lines.flatMap((line, index) => {
    if (OF_PORTAL.test(line.text)) return [];
    const apart = (OWN_NUMBER.exec(line.text) ??
      IDENTIFIED.exec(line.text) ??
      MEMBER_APART.exec(line.text) ??
      UNDER_NUMBER.exec(line.text) ??
      BETWEEN_STROKES.exec(line.text))?.[1];
    const whole = apart && printedInGroups(apart);
    if (whole && whole !== claim) {
      const start = line.text.indexOf(whole);
      return [{ value: whole, score: 0.6, spans: [{ line: index, start, end: start + whole.length }] }];
    }
    const match =
      /\b(?:,|our member [^,]{4,40},) (?:identification|id|member id|contract) (?:number |no\.? )?((?=\S*\d{5})[A-Z0-9][A-Z0-9-]{5,20})/i.exec(
        line.text,
      ) ??
      /\b(?:member|subscriber|medicaid|medicare|customer|identification|health record) (?:id|number|no\.?)(?: is)?[:# ]{1,3}((?:[A-Z]{1,4} (?=\d{5}))?[A-Z0-9][A-Z0-9-]{4,20})/i.exec(
        line.text,
      ) ??
      /\((?:member|subscriber|enrollee|id) ((?=[A-Z]{0,4}\d{2}[\d-]{2,4}\d)[A-Z0-9][A-Z0-9-]{5,20})[,;)]/i.exec(
        line.text,
      ) ??
      CONTRACT_OF.exec(line.text) ??
      OWN_CONTRACT.exec(line.text) ??
      calledId(line.text);
    const id = match?.[1] && parseIdentifier(match[1]);
    const start = match ? match.index + match[0].length - (match[1]?.length ?? 0) : 0;
    const isProviders = match && OF_PROVIDER.test(line.text.slice(0, match.index));
    return id && id !== claim && !isProviders
      ? [{ value: id, score: 0.6, spans: [{ line: index, start, end: start + id.length }] }]
      : [];
  });
  const near = (c: Candidate) => (scope && firstLine(c) >= scope.from && firstLine(c) <= scope.to ? 0.1 : 0);
  const byPlan = numbersByPlan(reading).filter(
    ({ value }) => value !== claim && !isAnotherNumber(value, "member", reading),
  );
  const all = [...labeled, ...ofVeteran, ...said, ...told, ...besideMember(reading), ...byPlan];
  const found = withoutOtherCarriers(ofPatientsOwn(all, reading), reading);
  const own = rowsOfPatient(reading, found, patient);
  return bestOf(
    found.map((c) => ({ ...c, score: c.score + near(c) + (own.has(firstLine(c)) ? OWN_ROW : 0) })),
  );
}

/** More than any label weighs: the number beside the patient is the patient's. */
const OWN_ROW = 1;

/** A family's rows each name a person and a number: the lines that name the patient, where others name somebody else. */
function rowsOfPatient(reading: Reading, ids: Candidate[], patient: string | undefined): ReadonlySet<number> {
  const names =
    patient
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter((part) => part.length > 1) ?? [];
  const [first, last] = [names[0], names.at(-1)];
  const values = new Set(ids.map(({ value }) => value));
  if (!first || !last || first === last || values.size < 2) return new Set();
  const rows = ids.map(firstLine).filter((line) => {
    const words = reading.lines[line]?.text.toLowerCase().split(/[^\p{L}'’-]+/u) ?? [];
    return words.includes(first) && words.includes(last);
  });
  const own = new Set(rows);
  return own.size > 0 && ids.some((one) => !own.has(firstLine(one))) ? own : new Set();
}

/** "… of her own employer (carrier: UMR, ID 17702265)", "Other insurance: Cigna, policy U66204": the number of who else insures gives way to any other. */
const OTHER_CARRIER =
  /(?:\((?:carrier|insurer|insurance company):? |\bother (?:insurance|coverage|plan|carrier|insurer): ?)[^():;]{2,40}, (?:ID|policy|contract|certificate)(?: (?:no\.?|number|#))?:? $/i;
function withoutOtherCarriers(found: Candidate[], { lines }: Reading): Candidate[] {
  const left = found.filter(
    ({ spans: [span] }) => !span || !OTHER_CARRIER.test(lines[span.line]?.text.slice(0, span.start) ?? ""),
  );
  return left.length > 0 ? left : found;
}

/** "Sponsor DBN 4410077260-0" beside "Patient DBN 4410077260-2": a family's number, with an ending for each of it. */
function ofPatientsOwn(found: Candidate[], { labeled }: Reading): Candidate[] {
  const stem = (value: string) => /^(.{5,}?)[ -]?\d{1,2}$/.exec(value)?.[1];
  const isOf = (whose: RegExp, { value, spans: [span] }: Candidate) =>
    labeled.some(
      (v) =>
        whose.test(v.labelText) &&
        v.span.line === span?.line &&
        v.span.start <= span.start &&
        v.value.includes(value),
    );
  const own = found.find((one) => isOf(OWN_LABEL, one));
  const base = own && stem(own.value);
  if (!base) return found;
  return found.filter(
    (one) => one.value === own.value || stem(one.value) !== base || !isOf(HOLDERS_LABEL, one),
  );
}
const OWN_LABEL = /^(?:patient|dependent|beneficiary|child)(?:['’]s)? /i;
const HOLDERS_LABEL =
  /^(?:sponsor|subscriber|policy ?holder|insured|employee|contract holder|participant)(?:['’]s)? /i;

/** "Transaction ID 77410882355     Customer ID 41190": a portal's customer is the practice that asks. */
const OF_PORTAL = /^(?=.*\btransaction id\b).*\bcustomer id\b/i;
const UNDER_NAME = /^(?=(?:\D*\d){6})[A-Z]{2,4} ?\d[\d ]*$/;

/** "Member    RPX 441 7702 9": a number where a name could stand. */
const SPACED_ID = /^[A-Z]{2,4}(?: \d{1,5}){2,5}$/;

/** "her contract number is 5500 4419 82", "whose card carries the number OVP 771 90 4418" */
const OWN_NUMBER =
  /\b(?:contract|certificate|member(?:ship)?|subscriber|identification|card|ID) (?:(?:number|no\.?|ID) (?:is|was)|(?:carries|bears|has) the number) ((?:[A-Z]{1,4} )?\d[\dA-Z]*(?: \d+)+)(?![\w/-]|\.\d)/;

/** "carrier    Great Meadow Mutual / member GMM 81 7720-04 / no referral needed" */
const BETWEEN_STROKES =
  / \/ (?:member|subscriber|ID|identification)(?: (?:no\.?|number|ID))? ((?:[A-Z]{2,4} )?\d{2,6}(?: \d{2,6}){0,3}(?:-\d{2,4})?)(?= \/ |$)/;

/** "… is covered under identification number CBA 55 190 7724 and group 70-2281" */
const UNDER_NUMBER =
  /\bunder (?:the )?(?:identification|member(?:ship)?|subscriber|certificate|contract|ID) (?:number |no\.? )([A-Z]{2,4}(?: \d{1,6}){2,5})(?=[;,.)]| and\b|$)/;

/** "… is for Winifred Castellano (member W2188 40772)" */
const MEMBER_APART =
  /\((?:member ID|member|ID|identification)(?: (?:no\.?|number|#))? ((?=(?:[^)]*\d){5})[A-Z0-9]{1,8}(?: [A-Z0-9]{1,8}){1,4})[,;)]/;

/** "RE: Barnaby Thistlewood, identification QCB 3 01 884 612; claim …" */
const IDENTIFIED = /, (?:identification|member) (?:no\.? |number )?([A-Z]{2,4}(?: \d{1,6}){2,5})(?=[;,)]|$)/;

/** "… for Ada Brandt-Cole (contract 802177446, suffix 01)": a person's, since it stands behind a name; a clinic's contract does not. */
const CONTRACT_OF =
  /(?<=\p{Lu}\p{Ll}[\p{L}'’-]{0,30} )\((?:contract|certificate) (?:number |no\.? )?((?=(?:[A-Z-]*\d){6})[A-Z0-9][A-Z0-9-]{5,20})[,;)]/u;

/** "Her contract number is 800441776-00" */
const OWN_CONTRACT =
  /\b(?:[Hh]er|[Hh]is|[Tt]heir|(?:[Pp]atient|[Mm]ember|[Cc]hild)['’]s) (?:contract|certificate|card|policy|plan|coverage) (?:number|no\.?|ID) (?:with us )?(?:is|was) ((?=(?:[A-Z-]*\d){5})[A-Z0-9][A-Z0-9-]{5,20})(?![\w/])/;

/** "under ID number NHP44810273", "the ID you sent, NHP44810273, does not match" */
const CALLED_ID =
  /\b(?:(?:under|with|shows?|carries|lists|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|(?:patient|member|child)['’]s) (?:member |subscriber |membership )?ID (?:number |no\.? |# ?)?(?:with us )?(?:is |was )?(?:(?:that )?you (?:sent|used|gave|gave us|sent us|billed),? )?|[Mm]ember \(?)((?=[A-Z-]{0,4}\d{2,6}[A-Z]?\d{3})[A-Z0-9][A-Z0-9-]{5,20})(?![\w/]| of (?:the|your|this) (?:\p{Ll}+ )?(?:provider|practice|clinic|facility)\b)/u;
/** "The provider is on file with ID 1234567890" */
const OF_A_PROVIDER = /\b(?:provider|practice|clinic|facility|pharmacy|laborator\w+|NPI|tax|TIN)\b[^.;,]*$/i;
const calledId = (text: string) => {
  const found = CALLED_ID.exec(text);
  return found && OF_A_PROVIDER.test(text.slice(0, found.index)) ? null : found;
};

/** "Member Anselm Okereke (SHP 440 1827 09)": behind the member's name in brackets. */
const IN_BRACKETS = /^([^()\d]{4,40}) \(([A-Z0-9][A-Z0-9 -]{5,24})\)/;
/** "Member and I.D.: Theo Kim, 882006120": under a label of both, behind a comma or a stroke. */
const BESIDE_NAME =
  /^([^()\d,/]{4,40}?)(?:, ?| ?\/ ?| [-–] )(?:ID |no\.? |# ?)?([A-Z0-9][A-Z0-9 -]{4,23}[A-Z0-9])(?=$| ?\/|[,;])/;

function besideMember({ labeled }: Reading): Candidate[] {
  return labeled.flatMap((v) => {
    const isPerson = ["member", "patient", "subscriber"].includes(v.label.kind);
    const isBoth = v.label.kind === "member_id" || v.label.kind === "member";
    if (!(isPerson || isBoth) || v.layout === "below") return [];
    const said = IN_BRACKETS.exec(v.value) ?? (isBoth ? BESIDE_NAME.exec(v.value) : null);
    const id = said?.[2] && (printedInGroups(said[2]) ?? parseIdentifier(said[2]));
    if (!said || !id || id !== said[2] || !parsePersonName(said[1] ?? "")) return [];
    const start = v.span.start + v.value.indexOf(id);
    return [{ value: id, score: 0.65, spans: [{ line: v.span.line, start, end: start + id.length }] }];
  });
}

const WHOSE_ID =
  /\b(?:plan|member|health|whose) identification (?:number |no\.? )?is ((?=[A-Z0-9-]*\d{4})[A-Z0-9][A-Z0-9-]{5,20})/;

/** "Member ID: 811 204 4471": under its own label a number in three parts calls nobody. */
const printedLikePhone = (v: LabeledValue): string | undefined =>
  v.label.weight >= 1 && v.layout !== "below" && /^\d{3} \d{3} \d{4}$/.test(v.value) ? v.value : undefined;

/** "NNH W2210 88417" and "KPB 2 771 904": under its own label a number in groups is one. */
const printedApart = ({ label, layout, value }: LabeledValue): string | undefined =>
  label.kind === "member_id" &&
  label.weight >= 0.7 &&
  layout !== "below" &&
  /^(?:[A-Z]{2,4} [A-Z]?\d{1,6}|[A-Z]\d{1,2})(?: \d{1,6}){1,4}$/.test(value) &&
  value.replace(/\D/g, "").length >= 6
    ? value
    : undefined;

/** "948 117 203 L", "ROP 5517 0082 1", "YRP 664 M 81093": under its own label a number in groups goes on to its last one. */
const wholeInGroups = ({ label, layout, value }: LabeledValue): string | undefined =>
  label.kind === "member_id" &&
  label.weight >= 1 &&
  layout !== "below" &&
  /^(?:(?:[A-Z]{1,4} )?\d{3,6}(?: \d{3,6}){1,3} (?:[A-Z]|\d)|[A-Z]{3} \d{3} [A-Z] \d{5})$/.test(value)
    ? value
    : undefined;

/** "Patient: Evander Rothsmere, 6/2/1979": alone behind the name, and years before anything else on the paper. */
function besideName(reading: Reading): Candidate[] {
  const others = reading.lines.flatMap((line) => datesOn(line).map(({ iso }) => iso));
  return reading.labeled.flatMap((v) => {
    const [date] = v.label.kind === "patient" ? findDates(v.value) : [];
    if (!date || date.end < v.value.length - 1 || !parsePersonName(v.value.slice(0, date.start))) return [];
    const old = others.every((iso) => iso === date.iso || iso.slice(0, 4) > date.iso.slice(0, 4));
    const start = v.span.start + date.start;
    return old && /[,(] ?$/.test(v.value.slice(0, date.start))
      ? [{ value: date.iso, score: 0.7, spans: [{ ...v.span, start, end: start + date.end - date.start }] }]
      : [];
  });
}

/** "patient    Bao-Yen Tulliver     sex F    b. 09-05-1988" */
const born = ({ lines }: Reading): Candidate[] =>
  lines.flatMap((one, line) =>
    datesOn(one).flatMap(({ iso, start, end }) =>
      /(?:^|\s)b\. {0,2}$/.test(one.text.slice(0, start))
        ? [{ value: iso, score: 0.7, spans: [{ line, start, end }] }]
        : [],
    ),
  );

export function readBirthDate(reading: Reading, patient?: string): Candidate | undefined {
  const others = otherCoverage(reading.lines);
  const found = [
    ...byLabel(reading, ["birth_date"], (v) =>
      isBirthOfAnother(v, reading, patient)
        ? undefined
        : (findDates(v.value)[0]?.iso ?? parseFormDate(v.value)),
    ),
    ...besideName(reading),
    ...born(reading),
    ...reading.sentences.flatMap((s) =>
      datesOn(s).flatMap((date) =>
        /\b(?:born|birth date|date of birth|dob)\b[ :,]{0,3}(?:on |is |of )?$/i.test(
          s.text.slice(Math.max(0, date.start - 30), date.start),
        ) &&
        !tellsBirthOfAnother(s.text.slice(0, date.start), patient) &&
        !isBirthOfOwner(s.text.slice(0, date.start), reading, patient)
          ? [
              {
                value: date.iso,
                score: 0.8,
                spans: spansWithin(s, reading.lines, s.text.slice(date.start, date.end)),
              },
            ]
          : [],
      ),
    ),
  ];
  return bestOf(found.filter((one) => !others.has(firstLine(one))));
}

/** Lines of the legend that explain a payer's own code of the claim's rows: "272   … - REMARK N570". */
function explainedOf({ lines }: Reading, scope: Scope): Set<number> {
  const own = new Set(
    lines
      .slice(scope.from, scope.to + 1)
      .filter(({ text }) => /\d\.\d\d\b/.test(text))
      .flatMap(({ cells }) => cells.flatMap(({ text }) => text.split(/[, ]+/))),
  );
  const entries = readLegend(lines).filter(({ marker }) => own.has(marker));
  return new Set(entries.flatMap(({ spans }) => spans.map(({ line }) => line)));
}

export function readRemarks(reading: Reading, scope: Scope | undefined): Candidate | undefined {
  const codes = new Map<string, Span>();
  const explained = scope ? explainedOf(reading, scope) : new Set<number>();
  // "M62" in a claim's own row, which the legend calls a remark.
  const printed = scope
    ? new Set(
        reading.lines.slice(scope.from, scope.to + 1).flatMap(({ cells }) => cells.map(({ text }) => text)),
      )
    : new Set<string>();
  const legend = new Set(readLegend(reading.lines).map((entry) => entry.spans[0]?.line));
  const remarks = findRemarks(reading);
  const own = new Set(
    remarks.filter((r) => inScope(scope, r.line) && !legend.has(r.line)).map((r) => r.code),
  );
  // "MA01" of the claim above, which the glossary under the last claim explains, is not that one's.
  const isOfAnother = (r: { code: string; line: number }) =>
    scope && own.size > 0 && legend.has(r.line) && !own.has(r.code) && !explained.has(r.line);
  for (const r of remarks.filter((one) => !isOfAnother(one)))
    if ((inScope(scope, r.line) || explained.has(r.line) || printed.has(r.code)) && !codes.has(r.code))
      codes.set(r.code, r);
  return codes.size > 0
    ? {
        value: [...codes.keys()].join(", "),
        score: 0.85,
        spans: [...codes.values()].map(({ line, start, end }) => ({ line, start, end })),
      }
    : undefined;
}

/** "You sent us authorization 118840227, approved July 8, 2026", "Authorization OP0449317728 was given for …" */
const GIVEN =
  /\b(?:pre-?)?(?:authorization|certification|approval)(?:,(?! \d{5}\b))? (?:number |no\. |# ?)?((?=[A-Z0-9-]*\d{5})[A-Z0-9][A-Z0-9-]{5,18})(?![\w/-])|\b(?:Prior authorization|Preauthorization|Authorization|Approval) (?:number |no\. |# ?)?((?=[A-Z0-9-]*\d{5})[A-Z0-9][A-Z0-9-]{5,18})(?= (?:was|is|has been|had been) (?:given|issued|granted|approved|on file|in place)\b)/;

const OF_EARLIER_CARE =
  /\b(?:earlier|previous|other|another|separate|existing|current) (?:pre-?)?(?:authorization|certification|approval)\b/i;

/** "… was issued to a different patient": not this claim's. */
const TO_ANOTHER =
  /\b(?:given|issued|granted|approved) (?:to|for) (?:another|a different) (?:provider|patient|member|practice|clinic|facility|office|person)\b/i;

/** "… the approval fax that we had given you on June 22, 2026 (number A-5518-2207)" */
const GIVEN_IN_BRACKETS =
  /\b(?:pre-?)?(?:authorization|certification|approval)\b[^.;()]{0,70} \((?:number|no\.|#) ?((?=[A-Z0-9-]*\d{3})[A-Z0-9][A-Z0-9-]{5,18})\)/;

/** "We looked at the request under number RX-26-1109-773": of care that is still to come, the request is what it is known by. */
const REQUESTED =
  /\brequest (?:(?:that )?(?:is|was) )?(?:filed |registered |kept |logged )?(?:under|with) (?:the )?(?:number|no\.|reference)(?: number)? ((?=[A-Z0-9-]*\d{3})[A-Z0-9][A-Z0-9-]{5,20})(?![\w/-])/;

/** "We approved the first visits under number A7712440", "The authorization you gave us, A7712440, belongs …" */
const APPROVED_UNDER =
  /(?:\bapproved\b[^.;]{0,60}\bunder (?:number |no\. |# ?)|\bapproved as (?:number |no\. |# ?)?|\b(?:authorization|approval|referral)(?: number)? (?:that )?you (?:gave|sent|used|listed)(?: us)?(?: on the claim)?,? )((?=[A-Z0-9-]*\d{5})[A-Z0-9][A-Z0-9-]{5,18})(?![\w/-])/;

/** "OMB Approval No. 0938-0829": the government's number of a form. */
const isOfAForm = ({ lines }: Reading, { labelLine, labelText, value }: LabeledValue): boolean => {
  const text = lines[labelLine]?.text ?? "";
  const before = text.slice(0, Math.max(0, text.lastIndexOf(labelText)));
  return /\b(?:OMB|O\.M\.B\.|form|FDA|IRB)(?: control)?\s*$/i.test(before) || /^OMB\b/.test(value);
};

export function readAuthorization(
  reading: Reading,
  claim: string | undefined,
  inAdvance = false,
): Candidate | undefined {
  const preService =
    /\b(?:requested service|(?:service|procedure|treatment)s? requested|requesting (?:provider|physician)|pre-?service|preauthorization|prior authorization|utilization (?:management|review)|service request|days denied)\b/i;
  const um = inAdvance || reading.lines.some((line) => preService.test(line.text));
  const labeled = byLabel(reading, um ? ["authorization", "reference"] : ["authorization"], (v) => {
    if (isOfAForm(reading, v) || TO_ANOTHER.test(reading.lines[v.labelLine]?.text ?? "")) return undefined;
    const id = parseIdentifier(v.value.replace(/^(?:number|no\.?|case|#)[: ]+/i, ""));
    return id && (v.label.kind === "authorization" || id === claim) ? id : undefined;
  });
  const told = reading.sentences.flatMap((s) => {
    if (TO_ANOTHER.test(s.text)) return [];
    // "The earlier approval 2531807714 stays as it is": of a request for more it is not the number.
    const given =
      inAdvance && OF_EARLIER_CARE.test(s.text)
        ? null
        : (GIVEN.exec(s.text) ?? GIVEN_IN_BRACKETS.exec(s.text));
    const found = given ?? APPROVED_UNDER.exec(s.text) ?? (um ? REQUESTED.exec(s.text) : null);
    const id = found?.[1] ?? found?.[2];
    return id && id !== claim ? [{ value: id, score: 0.6, spans: spansWithin(s, reading.lines, id) }] : [];
  });
  return bestOf([...labeled, ...told]);
}
