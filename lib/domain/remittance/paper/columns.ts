/** What a column of a payer's grid holds, told by its heading. */

const MONEY = [
  "billed",
  "allowed",
  "contractual",
  "notCovered",
  "adjusted",
  "deductible",
  "copay",
  "coinsurance",
  "patientShare",
  "otherPaid",
  "sequestration",
  "withheld",
  "interest",
  "check",
  "paid",
] as const;
export type MoneyKind = (typeof MONEY)[number];
export type ColumnKind =
  | MoneyKind
  | "units"
  | "date"
  | "procedure"
  | "modifier"
  | "group"
  | "reason"
  | "note"
  | "remark"
  | "patient"
  | "memberId"
  | "claimNumber"
  | "account"
  | "other";

export type Heading = { text: string; start: number; end: number };
export type Column = Heading & { kind: ColumnKind };

const MONEY_KINDS: ReadonlySet<string> = new Set(MONEY);
export const isMoneyKind = (kind: ColumnKind): kind is MoneyKind => MONEY_KINDS.has(kind);

/** In this order: "Patient deductible" is a deductible, "Claim control number" no amount. */
const KINDS: readonly (readonly [ColumnKind, RegExp])[] = [
  [
    "other",
    /^(?:line|ln|#|item|pos|pl|place(?: of service)?|tos|nos type|rend(?:ering)?(?: prov(?:ider)?| npi)?|perf(?:orming)? prov(?:ider)?|provider(?: name| npi| id)?|prov(?: id)?|npi|network|group(?: no| number)|rx|tooth(?: area)?|medical record(?: no| number)?|mrn|rec(?:ei)?v?d(?: date)?|days|diag(?:nosis)?(?: code)?|dx|asg|status|stat|fee code|seq|ref|network status|payee|dob|birth date|date of birth|relationship|sex|age)$/,
  ],
  [
    "claimNumber",
    /^(?:claim(?: control)?(?: no| nbr| number| num| id)?|icn|dcn|tcn|internal control(?: no| number)?|payer (?:claim )?control(?: no| number)?|claim.*(?:number|no|id)|control (?:no|number))$/,
  ],
  [
    "account",
    /^(?:(?:patient|pt|pat)(?:'s)? ?(?:acct|account|acnt|control|ctrl)(?: no| nbr| number| num)?|acct(?: no| number)?|acnt|account(?: no| number)?|pcn)$/,
  ],
  [
    "memberId",
    /^(?:(?:member|recipient|subscriber|insured|patient|medicaid|medicare|enrollee|beneficiary|employee|customer|policy|cert(?:ificate)?)(?: id| no| number| nbr| id no| id number)|id(?: no| number)?|medicaid|hic(?:n)?|mbi|mid|hic member id)$/,
  ],
  [
    "patient",
    /^(?:patient|recipient|member|beneficiary|enrollee|insured|subscriber|veteran|client|pt|patient s)?(?:'s| s)? ?name$|^(?:patient|recipient|member|beneficiary|enrollee|veteran|patient member|member patient)$/,
  ],
  ["group", /^(?:grp|group|grp cd|group code|cas group|adj grp|adj group)$/],
  ["remark", /^(?:rarc|remarks?(?: codes?| cd)?|rem(?: codes?| cd)?|rmk|remark s|lq|moa)$/],
  [
    "reason",
    /^(?:(?:adj(?:ustment)? )?(?:reason|rsn|carc)(?: codes?| cds?| s)?|grp (?:rc|rsn|reason|carc)|group reason(?: code)?|rc|rsn|adj codes?|adj(?:ustment)? reason codes?|carc(?: rarc)?|denial code|hipaa(?: codes?)?|group carc|carc group|reason codes? s|adj rsn|reasons|adjust(?:ment)? codes?|gc rc|cas)$/,
  ],
  [
    "note",
    /^(?:see(?: notes?| remarks?| message)?|notes?|msg|message|messages|eob|eob codes?|ex(?: codes?| cd)?|expl(?:anation)?(?: codes?)?|comments?|footnote|processing codes?|note code|payer code|remark note|eob cd|explanation s|code s)$/,
  ],
  [
    "procedure",
    /^(?:proc(?:edure)?(?: codes?| cd| mod| mods| code mod(?:ifier)?)?|cpt(?: codes?| mod| mods| hcpcs(?: mod)?| code mod)?|hcpcs(?: codes?| cpt| mod)?|serv(?:ice)? (?:code|cd)|svc (?:code|cd)|service cpt|hcpc|proc code mod|billed code|cdt|service procedure code|procedure modifier)$/,
  ],
  ["modifier", /^(?:mods?|modifiers?|md|mod s)$/],
  [
    "units",
    /^(?:units?|qty|quantity|nos|num|no|count|svcs|services count|unit s|days units|units days|days svcs|no of svcs|no of services|no svcs|units billed|billed units|qty units)$/,
  ],
  [
    "date",
    /^(?:dates?|dos|d o s|(?:date|dates|date s)(?: of)?(?: service)?(?: from| thru| to)?|(?:serv|service|svc|srv)s? (?:dates?|dts?|date s|from|thru)|(?:begin|end|first|last)(?: svc| service| dos| date)*|from(?: date| dos| thru)?|thru|to|through|from to|date service|dates service|from through|service from|service to|svc|service dates from to)$/,
  ],
  ["check", /^(?:check|eft|payment) (?:amt|amount|total)$/],
  ["deductible", /\bded(?:uct(?:ible|ibl|)?)?\b|deduct/],
  ["sequestration", /\bsequest/],
  ["withheld", /\bwith ?h(?:o|e)ld\b/],
  ["interest", /\binterest\b|^int(?:erest)?$/],
  [
    "otherPaid",
    /\b(?:other (?:ins|carrier|payer|coverage|insurance)|ohi|cob|primary|coordination|tpl|oi|other plan)\b/,
  ],
  ["coinsurance", /\bco ?ins(?:ur(?:ance)?)?\b|\bcopay co ?ins/],
  ["copay", /\bco ?pay(?:ment)?s?\b/],
  [
    "notCovered",
    /\b(?:not|non) ?(?:cov(?:ered|d)?|payable|allowed|elig(?:ible)?|all|pay)\b|\bnon ?cov|\b(?:denied|disallow(?:ed)?|inelig(?:ible)?|excluded|rejected|unallowed|dis alwd|exclusions?)\b/,
  ],
  [
    "patientShare",
    /\b(?:you|(?:patient|member|subscriber|pt|pat|mbr|your|bene(?:ficiary)?|insured)) ?(?:s )?(?:may )?(?:owes?|resp(?:onsib(?:ility|le)?)?|share|liab(?:ility)?|pays?|balance|cost|total)\b|^(?:balance due|amount you owe|what you owe|resp|responsibility)$/,
  ],
  [
    "contractual",
    /\b(?:discounts?|contract(?:ual)?(?! rate)(?: adj(?:ustment)?| write off| allowance| disc)?|write ?off|savings|provider (?:resp(?:onsibility)?|adj(?:ustment)?|liab(?:ility)?|discount)|network adj|reduction|over fee|above allow(?:ed)?|exceeds|ppo disc|plan disc|disc|repriced adj|not billable)\b/,
  ],
  [
    "adjusted",
    /^(?:adj(?:ust(?:ment|ed|s)?)?s?(?: amt| amount| amounts| s)?|amt|adj amt|(?:adj(?:ustment)? )?amount adjusted|adj s|cas amt|cas amount|adjustment total)$/,
  ],
  [
    "allowed",
    /\b(?:allow(?:ed|able|ance|d)?|alw(?:d)?|negotiated|approved|elig(?:ible)?|repriced|contract rate|fee schedule|covered(?: amount| charges?)?|maximum|max|plan rate|network rate|considered)\b/,
  ],
  [
    "paid",
    /\b(?:paid|payment|pd|benefits?(?: paid)?|payable|pays|net|reimb(?:ursement|ursed)?|plan pays|we paid|pay)\b|^(?:plan|amount paid|prov pd)$/,
  ],
  [
    "billed",
    /billed\b|\b(?:charges?|charged|chgs?|submitted|fee|bill|subm|gross|total charge)\b|^(?:amount|billing)$/,
  ],
  ["date", /\bdates?\b|\bdos\b/],
  [
    "other",
    /^(?:description|desc|services?|service description|type(?: of service)?s?|services provided|procedure description|service provided|treatment|dental services|description of services?)$/,
  ],
];

/** Words of a heading: lower case, no punctuation. */
const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9#]+/g, " ")
    .trim();

export function kindOf(text: string): ColumnKind | "code" | undefined {
  const plain = plainHeading(text).replace(/ ?# ?/g, " number").trim();
  if (plain === "" || plain.length > 48) return undefined;
  // Of the service or of the adjustment: what stands around it tells.
  if (/^(?:codes?|cd|service code s?)$/.test(plain)) return "code";
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0];
}
