import { spawnSync } from "node:child_process";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { POST as reveal } from "@/app/api/v1/patients/[patientId]/reveal-ssn/route";
import { PATCH, GET as readOne } from "@/app/api/v1/patients/[patientId]/route";
import { GET as list, POST } from "@/app/api/v1/patients/route";
import { revealedSsnAnswer } from "@/lib/domain/patient/schema";
import { account } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { addPatient, patientFields } from "../support/patient";
import { call, useDatabase } from "../support/routes";

const SSN = "219-47-5813";
const DIGITS = "219475813";

let test: TestDatabase;
let us: Awaited<ReturnType<typeof account>>;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
  us = await account(test.db);
});

const revealOf = (patientId: string, bearer = us.tokens.access) =>
  call(reveal, { method: "POST", body: {}, params: { patientId }, bearer });

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await test.admin`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`;
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await test.admin.unsafe(`select t::text as row from ${name} t`);
      return rows.map((row) => row.row).join("\n");
    }),
  );
  return texts.join("\n");
}

describe("an SSN (S33)", () => {
  it("stands nowhere in clear: not in the database, not in an answer, not in a refusal", async () => {
    const fields = patientFields({ ssn: SSN });
    const said: unknown[] = [];
    const key = { "Idempotency-Key": "ssn-1" };
    const made = await call(POST, { method: "POST", body: fields, headers: key, bearer: us.tokens.access });
    const params = { patientId: made.body.patient_id as string };
    said.push(made);
    said.push(await call(POST, { method: "POST", body: fields, headers: key, bearer: us.tokens.access }));
    said.push(
      await call(POST, {
        method: "POST",
        body: { ...fields, city: "x" },
        headers: key,
        bearer: us.tokens.access,
      }),
    );
    said.push(await call(POST, { method: "POST", body: fields, bearer: us.tokens.access }));
    said.push(
      await call(POST, { method: "POST", body: patientFields({ ssn: `${SSN}0` }), bearer: us.tokens.access }),
    );
    said.push(await call(list, { bearer: us.tokens.access }));
    said.push(await call(list, { query: { search: DIGITS }, bearer: us.tokens.access }));
    said.push(await call(readOne, { params, bearer: us.tokens.access }));
    said.push(
      await call(PATCH, {
        method: "PATCH",
        body: { ssn: DIGITS, city: "Dayton" },
        params,
        bearer: us.tokens.access,
      }),
    );
    const text = JSON.stringify(said.map((one) => (one as { body: unknown }).body));
    expect(text).toContain("***-**-5813");
    for (const clear of [SSN, DIGITS]) expect(text).not.toContain(clear);

    expect((await revealOf(params.patientId)).body).toEqual({ patient_id: params.patientId, ssn: SSN });
    const dump = await wholeDatabase();
    expect(dump).toContain(params.patientId);
    for (const clear of [SSN, DIGITS, "219 47 5813"]) expect(dump).not.toContain(clear);
  });

  it("is no part of a log line", () => {
    const child = spawnSync(
      process.execPath,
      ["--import", "tsx", path.resolve("tests/support/ssn-flow.ts"), SSN],
      { env: { ...process.env, DATABASE_URL: test.appUrl, LOG_LEVEL: "trace" }, encoding: "utf8" },
    );
    expect(child.stderr + child.stdout).toContain('"request"');
    expect(child.status).toBe(0);
    for (const clear of [SSN, DIGITS]) expect(child.stdout + child.stderr).not.toContain(clear);
  });

  it("is found by a keyed digest that differs between practices", async () => {
    const other = await account(test.db);
    const [a, b] = [
      await addPatient(us.ctx, { ssn: "219-47-0001" }),
      await addPatient(other.ctx, { ssn: "219-47-0001" }),
    ];
    const rows =
      await test.admin`select ssn_digest, ssn_sealed from patients where id in (${a.patient_id}, ${b.patient_id})`;
    expect(new Set(rows.map((row) => row.ssn_digest)).size).toBe(2);
    expect(new Set(rows.map((row) => row.ssn_sealed)).size).toBe(2);
    expect(rows[0]?.ssn_sealed).toMatch(/^1\.[A-Za-z0-9_-]{40,}$/);
  });

  it("does not open when two were swapped, and nothing of it is told", async () => {
    const [a, b] = [
      await addPatient(us.ctx, { ssn: "219-47-0002" }),
      await addPatient(us.ctx, { ssn: "219-47-0003" }),
    ];
    await test.admin`
      update patients p set ssn_sealed = q.ssn_sealed from patients q
       where (p.id, q.id) in ((${a.patient_id}, ${b.patient_id}), (${b.patient_id}, ${a.patient_id}))`;
    for (const patient of [a, b]) {
      const answer = await revealOf(patient.patient_id);
      expect(answer.status).toBe(500);
      // The random id of the request may hold any three digits.
      const { request_id, ...told } = answer.body;
      expect(JSON.stringify(told)).not.toMatch(/219|sealed|key/);
      expect(request_id).toBeTruthy();
    }
  });
});

describe("revealing", () => {
  it("is recorded each time, with the patient and without the value", async () => {
    const patient = await addPatient(us.ctx, { ssn: "219-47-0004" });
    const answer = await revealOf(patient.patient_id);
    expect(revealedSsnAnswer.parse(answer.body).ssn).toBe("219-47-0004");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const rows = await test.admin`select action, result, actor_id, detail from audit_events
      where patient_id = ${patient.patient_id} and action = 'reveal'`;
    expect(rows).toEqual([
      { action: "reveal", result: "success", actor_id: us.ctx.actor.userId, detail: { fields: ["ssn"] } },
    ]);
  });

  it("is 404 without an SSN, for another practice, for an unknown id; 401 for strangers", async () => {
    const other = await account(test.db);
    const theirs = await addPatient(other.ctx, { ssn: "219-47-0005" });
    const bare = await addPatient(us.ctx);
    expect((await revealOf(bare.patient_id)).status).toBe(404);
    const foreign = await revealOf(theirs.patient_id);
    const unknown = await revealOf(crypto.randomUUID());
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await call(reveal, { method: "POST", params: { patientId: theirs.patient_id } })).status).toBe(
      401,
    );
  });

  it("is limited per person; what is refused is recorded as such", async () => {
    const { ctx, tokens } = await account(test.db);
    const patient = await addPatient(ctx, { ssn: "219-47-0006" });
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push(await revealOf(patient.patient_id, tokens.access));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(60);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
    const [row] = await test.admin`select result, detail from audit_events
      where patient_id = ${patient.patient_id} order by id desc limit 1`;
    expect(row).toEqual({ result: "refused", detail: { reason: "RATE_LIMITED" } });
  });
});
