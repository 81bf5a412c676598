import { beforeAll, describe, expect, it } from "vitest";
import { GET as exported } from "@/app/api/v1/practice/activity/export/route";
import { GET as activity } from "@/app/api/v1/practice/activity/route";
import { getProfile, updateProfile } from "@/lib/domain/account/profile";
import { exportActivity, listActivity } from "@/lib/domain/practice/activity/activity";
import { activityQuery } from "@/lib/domain/practice/activity/schema";
import { account, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { practiceOfTwo } from "../support/invited";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

const query = (changes: Record<string, string> = {}) => activityQuery.parse(changes);

describe("activity (S34)", () => {
  it("shows the owner what happened in the practice, and nobody else's", async () => {
    const person = await account(test.db);
    await account(test.db);
    await getProfile(person.ctx);
    await updateProfile(person.ctx, { organization: "New" });
    await signInAs(test.db, { username: person.input.username, password: "wrong" }).catch(() => {});
    const page = await listActivity(person.ctx, query());
    expect(page.results.map((entry) => `${entry.action} ${entry.entity} ${entry.result}`)).toEqual([
      "sign_in session refused",
      "update user success",
      "read user success",
      "sign_in session success",
      "sign_up user success",
    ]);
    expect(new Set(page.results.map((entry) => entry.actor))).toEqual(new Set([person.input.username]));
    expect(page.count).toBe(5);
  });

  it("filters and pages", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    for (let i = 0; i < 5; i += 1) await getProfile(colleague.ctx);
    const byActor = await listActivity(owner.ctx, query({ actor: colleague.user.id, action: "read" }));
    expect(byActor.results).toHaveLength(5);
    const first = await listActivity(owner.ctx, query({ action: "read", page_size: "2" }));
    expect(first.results).toHaveLength(2);
    const second = await listActivity(
      owner.ctx,
      query({ action: "read", page_size: "200", cursor: first.next ?? "" }),
    );
    expect(second.results.map((entry) => entry.id)).not.toContain(first.results[0]?.id);
    expect(first.results.length + second.results.length).toBe(first.count);
    expect((await listActivity(owner.ctx, query({ from: "2001-01-01", to: "2001-12-31" }))).results).toEqual(
      [],
    );
    expect((await listActivity(owner.ctx, query({ from: "2001-01-01" }))).results.length).toBeGreaterThan(5);
  });

  it("is exported as CSV, which is recorded", async () => {
    const person = await account(test.db);
    const file = await exportActivity(person.ctx, query());
    expect(file.split("\r\n")[0]).toContain("Time (UTC),Person");
    expect(file).toContain(`${person.input.username},user,sign_up`);
    const answer = await listActivity(person.ctx, query({ action: "export" }));
    expect(answer.results).toHaveLength(1);
  });

  it("is the owner's alone", async () => {
    const { colleague } = await practiceOfTwo(test);
    const { access: bearer } = colleague.tokens;
    expect((await call(activity, { bearer })).status).toBe(403);
    expect((await call(exported, { bearer })).status).toBe(403);
  });
});
