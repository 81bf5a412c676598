import { beforeAll, describe, expect, it } from "vitest";
import { contextOf } from "@/lib/auth/authenticate";
import { endAllOwnSessions, endOwnSession, listOwnSessions } from "@/lib/domain/account/own-sessions";
import { listUsers } from "@/lib/domain/account/profile";
import type { Ctx } from "@/lib/domain/kernel/context";
import {
  acceptAsMyself,
  acceptWithNewAccount,
  readInvitation,
} from "@/lib/domain/practice/accept-invitation";
import {
  inviteColleague,
  listInvitations,
  revokeInvitation,
  sendInvitationMail,
} from "@/lib/domain/practice/invitations";
import {
  activateMember,
  deactivateMember,
  handOverOwnership,
  listMembers,
} from "@/lib/domain/practice/members";
import { getPractice, updatePractice } from "@/lib/domain/practice/practice";
import { practiceInput } from "@/lib/domain/practice/schema";
import type { MailMessage } from "@/lib/integrations/mail/mailer";
import { account, origin, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { invitationToken, practiceOfTwo } from "../support/invited";
import { verifiedAccount } from "../support/verified-account";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});

const is = (code: string) => expect.objectContaining({ code });
const newcomer = (token: string) => ({
  token,
  username: `new-${crypto.randomUUID().slice(0, 8)}`,
  password: PASSWORD,
  password2: PASSWORD,
});

describe("an invitation", () => {
  it("brings a colleague into the practice as staff, with a verified address", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    expect(colleague.ctx.practiceId).toBe(owner.ctx.practiceId);
    expect(colleague.user).toMatchObject({ role: "staff", is_owner: false, email_verified: true });
    const names = (await listUsers(colleague.ctx)).results.map((user) => user.username).sort();
    expect(names).toEqual([colleague.username, owner.input.username].sort());
    expect((await listInvitations(owner.ctx)).results.map((entry) => entry.state)).toEqual(["accepted"]);
  });

  it("is mailed with a link that names the practice, the same each time", async () => {
    const owner = await verifiedAccount(test);
    const { id } = await inviteColleague(owner.ctx, { email: "New.Person@clinic.example" });
    const sent: MailMessage[] = [];
    const mailer = {
      provider: "outbox" as const,
      send: async (message: MailMessage) => {
        sent.push(message);
        return { provider: "outbox", reference: "r" };
      },
    };
    await sendInvitationMail(owner.ctx, { mailer }, { invitationId: id });
    await sendInvitationMail(owner.ctx, { mailer }, { invitationId: id });
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.to).toBe("new.person@clinic.example");
    const token = /http:\/\/localhost:3000\/invite\/([\w-]+)/.exec(sent[0]?.text ?? "")?.[1] ?? "";
    expect(await readInvitation({ db: test.db, origin: origin() }, { token })).toEqual({
      practice_name: owner.input.organization,
      email: "new.person@clinic.example",
    });
    await revokeInvitation(owner.ctx, { id });
    expect(await sendInvitationMail(owner.ctx, { mailer }, { invitationId: id })).toBe("not needed");
  });

  it("works once among twenty, and not late, revoked, replaced or unknown", async () => {
    const owner = await verifiedAccount(test);
    const token = invitationToken((await inviteColleague(owner.ctx, { email: "a@clinic.example" })).id);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        acceptWithNewAccount({ db: test.db, origin: origin() }, newcomer(token)),
      ),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    const replaced = invitationToken((await inviteColleague(owner.ctx, { email: "b@clinic.example" })).id);
    const late = await inviteColleague(owner.ctx, { email: "b@clinic.example" });
    await test.admin`update invitations set expires_at = now() where id = ${late.id}`;
    for (const dead of [replaced, invitationToken(late.id), "x".repeat(43)]) {
      await expect(acceptWithNewAccount({ db: test.db, origin: origin() }, newcomer(dead))).rejects.toEqual(
        is("BAD_REQUEST"),
      );
      await expect(readInvitation({ db: test.db, origin: origin() }, { token: dead })).rejects.toEqual(
        is("BAD_REQUEST"),
      );
    }
  });

  it("needs an owner with a verified address", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    await expect(inviteColleague(colleague.ctx, { email: "c@clinic.example" })).rejects.toEqual(
      is("FORBIDDEN"),
    );
    const unverified = await account(test.db);
    await expect(inviteColleague(unverified.ctx, { email: "c@clinic.example" })).rejects.toEqual(
      is("FORBIDDEN"),
    );
    const other = await verifiedAccount(test);
    const { id } = await inviteColleague(owner.ctx, { email: "d@clinic.example" });
    await expect(revokeInvitation(other.ctx, { id })).rejects.toEqual(is("NOT_FOUND"));
  });

  it("is accepted by an existing account of that address whose practice is empty", async () => {
    const owner = await verifiedAccount(test);
    const person = await account(test.db);
    const token = invitationToken((await inviteColleague(owner.ctx, { email: person.input.email })).id);
    const stranger = await account(test.db);
    await expect(acceptAsMyself(stranger.ctx, { token })).rejects.toEqual(is("FORBIDDEN"));
    await acceptAsMyself(person.ctx, { token });
    expect(await contextOf(test.db, person.tokens.access, "bearer", origin())).toBeNull();
    const { tokens } = await signInAs(test.db, { username: person.input.username, password: PASSWORD });
    const ctx = (await contextOf(test.db, tokens.access, "bearer", origin())) as Ctx;
    expect(ctx.practiceId).toBe(owner.ctx.practiceId);
    expect(ctx.actor).toMatchObject({ isOwner: false, role: "staff", emailVerified: true });
  });

  it("is not accepted out of a practice that holds something", async () => {
    const owner = await verifiedAccount(test);
    const person = await account(test.db);
    await test.admin`insert into appeals (practice_id, created_by) values (${person.ctx.practiceId}, ${person.user.id})`;
    const token = invitationToken((await inviteColleague(owner.ctx, { email: person.input.email })).id);
    await expect(acceptAsMyself(person.ctx, { token })).rejects.toEqual(is("CONFLICT"));
    expect(await contextOf(test.db, person.tokens.access, "bearer", origin())).not.toBeNull();
  });

  it("is not accepted out of a practice in which something names the person, wherever it stands", async () => {
    const owner = await verifiedAccount(test);
    const person = await account(test.db);
    await test.admin`insert into claim_refreshes (practice_id, payer_id, start_date, end_date, requested_by)
      values (${person.ctx.practiceId}, '87726', '2026-01-01', '2026-01-02', ${person.user.id})`;
    const token = invitationToken((await inviteColleague(owner.ctx, { email: person.input.email })).id);
    await expect(acceptAsMyself(person.ctx, { token })).rejects.toEqual(is("CONFLICT"));
  });

  it("leaves no open invitation into a practice that nobody is in any more", async () => {
    const owner = await verifiedAccount(test);
    const person = await verifiedAccount(test);
    const late = await account(test.db);
    const stale = invitationToken((await inviteColleague(person.ctx, { email: late.input.email })).id);
    const token = invitationToken((await inviteColleague(owner.ctx, { email: person.input.email })).id);
    await acceptAsMyself(person.ctx, { token });
    await expect(acceptAsMyself(late.ctx, { token: stale })).rejects.toEqual(is("BAD_REQUEST"));
  });
});

describe("members", () => {
  it("lose access at once and get it back", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    await deactivateMember(owner.ctx, { id: colleague.user.id });
    expect(await contextOf(test.db, colleague.tokens.access, "bearer", origin())).toBeNull();
    expect((await listUsers(owner.ctx)).results.map((user) => user.id)).toEqual([owner.user.id]);
    await activateMember(owner.ctx, { id: colleague.user.id });
    await expect(
      signInAs(test.db, { username: colleague.username, password: PASSWORD }),
    ).resolves.toBeDefined();
  });

  it("change hands with the ownership", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    await expect(handOverOwnership(colleague.ctx, { id: colleague.user.id })).rejects.toEqual(
      is("FORBIDDEN"),
    );
    await expect(deactivateMember(owner.ctx, { id: owner.user.id })).rejects.toEqual(is("CONFLICT"));
    await handOverOwnership(owner.ctx, { id: colleague.user.id });
    const after = await contextOf(test.db, colleague.tokens.access, "bearer", origin());
    expect(after?.actor.isOwner).toBe(true);
    const former = (await contextOf(test.db, owner.tokens.access, "bearer", origin())) as Ctx;
    expect(former.actor.isOwner).toBe(false);
    await expect(deactivateMember(former, { id: colleague.user.id })).rejects.toEqual(is("FORBIDDEN"));
  });

  it("of another practice don't exist", async () => {
    const { owner } = await practiceOfTwo(test);
    const other = await account(test.db);
    await expect(deactivateMember(owner.ctx, { id: other.user.id })).rejects.toEqual(is("NOT_FOUND"));
    await expect(handOverOwnership(owner.ctx, { id: other.user.id })).rejects.toEqual(is("NOT_FOUND"));
    expect((await listMembers(owner.ctx)).results.map((member) => member.id)).not.toContain(other.user.id);
  });
});

describe("the practice", () => {
  it("is edited by its owner only", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    const input = practiceInput.parse({
      name: "Hill Clinic",
      phone: "(212) 555-0142",
      time_zone: "America/Chicago",
    });
    expect(await updatePractice(owner.ctx, input)).toMatchObject({
      name: "Hill Clinic",
      time_zone: "America/Chicago",
    });
    await expect(updatePractice(colleague.ctx, input)).rejects.toEqual(is("FORBIDDEN"));
    expect(await getPractice(colleague.ctx)).toMatchObject({ name: "Hill Clinic", phone: "(212) 555-0142" });
  });

  it("refuses wrong settings by field", () => {
    const bad = { name: " ", zip_code: "123", npi: "1", tin: "1", time_zone: "Mars/Olympus", phone: "12" };
    const fields = practiceInput.safeParse(bad).error?.issues.map((issue) => issue.path[0]);
    expect(fields?.sort()).toEqual(["name", "npi", "phone", "time_zone", "tin", "zip_code"]);
  });
});

describe("own sessions", () => {
  it("are listed and ended one by one or all", async () => {
    const { ctx, input, tokens } = await account(test.db);
    const second = await signInAs(test.db, { username: input.username, password: PASSWORD });
    const { results: list } = await listOwnSessions(ctx);
    expect(list).toHaveLength(2);
    expect(list.filter((session) => session.current)).toHaveLength(1);
    const other = list.find((session) => !session.current);
    await endOwnSession(ctx, { id: other?.id ?? "" });
    expect(await contextOf(test.db, second.tokens.access, "bearer", origin())).toBeNull();
    const stranger = await account(test.db);
    await expect(endOwnSession(stranger.ctx, { id: ctx.actor.sessionId ?? "" })).rejects.toEqual(
      is("NOT_FOUND"),
    );
    await endAllOwnSessions(ctx);
    expect(await contextOf(test.db, tokens.access, "bearer", origin())).toBeNull();
  });
});
