import { beforeAll, describe, expect, it } from "vitest";
import { contextOf } from "@/lib/auth/authenticate";
import { jobCtx } from "@/lib/auth/job-context";
import { getProfile, listUsers, updateProfile } from "@/lib/domain/account/profile";
import { profileInput } from "@/lib/domain/account/schema";
import { endSessionOf, refreshSession } from "@/lib/domain/account/sessions";
import { signUp } from "@/lib/domain/account/sign-up";
import { account, freshSignUp, origin, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});

const bearer = { carrier: "bearer", quiet: false } as const;
const is = (code: string) => expect.objectContaining({ code });

describe("an account", () => {
  it("signs up with a practice of its own and signs in", async () => {
    const { user, ctx, input } = await account(test.db);
    expect(user).toMatchObject({
      username: input.username,
      email_verified: false,
      role: "provider",
      is_owner: true,
      organization: input.organization,
    });
    expect(ctx.actor).toMatchObject({ kind: "user", isOwner: true, emailVerified: false });
    const [practice] = await test.admin`select name from practices where id = ${ctx.practiceId}`;
    expect(practice?.name).toBe(input.organization);
    const runs =
      await test.admin`select name from dbos.workflow_status where name = 'account/verification.requested'`;
    expect(runs.length).toBe(1);
    const actions =
      await test.admin`select action from audit_events where practice_id = ${ctx.practiceId} order by id`;
    expect(actions.map((row) => row.action)).toEqual(["sign_up", "sign_in"]);
  });

  it("names the practice after the person when no organization is given", async () => {
    const { ctx, input } = await account(test.db, { organization: "" });
    const [practice] = await test.admin`select name from practices where id = ${ctx.practiceId}`;
    expect(practice?.name).toBe(`${input.username}'s practice`);
  });

  it("refuses a taken username whatever its case and width", async () => {
    const { input } = await account(test.db);
    const shouted = freshSignUp({ username: input.username.toUpperCase() });
    await expect(signUp({ db: test.db, origin: origin() }, shouted)).rejects.toMatchObject({
      fields: { username: ["This username is taken. Choose another."] },
    });
    await expect(
      signInAs(test.db, { username: ` ${input.username.toUpperCase()} `, password: PASSWORD }),
    ).resolves.toBeDefined();
  });

  it("answers a wrong password and an unknown name alike", async () => {
    const { input } = await account(test.db);
    const wrong = await signInAs(test.db, { username: input.username, password: "nope" }).catch((e) => e);
    const unknown = await signInAs(test.db, { username: "nobody-here", password: "nope" }).catch((e) => e);
    expect(wrong).toMatchObject({ code: "UNAUTHENTICATED", message: "Wrong username or password." });
    expect({ ...unknown }).toEqual({ ...wrong });
    expect(unknown.message).toBe(wrong.message);
  });

  it("refreshes once, with the same pair for a second caller in the grace", async () => {
    const { tokens } = await account(test.db);
    const first = await refreshSession(test.db, tokens.refresh, { ...origin(), ...bearer });
    const second = await refreshSession(test.db, tokens.refresh, { ...origin(), ...bearer });
    expect(second).toEqual(first);
    expect(first.refresh).not.toBe(tokens.refresh);
    expect(await contextOf(test.db, first.access, "bearer", origin())).not.toBeNull();
  });

  it("signs out at once, by either token", async () => {
    const { tokens } = await account(test.db);
    await endSessionOf(test.db, tokens.refresh, origin());
    expect(await contextOf(test.db, tokens.access, "bearer", origin())).toBeNull();
    await expect(refreshSession(test.db, tokens.refresh, { ...origin(), ...bearer })).rejects.toEqual(
      is("UNAUTHENTICATED"),
    );
  });

  it("edits its profile; role and username stay", async () => {
    const { ctx, input } = await account(test.db);
    const saved = await updateProfile(
      ctx,
      profileInput.parse({
        username: "other",
        role: "staff",
        npi: "1234567893",
        tin: "12-3456789",
        organization: "",
      }),
    );
    expect(saved).toMatchObject({
      username: input.username,
      role: "provider",
      npi: "1234567893",
      tin: "123456789",
      organization: null,
      email: input.email,
    });
    expect(await getProfile(ctx)).toEqual(saved);
  });

  it("lists the people of the practice only", async () => {
    const { ctx, user } = await account(test.db);
    await account(test.db);
    expect((await listUsers(ctx)).results.map((entry) => entry.id)).toEqual([user.id]);
  });

  it("gives jobs a context as long as the person works there", async () => {
    const { ctx, user } = await account(test.db);
    const job = { practiceId: ctx.practiceId, userId: user.id, requestId: "r" };
    expect((await jobCtx(test.db, job)).actor.kind).toBe("job");
    const other = await account(test.db);
    await expect(jobCtx(test.db, { ...job, practiceId: other.ctx.practiceId })).rejects.toEqual(
      is("FORBIDDEN"),
    );
    await test.admin`update members set deactivated_at = now() where user_id = ${user.id}`;
    await expect(jobCtx(test.db, job)).rejects.toEqual(is("FORBIDDEN"));
    expect(
      await contextOf(test.db, (await account(test.db)).tokens.access, "bearer", origin()),
    ).not.toBeNull();
  });
});
