import { US_STATES } from "@/lib/core/us-states";
import { isNoOrganization } from "../gates/name-gate";
import { bestOf, type Candidate, type Reading, spansWithin } from "../page/candidate";
import { comparable } from "../page/clean-text";
import { oneName } from "../page/name-parts";
import type { Line, Span } from "../page/page-lines";
import type { PayerType } from "../page/payer-directory";
import { parsePersonName } from "../page/person-name";
import { findPayers, findPayersInScan, payersOn } from "./payer-mention";
import { reviewedFor } from "./reviewed-for";

export type PayerCandidate = Candidate & { type?: PayerType };

/** Lines that name a payer's owner, licensor, network or another payer, not the sender. */
const AFFILIATION =
  /\b(?:a|an) [\w .&']{2,50}(?:company|affiliate|subsidiary|brand)\b|\bdivision of\b|\blicensees?\b|\bsubsidiar|\bpart of the\b|\btrademark|\bowned by\b|(?<!\b(?:benefit|health|protective) )\bassociation\b|third party administrator for|\bnetwork:|primary payer|other insurance|secondary/i;

const DOCUMENT_TITLE =
  /\s*\b(?:provider\s+)?(?:(?:member|your|detailed|itemized|personal|dental|health|vision|medical|pharmacy)\s+)?(?:explanation of|remittance|remit\b|voucher|statement|notice of|denial|claim (?:status|summary|decision|detail|payment)|provider (?:claim|summary|dispute|services|remittance|explanation)|summary notice|(?:local|national) coverage determination|redetermination|reconsideration|appeals?\b|grievances?|claims?\b(?! (?:services?|management|administrat\w+|group|solutions))|(?:medical|clinical|coverage|reimbursement) polic(?:y|ies)\b|payment|prior authorization|utilization|eob\b|eop\b|member services|customer service|medical management|correspondence|official summary|benefits? statement|mail\b(?! handlers)|p\.? ?o\.? box|attn|fax\b|phone|date\b|page\b)/i;

/** Words with which an organization that pays names itself, and those of one that treats. */
const PAYER_WORDS =
  /\b(?:department of labor (?:and|&) industries|bureau of workers['’]? compensation|health ?plans?|insurance|medicare|cooperative|network|partners|insurers?|assurance|healthcare|health care|medicaid|mutual|casualty|indemnity|benefits?|administrators?|alliance|welfare fund|trust|fund|hmo|ppo|managed care|health|plans?|tpa|(?:DME|A\/B) MAC|life|employees?|health net|advantage|care|risk|claims? (?:management|services)|indemnity|underwriters|government (?:services|health|benefits)|self-insured|health services|contractor|integrity|mco)\b/i;
const SURELY_PAYS =
  /\b(?:health ?plans?|insurance|assurance|mutual|casualty|indemnity|hmo|ppo|health (?:network|trust|alliance)|welfare fund|(?:benefit |claims? )?administrators?|benefit (?:plans?|services)|medicare advantage)\b/i;
const PROVIDER_WORDS =
  /\b(?:clinics?|associates|group(?! health)|physicians?|hospital|llc|pllc|p\.?c\.?|m\.?d\.?|d\.?o\.?|dds|centers?|centre|practice|orthop\w+|pediatrics?|therapy|rehab\w*|chiropractic|surgery|surgical|(?:women's health|dental|wound|primary|urgent|foot|skin|eye|vein|home|family|women's) care|imaging|diagnostics?|dermatology|cardiology|urology|radiology|laborator\w+|pharmacy|medicine|counseling|ambulance|wellness|podiatry|spine|nursing|supply|institute|pain|eye|vision associates)\b/i;

/** What an organization does, behind its name: "Great Sauk Benefit Services, third party administrator". */
const WHAT_IT_DOES =
  /, (?:an? |the )?(?:third[- ]party administrator|TPA|(?:claims?|plan|benefits?) administrator|utilization review (?:agent|organization))\b.*$/i;
/** "Oakmere Health Provider Portal > Claims > Claim detail": the path on a screen begins with whose portal it is. */
const OWN_PORTAL =
  /(?<=\p{L}{3}) (?:(?:provider|payer|claims?|partner|practice|web|online|secure) )*portal(?: ?[>»›/|].*)?$/iu;
/** "Holloway Benefits Administrators processed the": a sentence begins with the name. */
const SAID_OF_IT =
  /^(\p{Lu}[\p{L}&'’.-]*(?: (?:of |and |& )?\p{Lu}[\p{L}&'’.-]*){1,5}) (?:has|have|is|are|was|were|will|processed|reviewed|denied|received|paid|completed|determined|decided|finished)\b.*$/u;
/** What follows a name in its cell; a state's program is its name: "STATE OF LOUISIANA - MEDICAID". */
const LABEL_TRAIL =
  /\s*(?:[|·•(;]|\s\/\s|\.{3,}|(?<!^S(?:tate|TATE) (?:of|OF) [A-Za-z ]{4,20})\s-\s|\s–\s|,? (?:P\.?O|PO)\b|, (?:ID|member|policy|group|grp)\b|, \d+ |\s\d{5}\b).*$/;

function labeledPayers(reading: Reading): PayerCandidate[] {
  const found: PayerCandidate[] = [];
  addLabeled(reading, found, true);
  addAddressee(reading, found);
  addMatter(reading, found);
  addPlanBeside(reading, found);
  return found;
}

/** "Plan              Ketterman Foundry Group Health Plan (self-funded)" among the facts of another's paper. */
function addPlanBeside({ labeled }: Reading, found: PayerCandidate[]) {
  for (const v of labeled) {
    if (v.label.kind !== "payer" || v.layout !== "next-cell" || !/^plan(?: name)?$/i.test(v.labelText))
      continue;
    const name = v.value.replace(LABEL_TRAIL, "").trim();
    if (organization(name) === name && / .+ (?:health plan|insurance|welfare fund|benefit plan)$/i.test(name))
      found.push({ value: name, score: 0.6, spans: [{ ...v.span, end: v.span.start + name.length }] });
  }
}

/** "In the matter of: Gladys Thibodeaux and Evergreen Choice Health, Inc.": a dispute has two sides, and one of them pays. */
const MATTER =
  /\b(?:in the matter of|dispute between|parties)\b ?:? {1,12}\p{Lu}[\p{L}.'’ -]{3,40} (?:and|v\.?|vs\.?) (\p{Lu}.{3,60})$/iu;

function addMatter({ lines }: Reading, found: PayerCandidate[]) {
  lines.forEach(({ text }, line) => {
    const side = MATTER.exec(text)?.[1];
    const name = side && organization(side);
    const start = name ? text.lastIndexOf(name) : -1;
    if (name && start >= 0 && PAYER_WORDS.test(name) && !PROVIDER_WORDS.test(name))
      found.push({ value: name, score: 0.7, spans: [{ line, start, end: start + name.length }] });
  });
}

/** "To:  Basalt Mountain Health, Claim Review" on what a practice sends. */
function addAddressee({ labeled }: Reading, found: PayerCandidate[]) {
  for (const v of labeled) {
    if (!/^to$/i.test(v.labelText)) continue;
    const name = organization(
      v.value.split(/, (?=[\p{L} ]*(?:claims?|appeals?|review|disputes?|department|unit)\b)/iu)[0] ?? "",
    );
    if (name && PAYER_WORDS.test(name) && !PROVIDER_WORDS.test(name))
      found.push({ value: name, score: 0.6, spans: [{ ...v.span, end: v.span.start + name.length }] });
  }
}

function payerCandidates(reading: Reading): PayerCandidate[] {
  const found: PayerCandidate[] = [];
  addLetterhead(reading, found);
  addLabeled(reading, found);
  addMentions(reading, found);
  addProducts(reading, found);
  addSignature(reading, found);
  addSender(reading, found);
  addActing(reading, found);
  return found;
}

/** "Larkspur Medicare Rx (PDP)": Medicare's private plans are named with their type wherever they are named. */
const PRODUCT =
  /(?:(?<=\b(?:from|by|with|ask|to|contact|call|through) )|(?<![\p{L}] |\p{L}))\p{Lu}[\p{L}&'’.-]{0,30}(?: (?:of |the )?\p{Lu}[\p{L}&'’.-]{0,30}){0,5} ?\((?:HMO|PPO|PDP|POS|HMO-POS|(?:HMO |PPO |HMO-POS )?D-SNP|EPO)\)/gu;

function addProducts({ lines }: Reading, found: PayerCandidate[]) {
  lines.forEach(({ text }, line) => {
    for (const match of text.matchAll(PRODUCT)) {
      const value = match[0].replace(/^(?:by|to|from|Write to|Ask|Call|Mail) /i, "");
      if (/^(?:Medicare(?: Advantage)?(?: Plans?)?|Part [A-D]) \(/.test(value)) continue;
      const start = match.index + match[0].indexOf(value);
      found.push({ value, score: 0.86 - line * 0.001, spans: [{ line, start, end: start + value.length }] });
    }
  });
}

/** An email or a short letter names its sender at the end only. */
function addSignature({ lines }: Reading, found: PayerCandidate[]) {
  const last = lines.findLastIndex((line) => line.cells.length > 0);
  const text = lines[last]?.text.trim() ?? "";
  const name = lines[last]?.cells.length === 1 && last > 5 ? organization(text) : undefined;
  if (!name || name !== text || !PAYER_WORDS.test(name) || PROVIDER_WORDS.test(name)) return;
  const start = lines[last]?.text.indexOf(name) ?? 0;
  found.push({ value: name, score: 0.4, spans: [{ line: last, start, end: start + name.length }] });
}

/** An office of a payer's before or behind its name: "Provider Relations, Valley Oak Health", "Valley Oak Health, Claims Editing". */
const OFFICE =
  /^(?:(?:provider|member|customer|claims?|appeals?|payment|network|medical|clinical|utilization)\b[\p{L} &]{0,30}|claims?|appeals?|disputes?|services?|relations), (?=\p{Lu})|(?:,| [/|]) (?=[\p{L} &]*\b(?:claims?|appeals?|reviews?|disputes?|department|unit|relations|services|operations|integrity|editing|team)\b)[\p{L} &]{3,40}$/giu;

/** "From   Harborline Health, Claims Editing" over a message, or who signs the last lines of one: an office of the payer. */
function addSender({ labeled, lines }: Reading, found: PayerCandidate[]) {
  for (const v of labeled)
    if (/^(?:from|sender)$/i.test(v.labelText) && v.layout !== "below")
      addOffice(v.value, v.span, 0.6, found);
  const printed = lines.flatMap((line, at) => (line.cells.length > 0 ? [at] : []));
  for (const line of printed.slice(-SIGNED_LINES)) {
    const [cell, ...others] = lines[line]?.cells ?? [];
    if (
      cell &&
      others.length === 0 &&
      /^(?:for )?[^,]{4,40}, /i.test(cell.text) &&
      cell.text.search(OFFICE) >= 0
    )
      addOffice(cell.text, { line, start: cell.start, end: cell.end }, 0.42, found);
  }
}
const SIGNED_LINES = 8;

function addOffice(text: string, span: Span, score: number, found: PayerCandidate[]) {
  const name = organization(text.replace(OFFICE, ""));
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0 || !PAYER_WORDS.test(name) || PROVIDER_WORDS.test(name) || parsePersonName(text))
    return;
  const start = span.start + at;
  found.push({ value: name, score, spans: [{ line: span.line, start, end: start + name.length }] });
}

/** "Valley Oak Health has finished looking at claim 88-20417-A": whoever decides on a claim pays it. */
const ACTS =
  /^(?:The )?(\p{Lu}[\p{L}&'’.-]*(?: (?:of |and |& )?\p{Lu}[\p{L}&'’.-]*){1,5}) (?:has |have |is |are |will |can |did |does )?(?:not |now |been )?(?:finished|reviewed|processed|denied|decided|completed|declined|determined|looked|unable|able|paying|pay|cover|approved?)\b/u;

function addActing({ sentences, lines }: Reading, found: PayerCandidate[]) {
  for (const s of sentences) {
    const name = ACTS.exec(s.text)?.[1];
    if (!name || organization(name) !== name || !PAYER_WORDS.test(name) || PROVIDER_WORDS.test(name))
      continue;
    found.push({ value: name, score: 0.45, spans: spansWithin(s, lines, name) });
  }
}

/** The first printed lines: the sender, unless a mail room's or fax machine's line stands above. */
const LETTERHEAD_LINES = 12;

/** A line of the letterhead: `rank` counts the printed lines from the top. */
type HeadLine = {
  reading: Reading;
  line: Line;
  index: number;
  rank: number;
  /** Whether a label of somebody else stands before a place. */
  addressedAt: (at: number) => boolean;
};

function addLetterhead(reading: Reading, found: PayerCandidate[]) {
  const first = reading.lines[0]?.page ?? 1;
  const printed = reading.lines.flatMap((line, index) =>
    line.cells.length > 0 && line.page <= first ? [{ line, index }] : [],
  );
  for (const [rank, { line, index }] of printed.slice(0, LETTERHEAD_LINES).entries()) {
    // "1. MEDICARE [ ]  MEDICAID [ ]": a claim form's first box names every program.
    if (/^[\s|]*1\. ?MEDICARE\b/i.test(line.text)) continue;
    const here: HeadLine = { reading, line, index, rank, addressedAt: addressedOn(reading, line, index) };
    const plan = planServed(here);
    found.push(...knownOn(here), ...plan);
    if (plan.length > 0 && !SERVES.test(line.text)) continue;
    found.push(...contractorsOn(here), ...organizationsOn(here));
  }
}

/** A label speaks of its own cell and those after it: "Acme Health Plan | Provider Statement". */
function addressedOn({ labeled }: Reading, line: Line, index: number): (at: number) => boolean {
  const starts = labeled
    .filter(
      (v) => v.labelLine === index && ["provider", "patient", "member", "subscriber"].includes(v.label.kind),
    )
    .map((v) => line.text.indexOf(v.labelText))
    .filter((at) => at >= 0);
  const labelStart = Math.min(...starts);
  return (at) => at >= labelStart;
}

/** Payers of the directory, the surer the higher they stand and where they open their cell. */
function knownOn({ line, index, rank, addressedAt }: HeadLine): PayerCandidate[] {
  const affiliate = AFFILIATION.test(line.text);
  return findPayersInScan(line).map((mention) => {
    const cell = line.cells.find((c) => mention.start >= c.start && mention.start < c.end);
    // "Medicare crossed this claim over to us." is no letterhead.
    const said = cell !== undefined && cell.text.split(" ").length > 6 && /\p{Ll}[.!]/u.test(cell.text);
    // "Availity Essentials > Molina Healthcare of Wisconsin > Claim Status": a clearing house's screen names whose claim it shows.
    const isOnPath = cell && /[>»›] $/.test(line.text.slice(cell.start, mention.start));
    const opens = cell && !said ? mention.start - cell.start <= 4 || isOnPath : false;
    const other =
      cell && (longerName(mention, cell) ?? (opens ? anotherName(mention.name, cell.text) : undefined));
    const start = cell && other ? cell.start + cell.text.indexOf(other) : mention.start;
    const within = cell && organization(cell.text) && SURELY_PAYS.test(cell.text) ? 0.7 : 0.45;
    const score =
      1 -
      rank * 0.025 -
      (affiliate ? 0.5 : 0) -
      (OF_PROGRAM.test(cell?.text ?? "") ? 0.4 : 0) -
      // "c/o Meridian Claims Services": who opens the mail of the one above.
      (/^c\/o\b/i.test(cell?.text ?? "") ? 0.6 : 0) -
      (addressedAt(mention.start) || LABELS.test(line.text.slice(mention.end)) ? 0.5 : 0) -
      (opens || (other && cell?.text.startsWith(other)) ? 0 : within) -
      weaker(mention.type, mention.name);
    return {
      value: other ?? extended(mention.name, cell?.text, mention.start - (cell?.start ?? 0)),
      score,
      ...(other ? {} : { type: mention.type }),
      spans: [{ line: index, start, end: other ? start + other.length : mention.end }],
    };
  });
}

/** "on behalf of …", "Utilization review services for …": the plan that the sender acts for. */
function planServed({ line: { text }, index }: HeadLine): PayerCandidate[] {
  const [lead] = ACTS_FOR.exec(text) ?? [];
  const plan = lead && organization(text.slice(lead.length).split(/ {3,}/)[0] ?? "");
  if (!lead || !plan) return [];
  // Who reviews for a plan is named above it, and is not who pays.
  const score = /\b(?:reviews?|management|precertification)(?: services)? for\b/i.test(lead) ? 1 : 0.8;
  return [
    { value: plan, score, spans: [{ line: index, start: lead.length, end: lead.length + plan.length }] },
  ];
}
const ACTS_FOR =
  /^\s*(?:\p{Lu}[\p{L}&.,' -]{3,50} )?(?:on behalf of|acting for|administering|(?:(?:therapy|utilization|medical|care|benefit|clinical|claims?) )?(?:reviews?|utilization management|care management|precertification)(?: services)? for)\s+(?:the )?/iu;
const SERVES = /^\s*(?:on behalf|acting|administering)/i;

/** "Medicare Administrative Contractor: Palmetto GBA" */
function contractorsOn({ line, index, rank, addressedAt }: HeadLine): PayerCandidate[] {
  return line.cells.flatMap((cell) => {
    const role = addressedAt(cell.start) ? null : OF_ROLE.exec(cell.text);
    const behind = cell.text.slice(role?.[0].length);
    const [known] = findPayers(behind);
    const named = role && (known?.start === 0 ? extended(known.name, behind, 0) : organization(behind));
    const start = cell.start + (role?.[0].length ?? 0);
    return named
      ? [
          {
            ...{ value: named, score: 0.98 - rank * 0.025, type: "medicare" as const },
            spans: [{ line: index, start, end: start + named.length }],
          },
        ]
      : [];
  });
}

/** Any organization in the first lines, by what such a name says of whether it pays or treats. */
function organizationsOn({ line, index, rank, addressedAt }: HeadLine): PayerCandidate[] {
  // So many columns head a table.
  if (rank > 6 || line.cells.length >= 6) return [];
  if (AFFILIATION.test(line.text) || addressedAt(line.cells[0]?.start ?? 0)) return [];
  return line.cells.flatMap((cell) => {
    const name = organization(cell.text);
    if (!name || addressedAt(cell.start)) return [];
    const score =
      (PAYER_WORDS.test(name) ? 0.72 : rank === 0 ? 0.45 : 0.3) -
      rank * 0.03 -
      (PROVIDER_WORDS.test(name) && !SURELY_PAYS.test(name) ? 0.4 : 0);
    return [
      { value: name, score, spans: [{ line: index, start: cell.start, end: cell.start + name.length }] },
    ];
  });
}

/** "Medicare Administrative Contractor: Palmetto GBA": behind what kind of office it is stands the company that is one. */
const OF_ROLE =
  /^(?:(?:your|the|a) )?medicare administrative contractor(?: \((?:A\/B )?MAC\))?(?:,? (?:for )?jurisdiction \w{1,2})?\s?(?:[:,]| [-–—]) /i;
/** "TRICARE regional contractor": what the office above it does for a program. */
const OF_PROGRAM = /\b(?:regional|managed care|claims|support) contractor$/i;
/** "BWC claim:", "Medicaid ID:": whose number follows. */
const LABELS = /^ (?:claim|case|appeal|member|provider|id|no|number|#)\b[\w .#]{0,12}:/i;

/** Medicare named on another payer's paper, and reviewers acting for a plan, give way to the plan itself. */
function weaker(type: PayerType, name: string): number {
  if (/^(?:centers for medicare|department of)/i.test(name)) return 0.3;
  // "Medicaid Program, P.O. Box 6470": what kind of office it is, under the name of the one that runs it.
  if (/^(?:medicaid|medical assistance)(?: program)?$/i.test(name)) return 0.3;
  if (/^federal employees? health benefits?(?: program)?$/i.test(name)) return 0.4;
  // What kind of office it is, beside the name of the company that is one.
  if (/^medicare (?:administrative contractor|part [ab])$/i.test(name)) return 0.35;
  if (type === "medicare" && /^medicare$/i.test(name)) return 0.08;
  return 0;
}

const IN_STATE = new RegExp(`^ (?:${Object.values(US_STATES).join("|")})(?= |$)`, "i");

/** "United Healthcare Community Plan of Texas", "PacificSource Community Solutions (OHP)" */
const OF_ITS_OWN = new RegExp(
  `^ Community (?:Health )?(?:Plans?|Solutions|Care)(?: of (?:the )?(?:${Object.values(US_STATES).join("|")}))?(?= *(?:\\(|$))`,
  "i",
);

/** "Wellcare" in "Wellcare of North Carolina": the rest of the cell when it still reads as one name. */
function extended(name: string, cell: string | undefined, at: number): string {
  if (!cell) return name;
  const rest = cell.slice(Math.max(0, at) + name.length);
  // "AmeriHealth Caritas North Carolina UM": a payer's plan in a State is named with it.
  const state = IN_STATE.exec(rest)?.[0];
  if (state) return `${name}${state}`;
  const product = OF_ITS_OWN.exec(rest)?.[0];
  if (product) return `${name}${product}`;
  const more =
    /^[.,]? (?:(?:of|from|by|FROM|OF|BY) (?:the )?)(?:\p{Lu}[\p{L}.'-]*)(?: \p{Lu}[\p{L}.'-]*){0,4}$/u.exec(
      rest,
    ) ??
    /^,? (?:(?:(?:Life|Health|Mutual|Casualty|Fire|General) )*Insurance )?(?:Inc|LLC|Corp|Corporation|Company|Co|Ltd)\.?(?=[ *]*$)/i.exec(
      rest,
    );
  return more && !DOCUMENT_TITLE.test(more[0]) ? `${name}${more[0]}` : name;
}

/** What follows a payer's short name and is still the same payer. */
const SAME_PAYER =
  /^[\s,.]*(?:of|from|by|and|&|health\w*|insurance|plans?|company|co|inc|llc|corp\w*|hmo|ppo|epo|medicare|medicaid|community|advantage|life|group|services|care|dental|vision|commercial|claims?|blue|shield|cross|provider|rendering|billing|member|utilization|appeals?|federal|employees?|national|behavioral|complete|the\b|an?\b|[(–—-]|\d)/i;

/** "MERIDIAN VALLEY HEALTH PLAN" is not Meridian: a known short name inside a longer one names another organization. */
function anotherName(name: string, cell: string): string | undefined {
  const whole = organization(cell);
  if (!whole || name.includes(" ") || !whole.toLowerCase().startsWith(`${name.toLowerCase()} `))
    return undefined;
  const rest = whole.slice(name.length);
  return !SAME_PAYER.test(rest) && rest.trim().split(" ").length >= 2 ? whole : undefined;
}

/**
 * "Independence Harbor Blue Cross", "… for Pioneer Valley Health Alliance", "OAK MERIDIAN HEALTH INSURANCE": capitals before a known name
 * are part of it, whatever kind of company is told behind it.
 */
function longerName(
  mention: { start: number; end: number },
  cell: { text: string; start: number },
): string | undefined {
  const known = mention.end - cell.start;
  const kind = KIND_OF_COMPANY.exec(cell.text.slice(known))?.[0] ?? "";
  const end = known + kind.length;
  if (cell.text.slice(end).trim() !== "") return undefined;
  const before = cell.text.slice(0, mention.start - cell.start);
  const own = /(?:^|\b(?:for|by|of) )((?:\p{Lu}[\p{L}'’&-]+ ){1,3})$/u.exec(before)?.[1];
  const whole = own && `${own}${cell.text.slice(mention.start - cell.start, end)}`;
  return whole && organization(whole) === whole && !TITLE_WORDS.test(own) ? whole : undefined;
}
const KIND_OF_COMPANY =
  /^ (?:(?:health|insurance|mutual|plans?|company|network|alliance) ){0,2}(?:health|insurance|mutual|plans?|company|network|alliance)$/i;
const TITLE_WORDS =
  /\b(?:explanation|benefits?|statement|remittance|notice|claims?|provider|member|payment|the|your|from|network|part)\b/i;

const COMPANY = /^ ?\p{L}+,? (?:inc|llc|l\.l\.c|llp|ltd|corp|corporation)\.?$/iu;

/** A cell of a letterhead that may be an unknown payer's name. */
/** "STATE MOTOR VEHICLE NO-FAULT INSURANCE LAW" over a form is what it is ordered by. */
const OF_A_LAW = /\b(?:law|act|statutes?|regulations?|rules?)$/i;

function organization(cell: string): string | undefined {
  // "Meridian Supply Claims, LLC": a form of company ends a name, whose last word may be one of titles.
  const titled = DOCUMENT_TITLE.exec(cell);
  const title = titled && titled.index > 0 && COMPANY.test(cell.slice(titled.index)) ? null : titled;
  const text = (title ? cell.slice(0, title.index) : cell)
    .replace(LABEL_TRAIL, "")
    .replace(WHAT_IT_DOES, "")
    .replace(OWN_PORTAL, "")
    .replace(SAID_OF_IT, "$1")
    .replace(/[\s,:;/-]+$/, "")
    .trim();
  if (text.length < 3 || text.length > 70 || /^\d/.test(text) || /[:$@#]|\d{4,}|\b[A-Z]+\d{2,}/.test(text))
    return undefined;
  const words = text.split(/\s+/);
  if (
    words.length > 9 ||
    /^An? |^jurisdiction \w$|^(?:from|c\/o|sender|recipient|sent)\b/i.test(text) ||
    !/^\p{Lu}/u.test(text) ||
    !/\p{L}{3}/u.test(text) ||
    OF_A_LAW.test(text)
  )
    return undefined;
  if (parsePersonName(text) && !PAYER_WORDS.test(text)) return undefined;
  if (
    /\b(?:dear|hello|hi|page|important|this is|not a bill|notice|received|printed|confidential|urgent|memo\w*|keep this|sample|street|suite|avenue|blvd|road|p\.? ?o\.? box|mailroom|copy|form|approved by|subject|re|if you|please|we)\b/i.test(
      text,
    )
  )
    return undefined;
  if (/^[A-Z][\w .'-]+,? [A-Z]{2}(?: \d{5})?$/.test(text)) return undefined;
  return text;
}

/** On another's paper (`ofAnother`) whoever "Health plan" or "Insurer" names in a list of its facts is the payer, known or not. */
function addLabeled(reading: Reading, found: PayerCandidate[], ofAnother = false) {
  for (const v of reading.labeled) {
    if (v.label.kind !== "payer") continue;
    const [mention] = findPayers(v.value);
    const plain = v.value.replace(LABEL_TRAIL, "").trim();
    const firm = v.label.weight >= 1 ? 0.9 : 0.55;
    if (mention && mention.start <= 4) {
      found.push({
        value: extended(mention.name, v.value, mention.start),
        score: firm,
        type: mention.type,
        spans: [v.span],
      });
    } else if (
      organization(plain) &&
      PAYER_WORDS.test(plain) &&
      (v.layout !== "next-cell" || (v.label.weight >= 1 && (ofAnother || SURELY_PAYS.test(plain))))
    ) {
      found.push({ value: plain.replace(/^[A-C] (?=[A-Z]{2})/, ""), score: firm - 0.12, spans: [v.span] });
    } else if (v.layout === "inline" && SAYS_PAYER.test(v.labelText) && isPlainName(plain))
      found.push({ value: plain, score: firm - 0.3, spans: [v.span] });
  }
}

/** "Payer | Clearwater Choice": under such a label a name in capitals is a payer's, whatever else it could be. */
const SAYS_PAYER = /^(?:pay[eo]r|insurer|insurance company|carrier|health plan)(?: name)?$/i;
const PLAIN_NAME = /^\p{Lu}[\p{L}&'’-]{2,20}(?: (?:of |and |& )?\p{Lu}[\p{L}&'’-]{1,20}){1,4}$/u;
const isPlainName = (text: string): boolean =>
  PLAIN_NAME.test(text) && !PROVIDER_WORDS.test(text) && !DOCUMENT_TITLE.test(text);

/** Anywhere else: appeals addresses, "Thank you for being a ___ member". Said often counts a little. */
function addMentions(reading: Reading, found: PayerCandidate[]) {
  const times = new Map<string, number>();
  reading.lines.forEach((line, index) => {
    for (const mention of payersOn(line)) {
      const key = mention.name.toLowerCase();
      const count = (times.get(key) ?? 0) + 1;
      times.set(key, count);
      const score =
        0.34 +
        Math.min(0.12, count * 0.04) -
        (AFFILIATION.test(line.text) ? 0.2 : 0) -
        weaker(mention.type, mention.name);
      found.push({
        value: mention.name,
        score,
        type: mention.type,
        spans: [{ line: index, start: mention.start, end: mention.end }],
      });
    }
  });
}

/** Where it stands and how it is called, or that it is called so twice: two signs of an unknown payer make it sure. */
const TWO_SIGNS = 0.87;

const opensPaper = ({ lines }: Reading, { value, spans, score }: PayerCandidate): boolean => {
  const first = lines.findIndex((line) => line.cells.length > 0);
  return score >= 0.7 && (spans[0]?.line ?? 99) <= first + 1 && SURELY_PAYS.test(value);
};

/** In the letterhead and again far below it: in the address for appeals, or as the sender. */
const isSaidTwice = ({ lines }: Reading, { value, spans, score }: PayerCandidate): boolean => {
  const at = spans[0]?.line ?? 0;
  const name = comparable(value);
  return (
    score >= 0.7 &&
    at < LETTERHEAD_LINES &&
    name.length >= 8 &&
    lines.some(({ text }, line) => line > at + 4 && comparable(text).includes(name))
  );
};

/** "BlueCross BlueShield" over "of Tennessee" in a letterhead: the brand of many companies, of which the paper names one in full elsewhere. */
function licenseeOf(reading: Reading, best: PayerCandidate): PayerCandidate | undefined {
  const { lines } = reading;
  const branded = brandedName(reading, best);
  if (branded || !BRAND.test(best.value)) return branded;
  const named = lines.flatMap(({ text }, line) =>
    [...text.matchAll(LICENSEE)].flatMap(({ 0: value, index }) =>
      OF_OTHER_PLAN.test(text.slice(0, index))
        ? []
        : [{ value, span: { line, start: index, end: index + value.length } }],
    ),
  );
  const [first] = named;
  const isOne = new Set(named.map(({ value }) => comparable(value))).size === 1;
  return first && isOne ? { ...best, value: first.value, spans: [first.span] } : undefined;
}

/** "Horizon" drawn beside "Blue Cross Blue Shield of New Jersey": the letterhead's words leave out what the one full name elsewhere begins with. */
function brandedName({ lines }: Reading, best: PayerCandidate): PayerCandidate | undefined {
  if (!/^blue ?cross\b/i.test(best.value)) return undefined;
  const own = plainBlue(best.value);
  const longer = lines.flatMap((line, at) =>
    payersOn(line)
      .filter(
        ({ name, start }) =>
          plainBlue(name) !== own &&
          plainBlue(name).endsWith(own) &&
          !OF_OTHER_PLAN.test(line.text.slice(0, start)),
      )
      .map((mention) => ({ ...mention, at })),
  );
  const [first] = longer;
  const isOne = new Set(longer.map(({ name }) => plainBlue(name))).size === 1;
  return first && isOne
    ? { ...best, value: first.name, spans: [{ line: first.at, start: first.start, end: first.end }] }
    : undefined;
}
const plainBlue = (name: string): string => comparable(name.replace(/\b(?:and|&)\s/gi, ""));
const BRAND = /^blue ?cross(?: and| &)? blue ?shield$/i;
const LICENSEE = new RegExp(
  `\\bblue ?cross(?: and| &)? blue ?shield of (?:the )?(?:Kansas City|${Object.values(US_STATES).join("|")})\\b`,
  "gi",
);
/** "Your other insurance is …", "Home plan: …": another company of the same brand. */
const OF_OTHER_PLAN =
  /\b(?:other|another|primary|secondary|former|previous|prior|home|host|local) (?:\w+ )?(?:insur\w+|coverage|carrier|payer|plan|policy|health plan)\b[^.;]*$|\b(?:primary|secondary|tertiary|COB):? {1,9}$/i;

/** `ownPaper`: the payer wrote it, so that its letterhead names it. On a chart note only a label can. */
export function readPayer(reading: Reading, ownPaper: boolean): PayerCandidate | undefined {
  const all = (ownPaper ? payerCandidates(reading) : labeledPayers(reading)).filter(
    (c) => !isNoOrganization(c.value),
  );
  const first = bestOf(all);
  const best = (first?.type === "review" && reviewedFor(reading)) || first;
  if (!best) return undefined;
  // The Medicare program's own notice names its contractors only as an address.
  const summary = reading.lines.findIndex((line) => /medicare\s+summary\s+notice/i.test(line.text));
  if (summary >= 0 && summary < 12) {
    const start = reading.lines[summary]?.text.search(/medicare/i) ?? 0;
    return {
      value: "Medicare",
      score: 0.95,
      type: "medicare",
      spans: [{ line: summary, start, end: start + 8 }],
    };
  }
  const licensee = licenseeOf(reading, best);
  if (licensee) return licensee;
  return {
    ...best,
    score:
      isSaidTwice(reading, best) || opensPaper(reading, best) ? Math.max(best.score, TWO_SIGNS) : best.score,
    value: oneName(
      best.value
        .replace(/\s+/g, " ")
        // "OPTUM on behalf of HARBOR HEALTH PLAN": who acts is not who pays.
        .replace(
          /^(?:.{3,50}? )?(?:on behalf of|acting for|administrators? (?:for|of)) (?:the )?(?=\p{Lu})/iu,
          "",
        )
        // "CorVel Bill Review, for SAIF Corporation"
        .replace(
          /^.{2,40}? (?:bill review|utilization review|claims? (?:review|services|administration|management)),? for (?:the )?(?=\p{Lu}[\p{L}&.'’-]* \p{Lu})/iu,
          "",
        )
        .replace(/[,;:]+$/, "")
        .trim(),
    ),
  };
}
