import path from "node:path";
import { parseArgs } from "node:util";

/** What `npm run bench -- http` was asked for. */
export type HttpBenchOptions = {
  sizes: number[];
  connections: number[];
  /** Names of calls, or beginnings of names; empty: all. */
  only: string[];
  /** Seconds measured for each call and number of connections. */
  seconds: number;
  warmUp: number;
  /** Keeps PostgreSQL's files between runs, so that only the first one loads. */
  dataDir: string;
  /** The checkout whose build is measured: this one, or another for comparison. */
  app: string;
  /** Where the figures are written as JSON. */
  json?: string;
  /** Without the recorded SQL by pgbench beside each call. */
  sql: boolean;
  /** Prints the plan of each statement that the reading calls sent. */
  plans: boolean;
};

const USAGE = `Usage: npm run bench -- http [options]
  --claims 1000,100000,1000000   sizes of the seeded database, all of ten practices
  --connections 1,16,50
  --only claims-list,page        calls by their name, or the beginning of it
  --seconds 8  --warm-up 12      of each measurement, so that V8 has compiled what is measured
  --data-dir .data-bench         kept between runs
  --app DIR                      measures the build of another checkout
  --json FILE  --no-sql  --plans`;

const numbers = (text: string) => text.split(",").map(Number);

export function httpBenchOptions(args: string[]): HttpBenchOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      claims: { type: "string", default: "1000,100000,1000000" },
      connections: { type: "string", default: "1,16,50" },
      only: { type: "string", default: "" },
      seconds: { type: "string", default: "8" },
      "warm-up": { type: "string", default: "12" },
      "data-dir": { type: "string", default: process.env.DATA_DIR || ".data-bench" },
      app: { type: "string", default: "." },
      json: { type: "string" },
      sql: { type: "boolean", default: true },
      plans: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  return {
    sizes: numbers(values.claims),
    connections: numbers(values.connections),
    only: values.only.split(",").filter(Boolean),
    seconds: Number(values.seconds),
    warmUp: Number(values["warm-up"]),
    dataDir: path.resolve(values["data-dir"]),
    app: path.resolve(values.app),
    ...(values.json && { json: values.json }),
    sql: values.sql,
    plans: values.plans,
  };
}
