import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const MOST_BESIDE = 4;
/** How far on and back a chosen sentence is read. */
const ON = 4;
const BACK = 1;

/**
 * The sentences that go on where a chosen one stands: an examination says in one what is tender and in the next what is in spasm.
 * Reading stops at the first one that may not stand in a letter.
 */
export function goesOnBeside(
  chosen: readonly ChartFact[],
  facts: readonly ChartFact[],
  mayStand: (fact: ChartFact) => boolean = () => false,
): ChartFact[] {
  const said = facts.filter(({ measure, told }) => !measure && !told);
  const beside: ChartFact[] = [];
  const read = (from: ChartFact, step: 1 | -1, most: number) => {
    const at = said.indexOf(from);
    for (let off = 1; at >= 0 && off <= most; off++) {
      const next = said[at + step * off];
      if (!next || !isBeside(from, next)) return;
      if (chosen.includes(next) || beside.includes(next)) continue;
      if (!mayStand(next) || beside.length >= MOST_BESIDE || isAim(next) !== isAim(from)) return;
      beside.push(next);
    }
  };
  for (const fact of chosen) {
    read(fact, 1, ON);
    read(fact, -1, BACK);
  }
  return beside;
}

/** What is meant to be reached or done is no part of what was found. */
const isAim = ({ topics }: ChartFact) => topics.includes("goals") || topics.includes("plan");

const isBeside = (a: ChartFact, b: ChartFact) =>
  a.place.documentId === b.place.documentId &&
  a.place.page === b.place.page &&
  a.date === b.date &&
  a.section === b.section;
