import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { inPractice } from "@/db/client";
import { practices } from "@/db/schema/practices";
import type { PracticeId } from "@/lib/core/ids";
import { type TestDatabase, testDatabase } from "../support/database";

let t: TestDatabase;
const a = crypto.randomUUID() as PracticeId;
const b = crypto.randomUUID() as PracticeId;

beforeAll(async () => {
  t = await testDatabase();
  for (const id of [a, b]) {
    await inPractice(t.db, { practiceId: id }, (tx) => tx.insert(practices).values({ id, name: "Practice" }));
  }
});

describe("row-level security (S07)", () => {
  it("is enabled and forced with a policy on every table with a practice column", async () => {
    const open = await t.admin`
      select c.relname from pg_class c
      join pg_attribute p on p.attrelid = c.oid and p.attname = 'practice_id' and not p.attisdropped
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind in ('r','p') and not (c.relrowsecurity and c.relforcerowsecurity
        and exists (select 1 from pg_policy where polrelid = c.oid))`;
    expect(open.map((row) => row.relname)).toEqual([]);
  });

  it("links every row of a practice to its parent by the practice too", async () => {
    const loose = await t.admin`
      select con.conname from pg_constraint con
      join pg_attribute child on child.attrelid = con.conrelid and child.attname = 'practice_id'
      join pg_attribute parent on parent.attrelid = con.confrelid and parent.attname = 'practice_id'
      where con.contype = 'f' and not (child.attnum = any(con.conkey) and parent.attnum = any(con.confkey))`;
    expect(loose.map((row) => row.conname)).toEqual([]);
  });

  it("gives the app's role no ownership, no superuser and no bypass", async () => {
    const [role] = await t.admin`select rolsuper, rolbypassrls from pg_roles where rolname = 'appeals_app'`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    const owned = await t.admin`select relname from pg_class where relowner = 'appeals_app'::regrole`;
    expect(owned).toHaveLength(0);
  });

  it("shows nothing without a practice and one practice's rows with it", async () => {
    expect(await t.db.select().from(practices)).toHaveLength(0);
    const mine = await inPractice(t.db, { practiceId: a }, (tx) => tx.select().from(practices));
    expect(mine.map((row) => row.id)).toEqual([a]);
  });

  it("refuses to write for another practice", async () => {
    await expect(
      inPractice(t.db, { practiceId: a }, (tx) =>
        tx.execute(sql`insert into practices (id, name) values (${crypto.randomUUID()}, 'x')`),
      ),
    ).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  it("forgets the practice at the end of the transaction", async () => {
    await inPractice(t.db, { practiceId: a }, (tx) => tx.select().from(practices));
    for (let i = 0; i < 10; i++) expect(await t.db.select().from(practices)).toHaveLength(0);
  });
});
