import type { Call } from "./calls";
import type { Counted } from "./count";
import type { Load } from "./load";
import type { SqlAlone } from "./pgbench";

export type Figures = {
  claims: number;
  calls: readonly Call[];
  loads: readonly Load[];
  counts: readonly Omit<Counted, "recordings">[];
  sql: Record<string, SqlAlone>;
};

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const HEAD = [
  ...["call", "connections", "requests/s", "p50 ms", "p95 ms", "p99 ms", "web CPU ms", "database CPU ms"],
  ...["bytes", "first byte p95", "round trips", "queries", "SQL alone/s", "its CPU ms", "share", "aim"],
];

/** The figures of one size as a Markdown table, as `docs/performance.md` takes it. */
export function printLoads({ claims, calls, loads, counts, sql }: Figures): void {
  console.log(`\n${claims.toLocaleString("en-US")} claims of ten practices\n`);
  const rows = loads.map((load) => {
    const counted = counts.find(({ call }) => call === load.call);
    const alone = load.connections === 16 ? sql[load.call] : undefined;
    const share = alone && load.perSecond / alone.perSecond;
    return [
      ...[load.call, String(load.connections), load.perSecond.toFixed(0)],
      ...[ms(load.p50), ms(load.p95), ms(load.p99), load.webCpu.toFixed(2), load.databaseCpu.toFixed(2)],
      ...[
        load.bytes.toFixed(0),
        load.firstByte ? ms(load.firstByte) : "",
        String(counted?.roundTrips ?? ""),
        String(counted?.queries ?? ""),
      ],
      ...[alone?.perSecond.toFixed(0) ?? "", alone?.databaseCpu.toFixed(2) ?? ""],
      ...[share ? `${(share * 100).toFixed(0)} %` : "", aimsOf(calls, load, share)],
    ];
  });
  const table = [HEAD, ...rows];
  const wide = HEAD.map((_, n) => Math.max(...table.map((row) => row[n]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, n) => (n === 0 ? cell.padEnd(wide[n] ?? 0) : cell.padStart(wide[n] ?? 0))).join(" | ")} |`;
  console.log(
    [line(HEAD), `|${wide.map((n) => "-".repeat(n + 2)).join("|")}|`, ...rows.map(line)].join("\n"),
  );
}

function aimsOf(calls: readonly Call[], load: Load, share: number | undefined): string {
  const call = calls.find(({ name }) => name === load.call);
  const verdict = (what: string, met: boolean) => `${what}: ${met ? "met" : "missed"}`;
  const aims: string[] = [];
  if (load.connections === 16) {
    if (call?.cpuAim)
      aims.push(verdict(`CPU ≤ ${call.cpuAim} ms`, load.webCpu + load.databaseCpu <= call.cpuAim));
    if (call?.sqlShareAim && share !== undefined)
      aims.push(verdict(`share ≥ ${call.sqlShareAim * 100} %`, share >= call.sqlShareAim));
  }
  if (load.connections === 1 && call?.p95Aim)
    aims.push(verdict(`p95 ≤ ${call.p95Aim} ms`, load.p95 <= call.p95Aim));
  if (load.firstByte && call?.firstByteAim)
    aims.push(verdict(`first byte ≤ ${call.firstByteAim} ms`, load.firstByte <= call.firstByteAim));
  return aims.join(", ");
}
