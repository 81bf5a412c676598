/** A stretch of a line or of a column. */
export type Stretch = { start: number; end: number };

/** A stretch without any column is dearer than the widest page. */
const NO_COLUMN = 60;
const SKIPPED = 0.5;

/**
 * Puts what stands on a row under its columns, in their order. A row with an empty cell leaves the column out whose place
 * lies farthest. Answers for each piece the number of its column, or -1.
 */
export function align(pieces: readonly Stretch[], columns: readonly Stretch[]): number[] {
  const [m, n] = [pieces.length, columns.length];
  const cost: number[][] = Array.from({ length: m + 1 }, () => new Array<number>(n + 1).fill(0));
  const step: ("piece" | "column" | "both")[][] = Array.from({ length: m + 1 }, () => []);
  for (let i = 0; i <= m; i++) {
    for (let j = 0; j <= n; j++) {
      if (i === 0 && j === 0) continue;
      const options: [number, "piece" | "column" | "both"][] = [];
      if (i > 0) options.push([at(cost, i - 1, j) + NO_COLUMN, "piece"]);
      if (j > 0) options.push([at(cost, i, j - 1) + SKIPPED, "column"]);
      const [piece, column] = [pieces[i - 1], columns[j - 1]];
      if (piece && column) options.push([at(cost, i - 1, j - 1) + distance(piece, column), "both"]);
      const [best] = options.sort((a, b) => a[0] - b[0]);
      if (!best) continue;
      const row = cost[i];
      const steps = step[i];
      if (row) row[j] = best[0];
      if (steps) steps[j] = best[1];
    }
  }
  const found = new Array<number>(m).fill(-1);
  for (let i = m, j = n; i > 0 || j > 0; ) {
    const taken = step[i]?.[j];
    if (taken === "both") found[i - 1] = j - 1;
    if (taken !== "column") i -= 1;
    if (taken !== "piece") j -= 1;
  }
  return found;
}

const at = (cost: number[][], i: number, j: number) => cost[i]?.[j] ?? 0;

/** Columns are set flush left, flush right or centered: the nearest of the three counts. */
export function distance(a: Stretch, b: Stretch): number {
  const middle = Math.abs((a.start + a.end) / 2 - (b.start + b.end) / 2);
  return Math.min(Math.abs(a.start - b.start), Math.abs(a.end - b.end), middle);
}
