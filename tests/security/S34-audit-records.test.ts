import { beforeAll, describe, expect, it } from "vitest";
import { type AuditedCall, auditedCalls, CANARIES, FURTHER_CANARIES } from "../support/audited-calls";
import { practiceChecksums } from "../support/practice-rows";
import { type RestDesk, restDesk } from "../support/rest-desk";

/** Every touch of a patient's data leaves exactly one record, and nothing happens that can't be recorded. */

const ALL = 1_000;

type Row = {
  at: Date;
  request_id: string;
  practice_id: string | null;
  actor_id: string | null;
  actor_kind: string;
  patient_id: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  result: string;
  address: string;
};

let desk: RestDesk;
let calls: AuditedCall[];
beforeAll(async () => {
  desk = await restDesk();
  calls = await auditedCalls(desk);
}, 120_000);

/** The calls one after the other, each as often as it says, and the first again until there are enough. */
function mixed(): AuditedCall[] {
  const rounds = Math.max(...calls.map(({ times }) => times));
  const made = Array.from({ length: rounds }, (_, round) =>
    calls.filter(({ times }) => times > round),
  ).flat();
  const filler = calls.filter(({ name }) => name === "GET /patients/{id}/");
  while (made.length < ALL) made.push(...filler);
  return made.slice(0, ALL);
}

describe("S34 audit records", () => {
  it("are 1,000 for 1,000 mixed actions, each complete and without a patient's values", {
    timeout: 180_000,
  }, async () => {
    const [before] = await desk.t.admin`select coalesce(max(id), 0) as id from audit_events`;
    const begin = Date.now();
    const made = new Map<string, AuditedCall>();
    for (const call of mixed()) {
      const answer = await call.make();
      expect(answer.status, call.name).toBe(call.status);
      made.set(answer.headers.get("x-request-id") ?? "", call);
    }
    expect(made.size).toBe(ALL);
    const rows = await desk.t.admin<
      Row[]
    >`select * from audit_events where id > ${before?.id ?? 0} order by id`;
    const counts = Map.groupBy(
      rows,
      (row) => made.get(row.request_id)?.name ?? `nobody's: ${row.action} ${row.entity}`,
    );
    const uneven = [...Map.groupBy([...made.values()], ({ name }) => name)]
      .map(([name, wanted]) => `${name}: ${counts.get(name)?.length ?? 0} for ${wanted.length}`)
      .filter((line) => !/: (\d+) for \1$/.test(line));
    expect(uneven).toEqual([]);
    expect(new Set(rows.map((row) => row.request_id)).size).toBe(ALL);
    expect(rows.length).toBe(ALL);

    const end = Date.now();
    const wrong = new Set<string>();
    for (const row of rows) {
      const call = made.get(row.request_id);
      const { action, entity, result = "success", patient, actor = desk.person.user.id } = call?.leaves ?? {};
      const says = `${row.action} ${row.entity} ${row.result}`;
      if (says !== `${action} ${entity} ${result}`) wrong.add(`${call?.name}: ${says}`);
      if (row.address !== "direct") wrong.add(`${call?.name}: address ${row.address}`);
      if (row.at.getTime() < begin || row.at.getTime() > end) wrong.add(`${call?.name}: time`);
      if (patient && row.patient_id !== patient) wrong.add(`${call?.name}: patient ${row.patient_id}`);
      if (actor === null) continue;
      if (row.actor_id !== actor || row.actor_kind !== "user") wrong.add(`${call?.name}: actor`);
      if (!row.practice_id) wrong.add(`${call?.name}: practice`);
    }
    expect([...wrong]).toEqual([]);
    const text = JSON.stringify(rows).toLowerCase();
    for (const canary of [
      ...Object.values(CANARIES),
      ...Object.values(FURTHER_CANARIES),
      "canary",
      "219478365",
    ]) {
      expect(text, canary).not.toContain(canary.toLowerCase());
    }
  });

  it("come with the action or it does not happen", { timeout: 120_000 }, async () => {
    const { admin } = desk.t;
    const practiceId = desk.person.ctx.practiceId;
    await admin`revoke insert on audit_events from appeals_app`;
    try {
      const before = await practiceChecksums(admin, practiceId);
      const went: string[] = [];
      for (const call of calls) {
        const status = await call.make().then(
          (answer) => answer.status,
          // A 500 is none of the declared answers, so that the client throws.
          (error) => Number(/answered (\d+)/.exec(String(error))?.[1]),
        );
        if (!(status >= 500)) went.push(`${call.name}: ${status}`);
      }
      expect(went).toEqual([]);
      const after = await practiceChecksums(admin, practiceId);
      expect(after).toEqual(before);
    } finally {
      await admin`grant insert on audit_events to appeals_app`;
    }
    const [first] = calls;
    expect((await first?.make())?.status).toBe(first?.status);
  });
});
