import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { seriesKey } from "@/lib/domain/reading/chart/page/copies";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { cleanFact, type Enclosure, type LetterFacts, longDate } from "../facts/facts";
import type { PersonAnswer } from "../points/answers/best-points";
import { isSignature } from "../points/answers/signed-papers";
import { FURTHER } from "../points/notice/needs";
import { saysNotReceived } from "../points/open/paper-held";
import { isOpen, type LetterPlan } from "../points/plan/letter-plan";
import { quotedWords, type SaidBefore } from "../points/quoted-words";
import { isPolicyPage } from "../relevance/policy-page";
import { type Block, heading, paragraph } from "../text/blocks";
import type { LetterBody } from "./letter-body";
import { changesOver, inSession, measureRow, rowsOf, valuesOf } from "./measure-rows";
import { placeOf } from "./place-of";
import { withoutCode } from "./said-reason";

/** What is a quotation as a whole ('"I want to sleep upstairs."') needs no second marks. */
const quoted = (text: string) =>
  `“${cleanFact(text)
    .replace(/^["“]([^"“”]+)["”]$/, "$1")
    .replace(/[“”]/g, '"')}”`;

/** The passages of one page and section read as one, in the order of the page. */
function grouped(facts: readonly ChartFact[]): ChartFact[][] {
  const groups = Map.groupBy(facts, groupOf(facts));
  const at = ({ id }: ChartFact) => Number(/:(\d+)p?$/.exec(id)?.[1] ?? 0);
  return [...groups.values()].map((group) => group.toSorted((a, b) => at(a) - at(b)));
}

/** The page and the day of a passage. Rows of one table, each with its own day in it, are told together: three fills of a drug are one list. */
function groupOf(facts: readonly ChartFact[]): (fact: ChartFact) => string {
  const tableOf = ({ place, heading }: ChartFact) => `${place.documentId}|${place.page}|${heading}|rows`;
  const isRow = ({ told, date, quote }: ChartFact) =>
    told && date && findDates(quote).some(({ iso }) => iso === date);
  const days = Map.groupBy(
    facts.filter((fact) => isRow(fact)),
    tableOf,
  );
  const isTold = (fact: ChartFact) =>
    isRow(fact) && new Set(days.get(tableOf(fact))?.map(({ date }) => date)).size >= LEAST_ROWS;
  return (fact) => (isTold(fact) ? tableOf(fact) : noteOf(fact));
}
const LEAST_ROWS = 3;

/** "September 2, 2026, Daily Note: “…” (Enclosure 2, page 2)." */
function statementOf(
  group: readonly ChartFact[],
  enclosures: readonly Enclosure[],
  withSigner: boolean,
  label: string,
): string | undefined {
  const [first] = group;
  const place = first && placeOf(first, enclosures);
  if (!first || !place) return undefined;
  // When a policy was printed is no day of what it says.
  const isOfOneDay = group.every(({ date }) => date === first.date);
  const said: SaidBefore = { day: isPolicyPage(first) || !isOfOneDay ? undefined : first.date, label };
  const lead = [
    said.day ? longDate(said.day) : "",
    // "Visit 11, , 60 minutes": where the day stood in a title, nothing is left between its commas.
    cleanFact(first.heading).replace(/,(?:\s*,)+/g, ","),
    signedBy(first),
    ...new Set(group.map(({ section }) => cleanFact(section)).filter((section) => section !== first.heading)),
  ].filter(Boolean);
  // Two values of one line are two facts of the same words.
  const words = [
    ...new Set(
      group.map((fact) =>
        isSignature(fact)
          ? signature(fact)
          : fact.measure
            ? valueIn(fact, enclosures)
            : fact.told
              ? sentence(cleanFact(fact.quote))
              : quoted(quotedWords(fact, withSigner, said)),
      ),
    ),
  ].join(" ");
  return `${lead.length > 0 ? `${lead.join(", ")}: ` : ""}${words.replace(/\.$/, "")} (${place}).`;
}

/** "BP: 162/94.": under the day and the page of its note, neither is said again. */
const valueIn = (fact: ChartFact, enclosures: readonly Enclosure[]) => {
  const row = measureRow(fact, enclosures);
  return row ? `${row.name}: ${row.value}${inSession(fact)}.` : "";
};

/**
 * A value of one day alone is compared with none: where the note of its day and page is told, it stands there, beside what was done about
 * it. Values of several days stay in one row.
 */
function besideNotes(series: readonly ChartFact[], told: readonly ChartFact[]): [ChartFact[], ChartFact[]] {
  const notes = new Set(told.map(noteOf));
  const times = Map.groupBy(series, seriesKey);
  const isBeside = (fact: ChartFact) => times.get(seriesKey(fact))?.length === 1 && notes.has(noteOf(fact));
  return [series.filter((fact) => !isBeside(fact)), series.filter(isBeside)];
}

/** "Signed: Rosa Ames, DPT 11/06/2026 15:55.": who signed is told, and no statement to quote. */
const signature = ({ quote }: ChartFact) => {
  const text = cleanFact(quote);
  return sentence(SAYS_SIGNED.test(text) ? text : `Signed: ${text}`);
};
const SAYS_SIGNED = /sign|certified|authenticated|\/e?s\/|\bread\b|interpreted/i;

/** Nobody's whose name stands there already. */
const signedBy = ({ signedBy: name = "", heading, quote }: ChartFact) =>
  `${heading} ${quote}`.toLowerCase().includes(name.split(",")[0]?.split(" ").at(-1)?.toLowerCase() ?? "")
    ? ""
    : cleanFact(name);

/** One fact as a sentence of a letter; empty when its paper is not enclosed. */
export function factSentence(fact: ChartFact, enclosures: readonly Enclosure[]): string {
  const row = measureRow(fact, enclosures);
  if (row) return `${row.name}: ${row.value}${inSession(fact)} on ${row.day} (${row.place}).`;
  return statementOf([fact], enclosures, false, "") ?? "";
}

/** `withSigner`: papers that were asked for are told with who signed them. */
export const statements = (
  facts: readonly ChartFact[],
  enclosures: readonly Enclosure[],
  withSigner = false,
  label = "",
) => grouped(facts).flatMap((group) => statementOf(group, enclosures, withSigner, label) ?? []);

/** A person's answer as the letter states it, with that person as its source. */
export const answerText = ({ text, by }: Pick<PersonAnswer, "text" | "by">) =>
  `${sentence(cleanFact(text))} ${statedBy(by)}`;
/** Who said it, at the end of its sentence; nobody's where the person has no name on file. */
export const statedBy = (name: string) => `(Stated for the practice${name ? ` by ${cleanFact(name)}` : ""}.)`;
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** "the records we hold … do not show the minutes": a point of a list with the words before the list. */
const saidOf = ({ text, subject }: LetterPlan["points"][number]) =>
  quoted(subject ? `${subject} … ${text}` : withoutCode(text));

const daysIn = (days: readonly string[]) =>
  days.length < 2
    ? days.map(longDate).join("")
    : `${days.slice(0, -1).map(longDate).join("; ")} and ${longDate(days.at(-1) ?? "")}`;

/** That what the payer had is of other days, said before any answer. */
const heldBlocks = ({ notesHeld, otherInjuries }: LetterPlan, enclosures: readonly Enclosure[]): Block[] => [
  ...ofOtherDays(notesHeld, enclosures),
  ...otherInjuries.flatMap(({ name, day, injuredOn, ownInjury, facts: [first] }) => {
    const place = first && placeOf(first, enclosures);
    return first && place
      ? [
          paragraph(
            `The ${name} of ${longDate(day)} that your notice names is about an injury of ${longDate(injuredOn)}, and not about the one of ${longDate(ownInjury)}: “${first.quote}” (${place}).`,
          ),
        ]
      : [];
  }),
];

/** " (Enclosure 1, page 1)" where the practice's own copy goes along. */
const copyOf = (copies: readonly ChartFact[], enclosures: readonly Enclosure[]) => {
  const places = [...new Set(copies.flatMap((fact) => placeOf(fact, enclosures) ?? []))];
  return places.length > 0 ? ` (${places.join("; ")})` : "";
};

const ofOtherDays = (notesHeld: LetterPlan["notesHeld"], enclosures: readonly Enclosure[]): Block[] =>
  notesHeld
    ? [
        paragraph(
          `What your notice names as the record you had is of ${notesHeld.had.length > 1 ? "other days" : "another day"}, ${daysIn(notesHeld.had)}${copyOf(notesHeld.copies, enclosures)}. The denied ${notesHeld.days.length > 1 ? "services were given on" : "service was given on"} ${daysIn(notesHeld.days)}; the record of ${notesHeld.days.length > 1 ? "those days" : "that day"} is enclosed.`,
        ),
      ]
    : [];

/** A signature that the payer misses is told with the words that it stands under. */
const ASKS_SIGNATURE = /\bsign(?:ed|atures?)\b|\bunsigned\b/i;

/** Every point that is answered, with its facts and their places; a point without an answer is left out. */
export function answerBlocks(
  plan: LetterPlan,
  enclosures: readonly Enclosure[],
  body: Pick<LetterBody, "title" | "lead">,
): Block[] {
  const blocks = answeredBlocks(plan, enclosures, body);
  if (!blocks.some(({ kind }) => kind === "list" || kind === "table"))
    blocks.push(paragraph("We disagree with this reason and ask for a new decision."));
  return blocks;
}

/** The same on a paper that argues nothing. */
export function answeredBlocks(
  plan: LetterPlan,
  enclosures: readonly Enclosure[],
  body: Pick<LetterBody, "title" | "lead">,
): Block[] {
  const points = plan.points.filter((point) => !isOpen(point) && !point.sameAs);
  const blocks: Block[] = [heading(body.title)];
  if (body.lead) blocks.push(paragraph(body.lead));
  blocks.push(...heldBlocks(plan, enclosures));
  const reasons = points.filter(({ kind }) => kind === "reason");
  const together = onPagesOf(reasons, plan);
  for (const point of reasons) {
    const alike = plan.points.filter(({ sameAs }) => sameAs === point.id);
    blocks.push(paragraph(`You state: ${[point, ...alike].map(saidOf).join(" ")}`));
    const also = together.get(point.id) ?? [];
    const [ofPolicy, ofRecord] = byVoice([...point.passages, ...also.filter(({ measure }) => !measure)]);
    const [series, beside] = besideNotes(
      [...point.series, ...also.filter(({ measure }) => measure)],
      ofRecord,
    );
    const rows = rowsOf(series, enclosures);
    const items = statements([...ofRecord, ...beside], enclosures, ASKS_SIGNATURE.test(point.text));
    if (rows.length > 0)
      blocks.push(paragraph(changesOver(series, enclosures)), {
        kind: "table",
        head: ["Measure", "Values", "Where"],
        rows,
      });
    if (items.length > 0)
      blocks.push(paragraph(rows.length > 0 ? "It also says:" : "The record says:"), { kind: "list", items });
    blocks.push(...policyBlocks(ofPolicy, enclosures));
    if (point.answer) blocks.push(paragraph(answerText(point.answer)));
  }
  blocks.push(...listTable(plan, enclosures, "criterion"), ...listTable(plan, enclosures, "item"));
  blocks.push(...supportBlocks(plan, enclosures, points.length > 0, new Set([...together.values()].flat())));
  return blocks;
}

/**
 * What else of the record stands on a page that answers a reason, by the reason's id: an approval's number and its days, what a call
 * said and its reference. A page is told in one place, and whoever reads the letter opens it once; so is a measure, in one row.
 */
function onPagesOf(
  reasons: readonly LetterPlan["points"][number][],
  { supporting }: LetterPlan,
): Map<string, ChartFact[]> {
  const owner = new Map<string, string>();
  for (const { id, passages } of reasons)
    for (const fact of passages) if (!owner.has(noteOf(fact))) owner.set(noteOf(fact), id);
  const rowOf = new Map<string, string>();
  for (const { id, series } of reasons)
    for (const fact of series) if (!rowOf.has(seriesKey(fact))) rowOf.set(seriesKey(fact), id);
  const together = new Map<string, ChartFact[]>();
  for (const fact of supporting.flatMap(({ facts }) => facts)) {
    const id = fact.measure
      ? rowOf.get(seriesKey(fact))
      : isPolicyPage(fact)
        ? undefined
        : owner.get(noteOf(fact));
    if (id) together.set(id, [...(together.get(id) ?? []), fact]);
  }
  return together;
}

/** The page and the day that a passage is told under. */
const noteOf = ({ place, date }: ChartFact) => `${place.documentId}|${place.page}|${date}`;

/** What a policy or a plan says is told as its own words, never as what the record shows. */
const byVoice = (facts: readonly ChartFact[]): [ChartFact[], ChartFact[]] => [
  facts.filter(isPolicyPage),
  facts.filter((fact) => !isPolicyPage(fact)),
];

function policyBlocks(facts: readonly ChartFact[], enclosures: readonly Enclosure[]): Block[] {
  const items = statements(facts, enclosures);
  return items.length > 0 ? [paragraph("The text of the policy says:"), { kind: "list", items }] : [];
}

const TABLES = {
  criterion: [
    "Your policy asks for",
    "The record says",
    "Your notice lists what your policy asks for. The record answers:",
    "To what your policy asks for, the record says:",
  ],
  item: [
    "You asked for",
    "Enclosed",
    "The table sets each item that you asked for beside what is enclosed for it.",
    "The table sets what is enclosed beside the item that it is for.",
  ],
} as const;

function listTable(plan: LetterPlan, enclosures: readonly Enclosure[], kind: "criterion" | "item"): Block[] {
  const rows = plan.points
    .filter((point) => point.kind === kind && !isOpen(point))
    .map((point) => {
      const values = valuesOf(point.series, enclosures);
      const said =
        kind === "item" ? itemStatements(point.passages, enclosures) : statements(point.passages, enclosures);
      return [
        asListed(point.text),
        [...values, ...said, ...(point.answer ? [answerText(point.answer)] : [])].join(" "),
      ];
    })
    .filter(([, answer]) => answer !== "");
  const granted = plan.points.filter((point) => point.kind === kind && point.granted);
  const accepted: Block[] =
    granted.length > 0
      ? [paragraph(`Your notice accepts: ${granted.map(({ text }) => quoted(text)).join(" ")}`)]
      : [];
  if (rows.length === 0) return accepted;
  const [left, right, whole, part] = TABLES[kind];
  const open = plan.points.some((point) => point.kind === kind && isOpen(point));
  const lead = open || granted.length > 0 ? part : whole;
  return [...accepted, paragraph(lead), { kind: "table", head: [left, right], rows }];
}

/** A paper that the practice still waits for is not set under what is enclosed as if it were there. */
function itemStatements(facts: readonly ChartFact[], enclosures: readonly Enclosure[]): string[] {
  if (facts.length === 0 || !facts.every(({ quote }) => saysNotReceived(quote)))
    return statements(facts, enclosures, true);
  // The log's own title and the day of another row of it say nothing of the paper.
  const rows = facts.map(({ date: _, ...fact }) => ({ ...fact, heading: "" }));
  return statements(rows, enclosures).map((row) => `Not enclosed, not yet received: ${row}`);
}

/** "The signed report;", "the order; and": what joins an item to the next one of its list is none of it. */
const asListed = (text: string) => cleanFact(text).replace(/[;,](?: (?:and|or))?$/i, "");

function supportBlocks(
  plan: LetterPlan,
  enclosures: readonly Enclosure[],
  also: boolean,
  told: ReadonlySet<ChartFact>,
): Block[] {
  const items = onOneNote(plan.supporting).flatMap(
    ({ need, facts, answer }): (string | [string, string])[] => {
      const said = [
        ...valuesOf(
          facts.filter((fact) => !told.has(fact)),
          enclosures,
        ),
        ...statements(
          facts.filter((fact) => !fact.measure && !isPolicyPage(fact) && !told.has(fact)),
          enclosures,
          false,
          need.label,
        ),
      ];
      if (need === FURTHER) return said;
      const all = [...said, ...(answer ? [answerText(answer)] : [])];
      return all.length > 0 ? [[need.label, all.join(" ")]] : [];
    },
  );
  const record: Block[] =
    items.length > 0
      ? [paragraph(also ? "The record also shows:" : "The record shows:"), { kind: "list", items }]
      : [];
  return [
    ...record,
    ...policyBlocks(plan.supporting.flatMap(({ facts }) => facts).filter(isPolicyPage), enclosures),
  ];
}

/** Under these words not everything that stands on the page is true: what came before, why, by whom. */
const SAYS_MORE: ReadonlySet<string> = new Set(
  "treatment reason-late sent-before coverage filed cause plan-text answer count of-record distinct".split(
    " ",
  ),
);

/** What no need asked for is told with the one need that its note answers: an approval's number and its days are one page. */
function onOneNote(supporting: LetterPlan["supporting"]): LetterPlan["supporting"] {
  const isPassage = (fact: ChartFact) => !fact.measure && !isPolicyPage(fact);
  const owners = new Map<string, LetterPlan["supporting"]>();
  for (const one of supporting)
    if (one.need !== FURTHER)
      for (const note of new Set(one.facts.filter(isPassage).map(noteOf)))
        owners.set(note, [...(owners.get(note) ?? []), one]);
  const ownerOf = (fact: ChartFact) => {
    const [owner, ...others] = isPassage(fact) ? (owners.get(noteOf(fact)) ?? []) : [];
    return others.length === 0 && owner && !SAYS_MORE.has(owner.need.id) ? owner : undefined;
  };
  const further = supporting.filter(({ need }) => need === FURTHER).flatMap(({ facts }) => facts);
  return supporting.map((one) => ({
    ...one,
    facts:
      one.need === FURTHER
        ? one.facts.filter((fact) => ownerOf(fact) === undefined)
        : [...one.facts, ...further.filter((fact) => ownerOf(fact) === one)],
  }));
}

/** What answers one need alone, under its own lead; nothing where the chart has nothing of it. */
export function needBlocks(
  { supporting }: LetterPlan,
  id: string,
  lead: string,
  enclosures: readonly Enclosure[],
): Block[] {
  const items = statements(supporting.find(({ need }) => need.id === id)?.facts ?? [], enclosures);
  return items.length > 0 ? [paragraph(lead), { kind: "list", items }] : [];
}

const MOST_ON_COVER = 10;
/** Measures of which a cover tells the values. */
const MOST_VALUES = 5;

/** What the enclosed papers say, on a paper that argues nothing: the plan's passages in the order of the papers. */
export const recordBlocks = (plan: LetterPlan, enclosures: readonly Enclosure[]): Block[] =>
  saidBlocks(ofRecord(plan), enclosures);
const ofRecord = ({ points, supporting }: LetterPlan) => [
  ...points.flatMap(({ passages, series }) => [...passages, ...series]),
  ...supporting.flatMap((one) => one.facts),
];

/**
 * What a changed claim rests on: what belongs in the field that was wrong goes first. Where that is an approval's number, nothing else of
 * the chart is told. Where the papers count the denied lines, that
 * alone answers a refusal of need: the claim was wrong, and no need is argued.
 */
export const correctionBlocks = (
  plan: LetterPlan,
  { denialCategory, enclosures = [] }: LetterFacts,
): Block[] =>
  plan.approval.changes.length > 0
    ? saidBlocks(plan.approval.facts, enclosures)
    : plan.modifier.length > 0
      ? saidBlocks([...plan.modifier, ...plan.billed, ...plan.field], enclosures, MOST_OF_MODIFIER)
      : denialCategory === "medical_necessity" && plan.billed.length > 0
        ? saidBlocks(plan.billed, enclosures)
        : saidBlocks([...(plan.referring?.facts ?? []), ...plan.field, ...ofRecord(plan)], enclosures);

/** Each line has its slip, its line of the claim and its note. */
const MOST_OF_MODIFIER = 16;

function saidBlocks(
  all: readonly ChartFact[],
  enclosures: readonly Enclosure[],
  most = MOST_ON_COVER,
): Block[] {
  const once = [...new Map(all.map((fact) => [fact.id, fact])).values()];
  const facts = once.filter(({ measure }) => !measure);
  const [series, beside] = besideNotes(
    once.filter(({ measure }) => measure),
    facts,
  );
  const values = valuesOf(series, enclosures);
  const items = [
    ...statements([...facts, ...beside], enclosures).slice(0, most),
    ...values.slice(0, MOST_VALUES),
  ];
  return items.length > 0 ? [paragraph("The enclosed record says:"), { kind: "list", items }] : [];
}
