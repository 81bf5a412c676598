import { beforeEach, describe, expect, it } from "vitest";
import { transact } from "@/db/client";
import { auditAnonymous } from "@/lib/domain/kernel/audit";
import { sealAuditEvents, verifyAudit } from "@/lib/domain/practice/activity/seal";
import { account, origin } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";

let test: TestDatabase;
beforeEach(async () => {
  test = await testDatabase();
  await account(test.db);
  await sealAuditEvents(test.db);
  await account(test.db);
  await sealAuditEvents(test.db);
});

const superuser = async (statement: string) => {
  await test.admin.unsafe(`set session_replication_role = replica; ${statement}`);
};
const named = async () =>
  (await verifyAudit(test.db)).problems.map(({ event, what }) => `${event ?? "seal"}: ${what}`);

describe("S35 the audit trail", () => {
  it("verifies when nothing was touched, across practices and with several batches", async () => {
    const verdict = await verifyAudit(test.db);
    expect(verdict).toMatchObject({ seals: 2, sealed: 4, unsealed: 0, problems: [] });
  });

  it("can't be changed by the app's role", async () => {
    for (const statement of [
      "update audit_events set action = 'read'",
      "delete from audit_events",
      "truncate audit_events",
      "update audit_seals set hash = ''",
      "delete from audit_seals",
    ]) {
      await expect(test.db.$client.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("names a changed row, whatever the column", async () => {
    for (const change of [
      "action = 'read'",
      "detail = '{\"x\": 1}'",
      "at = at + interval '1 microsecond'",
      "actor_id = null",
    ]) {
      const [row] =
        await test.admin`select id, action, detail, at::text, actor_id from audit_events where id = 2`;
      await superuser(`update audit_events set ${change} where id = 2`);
      expect(await named(), change).toEqual(["2: changed"]);
      await test.admin`
        update audit_events set action = ${row?.action}, detail = ${test.admin.json(row?.detail)},
               at = ${row?.at}::text::timestamptz, actor_id = ${row?.actor_id} where id = 2`;
      expect(await named()).toEqual([]);
    }
  });

  it("names a removed, an added and two exchanged rows", async () => {
    await superuser("delete from audit_events where id = 3");
    expect(await named()).toEqual(["3: removed"]);
    await superuser(`insert into audit_events (id, practice_id, actor_kind, action, entity, result, request_id, at)
      overriding system value select 99, practice_id, 'user', 'read', 'patient', 'success', 'r', at
        from audit_events where id = 2`);
    expect(await named()).toEqual(["3: removed", "99: added after its time was sealed"]);
    await superuser("alter table audit_events alter column id drop identity");
    await superuser("update audit_events set id = case id when 1 then -2 else -1 end where id in (1, 2)");
    await superuser("update audit_events set id = -id where id < 0");
    expect(await named()).toEqual([
      "1: changed",
      "2: changed",
      "3: removed",
      "99: added after its time was sealed",
    ]);
  });

  it("notices a rewritten seal", async () => {
    await superuser("update audit_seals set leaves = leaves - 0, event_count = event_count - 1 where id = 1");
    expect(await named()).toContain("seal: its hash does not fit");
    await superuser("update audit_seals set hash = audit_seal_hash(previous_hash, leaves) where id = 1");
    expect(await named()).toContain("seal: the seal before it is not the one it was linked to");
  });

  it("leaves out what a running transaction may still write, and seals it later", async () => {
    const write = (action: "read" | "list") =>
      transact(test.db, (tx) => auditAnonymous(tx, origin(), { action, entity: "x" }));
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = () => {};
    const began = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = transact(test.db, async (tx) => {
      await auditAnonymous(tx, origin(), { action: "export", entity: "x" });
      begun();
      await held;
    });
    await began;
    await write("read");
    expect(await sealAuditEvents(test.db)).toBe(0);
    finish();
    await slow;
    expect(await sealAuditEvents(test.db)).toBe(2);
    expect(await verifyAudit(test.db)).toMatchObject({ sealed: 6, unsealed: 0, problems: [] });
  });

  it("is sealed once by several workers at a time", async () => {
    await account(test.db);
    const counts = await Promise.all(Array.from({ length: 4 }, () => sealAuditEvents(test.db)));
    await sealAuditEvents(test.db);
    expect(counts.every((count) => count === 0 || count === 2)).toBe(true);
    expect(await verifyAudit(test.db)).toMatchObject({ sealed: 6, problems: [] });
  });
});
