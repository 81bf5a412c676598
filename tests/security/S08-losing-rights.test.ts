import { beforeAll, describe, expect, it } from "vitest";
import { GET as readProfile } from "@/app/api/v1/accounts/profile/route";
import { GET as listPatients } from "@/app/api/v1/patients/route";
import { GET as readActivity } from "@/app/api/v1/practice/activity/route";
import { PATCH as changePractice } from "@/app/api/v1/practice/route";
import { workflows } from "@/inngest/workflows";
import { requestSending } from "@/lib/domain/delivery/request";
import { sendInput } from "@/lib/domain/delivery/schema";
import { acceptAsMyself } from "@/lib/domain/practice/accept-invitation";
import { inviteColleague } from "@/lib/domain/practice/invitations";
import { deactivateMember, handOverOwnership } from "@/lib/domain/practice/members";
import { EVENTS } from "@/lib/events";
import { browserCookie, PASSWORD, signInAs } from "../support/account";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { overrides } from "../support/gate";
import { invitationToken, practiceOfTwo } from "../support/invited";
import { restClient } from "../support/rest";
import { APPEALS } from "../support/rest-desk";
import { call, useDatabase as workOn } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";
import { verifiedAccount } from "../support/verified-account";

/** What ends with the loss of rights: every request that begins after the commit, and every job that goes on after it. */

let t: TestDatabase;
let jobs: ReturnType<typeof workflowsOnDemand>;

beforeAll(async () => {
  t = await testDatabase();
  settingsOf(t);
  workOn(t.db);
  jobs = workflowsOnDemand(t.db);
});

type Ask = (headers: Record<string, string>) => Promise<{ status: number }>;

/** Both ways of one person to be signed in, each with an access token that has minutes to live. */
async function carriersOf(username: string): Promise<Record<string, string>[]> {
  const [bearer, browser] = [
    await signInAs(t.db, { username, password: PASSWORD }),
    await signInAs(t.db, { username, password: PASSWORD }, { carrier: "browser" }),
  ];
  return [
    { Authorization: `Bearer ${bearer.tokens.access}` },
    { Cookie: browserCookie(browser.tokens.access), Origin: "http://localhost:3000" },
  ];
}

/**
 * Asks without a pause by every carrier, several at a time, while `lose` happens; answers the statuses of the requests
 * that began before it and of the hundreds that began after its commit.
 */
async function during(carriers: Record<string, string>[], ask: Ask, lose: () => Promise<void>) {
  const seen = { before: new Set<number>(), after: new Set<number>() };
  let [committed, begun, beganAfter] = [false, 0, 0];
  const loop = async (headers: Record<string, string>) => {
    while (beganAfter < 200) {
      const isAfter = committed;
      begun += 1;
      if (isAfter) beganAfter += 1;
      const { status } = await ask(headers);
      seen[isAfter ? "after" : "before"].add(status);
    }
  };
  const loops = carriers.flatMap((headers) => [loop(headers), loop(headers)]);
  while (begun < 50) await new Promise((resolve) => setImmediate(resolve));
  await lose();
  committed = true;
  await Promise.all(loops);
  return { before: [...seen.before].sort(), after: [...seen.after].sort() };
}

const readAsThem: Ask = (headers) => call(listPatients, { headers });
const writeAsThem: Ask = (headers) =>
  call(changePractice, { method: "PATCH", headers, body: { phone: "+12125550100" } });

describe("S08 requests", () => {
  it("of a deactivated colleague are refused from the commit on", async () => {
    const { owner, colleague } = await practiceOfTwo(t);
    const { before, after } = await during(await carriersOf(colleague.username), readAsThem, () =>
      deactivateMember(owner.ctx, { id: colleague.user.id }),
    );
    expect(before[0]).toBe(200);
    expect(after).toEqual([401]);
  });

  it("are refused by the membership itself, not only because the sessions were ended", async () => {
    const { owner, colleague } = await practiceOfTwo(t);
    const { after } = await during(await carriersOf(colleague.username), readAsThem, async () => {
      await t.admin`update members set deactivated_at = now()
                     where practice_id = ${owner.ctx.practiceId} and user_id = ${colleague.user.id}`;
    });
    expect(after).toEqual([401]);
  });

  it("of who was the owner can't do what an owner can, and still what a colleague can", async () => {
    const { owner, colleague } = await practiceOfTwo(t);
    const [carriers, theirs] = [await carriersOf(owner.input.username), await carriersOf(colleague.username)];
    expect((await writeAsThem(theirs[0] ?? {})).status).toBe(403);
    const { before, after } = await during(carriers, writeAsThem, () =>
      handOverOwnership(owner.ctx, { id: colleague.user.id }),
    );
    expect(before[0]).toBe(200);
    expect(after).toEqual([403]);
    for (const headers of carriers) {
      expect((await call(readActivity, { headers })).status).toBe(403);
      expect((await call(readProfile, { headers })).body).toMatchObject({ is_owner: false });
    }
    for (const headers of theirs) expect((await writeAsThem(headers)).status).toBe(200);
  });

  it("of someone who left for another practice reach neither the old one nor the new one", async () => {
    const [owner, leaving] = [await verifiedAccount(t), await verifiedAccount(t)];
    const { id } = await inviteColleague(owner.ctx, { email: leaving.input.email });
    const { before, after } = await during(await carriersOf(leaving.input.username), readAsThem, async () => {
      await acceptAsMyself(leaving.ctx, { token: invitationToken(id) });
    });
    expect(before[0]).toBe(200);
    expect(after).toEqual([401]);
  });

  it("of a person whose practice begins to require a second factor they lack are refused", async () => {
    const { owner, colleague } = await practiceOfTwo(t);
    const { after } = await during(await carriersOf(colleague.username), readAsThem, async () => {
      await t.admin`update practices set require_second_factor = true where id = ${owner.ctx.practiceId}`;
    });
    expect(after).toEqual([401]);
  });
});

describe("S08 jobs", () => {
  const step = { run: <T>(_name: string, fn: () => Promise<T>) => fn(), sleep: async () => {} };
  const sentTo = async (to: string) =>
    (await t.admin`select 1 from local_outbox where recipient = ${to}`).length;

  /** A colleague who may send, and the appeal whose letter is ready. */
  async function writer() {
    const { owner, colleague } = await practiceOfTwo(t);
    await t.admin`update users set email_verified_at = now() where id = ${colleague.user.id}`;
    const rest = restClient(colleague.tokens.access);
    const made = await rest("POST", APPEALS, { json: { patient_name: "Ana Muestra", claim_number: "C-1" } });
    const appealId: string = made.body.id;
    await rest("POST", `${APPEALS}${appealId}/generate/`, { json: {} });
    await jobs.run("appeal/letter.requested");
    const actor = { ...colleague.ctx.actor, emailVerified: true, role: "provider" as const };
    return { owner, colleague, ctx: { ...colleague.ctx, actor }, appealId };
  }
  /** Orders a sending and loses the right to it before the worker comes to it. */
  async function orderedBefore(lose: (who: Awaited<ReturnType<typeof writer>>) => Promise<unknown>) {
    const who = await writer();
    const to = `${crypto.randomUUID()}@payer.example`;
    const { id: delivery } = await requestSending(
      who.ctx,
      sendInput.parse({ appealId: who.appealId, method: "email", to, overrides }),
    );
    await lose(who);
    return { who, to, delivery };
  }
  const stateOf = async (delivery: string) =>
    (await t.admin`select state, error from deliveries where id = ${delivery}`)[0];
  const giveUp = async (delivery: string, { colleague, owner }: Awaited<ReturnType<typeof writer>>) =>
    workflows
      .find(({ event }) => event === "delivery/requested")
      ?.failed?.({
        id: delivery,
        data: { practiceId: owner.ctx.practiceId, userId: colleague.user.id, deliveryId: delivery },
      });

  it("send nothing for a person who was deactivated after the approval", async () => {
    const { who, to, delivery } = await orderedBefore(({ owner, colleague }) =>
      deactivateMember(owner.ctx, { id: colleague.user.id }),
    );
    await expect(jobs.run("delivery/requested")).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await sentTo(to)).toBe(0);
    await giveUp(delivery, who);
    expect(await stateOf(delivery)).toMatchObject({ state: "failed" });
    expect(await sentTo(to)).toBe(0);
  });

  it("send nothing for a person whose address is no longer verified", async () => {
    const { to } = await orderedBefore(
      ({ colleague }) => t.admin`update users set email_verified_at = null where id = ${colleague.user.id}`,
    );
    await expect(jobs.run("delivery/requested")).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await sentTo(to)).toBe(0);
  });

  it("send for a person who kept their rights (the same order, nothing lost)", {
    timeout: 90_000,
  }, async () => {
    const { to } = await orderedBefore(async () => {});
    await jobs.run("delivery/requested");
    expect(await sentTo(to)).toBe(1);
  });

  it("mail no invitation for who was the owner when it was asked for", async () => {
    const { owner, colleague } = await practiceOfTwo(t);
    const to = `${crypto.randomUUID()}@clinic.example`;
    const { id } = await inviteColleague(owner.ctx, { email: to });
    await handOverOwnership(owner.ctx, { id: colleague.user.id });
    const data = { practiceId: owner.ctx.practiceId, userId: owner.ctx.actor.userId, invitationId: id };
    const mailing = workflows.find(({ event }) => event === "practice/invitation.requested");
    await expect(mailing?.run({ id: crypto.randomUUID(), data, step })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await sentTo(to)).toBe(0);
  });

  it("of every kind ask afresh who they act for before they do anything", async () => {
    const { owner, colleague } = await practiceOfTwo(t);
    await deactivateMember(owner.ctx, { id: colleague.user.id });
    const forPeople = workflows.filter(({ event }) => "practiceId" in EVENTS[event].shape);
    expect(forPeople.length).toBeGreaterThanOrEqual(7);
    for (const workflow of forPeople) {
      const ids = Object.keys(EVENTS[workflow.event].shape).map((field) => [field, crypto.randomUUID()]);
      const data = {
        ...Object.fromEntries(ids),
        practiceId: owner.ctx.practiceId,
        userId: colleague.user.id,
      };
      const run = workflow.run({ id: crypto.randomUUID(), data, step });
      await expect(run, workflow.event).rejects.toMatchObject({
        code: "FORBIDDEN",
        message: "The person who asked for this no longer works at the practice.",
      });
    }
  });
});
