import type { Weights } from "@/lib/domain/reading/weighed/weights";

/** A case with its right choice. Papers of one layout count as one group, and together not much more than one paper. */
export type Example = { signs: readonly string[]; choice: string; weight: number; group: string };

export type FitOptions = {
  rounds: number;
  /** In how many groups a sign must stand, so that no name or number of one paper gets a weight. */
  least: number;
  /** A sign whose weights are all smaller says too little to be kept. */
  leastWeight?: number;
};

const RATE = 0.3;
const SHRINK = 0.0002;
const FIRST_SQUARE = 0.01;
const LEAST_WEIGHT = 0.15;

/** The same order each time, so that the same papers give the same table. */
function shuffled(count: number, seed: { value: number }): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    seed.value = (seed.value * 1103515245 + 12345) % 2147483648;
    const other = Math.floor((seed.value / 2147483648) * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

const knownSigns = (examples: readonly Example[], least: number): Set<string> => {
  const groups = new Map<string, Set<string>>();
  for (const { signs, group } of examples)
    for (const sign of signs) {
      const of = groups.get(sign) ?? new Set();
      groups.set(sign, of.add(group));
    }
  return new Set([...groups].filter(([, of]) => of.size >= least).map(([sign]) => sign));
};

/** A row of weights with the squares of its steps: what was moved often moves less (AdaGrad). */
class Row {
  readonly weights: Float64Array;
  private readonly squares: Float64Array;
  constructor(choices: number) {
    this.weights = new Float64Array(choices);
    this.squares = new Float64Array(choices).fill(FIRST_SQUARE);
  }
  step(at: number, slope: number) {
    const square = (this.squares[at] ?? 0) + slope * slope;
    this.squares[at] = square;
    this.weights[at] = (this.weights[at] ?? 0) - (RATE * slope) / Math.sqrt(square);
  }
}

/** Multinomial logistic regression over signs that are there or not. */
export function fitWeights(
  examples: readonly Example[],
  { rounds, least, leastWeight = LEAST_WEIGHT }: FitOptions,
): Weights {
  const choices = [...new Set(examples.map(({ choice }) => choice))].sort();
  const known = knownSigns(examples, least);
  const rows = new Map([...known].sort().map((sign) => [sign, new Row(choices.length)]));
  const base = new Row(choices.length);
  const cases = examples.map(({ signs, choice, weight }) => ({
    own: [...new Set(signs)].flatMap((sign) => rows.get(sign) ?? []),
    right: choices.indexOf(choice),
    weight,
  }));
  const seed = { value: 7 };
  for (let round = 0; round < rounds; round++)
    for (const at of shuffled(cases.length, seed)) {
      const one = cases[at];
      if (one) learn(one, base, choices.length);
    }
  const rounded = (row: Row) => [...row.weights].map((weight) => Math.round(weight * 100) / 100);
  return {
    choices,
    base: rounded(base),
    signs: new Map(
      [...rows]
        .map(([sign, row]): [string, number[]] => [sign, rounded(row)])
        .filter(([, weights]) => weights.some((weight) => Math.abs(weight) > leastWeight)),
    ),
  };
}

function learn(
  { own, right, weight }: { own: Row[]; right: number; weight: number },
  base: Row,
  count: number,
) {
  const scale = 1 / Math.sqrt(Math.max(1, own.length));
  const sums = Float64Array.from(base.weights);
  for (const { weights } of own)
    for (let k = 0; k < count; k++) sums[k] = (sums[k] ?? 0) + (weights[k] ?? 0) * scale;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  for (let k = 0; k < count; k++) {
    const slope = weight * ((powers[k] ?? 0) / all - (k === right ? 1 : 0));
    base.step(k, slope);
    for (const row of own) row.step(k, slope * scale + SHRINK * (row.weights[k] ?? 0));
  }
}

/** How a table is kept: read by people, compared line by line. */
export function printWeights({ choices, base, signs }: Weights): string {
  const rows = [...signs].sort(([a], [b]) => (a < b ? -1 : 1));
  return [["sign", ...choices], ["base", ...base], ...rows.map(([sign, weights]) => [sign, ...weights])]
    .map((cells) => cells.join("\t"))
    .join("\n");
}
