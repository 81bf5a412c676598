const PARTS = 4;
const STEPS = [1, 2, 2.5, 5, 10];

/** The figures along an axis: from 0 in some four round steps to where the largest value fits in. */
export function axisTicks(largest: number, { whole = false } = {}): number[] {
  // An axis where everything is nothing goes to 1.
  const top = largest > 0 ? largest : 1;
  const least = top / PARTS;
  const power = 10 ** Math.floor(Math.log10(least));
  const found = STEPS.map((step) => step * power).find((step) => step >= least * (1 - 1e-9)) ?? least;
  const step = whole ? Math.max(1, Math.ceil(found)) : found;
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, n) => Number((n * step).toPrecision(12)));
}

/** A value's place on such an axis. */
export const share = (value: number, ticks: readonly number[]): string =>
  `${Math.round((10_000 * value) / (ticks.at(-1) || 1)) / 100}%`;

/** Of names that stand side by side: those for which there is room, on a wide screen and on a narrow one. */
export function namesWithRoom(count: number): (at: number) => "both" | "wide" | "none" {
  const [wide, narrow] = [12, 4].map((most) => Math.ceil(count / most)) as [number, number];
  const every = Math.ceil(narrow / wide) * wide;
  return (at) => (at % every === 0 ? "both" : at % wide === 0 ? "wide" : "none");
}
