import type { Call } from "./calls";
import type { Counted } from "./count";
import type { Load } from "./load";

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const COLUMNS: [string, (load: Load, counted: Counted | undefined) => string][] = [
  ["requests/s", ({ perSecond }) => perSecond.toFixed(0)],
  ["p50 ms", ({ p50 }) => ms(p50)],
  ["p95 ms", ({ p95 }) => ms(p95)],
  ["p99 ms", ({ p99 }) => ms(p99)],
  ["web CPU ms", ({ webCpu }) => webCpu.toFixed(2)],
  ["database CPU ms", ({ databaseCpu }) => databaseCpu.toFixed(2)],
  ["bytes", ({ bytes }) => bytes.toFixed(0)],
  ["round trips", (_, counted) => String(counted?.roundTrips ?? "")],
  ["queries", (_, counted) => String(counted?.queries ?? "")],
];

/** The figures of one size as a Markdown table, as `docs/performance.md` takes it. */
export function printLoads(
  claims: number,
  calls: readonly Call[],
  loads: readonly Load[],
  counts: readonly Counted[],
): void {
  console.log(`\n${claims.toLocaleString("en-US")} claims of ten practices\n`);
  const rows = loads.map((load) => {
    const counted = counts.find(({ call }) => call === load.call);
    const aim = aimOf(
      calls.find(({ name }) => name === load.call),
      load,
    );
    return [load.call, String(load.connections), ...COLUMNS.map(([, show]) => show(load, counted)), aim];
  });
  const table = [["call", "connections", ...COLUMNS.map(([title]) => title), "aim"], ...rows];
  const wide = (table[0] ?? []).map((_, n) => Math.max(...table.map((row) => row[n]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, n) => (n === 0 ? cell.padEnd(wide[n] ?? 0) : cell.padStart(wide[n] ?? 0))).join(" | ")} |`;
  const [head = [], ...body] = table;
  console.log(
    [line(head), `|${wide.map((n) => "-".repeat(n + 2)).join("|")}|`, ...body.map(line)].join("\n"),
  );
}

function aimOf(call: Call | undefined, load: Load): string {
  if (load.connections === 16 && call?.cpuAim) {
    return `CPU ≤ ${call.cpuAim} ms: ${load.webCpu + load.databaseCpu <= call.cpuAim ? "met" : "missed"}`;
  }
  if (load.connections === 1 && call?.p95Aim) {
    return `p95 ≤ ${call.p95Aim} ms: ${load.p95 <= call.p95Aim ? "met" : "missed"}`;
  }
  return "";
}
