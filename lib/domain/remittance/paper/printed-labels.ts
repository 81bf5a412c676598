import type { Line } from "@/lib/domain/reading/page/page-lines";

/** A label on a line and what is printed behind it; an empty value stands in the row below. */
export type Printed = {
  kind: LabelKind;
  label: string;
  value: string;
  start: number;
  end: number;
  valueStart: number;
};

type LabelKind =
  | "patient"
  | "insured"
  | "memberId"
  | "account"
  | "claimNumber"
  | "status"
  | "dates"
  | "procedure"
  | "units"
  | "trace"
  | "paidOn"
  | "checkTotal"
  | "npi"
  | "tin"
  | "payee"
  | "payer"
  | "otherNpi"
  | "moa"
  | "billed"
  | "allowed"
  | "contractual"
  | "notCovered"
  | "deductible"
  | "copay"
  | "coinsurance"
  | "patientShare"
  | "paid"
  | "interest"
  | "other";

const NUMBER = "(?: ?(?:#|no\\.?|num(?:ber)?|nbr|id))";
const PEOPLE =
  "(?:patient|pat\\.?|pt\\.?|recipient|beneficiary|bene|enrollee|veteran|claimant|client|injured worker|injured employee)";
const INSURED =
  "(?:insured|participant|subscriber|member|employee|sponsor|policy ?holder|certificate holder|customer)";

const LABELS: readonly (readonly [LabelKind, string])[] = [
  [
    "patient",
    `(?:${PEOPLE}(?:'s)?(?: name)?(?:/member)?|name of patient|member ?/ ?patient|patient ?/ ?member)`,
  ],
  ["patient", "name"],
  ["insured", `(?:${INSURED}(?:'s)?(?: name)?|name of insured)`],
  [
    "memberId",
    `(?:(?:${INSURED}|${PEOPLE}|medicaid|medicare|policy|certificate)(?:'s)?(?: ?/ ?${INSURED})? ?(?:i\\.?d\\.?(?: ?(?:#|no\\.?|number))?|#|no\\.?|number|hicn?|mbi)|identification(?: number| no\\.?)?|hicn?(?:/member id)?|mbi|mid|id(?: ?(?:#|no\\.?|number))?|dod benefits number|medicare number)`,
  ],
  [
    "account",
    `(?:(?:patient|pt\\.?|pat\\.?|provider)(?:'s)? ?(?:acct\\.?|account|acnt|control|ctrl)${NUMBER}?|acct\\.?${NUMBER}?|acnt|account${NUMBER}|pcn|patient control)`,
  ],
  [
    "claimNumber",
    `(?:(?:payer )?(?:claim|internal|document|transaction)(?: (?:control|reference|id))?${NUMBER}|claim|icn|dcn|tcn|payer (?:claim )?control${NUMBER}?|claim control|control${NUMBER}|reference${NUMBER}|claim \\(icn\\))`,
  ],
  ["status", "(?:claim )?status(?: code)?"],
  [
    "dates",
    "(?:dates? ?(?:\\(s\\))? of service|service dates?|dos|service period|date\\(s\\)|statement (?:dates?|period)|svc dates?)",
  ],
  ["procedure", "(?:procedure(?: code)?|proc(?: code)?|cpt(?:/hcpcs)?(?: code)?|hcpcs|service code)"],
  ["units", "(?:units?|qty|quantity)"],
  [
    "trace",
    `(?:(?:check|chk|eft|ach|trace|payment|voucher|warrant|draft|remit(?:tance)?|check ?/ ?eft|eft ?/ ?check|check or eft|eft trace|payment trace|trn|electronic payment)(?: (?:trace|reference|ref))?(?:(?: ?/ ?eft)?${NUMBER})|check ?/ ?eft|eft|trace|check|virtual card${NUMBER}?|payment reference|remit)`,
  ],
  [
    "paidOn",
    "(?:(?:check|payment|paid|pay|eft|remit(?:tance)?|issue|run|production|process(?:ed|ing)?|statement|notice|voucher|deposit|effective|warrant|print|eob|settlement) ?date|date (?:paid|issued|processed|of (?:check|payment|notice|remittance|this notice|issue|eob))|date|check dt|paid on|issued)",
  ],
  [
    "checkTotal",
    "(?:(?:check|eft|payment|remit(?:tance)?|warrant|deposit|voucher|draft|ach) ?(?:amount|amt\\.?|total)|amount of (?:check|payment|this check)|total (?:payment|paid|check|amount paid|paid to provider|payable|payment amount|eft|net payment|plan payment)(?: amount)?|net (?:payment|paid|amount|check|check amount|to provider)|amount paid to provider|total paid amount|this payment|payment this (?:check|remit)|check total)",
  ],
  [
    "npi",
    "(?:(?:payee|billing|group|pay-?to|provider|facility)(?: provider)? ?npi|npi(?: ?(?:#|no\\.?|number))?)",
  ],
  [
    "otherNpi",
    "(?:(?:rendering|performing|servicing|attending|treating|referring|ordering)(?: provider| prov)?(?: npi)?|perf prov|rend npi|rendering)",
  ],
  [
    "tin",
    "(?:(?:(?:payee|provider|federal|billing|practice) )?(?:tax ?(?:id|i\\.d\\.|identification)(?: ?(?:#|no\\.?|number|n(?:umbe)?r))?|tin|ein)(?: number| no\\.?)?(?: ?\\(ein\\))?|fein|federal id)",
  ],
  [
    "payee",
    "(?:payee(?: name)?|pay ?to|provider(?: name)?|vendor(?: name)?|paid to|service provider|billing provider|remit to|provider of service|supplier|practice)",
  ],
  ["payer", "(?:payer(?: name)?|plan name|carrier|insurer|health plan|plan)"],
  ["moa", "(?:moa(?: codes?)?|mia|claim remarks?(?: codes?)?|remark codes?|rem|rarc)"],
  [
    "billed",
    "(?:(?:total )?(?:amount )?(?:billed|charges?|charged)(?: amount| charges?)?|total charge|(?:total )?submitted(?: charges?| amount)?|provider charged|your provider billed)",
  ],
  [
    "allowed",
    "(?:(?:total )?(?:amount )?(?:allowed|approved|negotiated|eligible)(?: amount| rate)?|plan allowance|allowable)",
  ],
  [
    "contractual",
    "(?:(?:plan |network |provider |your |contract(?:ual)? )?(?:discount|write-?off|savings|contractual adjustment|contractual(?: adj\\.?)?))",
  ],
  [
    "notCovered",
    "(?:(?:amount )?not covered(?: amount)?|non-?covered(?: amount| charges)?|denied(?: amount)?|amount denied|ineligible)",
  ],
  ["deductible", "(?:(?:applied to |your |plan )?deductible(?: applied| amount)?)"],
  ["copay", "(?:(?:your )?co-?pay(?:ment)?(?: amount)?)"],
  ["coinsurance", "(?:(?:your )?co-?insurance(?: amount)?)"],
  [
    "patientShare",
    "(?:(?:amount )?you (?:may )?owe(?: provider| the provider)?|what (?:you|i) owe|(?:patient|pt\\.?|pat\\.?|member|your|subscriber|total patient)(?:'s)? (?:resp(?:onsibility|\\.)?|share|liability|total responsibility|balance|owes)|your total cost)",
  ],
  [
    "paid",
    "(?:(?:total )?(?:amount )?(?:plan |benefits? |we |provider |insurance )?paid(?: by (?:plan|the plan|us|your plan))?(?: amount| to provider)?|(?:your )?plan (?:paid|pays|payment)|what (?:your|the) plan paid|benefit(?:s)?(?: amount| payment| payable)?|claim payment|paid amount)",
  ],
  ["interest", "(?:(?:claim |late |prompt pay(?:ment)? )?interest(?: paid| amount| payment)?)"],
  [
    "other",
    "(?:group(?: ?(?:#|no\\.?|number|name))?|plan (?:type|number)|referral no\\.?|medical record(?: ?(?:#|no\\.?))?|mrn|rec(?:eive)?d|received(?: date| on)?|relationship|phone|page|network|batch|asg|network status|diagnosis|dx|drg|bill type|questions|customer service|tpi|report seq number|case no\\.?|authorization(?: no\\.?| number)?|coverage|employer|product|eob(?: codes?)?|messages?|explanation codes?|network|to|from)",
  ],
];

const PATTERNS = LABELS.map(
  ([kind, words]) => [kind, new RegExp(`${words}(?=\\s*[:#.=]|\\s|$)`, "iy")] as const,
);
const MARK = /\s*(?:#?\s?[:=]+|\.{2,}:?|#)\s*/y;
/** "Claim Number" is longer than "Claim", and this label goes before that. */
type Found = { kind: LabelKind; start: number; end: number; marked: boolean };

/** The labels of a line with their values: behind a colon, behind a gap, or after the label where a column begins with it. */
export function printedLabels(line: Line): Printed[] {
  const { text } = line;
  const starts = new Set(line.cells.map(({ start }) => start));
  const found: Found[] = [];
  for (const { index } of text.matchAll(/(?<![\w'/-])[A-Za-z]/g)) {
    const last = found.at(-1);
    if (last && index < last.end) continue;
    const label = labelAt(text, index);
    if (!label) continue;
    // Within running words only a marked one is a label.
    if (!label.marked && !starts.has(index) && text[index - 1] !== "(") continue;
    found.push(label);
  }
  return found.map((label, order) => {
    const next = found[order + 1]?.start ?? text.length;
    const rest = text.slice(label.end, next);
    const lead = rest.length - rest.trimStart().length;
    const value = rest.trimStart();
    const gap = /\s{2,}\S/.exec(value);
    const own = (gap ? value.slice(0, gap.index) : value).trim();
    return {
      kind: label.kind,
      label: text.slice(label.start, label.end),
      value: own,
      start: label.start,
      end: label.end,
      valueStart: label.end + lead,
    };
  });
}

function labelAt(text: string, at: number): Found | null {
  let best: Found | null = null;
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = at + match[0].length;
    if (best && end <= best.end) continue;
    best = { kind, start: at, end, marked: false };
  }
  if (!best) return null;
  MARK.lastIndex = best.end;
  const mark = MARK.exec(text);
  return mark && mark[0].trim() !== "" ? { ...best, end: MARK.lastIndex, marked: true } : best;
}

/** A row of labels alone, whose values stand in the row below, each under its label. */
export function labelRow(line: Line): Printed[] | null {
  if (line.cells.length < 2) return null;
  const labels = line.cells.map(({ text, start, end }) => {
    const label = labelAt(text, 0);
    const isWhole = label !== null && !label.marked && text.slice(label.end).trim() === "";
    return { kind: isWhole ? label.kind : null, label: text, value: "", start, end, valueStart: end };
  });
  const known = labels.filter(({ kind }) => kind !== null).length;
  const stray = labels.filter(({ kind, label }) => kind === null && !/^[A-Za-z .'/#]+$/.test(label)).length;
  // A heading of the payer's own among several that are known.
  if (stray > 0 || known < labels.length - 1 || known < Math.min(labels.length, 2)) return null;
  if (known < labels.length && known < 3) return null;
  return labels.map((one) => ({ ...one, kind: one.kind ?? "other" }));
}
