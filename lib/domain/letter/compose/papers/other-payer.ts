import { distinctive, lettersOf } from "@/lib/domain/move/coverage/other-plan";
import { wantsFirstDecision } from "@/lib/domain/move/coverage/wants-first-decision";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { readCoordinationPlace } from "@/lib/domain/reading/payer/claims-place";
import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import { cleanFact, type LetterFacts } from "../../facts/facts";
import type { FirstPayer } from "../../points/answers/first-payer";
import type { NewPlan } from "../../points/answers/new-plan";
import { isOpenThere, usedUpCoverage } from "../../points/answers/used-up-coverage";
import { FURTHER } from "../../points/notice/needs";
import type { PlanQuestion } from "../../points/open/weighed-questions";
import type { LetterPlan } from "../../points/plan/letter-plan";
import { type Block, heading, paragraph } from "../../text/blocks";
import { recordBlocks, statedBy, statements } from "../answer-blocks";
import { answerTo, type WriteCover } from "./cover";
import { practiceDoes, saidReason, theNotice } from "./labels";

const ORDER_QUESTION: PlanQuestion = {
  id: "other-coverage",
  text: "Which other coverage did the patient have on the service date, or how do you know that there was none?",
  why: "The payer updates its record of other coverage only on a plain statement.",
  passages: [],
};

/** The first payer's explanation of benefits, where one goes with the letter: its place in the list. */
function primaryEob({ enclosures = [] }: LetterFacts, { decision: [row] }: FirstPayer): number {
  const read = enclosures.findIndex(({ documentId }) => row && documentId === row.place.documentId);
  if (read >= 0) return read;
  return enclosures.findIndex(
    ({ title, type }) =>
      type === "supporting_docs" &&
      /\b(eobs?|explanations? of benefits|remittances?|msn|medicare summary notice)\b/i.test(title),
  );
}

const isShown = ({ points, supporting }: LetterPlan) =>
  [...points.flatMap(({ passages }) => passages), ...supporting.flatMap(({ facts }) => facts)].some(
    ({ topics, quote }) =>
      topics.includes("coverage") && /\b(?:active|effective|in force|enrolled)\b/i.test(quote),
  );

/** "Notice of Acceptance 10/30/2026. Claim 8814077C": the insurer of an injury has taken it on. */
const TAKEN_ON =
  /\bnotice of acceptance\b[^?]{0,80}\b(?:claim|date of injury|adjuster)\b|(?<!\b(?:not|never|no) )\baccepted\b[^?]{0,80}\b(?:date of injury|DOI|adjuster)\b|\b(?:comp|WC) claim\b[^.?]{0,30}(?<!\b(?:not|never|no) )\baccepted\b/i;

const ENDS =
  /\b(?:to|through|thru|until|till|term(?:ed|inated|inates?|s)?|end(?:ed|s)?)\b|\d ?[-–] ?\d{1,2}\/\d/i;
/** "Active 01/01/2024 to 12/31/2025", "active 12/01/2026": in force before or after the service alone. In doubt the payer is asked. */
function isElsewhen(quote: string, service: readonly string[] = []): boolean {
  const days = findDates(quote).map(({ iso }) => iso);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  const [from, to] = [service.toSorted()[0], service.toSorted().at(-1)];
  return Boolean(first && last && from && to && (first > to || (ENDS.test(quote) && last < from)));
}
/** "Spouse enrolled in Kaiser": another person's plan. */
const OF_ANOTHER =
  /\b(?:spouse|husband|wife|sister|brother|father|mother)(?:['’]s)? (?:\w+ )?(?:is |was )?(?:enrolled|active)\b/i;

/** Beside it, an answer that has another plan than this payer's in force. */
const showsAnother = (
  { points, supporting }: LetterPlan,
  { payerName = "", datesOfService }: LetterFacts,
) => {
  const own = distinctive(payerName);
  return (
    own.length > 0 &&
    [...points.flatMap(({ passages }) => passages), ...supporting.flatMap(({ facts }) => facts)].some(
      ({ topics, quote }) =>
        ((topics.includes("coverage") &&
          /(?<!\b(?:not|no longer|never|was) )\b(?:active|in force|enrolled)\b(?!:? ?(?:no\b|\?))/i.test(
            quote,
          ) &&
          !isElsewhen(quote, datesOfService) &&
          !OF_ANOTHER.test(quote)) ||
          TAKEN_ON.test(quote)) &&
        !own.some((word) => lettersOf(quote).includes(word)),
    )
  );
};

/** The payer's own reason says which plan it means. */
const namesPlan = ({ denialText = "", payerName = "" }: LetterFacts) => {
  const own = distinctive(payerName);
  return findPayers(denialText).some(({ name }) => !own.some((word) => lettersOf(name).includes(word)));
};

/** What is asked of the second payer: never which plan it has on file, where it has named one or the record has. */
function askedOfSecond(facts: LetterFacts, isKnown: boolean): string[] {
  if (isKnown)
    return [
      "keep the day on which you received this claim as its day of receipt;",
      "process the claim as the second payer once the first plan's decision is sent to you;",
    ];
  return namesPlan(facts)
    ? ["process the claim as the first payer if that plan was not in force on the service dates;"]
    : [
        "tell us which other coverage you have on file for the service dates: the plan, the member's number there, and its first and last day;",
        "process the claim as the first payer if you have none that was in force on those dates;",
      ];
}

/** Another plan has to be billed: coverage here had not begun or had ended, or the claim belongs to the other plan. */
const OF_OTHER_PLAN: readonly string[] = ["24", "26", "27", "109", "200"];
const NO_NEW_PLAN: NewPlan = { shown: [], ended: new Set() };

/** The new plan's papers first, and nothing of the old plan's, which are no news to it. */
function withNewPlan(plan: LetterPlan, shown: readonly ChartFact[], ended: ReadonlySet<string>): LetterPlan {
  const still = ({ id }: ChartFact) => !ended.has(id);
  return {
    ...plan,
    points: plan.points.map((point) => ({ ...point, passages: point.passages.filter(still) })),
    supporting: [
      ...(shown.length > 0 ? [{ need: FURTHER, facts: [...shown] }] : []),
      ...plan.supporting.map((one) => ({ ...one, facts: one.facts.filter(still) })),
    ],
  };
}

/** What stands in the letter already, and what the same payer decided on other claims. */
const told = ({ decision, shownBy, others }: FirstPayer) => [
  ...[...decision, ...shownBy].map(({ id }) => id),
  ...others,
];

/** Of what a payer's order turns on. What was found and done at the visit is not in question, and is none of its business here. */
const OF_ORDER: readonly Topic[] = ["coverage", "other_payer", "filing", "sent_before", "call", "plan_text"];
const isOfOrder = ({ topics }: ChartFact) => topics.some((topic) => OF_ORDER.includes(topic));

/** With the first payer's decision at hand, only what says which plan comes first stands beside it. */
function onlyOfOrder(plan: LetterPlan): LetterPlan {
  return {
    ...plan,
    points: plan.points.map((point) => ({
      ...point,
      passages: point.passages.filter(isOfOrder),
      series: [],
    })),
    supporting: plan.supporting.map((one) => ({ ...one, facts: one.facts.filter(isOfOrder) })),
  };
}

/** What the first payer decided, row by row, and which form shows that its number is the patient's. */
function decisionBlocks(firstPayer: FirstPayer, { enclosures = [] }: LetterFacts): Block[] {
  const { decision, shownBy, name } = firstPayer;
  const whose = name ? `${cleanFact(name)}, ` : "";
  const items = [
    ...statements(decision, enclosures).map((row) => `${whose}${row}`),
    ...statements(shownBy, enclosures),
  ];
  return items.length > 0
    ? [
        paragraph(
          shownBy.length > 0
            ? "The other payer's decision and the form that shows its coverage say:"
            : "The other payer's decision says:",
        ),
        { kind: "list", items },
      ]
    : [];
}

/** The first payer did not pay because its coverage had ended: then this payer may come first after all. */
const UNCOVERED =
  /\b(?:terminat\w+|termed|ended|inactive|not (?:covered|eligible|enrolled|active)|no coverage)\b/i;
/** This payer takes itself for the second one and holds the claim for that decision alone. */
const isHeldForDecision = (noticeText: string, { decision }: FirstPayer) =>
  wantsFirstDecision(noticeText) && !decision.some(({ quote }) => UNCOVERED.test(quote));

/** Settles which payer comes first: with the first payer's decision where there is one, else by asking what is on file. */
export const otherPayer: WriteCover = ({ facts, carc, notice }, { plan, answers, noticeText }) => {
  const { firstPayer, olderForms } = plan;
  const eob = primaryEob(facts, firstPayer);
  // Who is told that another plan must pay, and has that plan's papers, sends the claim there and asks for no payment here.
  const { shown, ended } = OF_OTHER_PLAN.includes(carc) && eob < 0 ? plan.newPlan : NO_NEW_PLAN;
  const spent = eob < 0 ? usedUpCoverage(plan, facts) : undefined;
  // Where one paper has the coverage open and another one has it spent, a person has to say which holds.
  const isOpen = eob < 0 && isOpenThere(plan, facts);
  const isKnown = eob < 0 && (showsAnother(plan, facts) || (isOpen && !spent));
  const billed =
    shown.length > 0 ||
    (carc === "24" && eob < 0 && isShown(plan)) ||
    (OF_OTHER_PLAN.includes(carc) && isKnown);
  const said = answerTo(ORDER_QUESTION.id, answers);
  const finishes = eob >= 0 && isHeldForDecision(noticeText, firstPayer);
  const usedUp = billed || isOpen ? undefined : spent;
  const place = readCoordinationPlace(noticeText);
  const beside = firstPayer.decision.length > 0 ? onlyOfOrder(plan) : plan;
  return {
    // Where the claim goes to another plan, there is no order of payers to settle.
    heading: billed ? "Plan in force on the service date" : "Coordination of benefits",
    reader: "Coordination of Benefits Department",
    ...(place && { address: [place] }),
    blocks: [
      paragraph(
        `${practiceDoes(facts, "writes", "write")} about ${billed ? "the plan that was in force for" : "the order of payers for"} the services named above.`,
      ),
      ...saidReason(facts, `${theNotice(facts, notice?.words)} gives`),
      ...(said ? [paragraph(`${cleanFact(said.text)} ${statedBy(said.by)}`)] : []),
      ...(eob >= 0
        ? [paragraph(`The other payer's decision on this claim is enclosed (Enclosure ${eob + 1}).`)]
        : []),
      ...decisionBlocks(firstPayer, facts),
      ...recordBlocks(
        withNewPlan(beside, shown, new Set([...ended, ...olderForms, ...told(firstPayer)])),
        facts.enclosures ?? [],
      ),
      heading("What we ask"),
      {
        kind: "list",
        items: [
          ...(finishes
            ? [
                `finish this claim as the second payer with the other payer's decision (Enclosure ${eob + 1});`,
                "count the day on which you received the claim as its day of receipt.",
              ]
            : billed
              ? [
                  "note that the claim goes to the plan that was in force on the service date;",
                  "confirm the day on which you received this claim, which that plan may ask for;",
                ]
              : eob >= 0
                ? ["process the claim with the other payer's decision;"]
                : usedUp
                  ? [
                      `process the claim as the first payer, since the other coverage ${usedUp === "before" ? "was used up before the service dates" : "is used up"};`,
                    ]
                  : askedOfSecond(facts, isKnown)),
          ...(finishes
            ? []
            : [
                billed
                  ? "tell us if your record names another plan for that date."
                  : "correct your record of other coverage where it is out of date.",
              ]),
        ],
      },
    ],
    questions: said || eob >= 0 || billed || isKnown || usedUp ? [] : [ORDER_QUESTION],
  };
};
