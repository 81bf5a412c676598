/** One measured line. `aim` is the most that the product wants it to be, where it wants something. */
export type BenchRow = {
  name: string;
  value: number;
  unit: "ms" | "s" | "MB" | "kB" | "ratio" | "rows";
  aim?: number;
};

export function printTable(title: string, rows: readonly BenchRow[]): void {
  console.log(`\n${title}`);
  const wide = Math.max(...rows.map((row) => row.name.length));
  for (const { name, value, unit, aim } of rows) {
    const shown =
      unit === "ratio"
        ? `${value.toFixed(2)} ×`
        : `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
    const verdict = aim === undefined ? "" : `  aim ≤ ${aim}${unit === "ratio" ? " ×" : ` ${unit}`}`;
    console.log(`  ${name.padEnd(wide)}  ${shown.padStart(12)}${verdict}`);
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
