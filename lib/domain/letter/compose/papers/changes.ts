import type { DeniedLine } from "@/lib/core/notice";
import { cleanFact, dollars, isStated, type LetterFacts, longDate, stated } from "../../facts/facts";
import type { PersonAnswer } from "../../points/answers/best-points";
import type { ProposedChange } from "../../points/claim-changes/proposed-change";
import { isOfOtherRemark } from "../../points/claim-changes/referring-provider";
import type { PlanQuestion } from "../../points/open/weighed-questions";
import type { LetterPlan } from "../../points/plan/letter-plan";
import { hashOf } from "../../points/plan/question-id";
import type { Block } from "../../text/blocks";
import { placeOf } from "../place-of";
import { answerTo } from "./cover";

/** One denied line, what the payer had, and what it should be. */
type Change = {
  service: string;
  had: string;
  becomes: string | null;
  /** Where the record supports it: "Enclosure 1, page 2". */
  places?: string[];
  question?: PlanQuestion;
  /** The payer found something else wrong with it than the claim's referring provider. */
  isOther?: boolean;
};

const baseOf = (code: string) => code.toUpperCase().split(/[-\s]/)[0] ?? "";

/** Lines of one code were left wrong in one way: they are one question. */
function serviceOf(lines: readonly DeniedLine[]): string {
  const [first] = lines;
  const days = [...new Set(lines.flatMap(({ dateOfService }) => dateOfService ?? []))].map(longDate);
  return [
    first?.procedureCode && cleanFact(first.procedureCode),
    days.join(" and "),
    lines.length === 1 && first?.amount && dollars(first.amount),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "98941 [AT]", "94640-76": behind the code a modifier, as the chart has it. */
const MODIFIER_BEHIND = /^[ -]{0,3}[[(]?[A-Z0-9]{2}\b(?![-/.])/;

/** What the chart says of the code's modifiers stands beside the question. */
function noted(line: DeniedLine | null, { points, supporting }: LetterPlan) {
  if (!line?.procedureCode) return [];
  const code = baseOf(cleanFact(line.procedureCode));
  const has = (quote: string) =>
    quote.includes(code) && MODIFIER_BEHIND.test(quote.slice(quote.indexOf(code) + code.length));
  const facts = [...points.flatMap(({ passages }) => passages), ...supporting.flatMap((one) => one.facts)];
  return facts.filter(({ quote, measure }) => !measure && has(quote)).slice(0, 3);
}

const MOST_PASSAGES = 4;

/** The claim's record may carry the code as corrected already: the same service with other modifiers. */
function correctedCode(line: DeniedLine, facts: LetterFacts): string | null {
  const source = facts.provenance?.procedureCodes;
  if (!line.procedureCode || !source || !("record" in source) || source.record !== "claim") return null;
  const had = cleanFact(line.procedureCode).toUpperCase();
  const now = (facts.procedureCodes ?? []).filter((code) => baseOf(code) === baseOf(had));
  const [only] = now;
  return now.length === 1 && only && only.toUpperCase() !== had ? only : null;
}

/** The record of each of the lines' days has the modifier that the payer misses, and the lines came without one. */
function withModifier(lines: readonly DeniedLine[], { modifiers }: LetterPlan): string | null {
  const code = cleanFact(lines[0]?.procedureCode ?? "");
  if (!/^\w{5}$/.test(code)) return null;
  const told = lines.map(({ dateOfService }) =>
    modifiers.find((one) => one.code === code && (!dateOfService || one.day === dateOfService)),
  );
  const [first] = told;
  return first && told.every((one) => one?.modifier === first.modifier) ? `${code}-${first.modifier}` : null;
}

/** Where the record has the modifier of some days alone, those are told, and the others asked. */
function byRecord(lines: DeniedLine[], plan: LetterPlan): DeniedLine[][] {
  if (withModifier(lines, plan) !== null) return [lines];
  const known = lines.filter((line) => withModifier([line], plan) !== null);
  return known.length > 0 ? [known, lines.filter((line) => !known.includes(line))] : [lines];
}

/** A line that was denied for two reasons is listed twice, and what one of them asks for changes it. */
function proposalOf(
  line: DeniedLine,
  lines: readonly DeniedLine[],
  proposals: LetterPlan["proposals"],
): ProposedChange | undefined {
  const own = lines.flatMap((one, at) =>
    one.procedureCode === line.procedureCode && one.dateOfService === line.dateOfService
      ? (proposals[at] ?? [])
      : [],
  );
  return own.find(({ becomes }) => becomes !== undefined) ?? own[0];
}

/** What the record supports for lines that are one question; nothing where it does not support the same change of each. */
function proposedFor(
  lines: readonly DeniedLine[],
  { deniedLines = [] }: LetterFacts,
  { proposals }: LetterPlan,
): ProposedChange | undefined {
  const told = lines.map((line) => proposalOf(line, deniedLines, proposals));
  const [first] = told;
  if (!first || !told.every((one) => one?.becomes === first.becomes)) return undefined;
  return first.becomes === undefined
    ? first
    : { ...first, facts: told.flatMap((one) => (one?.becomes === undefined ? [] : one.facts)) };
}

/** Where the record supports a change of some days alone, that is proposed for those, and the others are asked apart. */
function byProposal(lines: DeniedLine[], facts: LetterFacts, plan: LetterPlan): DeniedLine[][] {
  const changeOf = (line: DeniedLine) => proposalOf(line, facts.deniedLines ?? [], plan.proposals)?.becomes;
  return withModifier(lines, plan) === null ? [...Map.groupBy(lines, changeOf).values()] : [lines];
}

/** Why it is asked, with what the record supports and where, or what it lacks. Coding stays the practice's decision. */
function whyAsked(proposed: ProposedChange | undefined, places: readonly string[]): string {
  const why = "The payer compares the two claims line by line.";
  if (!proposed) return why;
  if (proposed.becomes === undefined) return `${why} ${proposed.lacks} So no change is proposed.`;
  const where = places.length > 0 ? ` (${places.join("; ")})` : "";
  return [
    why,
    proposed.facts.length > 0 && `The proposal rests on the passages below${where}.`,
    proposed.hint,
    "How the service is coded is for you to decide.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** "93000   pointer A   <- should be B": the practice's own list of charges says to which diagnosis the line belongs. */
function pointed(line: DeniedLine | null, { field }: LetterPlan) {
  const code = baseOf(cleanFact(line?.procedureCode ?? ""));
  if (!/^\w{5}$/.test(code)) return undefined;
  const told = field.flatMap(({ quote }) => {
    const [, had, becomes] = (quote.startsWith(code) && POINTER.exec(quote)) || [];
    return had && becomes && had !== becomes ? [{ had, becomes }] : [];
  });
  const [first] = told;
  if (!first || told.some(({ becomes }) => becomes !== first.becomes)) return undefined;
  return { had: `${code}, pointer ${first.had}`, becomes: `${code}, pointer ${first.becomes}` };
}
const POINTER =
  /\b(?:pointer|ptr)\W{1,3}([A-L])\b[^;]{0,60}\b(?:should|must) (?:be|read|point to|have been) (?:pointer )?([A-L])\b/;

/** "Line 3 keyed RT, should be LT": the practice's own list says which modifier the one denied line had, and which belongs there. */
function keyedWrong(line: DeniedLine | null, { miskeyedModifier }: LetterPlan) {
  const code = baseOf(cleanFact(line?.procedureCode ?? ""));
  if (!miskeyedModifier || !/^\w{5}$/.test(code)) return undefined;
  const { had, becomes } = miskeyedModifier;
  return { had: `${code}, modifier ${had}`, becomes: `${code}, modifier ${becomes}` };
}

const questionIdOf = (service: string) => `change-${hashOf(service)}`;

/** Lines that are in dispute; where the notice tells none apart, the claim as a whole. */
function changesOf(facts: LetterFacts, answers: readonly PersonAnswer[], plan: LetterPlan): Change[] {
  const lines = [
    ...Map.groupBy(facts.deniedLines ?? [], (line) => line.procedureCode ?? serviceOf([line])).values(),
  ]
    .flatMap((alike) => byRecord(alike, plan))
    // What a person said of all of them stays, whatever papers came in since.
    .flatMap((alike) =>
      answerTo(questionIdOf(serviceOf(alike)), answers) ? [alike] : byProposal(alike, facts, plan),
    );
  const whole = isStated(facts, "procedureCodes") ? stated(facts, "procedureCodes") : "The claim";
  const subjects =
    lines.length > 0
      ? lines.map((alike) => [serviceOf(alike), alike[0] ?? null, alike] as const)
      : [[whole, null, []] as const];
  return subjects
    .filter(([service]) => service !== "")
    .map(([service, line, alike]) => {
      const id = questionIdOf(service);
      const code = line && (correctedCode(line, facts) ?? withModifier(alike, plan));
      const said = answerTo(id, answers);
      const other =
        said || code || alike.length !== 1
          ? undefined
          : (pointed(line, plan) ?? (lines.length === 1 ? keyedWrong(line, plan) : undefined));
      const proposed = proposedFor(alike, facts, plan);
      const support = proposed?.becomes === undefined ? [] : proposed.facts;
      const places = [...new Set(support.flatMap((fact) => placeOf(fact, facts.enclosures ?? []) ?? []))];
      return {
        service,
        had: other?.had ?? (line?.procedureCode ? cleanFact(line.procedureCode) : ""),
        becomes: said ? cleanFact(said.text) : (other?.becomes ?? code),
        // What a person says in other words rests on what they know, and not on these passages.
        ...(said && said.text.trim() === proposed?.becomes ? { places } : {}),
        isOther: proposed?.becomes !== undefined || alike.some(isOfOtherRemark),
        question: {
          id,
          text: `What does the corrected claim say for ${service}?`,
          why: whyAsked(proposed, places),
          passages: support.length > 0 ? [...new Set(support)].slice(0, MOST_PASSAGES) : noted(line, plan),
          ...(proposed?.becomes === undefined ? {} : { proposal: proposed.becomes }),
        },
      };
    });
}

const ofDiagnosis = (
  { had, becomes, facts = [] }: LetterPlan["diagnoses"][number],
  { enclosures = [] }: LetterFacts,
): Change => ({
  service: "Diagnosis code",
  had,
  becomes,
  places: [...new Set(facts.flatMap((fact) => placeOf(fact, enclosures) ?? []))],
});

const ofApproval = ({ had, becomes }: LetterPlan["approval"]["changes"][number]): Change => ({
  service: "Authorization number (item 23)",
  had,
  becomes,
});

/** Who referred is said once for the claim; its lines have nothing else to change. */
function withReferring(
  lines: readonly Change[],
  facts: LetterFacts,
  answers: readonly PersonAnswer[],
  { referring }: LetterPlan,
): Change[] {
  if (!referring) return [...lines];
  const service = "Referring provider (items 17 and 17b)";
  const id = questionIdOf(service);
  const said = answerTo(id, answers);
  const places = [...new Set(referring.facts.flatMap((fact) => placeOf(fact, facts.enclosures ?? []) ?? []))];
  const where = places.length > 0 ? ` (${places.join("; ")})` : "";
  const rests = referring.facts.length > 0 ? `The proposal rests on the passages below${where}.` : "";
  const change: Change = {
    service,
    had: "",
    becomes: said ? cleanFact(said.text) : null,
    ...(said && said.text.trim() === referring.becomes ? { places } : {}),
    question: {
      id,
      text: "Whom does the corrected claim name as the referring provider, with which NPI?",
      why: ["The payer misses who referred or ordered.", rests, referring.hint].filter(Boolean).join(" "),
      passages: referring.facts.slice(0, MOST_PASSAGES),
      proposal: referring.becomes,
    },
  };
  return [change, ...lines.filter(({ becomes, isOther }) => becomes !== null || isOther)];
}

/** "What changes", line by line, and the questions for lines whose change nobody has said yet. */
export function whatChanges(
  facts: LetterFacts,
  answers: readonly PersonAnswer[],
  plan: LetterPlan,
): { blocks: Block[]; questions: PlanQuestion[] } {
  // A code that was cut short, or an approval's number, is wrong on every line alike, and nothing else of the lines is.
  const ofClaim = [
    ...plan.diagnoses.map((one) => ofDiagnosis(one, facts)),
    ...plan.approval.changes.map(ofApproval),
  ];
  const changes: Change[] =
    ofClaim.length > 0 ? ofClaim : withReferring(changesOf(facts, answers, plan), facts, answers, plan);
  const known = changes.filter(({ becomes }) => becomes !== null);
  const placed = known.some(({ places = [] }) => places.length > 0);
  return {
    blocks:
      known.length > 0
        ? [
            { kind: "heading", text: "What changes" },
            {
              kind: "table",
              head: [
                ofClaim.length > 0 || plan.referring ? "Item" : "Service",
                "On the first claim",
                "On the corrected claim",
                ...(placed ? ["Where the record shows it"] : []),
              ],
              rows: known.map(({ service, had, becomes, places = [] }) => [
                ...[service, had, becomes ?? ""],
                ...(placed ? [places.join("; ")] : []),
              ]),
            },
          ]
        : [],
    questions: changes.flatMap(({ becomes, question }) => (becomes === null && question ? [question] : [])),
  };
}
