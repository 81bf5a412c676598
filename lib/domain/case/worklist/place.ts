import type { DecisionOutcome } from "@/lib/core/cases";
import { shiftDays } from "@/lib/core/dates";
import type { RightMove } from "@/lib/core/enums";
import { type ClockDto, nextClock } from "@/lib/domain/clocks/schema";
import type { AdviceDto } from "@/lib/domain/move/schema";

/** What is known of a case when it is put on the worklist. */
export type CaseFacts = {
  /** Null where nothing stands denied. */
  advice: AdviceDto | null;
  clocks: readonly ClockDto[];
  /** The payer's system turned the claim away before it was judged. */
  rejected: boolean;
  /** How the payer answered the newest sent appeal. */
  outcome: DecisionOutcome | null;
  today: string;
};

/** Where a case stands: its next date with what it rests on, what is to be done, and why it is on the list. */
export type Place = {
  move: RightMove;
  moveOpen: boolean;
  why: string;
  clock: ClockDto["kind"] | null;
  due: string | null;
  workBy: string | null;
  certain: boolean;
  expires: boolean;
  waitsUntil: string | null;
  settled: boolean;
};

const CLOCKS_OF_MOVE: Partial<Record<RightMove, readonly ClockDto["kind"][]>> = {
  corrected_claim: ["corrected_claim", "timely_filing"],
  negotiate: ["idr"],
  external_review: ["external_review"],
};
const APPEALS: readonly ClockDto["kind"][] = ["appeal", "second_level", "external_review"];

/** Nothing that somebody here files would bring the money. */
const NO_WAY: readonly RightMove[] = ["none", "write_off", "bill_patient"];
const STILL_OURS: readonly (DecisionOutcome | null)[] = [
  "upheld",
  "partly_overturned",
  "dismissed",
  "more_information",
];

/** The place of a case on the worklist (docs/product.md, W1). */
export function placeOf(facts: CaseFacts): Place {
  const { outcome } = facts;
  // Only what is the payer's turn has no day to work to.
  const theirs = turnOfPayer(facts);
  const followUp = nextFollowUp(facts);
  // Won is not paid: the case waits for its payment, which takes the date away.
  if (outcome === "overturned") return theirs ? { ...atPayer(theirs, followUp), why: UNPAID } : SETTLED;
  if (theirs && !STILL_OURS.includes(outcome) && !isOurStep(theirs, facts)) return atPayer(theirs, followUp);
  if (facts.advice || facts.rejected) return ours(facts, followUp);
  return followUp ? asked(followUp, "none") : SETTLED;
}

/** Its receipt may be late: then its answer is what counts. Of a payment dispute each step does, the nearest first. */
function turnOfPayer({ clocks, today }: CaseFacts): ClockDto | null {
  const theirs = clocks.filter(({ work_by }) => work_by === null);
  return theirs.find(({ kind, due }) => kind !== "acknowledgment" || due >= today) ?? null;
}

/** In a payment dispute a step of ours may be due before the other side's, or begin where theirs has ended. */
const isOurStep = (theirs: ClockDto, { clocks, today }: CaseFacts): boolean =>
  theirs.kind === "idr" &&
  clocks.some(
    ({ kind, work_by, due }) =>
      kind === "idr" && work_by !== null && (due <= theirs.due || theirs.due < today),
  );

const UNPAID = "Overturned, and no payment is posted yet: ask for it.";
const SETTLED: Place = {
  ...{ move: "none", moveOpen: false, why: "", clock: null, due: null, workBy: null },
  ...{ certain: false, expires: false, waitsUntil: null, settled: true },
};

const isFollowUp = ({ kind, basis }: ClockDto) => kind === "follow_up" && basis === "person";
const nextFollowUp = ({ clocks, today }: CaseFacts) => nextClock(clocks.filter(isFollowUp), today);

const dated = ({ kind, due, work_by, certain }: ClockDto) => ({
  ...{ clock: kind, due, workBy: work_by, certain, settled: false },
});

function asked(followUp: ClockDto, move: RightMove): Place {
  return {
    ...dated(followUp),
    ...{ move, moveOpen: true, expires: false, waitsUntil: followUp.due },
    why: "A person asked to look at it again on this day.",
  };
}

/** The payer's turn: back on the day after its time has run out, or when a person wants to ask. */
function atPayer(theirs: ClockDto, followUp: ClockDto | null): Place {
  if (followUp && followUp.due <= theirs.due) return asked(followUp, "none");
  return {
    ...dated(theirs),
    ...{ move: "none", moveOpen: true, expires: false, waitsUntil: shiftDays(theirs.due, 1) },
    why:
      theirs.kind === "follow_up"
        ? "Sent, and no rule tells this payer's time: ask what became of it."
        : theirs.kind === "acknowledgment"
          ? "Sent: the payer should have said by this day that it has it."
          : "Sent: the payer's time to answer ends on this day.",
  };
}

function ours({ advice, clocks, today }: CaseFacts, followUp: ClockDto | null): Place {
  const move = advice?.move ?? "corrected_claim";
  // Once its day is past the services end and the appeal goes on: nothing is late.
  const own = clocks.filter(
    ({ work_by, kind, due }) => work_by !== null && (kind !== "keep_services" || due >= today),
  );
  const kinds = CLOCKS_OF_MOVE[move] ?? APPEALS;
  const ofMove = own.find(({ kind, basis }) => kinds.includes(kind) && basis !== "rule");
  const isPast = ofMove && ofMove.due < today && !(followUp && followUp.due >= today);
  const next = isPast ? ofMove : nextClock(own, today);
  const words = {
    move,
    moveOpen: !NO_WAY.includes(move),
    why: firstSentence(
      advice?.reason ?? "The payer's system turned the claim away: correct it and send it again.",
    ),
    waitsUntil: null,
  };
  if (!next) {
    return { ...words, clock: null, due: null, workBy: null, certain: false, expires: false, settled: false };
  }
  // A counted date never makes a case late; a person's day to look again ends nothing either.
  return { ...words, ...dated(next), expires: next.basis !== "rule" && next.kind !== "follow_up" };
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
