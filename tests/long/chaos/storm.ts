import type { Chance } from "../../../scripts/demo/random";
import type { Trap, Weather } from "../../support/fault-proxy";
import { type ChaosInstallation, PART_NAMES, type PartName, SERVICES, type Service } from "./installation";

type Step = {
  name: string;
  service: Service;
  waitsFor: Trap["waitsFor"];
  /** Who may die there; the connection ends in any case. */
  dies: PartName[];
};

const commitOf =
  (words: RegExp): Step["waitsFor"] =>
  (request, earlier) =>
    request === "commit" && earlier.some((one) => words.test(one));
const written = (table: string) => new RegExp(`^(insert into|update) "${table}"`);
const asks =
  (head: string): Step["waitsFor"] =>
  (request) =>
    request.startsWith(head);

/** The moments at which an end hurts most: something has had its effect outside, or a commit was just sent. */
const STEPS: readonly Step[] = [
  ...(["patients", "claims", "idempotency_keys"] as const).map((table) => ({
    name: `commit of ${table}`,
    service: "postgres" as const,
    waitsFor: commitOf(written(table)),
    dies: ["web", "postgres"] as PartName[],
  })),
  ...(["documents", "appeal_documents", "remittance_files", "remittance_claims"] as const).map((table) => ({
    name: `commit of ${table}`,
    service: "postgres" as const,
    waitsFor: commitOf(written(table)),
    dies: ["web", "worker", "postgres"] as PartName[],
  })),
  ...(
    ["letter_generations", "letter_versions", "letter_exports", "deliveries", "practice_exports"] as const
  ).map((table) => ({
    name: `commit of ${table}`,
    service: "postgres" as const,
    waitsFor: commitOf(written(table)),
    dies: ["web", "worker", "postgres"] as PartName[],
  })),
  {
    name: "a step of a run is recorded",
    service: "postgres",
    waitsFor: (request) => /operation_outputs|workflow_status/.test(request),
    dies: ["worker", "postgres"],
  },
  { name: "a mail is sent", service: "mail", waitsFor: asks("POST /emails"), dies: ["worker"] },
  { name: "a fax is sent", service: "fax", waitsFor: asks("POST /faxes"), dies: ["worker"] },
  { name: "a model writes", service: "model", waitsFor: asks("POST /v1"), dies: ["worker"] },
  { name: "a file is stored", service: "s3", waitsFor: asks("PUT "), dies: ["web", "worker"] },
  { name: "a file is read", service: "s3", waitsFor: asks("GET "), dies: ["web", "worker"] },
];

const MOST_TRAPS = 6;

/**
 * Lets things go wrong until `until` (milliseconds since 1970), and answers how often each kind of fault came. What
 * comes, in which order and for how long is the seed's; when, and whom it meets, is the machine's.
 */
export async function storm(app: ChaosInstallation, chance: Chance, until: number) {
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const rest = (ms: number) =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(ms, until - Date.now()))));
  for (let round = 1; Date.now() < until; round += 1) {
    const kind = chance.next();
    const service = chance.pick(SERVICES);
    const proxy = app.proxies[service];
    if (kind < 0.5) {
      const weather = chance.pick(weathers(chance));
      count(`${service}: ${weather?.kind}`);
      await proxy.set(weather);
      await rest(chance.int(200, 3_000));
      await proxy.set(null);
    } else if (kind < 0.62) {
      count(`${service}: reset`);
      proxy.reset();
    } else if (kind < 0.9) {
      const step = chance.pick(STEPS as readonly [Step, ...Step[]]);
      const dying = chance.of(0.5) ? chance.pick(step.dies as [PartName, ...PartName[]]) : null;
      const when = chance.of(0.3) ? "before" : "after";
      const how = `${when === "before" ? "before" : "after"} ${step.name}: ${dying ? `${dying} dies` : "cut"}`;
      const trap: Trap = {
        waitsFor: step.waitsFor,
        when,
        spring: async () => {
          count(how);
          if (dying) await app.kill(dying);
        },
      };
      const { traps } = app.proxies[step.service];
      // Set until somebody comes by; what is rarely done should not fill the way.
      if (traps.size < MOST_TRAPS) traps.add(trap);
    } else {
      const part = chance.pick(PART_NAMES as [PartName, ...PartName[]]);
      if (await app.kill(part)) count(`${part} dies`);
    }
    // Between two faults work goes on; now and then long enough for a whole letter.
    await rest(round % 8 === 0 ? 6_000 : chance.int(200, 2_500));
  }
  for (const proxy of Object.values(app.proxies)) {
    proxy.traps.clear();
    await proxy.set(null);
  }
  return counts;
}

const weathers = (chance: Chance): [Weather, ...Weather[]] => [
  { kind: "refuse" },
  { kind: "delay", ms: chance.int(20, 1_500) },
  { kind: "truncate", bytes: chance.int(0, 20_000) },
];
