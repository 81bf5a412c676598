/**
 * `npm run bench -- NAME`: measures, and prints what it measured. Never part of the tests: a clock proves nothing on a
 * machine that does other things.
 */
const BENCHES: Record<string, () => Promise<{ print(): Promise<void> }>> = {
  pipeline: () => import("./bench/pipeline"),
  claims: () => import("./bench/claims"),
  worklist: () => import("./bench/worklist"),
  appeals: () => import("./bench/appeals"),
  era: () => import("./bench/era"),
  packet: () => import("./bench/packet"),
  "line-items": () => import("./bench/line-items"),
  wizard: () => import("./bench/wizard"),
  http: () => import("./bench/http"),
  day: () => import("./bench/day"),
  pages: () => import("./bench/page-weight"),
  reset: () => import("./bench/reset"),
  "client-graph": () => import("./bench/client-graph"),
};

const name = process.argv[2] ?? "";
const bench = BENCHES[name];
if (!bench) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join(" | ")}`);
  process.exit(1);
}
await (await bench()).print();
process.exit(0);

export {};
