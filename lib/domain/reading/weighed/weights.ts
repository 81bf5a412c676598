/** What each choice gets of one, so that the shares of all choices make one. */
export type Shares = ReadonlyMap<string, number>;

export type Weights = { choices: string[]; base: number[]; signs: ReadonlyMap<string, number[]> };

/** A table as `npm run eval:fit` writes it: the choices, their base, then one sign a line with a weight for each choice. */
function parseWeights(table: string): Weights {
  const [head = "", base = "", ...rows] = table.trim().split("\n");
  const numbers = (cells: string[]) => cells.map(Number);
  return {
    choices: head.split("\t").slice(1),
    base: numbers(base.split("\t").slice(1)),
    signs: new Map(
      rows.map((row) => {
        const [sign = "", ...cells] = row.split("\t");
        return [sign, numbers(cells)];
      }),
    ),
  };
}

/** A table is read when it is first needed. */
export function weightsOf(table: string): () => Weights {
  let parsed: Weights | undefined;
  return () => {
    parsed ??= parseWeights(table);
    return parsed;
  };
}

/** The shares of all choices by the signs of a case (multinomial logistic regression); unknown signs say nothing. */
export function weigh({ choices, base, signs: known }: Weights, signs: readonly string[]): Shares {
  const rows = [...new Set(signs)].flatMap((sign) => {
    const row = known.get(sign);
    return row ? [row] : [];
  });
  const scale = 1 / Math.sqrt(Math.max(1, rows.length));
  const sums = choices.map(
    (_, at) => (base[at] ?? 0) + rows.reduce((sum, row) => sum + (row[at] ?? 0) * scale, 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(choices.map((choice, at) => [choice, (powers[at] ?? 0) / all]));
}

/** The choice with the largest share, among those that `allowed` lets through. */
export function largest(
  shares: Shares,
  allowed: (choice: string) => boolean = () => true,
): { choice: string; share: number } | undefined {
  let best: { choice: string; share: number } | undefined;
  for (const [choice, share] of shares)
    if (allowed(choice) && (!best || share > best.share)) best = { choice, share };
  return best;
}
