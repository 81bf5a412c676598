import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as appealsOf } from "@/app/api/v1/patients/[patientId]/appeals/route";
import { PATCH, GET as readOne } from "@/app/api/v1/patients/[patientId]/route";
import { GET as list, POST } from "@/app/api/v1/patients/route";
import { pageAnswer } from "@/lib/core/page";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { createAppealInput } from "@/lib/domain/appeal/schema";
import { type Ctx, inContext } from "@/lib/domain/context";
import { createPatient, updatePatient } from "@/lib/domain/patient/mutations";
import { listPatients } from "@/lib/domain/patient/queries";
import {
  createPatientInput,
  listPatientsQuery,
  patientAnswer,
  updatePatientInput,
} from "@/lib/domain/patient/schema";
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
const search = async (ctx: Ctx, text: string) =>
  (await listPatients(ctx, listPatientsQuery.parse({ search: text }))).results.map((one) => one.first_name);
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

describe("another practice's patient (S03)", () => {
  it("is answered like one that never existed, and stays as it is", async () => {
    const theirs = await addPatient(them.ctx, { ssn: "219-10-6666" });
    const before = await test.admin`select * from patients where id = ${theirs.patient_id}`;
    for (const patientId of [theirs.patient_id, crypto.randomUUID(), "not-an-id"]) {
      const params = { patientId };
      const answers = [
        await call(readOne, { params, bearer: us.tokens.access }),
        await patch(patientId, { city: "Dayton" }),
        await call(appealsOf, { params, bearer: us.tokens.access }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(JSON.stringify(answer.body)).not.toContain(theirs.last_name);
      }
    }
    const foreign = await call(readOne, {
      params: { patientId: theirs.patient_id },
      bearer: us.tokens.access,
    });
    const unknown = await call(readOne, {
      params: { patientId: crypto.randomUUID() },
      bearer: us.tokens.access,
    });
    expect(foreign.body).toEqual(unknown.body);
    expect(await test.admin`select * from patients where id = ${theirs.patient_id}`).toEqual(before);
    expect(await search(us.ctx, theirs.last_name)).toEqual([]);
  });

  it("can't be put onto an own appeal, nor does the database take it (S04)", async () => {
    const theirs = await addPatient(them.ctx);
    await expect(
      createAppeal(us.ctx, createAppealInput.parse({ patient: theirs.patient_id })),
    ).rejects.toMatchObject({ fields: { patient: expect.anything() } });
    await expect(
      test.admin`insert into appeals (practice_id, patient_id, created_by)
        values (${us.ctx.practiceId}, ${theirs.patient_id}, ${us.ctx.actor.userId})`,
    ).rejects.toMatchObject({ code: "23503" });
    await expect(
      test.admin`insert into patient_search (practice_id, patient_id, last_key, first_key, search_text)
        values (${us.ctx.practiceId}, ${theirs.patient_id}, 'a', 'a', 'a')`,
    ).rejects.toMatchObject({ code: "23503" });
  });
});

describe("GET /patients/", () => {
  it("walks all patients by name, page by page, without case and accents in the order", async () => {
    const { ctx, tokens } = await account(test.db);
    const names = ["Zimmer", "álvarez", "Alvarado", "de la Cruz", "Baker", "Álvarez", "O'Brien"];
    for (const [i, last_name] of names.entries()) {
      await addPatient(ctx, { last_name, first_name: `P${i}`, date_of_birth: `1975-04-1${i}` });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await call(list, {
        query: { page_size: "2", ...(cursor && { cursor }) },
        bearer: tokens.access,
      });
      expect(answer.status).toBe(200);
      const page = pageAnswer(patientAnswer).parse(answer.body);
      expect(page.count).toBe(7);
      seen.push(...page.results.map((one) => one.last_name));
      cursor = page.next
        ? (new URL(page.next, "http://x").searchParams.get("cursor") ?? undefined)
        : undefined;
      expect(page.next ?? "").not.toMatch(/alvar|baker/i);
    } while (cursor);
    expect(seen).toEqual(["Alvarado", "álvarez", "Álvarez", "Baker", "de la Cruz", "O'Brien", "Zimmer"]);
  });

  it("refuses a cursor of another practice, a bent one and a bad page size", async () => {
    const other = await account(test.db);
    for (let i = 0; i < 2; i++) await addPatient(other.ctx);
    const page = await listPatients(other.ctx, listPatientsQuery.parse({ page_size: "1" }));
    for (const cursor of [page.next ?? "", "nonsense", "1.AAAA"]) {
      const answer = await call(list, { query: { cursor }, bearer: us.tokens.access });
      expect(answer.status).toBe(400);
    }
    expect((await call(list, { query: { page_size: "0" }, bearer: us.tokens.access })).status).toBe(400);
    expect((await call(list, { query: { search: "a\0b" }, bearer: us.tokens.access })).status).toBe(400);
  });

  it("shows the patient's appeals, newest first, and no others", async () => {
    const patient = await addPatient(us.ctx);
    const other = await addPatient(us.ctx);
    for (const [payer_name, id] of [
      ["First", patient],
      ["Other", other],
      ["Second", patient],
    ] as const) {
      await createAppeal(us.ctx, createAppealInput.parse({ patient: id.patient_id, payer_name }));
    }
    const { body } = await call(appealsOf, {
      params: { patientId: patient.patient_id },
      bearer: us.tokens.access,
    });
    expect((body.results as { payer_name: string }[]).map((one) => one.payer_name)).toEqual([
      "Second",
      "First",
    ]);
    expect(body.count).toBe(2);
  });
});

describe("search", () => {
  let ctx: Ctx;
  beforeAll(async () => {
    ({ ctx } = await account(test.db));
    const people = [
      {
        first_name: "José",
        last_name: "García-Ruiz",
        email: "Jose.GR@Mail.example",
        phone: "(614) 555-0100",
      },
      { first_name: "Zoë", middle_name: "Anne", last_name: "O'Brien", phone: "614.555.0177" },
      { first_name: "Bjørn", last_name: "Ng", email: "b_n%x@mail.example", phone: "+1 937 555 0100" },
      { first_name: "Maria", last_name: "Lopez", email: "maria@clinic.example", phone: "" },
    ];
    for (const person of people) await addPatient(ctx, person);
  });

  it.each([
    ["", ["José", "Maria", "Bjørn", "Zoë"]],
    ["garcia", ["José"]],
    ["GARCÍA", ["José"]],
    ["arci", ["José"]],
    ["ruiz jose", ["José"]],
    ["ruiz, jo", ["José"]],
    ["Ruiz", ["José"]],
    ["garcia-ruiz", ["José"]],
    ["obrien", ["Zoë"]],
    ["O’Brien", ["Zoë"]],
    ["zoe anne", ["Zoë"]],
    ["bjorn", ["Bjørn"]],
    ["ng", ["Bjørn"]],
    ["n", ["Bjørn"]],
    ["m", ["Maria"]],
    ["jose.gr@mail.example", ["José"]],
    ["@clinic", ["Maria"]],
    ["5550100", ["José", "Bjørn"]],
    ["555-01", ["José", "Bjørn", "Zoë"]],
    ["(614) 555", ["José", "Zoë"]],
    ["1 (614) 555-0177", ["Zoë"]],
    ["0177", ["Zoë"]],
    ["jose 0100", ["José"]],
    ["maria 0100", []],
    ["nobody", []],
    ["b_n%x", ["Bjørn"]],
    ["%", []],
    ["___", []],
    ["%%%", []],
    ["\\", []],
    ["' or 1=1 --", []],
    ["a b c d e f g h i j", []],
  ])("%j finds %j", async (text, names) => {
    expect(await search(ctx, text)).toEqual(names);
  });

  it("follows a change and a removal at once", async () => {
    const patient = await addPatient(ctx, { first_name: "Olga", last_name: "Ivanova" });
    expect(await search(ctx, "ivanova")).toEqual(["Olga"]);
    await updatePatient(
      ctx,
      patient.patient_id,
      updatePatientInput.parse({ last_name: "Petrova", phone: "419-555-0133" }),
    );
    expect(await search(ctx, "ivanova")).toEqual([]);
    expect(await search(ctx, "4195550133")).toEqual(["Olga"]);
    await test.admin`update patients set deleted_at = now() where id = ${patient.patient_id}`;
    expect(await search(ctx, "petrova")).toEqual([]);
  });

  it("is recorded without what was searched for", async () => {
    await search(ctx, "verysecretname");
    const rows =
      await test.admin`select action, detail::text from audit_events where practice_id = ${ctx.practiceId}
      order by id desc limit 1`;
    expect(rows[0]).toMatchObject({ action: "search" });
    expect(JSON.stringify(rows)).not.toContain("verysecretname");
  });

  it("goes through the index although row security is on", async () => {
    await test.admin`
      insert into patients (practice_id, first_name, last_name, date_of_birth, gender, address_line1, city, state, zip_code)
      select ${ctx.practiceId}, 'Ann', 'Number' || md5(g::text), '1975-04-12', 'other', '1 Elm', 'Columbus', 'OH', '43004'
        from generate_series(1, 5000) g`;
    await test.admin`analyze patient_search`;
    const plan = await inContext(ctx, async (tx) => {
      await tx.execute(sql`select set_config('app.search_1', app_search_pattern('garcia'), true)`);
      return tx.execute(
        sql`explain select patient_id from patient_search where practice_id = ${ctx.practiceId}`,
      );
    });
    const text = plan.map((row) => Object.values(row)[0]).join("\n");
    expect(text).toContain("Bitmap Index Scan on patient_search_text");
    expect(text).toMatch(/Index Cond: .*search_text ~~/);
  });
});
