import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { cleanFact, type Enclosure, type LetterFacts, longDate } from "../../facts/facts";
import { isSignature } from "../../points/answers/signed-papers";
import { isOpen, type LetterPlan } from "../../points/plan/letter-plan";
import { type Block, heading, paragraph } from "../../text/blocks";
import { answerBlocks, needBlocks, recordBlocks } from "../answer-blocks";
import { dayBlocks } from "../day-blocks";
import { reachedBy } from "../letter-frame";
import { placeOf } from "../place-of";
import type { WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./labels";

/** That the records went out once, and when: it moves the fault, and the clock. */
const sentBefore = (plan: LetterPlan, enclosures: readonly Enclosure[]) =>
  needBlocks(plan, "sent-before", "The records were sent before:", enclosures);

const toldOf = ({ points, supporting }: LetterPlan) => [
  ...points.flatMap(({ passages, series }) => [...passages, ...series]),
  ...supporting.flatMap(({ need, facts }) => (need.id === "records" ? facts : [])),
];

/** A patient signs forms, and a desk its covers: a record is signed by name and degree, on no form. */
const DEGREE =
  /\b(?:M\.?D|D\.?O|DPM|DC|DDS|DMD|OD|AuD|DPT|PTA?|OTA?|COTA|OTR(?:\/L)?|SLP|CCC-SLP|CNP|FNP|NP|APRN|CRNA|PA-C|PA|RN|LPN|LCSW|LMFT|LPC|BCBA|LAc|LMT|ATC|CHT|CNM|RRT|RDN?|PhD|PsyD)\b|\bDr\.? \p{Lu}/u;
const FORM =
  /\b(?:consent|polic(?:y|ies)|assignment|intake|HIPAA|privacy|acknowledge?ment|agreement|authorization|release|fax|cover|claim|invoice|ledger|statement|insurance|registration)\b/i;
const isByClinician = (fact: ChartFact) =>
  isSignature(fact) && DEGREE.test(fact.quote) && !FORM.test(fact.heading);

/** Where the signed record of a service date is, unless the cover tells of that page: whoever asks for records looks for the days first. */
function signedOfDays(
  chart: readonly ChartFact[],
  { datesOfService = [], servicePeriod, enclosures = [] }: LetterFacts,
  told: readonly ChartFact[],
): Block[] {
  const at = (fact: ChartFact) => `${fact.date}|${placeOf(fact, enclosures)}`;
  const known = new Set(told.map(at));
  const signed = chart.filter(
    (fact) => isByClinician(fact) && placeOf(fact, enclosures) && !known.has(at(fact)),
  );
  // Of a period the first and the last day alone are known.
  const items = (servicePeriod ? [] : datesOfService).flatMap((day) =>
    [...Map.groupBy(signed, at).values()].flatMap(([first]) =>
      first?.date === day
        ? [
            `${longDate(day)}: ${cleanFact(first.heading) || "record"}, signed (${placeOf(first, enclosures)}).`,
          ]
        : [],
    ),
  );
  return items.length > 0 ? [paragraph("Signed records of the service dates:"), { kind: "list", items }] : [];
}

/** Answers each item of a request for records with the paper and page that holds it. */
export const records: WriteCover = ({ facts, recordsAsked, notice }, { plan, chart }) => {
  const asked = plan.points.filter(({ kind }) => kind === "item");
  // "These points were not shown in what was sent: (1) … (2) …": what is missed one by one is answered one by one.
  const missed =
    (facts.reasonPoints?.length ?? 0) > 1 ? plan.points.filter((one) => one.disputed && !isOpen(one)) : [];
  const items = { ...plan, points: asked.length > 0 ? asked : missed, supporting: [] };
  const answered = items.points.some((point) => !isOpen(point));
  return {
    heading: recordsAsked ? "Records in answer to your request" : "Records for the denied claim",
    reader: "Medical Records Department",
    blocks: [
      paragraph(
        `${practiceDoes(facts, "sends", "send")} the enclosed records for the services named above.${recordsAsked ? ` ${theNotice(facts, notice?.words)} asks for them.` : ""}`,
      ),
      // A reason that asks for nothing isn't turned into a request: the reader would look for it in vain.
      ...(recordsAsked ? [] : saidReason(facts, `${theNotice(facts, notice?.words)} gives`)),
      ...(answered
        ? answerBlocks(items, facts.enclosures ?? [], {
            title: asked.length > 0 ? "The records you asked for" : "What your notice misses",
          })
        : // Where the records are asked for as such, the cover still says what is enclosed.
          recordBlocks(
            { ...plan, supporting: plan.supporting.filter(({ need }) => need.id === "records") },
            facts.enclosures ?? [],
          )),
      // No item of the request was read: whoever looks for the days finds each of them.
      ...(answered ? [] : dayBlocks(plan, facts.enclosures ?? [])),
      ...signedOfDays(chart.facts, facts, toldOf(answered ? items : plan)),
      ...sentBefore(plan, facts.enclosures ?? []),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          "decide the claim with the enclosed records;",
          `tell us${reachedBy(facts)} which single item is missing, should you find the records incomplete.`,
        ],
      },
    ],
    questions: plan.questions.filter(({ id }) => items.points.some((point) => point.id === id)),
  };
};
