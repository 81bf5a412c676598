import { beforeAll, describe, expect, it } from "vitest";
import { PATCH } from "@/app/api/v1/patients/[patientId]/route";
import { POST } from "@/app/api/v1/patients/route";
import { createPatient } from "@/lib/domain/patient/mutations";
import { createPatientInput, patientAnswer } from "@/lib/domain/patient/schema";
import { account } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { addPatient, patientFields } from "../support/patient";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
let us: Awaited<ReturnType<typeof account>>;
let them: Awaited<ReturnType<typeof account>>;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
  us = await account(test.db);
  them = await account(test.db);
});

const create = (body: unknown, headers: Record<string, string> = {}, bearer = us.tokens.access) =>
  call(POST, { method: "POST", body, headers, bearer });
const patch = (
  patientId: string,
  body: unknown,
  headers: Record<string, string> = {},
  bearer = us.tokens.access,
) => call(PATCH, { method: "PATCH", body, headers, bearer, params: { patientId } });
const actionsOf = async (patientId: string) =>
  (await test.admin`select action, result from audit_events where patient_id = ${patientId} order by id`).map(
    (row) => `${row.action} ${row.result}`,
  );

describe("POST /patients/", () => {
  it("creates a patient of the own practice and answers it, masked", async () => {
    const { status, body } = await create(
      patientFields({
        ssn: "219-09-9999",
        phone: "614-555-0100",
        practice_id: them.ctx.practiceId,
        patient_id: "x",
      }),
    );
    expect(status).toBe(201);
    const patient = patientAnswer.parse(body);
    expect(patient).toMatchObject({
      first_name: "Maria",
      ssn: "***-**-9999",
      country: "USA",
      phone: "614-555-0100",
    });
    const [row] =
      await test.admin`select practice_id, created_by from patients where id = ${patient.patient_id}`;
    expect(row).toEqual({ practice_id: us.ctx.practiceId, created_by: us.ctx.actor.userId });
    expect(await actionsOf(patient.patient_id)).toEqual(["create success"]);
  });

  it("names the fields that are wrong and saves nothing", async () => {
    const before = await test.admin`select count(*) from patients`;
    const { status, body } = await create({
      ...patientFields({ ssn: "12" }),
      last_name: "",
      date_of_birth: "2024-02-30",
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      last_name: ["Enter the last name."],
      date_of_birth: ["Enter the date of birth as YYYY-MM-DD."],
    });
    expect((await create(patientFields({ ssn: "12" }))).body).toEqual({
      ssn: [expect.stringContaining("nine digits")],
    });
    expect((await create(patientFields({ ssn: "***-**-9999" }))).status).toBe(400);
    expect(await test.admin`select count(*) from patients`).toEqual(before);
  });

  it("takes a birth of the practice's today and none of tomorrow", async () => {
    const [zone] = await test.admin`select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today,
      to_char(now() at time zone time_zone + interval '1 day', 'YYYY-MM-DD') as tomorrow
      from practices where id = ${us.ctx.practiceId}`;
    expect((await create(patientFields({ date_of_birth: zone?.tomorrow }))).body).toEqual({
      date_of_birth: ["The date of birth can't be in the future."],
    });
    expect((await create(patientFields({ date_of_birth: zone?.today }))).status).toBe(201);
  });

  it("refuses strangers, bad JSON and NUL", async () => {
    expect((await call(POST, { method: "POST", body: patientFields() })).status).toBe(401);
    expect((await create(patientFields({ first_name: "Ma\u0000ria" }))).status).toBe(400);
    expect((await create([])).status).toBe(400);
    expect((await create("x")).status).toBe(400);
  });

  it("answers a retry with the same key as the first time, and another body with 409", async () => {
    const fields = patientFields({ ssn: "219-10-0001" });
    const key = { "Idempotency-Key": "try-1" };
    const tries = await Promise.all([create(fields, key), create(fields, key), create(fields, key)]);
    expect(tries.map((one) => one.status)).toEqual([201, 201, 201]);
    expect(new Set(tries.map((one) => one.body.patient_id)).size).toBe(1);
    expect(tries[1]?.body).toEqual(tries[0]?.body);
    expect((await create(patientFields(), key)).status).toBe(409);
    const found = await test.admin`select id from patients where last_name = ${fields.last_name}`;
    expect(found).toHaveLength(1);
    // The same key of another person is another key.
    expect((await create(fields, key, them.tokens.access)).status).toBe(201);
  });

  it("leaves the key free when a try was refused, and refuses a key that is none", async () => {
    const key = { "Idempotency-Key": "try-2" };
    const fields = patientFields();
    expect((await create({ ...fields, ssn: "12" }, key)).status).toBe(400);
    expect((await create(fields, key)).status).toBe(201);
    expect((await create(patientFields(), { "Idempotency-Key": "two words" })).status).toBe(400);
  });
});

describe("a likely duplicate", () => {
  it("is pointed out for the same name and birth date, accents and case aside, and not forbidden", async () => {
    const first = await addPatient(us.ctx, {
      first_name: "José",
      last_name: "García-Ruiz",
      ssn: "219-10-1111",
    });
    const again = patientFields({ first_name: "JOSE", last_name: "Garcia-Ruiz" });
    const { status, body } = await create({ ...again, confirm_duplicate: false });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "likely_duplicate",
      candidates: [
        {
          patient_id: first.patient_id,
          name: "José García-Ruiz",
          date_of_birth: "1975-04-12",
          ssn: "***-**-1111",
          reason: "name_and_birth_date",
        },
      ],
    });
    expect(body.detail).toBe(body.error);
    expect((await create(again)).status).toBe(201);
    expect((await create({ ...again, confirm_duplicate: false, date_of_birth: "1975-04-13" })).status).toBe(
      201,
    );
  });

  it("is pointed out for the same SSN, however it is typed", async () => {
    await addPatient(us.ctx, { ssn: "219-10-2222" });
    const { status, body } = await create({
      ...patientFields({ ssn: "219102222", date_of_birth: "1980-01-01" }),
      confirm_duplicate: false,
    });
    expect(status).toBe(409);
    expect(body.candidates).toMatchObject([{ reason: "ssn", ssn: "***-**-2222" }]);
  });

  it("is no one of another practice", async () => {
    const fields = patientFields({ ssn: "219-10-3333" });
    await createPatient(them.ctx, createPatientInput.parse(fields));
    expect((await create({ ...fields, confirm_duplicate: false })).status).toBe(201);
  });

  it("is pointed out by an edit that makes one, not by one that changes something else", async () => {
    const first = await addPatient(us.ctx);
    const second = await addPatient(us.ctx);
    const clash = { last_name: first.last_name };
    expect((await patch(second.patient_id, { ...clash, confirm_duplicate: false })).status).toBe(409);
    expect((await patch(second.patient_id, clash)).status).toBe(200);
    expect((await patch(second.patient_id, { city: "Dayton" })).status).toBe(200);
    expect(await actionsOf(second.patient_id)).toEqual([
      "create success",
      "update refused",
      "update success",
      "update success",
    ]);
  });

  it("is met by one of two simultaneous saves", async () => {
    const fields = { ...patientFields(), confirm_duplicate: false };
    const both = await Promise.all([create(fields), create(fields)]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
  });
});

describe("PATCH /patients/{id}/", () => {
  it("changes what was sent and nothing else", async () => {
    const patient = await addPatient(us.ctx, { email: "a@b.example", ssn: "219-10-4444" });
    const { status, body } = await patch(patient.patient_id, {
      city: "Dayton",
      practice_id: them.ctx.practiceId,
      id: crypto.randomUUID(),
      created_at: "2000-01-01T00:00:00Z",
      unknown: 1,
    });
    expect(status).toBe(200);
    expect(patientAnswer.parse(body)).toEqual({ ...patient, city: "Dayton", updated_at: body.updated_at });
    expect(body.updated_at).not.toBe(patient.updated_at);
  });

  it("takes the whole patient back as it was answered: the masked SSN stays", async () => {
    const patient = await addPatient(us.ctx, { ssn: "219-10-5555" });
    const before = await test.admin`select ssn_sealed from patients where id = ${patient.patient_id}`;
    const { status, body } = await patch(patient.patient_id, { ...patient, phone: "6145550100" });
    expect([status, body.ssn]).toEqual([200, "***-**-5555"]);
    expect(await test.admin`select ssn_sealed from patients where id = ${patient.patient_id}`).toEqual(
      before,
    );
    expect((await patch(patient.patient_id, { ssn: "***-**-0000" })).status).toBe(400);
    expect((await patch(patient.patient_id, { ssn: "" })).body.ssn).toBe("");
  });

  it.each(["body", "If-Match"])(
    "answers 409 with the current state to an older updated_at in the %s",
    async (where) => {
      const patient = await addPatient(us.ctx);
      const stale = (change: object) =>
        where === "body"
          ? patch(patient.patient_id, { ...change, updated_at: patient.updated_at })
          : patch(patient.patient_id, change, { "If-Match": `"${patient.updated_at}"` });
      const first = await stale({ city: "Dayton" });
      expect(first.status).toBe(200);
      const second = await stale({ city: "Akron" });
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({ code: "changed_meanwhile", current: first.body });
      expect(
        (await patch(patient.patient_id, { ...(second.body.current as object), city: "Akron" })).status,
      ).toBe(200);
    },
  );

  it("lets one of several simultaneous edits of one state through", async () => {
    const patient = await addPatient(us.ctx);
    const edits = await test.admin.begin(async (holder) => {
      // Held until all three stand before the row, so that they do meet.
      await holder`select 1 from patients where id = ${patient.patient_id} for update`;
      const sent = [1, 2, 3].map((i) =>
        patch(patient.patient_id, { city: `City ${i}`, updated_at: patient.updated_at }),
      );
      for (let waiting = 0; waiting < 3; ) {
        const [row] = await holder`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        waiting = row?.n ?? 0;
      }
      return { sent };
    });
    const statuses = (await Promise.all(edits.sent)).map((one) => one.status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it("refuses bad values and a bad If-Match", async () => {
    const { patient_id } = await addPatient(us.ctx);
    expect((await patch(patient_id, { state: "ZZ" })).body).toEqual({ state: ["Choose a state."] });
    expect((await patch(patient_id, { first_name: "" })).body).toEqual({
      first_name: ["Enter the first name."],
    });
    expect((await patch(patient_id, { date_of_birth: "2199-01-01" })).status).toBe(400);
    expect((await patch(patient_id, {}, { "If-Match": '"nonsense"' })).status).toBe(400);
  });
});
