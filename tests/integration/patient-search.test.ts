import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as appealsOf } from "@/app/api/v1/patients/[patientId]/appeals/route";
import { PATCH, GET as readOne } from "@/app/api/v1/patients/[patientId]/route";
import { GET as list } from "@/app/api/v1/patients/route";
import { connect } from "@/db/client";
import { pageAnswer } from "@/lib/core/page";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { createAppealInput } from "@/lib/domain/appeal/schema";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { updatePatient } from "@/lib/domain/patient/mutations";
import { listPatients } from "@/lib/domain/patient/queries";
import { listPatientsQuery, patientAnswer } from "@/lib/domain/patient/schema";
import { account } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { addPatient } from "../support/patient";
import { call, useDatabase } from "../support/routes";

/** Who sees which patients, in what order, and by what they are found. */

let test: TestDatabase;
let us: Awaited<ReturnType<typeof account>>;
let them: Awaited<ReturnType<typeof account>>;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
  us = await account(test.db);
  them = await account(test.db);
});

const patch = (
  patientId: string,
  body: unknown,
  headers: Record<string, string> = {},
  bearer = us.tokens.access,
) => call(PATCH, { method: "PATCH", body, headers, bearer, params: { patientId } });
const search = async (ctx: Ctx, text: string) =>
  (await listPatients(ctx, listPatientsQuery.parse({ search: text }))).results.map((one) => one.first_name);
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

  it("answers a patient of a page, listed and found, word for word as one that is read alone", async () => {
    const { ctx, tokens } = await account(test.db);
    const bearer = tokens.access;
    await addPatient(ctx, { ssn: "219-10-6666", middle_name: "", phone: "(419) 555-0142" });
    await addPatient(ctx, {
      first_name: 'Zoë "Zo"',
      last_name: "Quote\\slash",
      address_line2: "Apt \u{1F3E5} <b>",
    });
    // As a remittance leaves one, and with times that no clock of a browser can hold.
    await test.admin`
      insert into patients (practice_id, first_name, last_name, address_line1, city, state, zip_code, created_at, updated_at)
      values (${ctx.practiceId}, 'Only', 'Named', '', '', 'OH', '', '2026-03-01 00:00:00.999999+00', '2026-11-01 05:59:59.0005+00')`;
    for (const search of ["", "555", "quote", "n", "named"]) {
      const { results } = (await call(list, { query: { search }, bearer })).body as {
        results: { patient_id: string }[];
      };
      expect(results.length, search).toBeGreaterThan(0);
      for (const one of results) {
        const { body } = await call(readOne, { params: { patientId: one.patient_id }, bearer });
        expect(JSON.stringify(one)).toBe(JSON.stringify(body));
      }
    }
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
    await updatePatient(ctx, {
      patientId: patient.patient_id,
      last_name: "Petrova",
      phone: "419-555-0133",
    });
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

  it("is planned once for all that is searched for, whatever was searched for first", async () => {
    const db = connect(test.appUrl, { max: 1 });
    try {
      // The first ones are met by all, so a plan made for them would walk everybody.
      for (const text of ["number", "ann number", "number", "ann", "number", "ann number"])
        await search({ ...ctx, db }, text);
      expect(await search({ ...ctx, db }, "garcia")).toEqual(["José"]);
      expect(await search({ ...ctx, db }, "maria 0100")).toEqual([]);
      expect(await search({ ...ctx, db }, "jose 0100")).toEqual(["José"]);
      const [found] = await db.$client<{ kept: number }[]>`
        select generic_plans::int as kept from pg_prepared_statements
         where statement like '%hit as materialized%' and statement not like '%pg_prepared%'`;
      expect(found?.kept).toBeGreaterThan(0);
    } finally {
      await db.$client.end();
    }
  });

  it("walks those that more than 10,000 share in the order of their names, uncounted", async () => {
    await test.admin`
      insert into patients (practice_id, first_name, last_name, date_of_birth, gender, address_line1, city, state, zip_code)
      select ${ctx.practiceId}, 'Ann', 'Number' || md5(g::text), '1975-04-12', 'other', '1 Elm', 'Columbus', 'OH', '43004'
        from generate_series(5001, 10001) g`;
    const query = { search: "ann number", page_size: "30" };
    const records =
      () => test.admin`select detail from audit_events where action = 'search' and entity = 'patient'
      and practice_id = ${ctx.practiceId} order by id`;
    const before = await records();
    const first = await listPatients(ctx, listPatientsQuery.parse(query));
    // What was asked first, by the index, answered nobody.
    expect((await records()).slice(before.length)).toEqual([{ detail: { count: 30 } }]);
    const second = await listPatients(ctx, listPatientsQuery.parse({ ...query, cursor: first.next ?? "" }));
    const [{ names } = { names: [] }] = await test.admin<{ names: string[] }[]>`
      select array_agg(last_name order by lower(last_name) collate "C") as names
        from (select last_name from patients where practice_id = ${ctx.practiceId} and first_name = 'Ann'
               order by lower(last_name) collate "C" limit 60) ann`;
    expect(first.count).toBeNull();
    expect([...first.results, ...second.results].map(({ last_name }) => last_name)).toEqual(names);
  });
});
