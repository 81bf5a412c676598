import { findDates, parseFormDate } from "./calendar-date";
import { bestOf, type Candidate, type Reading, type Scope } from "./candidate";
import { findRemarks } from "./denial-code";
import { parseIdentifier, parseMoney } from "./identifiers";
import type { LabelledValue } from "./labelled-values";
import type { LabelKind } from "./labels";
import type { Span } from "./page-lines";
import { parsePersonName } from "./person-name";

/** Facts beside the five fields, each by its labels. Lists are joined by ", ". */

const layoutWeight = (v: LabelledValue) =>
  v.layout === "inline" ? 1 : v.layout === "next-cell" ? 0.95 : 0.9;

function byLabel(
  reading: Reading,
  kinds: LabelKind[],
  read: (v: LabelledValue) => string | undefined,
): Candidate[] {
  return reading.labelled.flatMap((v) => {
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

export function readMemberId(reading: Reading, claim: string | undefined): Candidate | undefined {
  return bestOf(
    byLabel(reading, ["member_id"], (v) => {
      const id = parseIdentifier(v.value);
      return id && id !== claim ? id : undefined;
    }),
  );
}

export function readGroupNumber(reading: Reading): Candidate | undefined {
  return bestOf(
    byLabel(reading, ["group", "subscriber"], (v) => {
      if (v.label.kind === "subscriber" && !/group/i.test(v.labelText)) return undefined;
      const value = v.value.replace(/^[\p{L} ]+ \/ /u, "").split(" / ")[0] ?? "";
      return parseIdentifier(value, { minDigits: 3 });
    }),
  );
}

export function readSubscriber(reading: Reading, patient: string | undefined): Candidate | undefined {
  const named = (kinds: LabelKind[]) =>
    bestOf(
      reading.labelled.flatMap((v) => {
        if (!kinds.includes(v.label.kind)) return [];
        const raw = v.value.replace(/^[\w-]*\d[\w-]*\s*\/\s*/, "");
        const name = parsePersonName(raw);
        return name
          ? [{ value: name.display, score: v.label.weight * layoutWeight(v), spans: [v.span] }]
          : [];
      }),
    );
  const subscriber = named(["subscriber"]);
  if (subscriber) return subscriber;
  const member = named(["member"]);
  return member && patient && member.value.toLowerCase() !== patient.toLowerCase() ? member : undefined;
}

export function readBirthDate(reading: Reading): Candidate | undefined {
  return bestOf(
    byLabel(reading, ["birth_date"], (v) => findDates(v.value)[0]?.iso ?? parseFormDate(v.value)),
  );
}

/** "06/03-06/03/26" prints the year once. */
function withYears(text: string): string {
  return text.replace(/\b(\d{1,2}\/\d{1,2}) ?- ?(\d{1,2}\/\d{1,2}\/(\d{2,4}))\b/g, "$1/$3 - $2");
}

export function readServiceDates(reading: Reading, scope: Scope | undefined): Candidate | undefined {
  const dates = new Map<string, Span>();
  const inScope = (line: number) => !scope || (line >= scope.from && line <= scope.to);
  const collect = (text: string, span: Span) => {
    for (const date of findDates(withYears(text))) if (!dates.has(date.iso)) dates.set(date.iso, span);
  };
  for (const v of reading.labelled) {
    if (v.label.kind === "service_date" && inScope(v.span.line)) collect(v.value, v.span);
  }
  reading.lines.forEach((line, index) => {
    if (!inScope(index)) return;
    // A line of charges opens with its date or dates; claim forms print them with blanks.
    const row =
      /^\s*(?:\d{1,3}\s+)?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?: ?- ?\d{1,2}\/\d{1,2}\/\d{2,4})?)\b.*\d+\.\d{2}/.exec(
        line.text,
      );
    if (row?.[1]) collect(line.text.slice(0, 30), { line: index, start: 0, end: 30 });
    const form = /^\s*(\d{2} \d{2} \d{2,4}) (\d{2} \d{2} \d{2,4})\s+\d{2}\b/.exec(line.text);
    const iso = form?.[1] && parseFormDate(form[1]);
    if (iso && !dates.has(iso)) dates.set(iso, { line: index, start: 0, end: form?.[0].length ?? 0 });
  });
  if (dates.size === 0) {
    for (const s of reading.sentences) {
      const said =
        /\b(?:dates? of service|service date|services?|care|visit|seen|given|treated|received|provided|rendered)\b[^.]{0,40}\b(?:on|of|date|from|for)?\s*$/i;
      for (const date of findDates(s.text)) {
        const span = s.spans[0];
        if (
          span &&
          said.test(s.text.slice(Math.max(0, date.start - 70), date.start)) &&
          !/\breceived (?:on|your)/i.test(s.text.slice(Math.max(0, date.start - 30), date.start))
        )
          dates.set(date.iso, span);
      }
    }
  }
  if (dates.size === 0) return undefined;
  return { value: [...dates.keys()].sort().join(", "), score: 0.8, spans: [...dates.values()] };
}

export function readBilledAmount(reading: Reading, scope: Scope | undefined): Candidate | undefined {
  const rank = (label: string) =>
    /total (?:billed|charge|claim|fee|submitted|amount)|claim total|amount billed|billed (?:charges|amount)|you billed|amount in question|28 total/i.test(
      label,
    )
      ? 1
      : /^totals?$/i.test(label)
        ? 0.98
        : 0.8;
  const labelled = reading.labelled.flatMap((v) => {
    if (v.label.kind !== "billed" || (scope && (v.span.line < scope.from || v.span.line > scope.to)))
      return [];
    const value = parseMoney(v.value);
    return value && Number(value) > 0
      ? [{ value, score: rank(v.labelText) * layoutWeight(v), spans: [v.span] }]
      : [];
  });
  const totals = reading.lines.flatMap((line, index) => {
    if (scope && (index < scope.from || index > scope.to)) return [];
    const m =
      /^\s*(?:claim |grand |sub)?totals?(?: for claim)?\b[^$\d]{0,30}(?:#[\w-]+)?\s*(\$?\s?[\d,]+\.\d{2})/i.exec(
        line.text,
      );
    const value = m?.[1] && parseMoney(m[1]);
    return value && Number(value) > 0
      ? [{ value, score: 0.97, spans: [{ line: index, start: 0, end: line.text.length }] }]
      : [];
  });
  const prose = reading.lines.flatMap((line, index) => {
    const m = /\b(?:for|charges?|billed|amount of|charge of|claim of)[ :]{1,2}(\$[\d,]+\.\d{2})/i.exec(
      line.text,
    );
    const value = m?.[1] && parseMoney(m[1]);
    return value
      ? [{ value, score: 0.5, spans: [{ line: index, start: m.index, end: m.index + m[0].length }] }]
      : [];
  });
  return bestOf([...labelled, ...totals, ...prose]);
}

/** CPT and HCPCS codes as shown by their columns, labels or brackets; five bare digits elsewhere may be a ZIP. */
export function readProcedures(reading: Reading, scope: Scope | undefined): Candidate | undefined {
  const codes = new Map<string, Span>();
  const pattern =
    /(?<![\w$.,/-])([A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:-(?:\d{2}|[A-Z]{2}))?(?![\w/]|[.,-]\d)/g;
  reading.lines.forEach((line, index) => {
    if (scope && (index < scope.from || index > scope.to)) return;
    if (
      /\bP\.? ?O\.? ?BOX\b|\b[A-Z]{2}\.? \d{5}(?:-\d{4})?\s*$|\bdiagnosis\b.*\bG\d{4}/i.test(line.text) &&
      !/\.\d\d\b/.test(line.text)
    )
      return;
    const speaks =
      /\b(?:cpt|hcpcs|procedure|code|proc|service|drug)\b|\d\.\d{2}\b|\$|^\s*\d{2} \d{2} \d{2}/i.test(
        line.text,
      );
    const column = reading.labelled.some((v) => v.label.kind === "procedure" && v.span.line === index);
    for (const m of line.text.matchAll(pattern)) {
      const bracketed =
        /\($/.test(line.text.slice(0, m.index)) ||
        /^\s*,?\s*[\w, -]*\)/.test(line.text.slice(m.index + m[0].length));
      const code = m[1] ?? "";
      if (
        /^\d{5}$/.test(code) &&
        !(
          speaks ||
          column ||
          bracketed ||
          (/,? $/.test(line.text.slice(Math.max(0, m.index - 2), m.index)) &&
            /[a-z]/.test(line.text.slice(0, m.index)))
        )
      )
        continue;
      if (
        /^\d{5}$/.test(code) &&
        /\b[A-Z]{2} $|\b(?:box|ste|suite|#|no\.?|check|account|acct|id|zip) ?#?:? ?$/i.test(
          line.text.slice(0, m.index),
        )
      )
        continue;
      if (!speaks && !column && !bracketed && /^\d{5}$/.test(code) && !/^\s{3,}/.test(line.text)) continue;
      if (!codes.has(code)) codes.set(code, { line: index, start: m.index, end: m.index + code.length });
    }
  });
  if (codes.size === 0 || codes.size > 40) return undefined;
  return { value: [...codes.keys()].join(", "), score: 0.75, spans: [...codes.values()] };
}

export function readDiagnoses(reading: Reading): Candidate | undefined {
  const codes = new Map<string, Span>();
  reading.lines.forEach((line, index) => {
    for (const m of line.text.matchAll(/(?<![\w.-])([A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4}))(?![\w.])/g)) {
      if (m[1] && !codes.has(m[1]))
        codes.set(m[1], { line: index, start: m.index, end: m.index + m[1].length });
    }
    if (/\b(?:dx|diag|icd|diagnos)/i.test(line.text)) {
      for (const m of line.text.matchAll(/(?<![\w.-])([A-TV-Z]\d[0-9A-Z])(?![\w.])/g)) {
        if (m[1] && !codes.has(m[1]))
          codes.set(m[1], { line: index, start: m.index, end: m.index + m[1].length });
      }
    }
  });
  return codes.size > 0
    ? { value: [...codes.keys()].join(", "), score: 0.85, spans: [...codes.values()] }
    : undefined;
}

export function readRemarks(reading: Reading): Candidate | undefined {
  const codes = new Map<string, Span>();
  for (const r of findRemarks(reading)) if (!codes.has(r.code)) codes.set(r.code, r);
  return codes.size > 0
    ? {
        value: [...codes.keys()].join(", "),
        score: 0.85,
        spans: [...codes.values()].map(({ line, start, end }) => ({ line, start, end })),
      }
    : undefined;
}

export function readAuthorization(reading: Reading, claim: string | undefined): Candidate | undefined {
  const preService =
    /\b(?:requested service|request(?:ed|ing) (?:provider|service)|pre-?service|preauthorization|prior authorization|utilization management|service request)\b/i;
  const um = reading.lines.some((line) => preService.test(line.text));
  return bestOf(
    byLabel(reading, um ? ["authorization", "reference"] : ["authorization"], (v) => {
      const id = parseIdentifier(v.value);
      return id && (v.label.kind === "authorization" || id === claim) ? id : undefined;
    }),
  );
}
