import { beforeAll, describe, expect, it } from "vitest";
import { POST as confirm } from "@/app/api/v1/accounts/auth/password/reset/confirm/route";
import { GET as verify } from "@/app/api/v1/accounts/verify-email/[uidb64]/[token]/route";
import { contextOf } from "@/lib/auth/authenticate";
import { sendResetMail, sendVerificationMail } from "@/lib/domain/account/mails";
import { clearOldResetRequests, requestPasswordReset } from "@/lib/domain/account/password-reset";
import { updateProfile } from "@/lib/domain/account/profile";
import { emailAddress, profileInput } from "@/lib/domain/account/schema";
import { uidOf } from "@/lib/domain/account/verification";
import type { MailMessage } from "@/lib/integrations/mail/mailer";
import { account, origin, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

const sent: MailMessage[] = [];
const mailer = {
  provider: "outbox" as const,
  send: async (message: MailMessage) => {
    sent.push(message);
    return { provider: "outbox", reference: message.idempotencyKey };
  },
};

/** Runs the step that mails the newest verification link of an account, as the worker would. */
async function verificationMail(accountId: string): Promise<MailMessage> {
  const requests = await emitted(test.admin, "account/verification.requested");
  const requestId = requests.find((request) => request.accountId === accountId)?.requestId ?? "";
  return mailedBy(() => sendVerificationMail(test.db, { mailer }, { accountId, requestId }));
}

/** Runs the step that mails the link that was asked for last. */
async function resetMail(): Promise<MailMessage> {
  const [request] = await emitted(test.admin, "account/reset.requested");
  return mailedBy(() => sendResetMail(test.db, { mailer }, { requestId: request?.requestId ?? "" }));
}

async function mailedBy(step: () => Promise<string>): Promise<MailMessage> {
  expect(await step()).toBe("sent");
  expect(await step()).toBe("sent");
  const [first, second] = sent.slice(-2);
  // A repeated step mails the very same thing, under the same key.
  expect(second).toEqual(first);
  if (!first) throw new Error("no mail");
  return first;
}
const linkIn = (mail: MailMessage) => /http:\/\/localhost:3000\/[^\s"]+/.exec(mail.text)?.[0] ?? "";
const tokenIn = (mail: MailMessage) => linkIn(mail).split("/").at(-1) ?? "";
const open = (uidb64: string, token: string) => call(verify, { params: { uidb64, token } });
const NEW = "entirely other words";
const use = (token: string, password = NEW) =>
  call(confirm, { method: "POST", body: { token, password, password2: password } });

describe("S13 verification links", () => {
  it("verify once, say so again within their life, and read well as text", async () => {
    const { user } = await account(test.db);
    const mail = await verificationMail(user.id);
    expect(mail.to).toBe(user.email);
    expect(mail.text).toContain("Verify your email address");
    expect(linkIn(mail)).toMatch(
      new RegExp(`^http://localhost:3000/verify-email/${uidOf(user.id)}/[\\w-]{43}$`),
    );
    const token = tokenIn(mail);
    expect((await open(uidOf(user.id), token)).status).toBe(200);
    expect((await open(uidOf(user.id), token)).status).toBe(200);
    const [row] = await test.admin`select email_verified_at from users where id = ${user.id}`;
    expect(row?.email_verified_at).not.toBeNull();
  });

  it("fail alike for another person, unknown, late and malformed", async () => {
    const { user } = await account(test.db);
    const other = await account(test.db);
    const token = tokenIn(await verificationMail(user.id));
    const answers = [
      await open(uidOf(other.user.id), token),
      await open(uidOf(user.id), "x".repeat(43)),
      await open("%%%", token),
      await open(uidOf(user.id), "../../etc"),
    ];
    await test.admin`update one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
    answers.push(await open(uidOf(user.id), token));
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe("This verification link is invalid or has expired.");
    }
  });

  it("are void when the address changed", async () => {
    const { user, ctx } = await account(test.db);
    const token = tokenIn(await verificationMail(user.id));
    await updateProfile(ctx, profileInput.parse({ email: `new-${user.email}` }));
    expect((await open(uidOf(user.id), token)).status).toBe(400);
    const fresh = await verificationMail(user.id);
    expect(fresh.to).toBe(`new-${user.email}`);
    expect((await open(uidOf(user.id), tokenIn(fresh))).status).toBe(200);
  });

  it("verify their own account only, also where two share an address", async () => {
    const first = await account(test.db);
    const second = await account(test.db, { email: first.input.email });
    const token = tokenIn(await verificationMail(first.user.id));
    expect((await open(uidOf(second.user.id), token)).status).toBe(400);
  });

  it("verify an address for one account only", async () => {
    const first = await account(test.db);
    const second = await account(test.db, { email: first.input.email });
    const one = tokenIn(await verificationMail(first.user.id));
    const two = tokenIn(await verificationMail(second.user.id));
    expect((await open(uidOf(second.user.id), two)).status).toBe(200);
    expect((await open(uidOf(first.user.id), one)).status).toBe(400);
  });
});

describe("S13 reset links", () => {
  async function resetLink() {
    const person = await account(test.db);
    await requestPasswordReset({ db: test.db, origin: origin() }, { email: person.input.email });
    return { person, token: tokenIn(await resetMail()) };
  }

  it("work once, change the password and end all sessions", async () => {
    const { person, token } = await resetLink();
    expect((await use(token)).status).toBe(200);
    expect(await contextOf(test.db, person.tokens.access, "bearer", origin())).toBeNull();
    const { username, password } = person.input;
    await expect(signInAs(test.db, { username, password })).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    await expect(signInAs(test.db, { username, password: NEW })).resolves.toBeDefined();
    const again = await use(token, "something else again");
    expect(again.status).toBe(400);
    expect(again.body.error).toContain("request a new one");
  });

  it("have one winner among twenty", async () => {
    const { token } = await resetLink();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => use(token).then((a) => a.status)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it("die when another one was used, and with time", async () => {
    const { person, token } = await resetLink();
    await requestPasswordReset({ db: test.db, origin: origin() }, { email: person.input.email });
    const second = tokenIn(await resetMail());
    expect((await use(second)).status).toBe(200);
    expect((await use(token)).status).toBe(400);
    const late = await resetLink();
    await test.admin`update one_time_tokens set expires_at = now() where user_id = ${late.person.user.id}`;
    expect((await use(late.token)).status).toBe(400);
  });

  it("go to each unverified holder of an address, and to the verified one alone", async () => {
    const first = await account(test.db);
    const second = await account(test.db, { email: first.input.email });
    const { email } = first.input;
    const mailedTo = async () => {
      await requestPasswordReset({ db: test.db, origin: origin() }, { email });
      const before = sent.length;
      const [request] = await emitted(test.admin, "account/reset.requested");
      await sendResetMail(test.db, { mailer }, { requestId: request?.requestId ?? "" });
      return sent.slice(before).map(({ to, text }) => {
        expect(to).toBe(email);
        return [first, second].find(({ input }) => text.includes(input.username))?.input.username;
      });
    };
    expect(await mailedTo()).toEqual([second.input.username, first.input.username]);
    await test.admin`update users set email_verified_at = now() where id = ${first.user.id}`;
    expect(await mailedTo()).toEqual([first.input.username]);
  });

  it("are not mailed for what was asked before the password was set", async () => {
    const { person, token } = await resetLink();
    await requestPasswordReset({ db: test.db, origin: origin() }, { email: person.input.email });
    expect((await use(token)).status).toBe(200);
    const [request] = await emitted(test.admin, "account/reset.requested");
    const requestId = request?.requestId ?? "";
    expect(await sendResetMail(test.db, { mailer }, { requestId })).toBe("not needed");
  });

  it("live from the asking on, and are not mailed once used or outrun", async () => {
    const { token } = await resetLink();
    const [request] = await emitted(test.admin, "account/reset.requested");
    const requestId = request?.requestId ?? "";
    const again = () => sendResetMail(test.db, { mailer }, { requestId });
    expect((await use(token)).status).toBe(200);
    expect(await again()).toBe("not needed");
    const slow = await account(test.db);
    await requestPasswordReset({ db: test.db, origin: origin() }, { email: slow.input.email });
    await test.admin`update password_reset_requests set created_at = now() - interval '61 minutes'`;
    const [late] = await emitted(test.admin, "account/reset.requested");
    expect(await sendResetMail(test.db, { mailer }, { requestId: late?.requestId ?? "" })).toBe("not needed");
  });

  it("leave no address behind after a day", async () => {
    await resetLink();
    await test.admin`update password_reset_requests set created_at = now() - interval '23 hours'`;
    await clearOldResetRequests(test.db);
    expect(await test.admin`select id from password_reset_requests`).not.toHaveLength(0);
    await test.admin`update password_reset_requests set created_at = now() - interval '25 hours'`;
    await clearOldResetRequests(test.db);
    expect(await test.admin`select id from password_reset_requests`).toHaveLength(0);
  });

  it("do not serve as verification links, nor the other way round", async () => {
    const { person, token } = await resetLink();
    expect((await open(uidOf(person.user.id), token)).status).toBe(400);
    expect((await use(tokenIn(await verificationMail(person.user.id)))).status).toBe(400);
  });

  it("are stored as hashes only", async () => {
    const { person, token } = await resetLink();
    const rows =
      await test.admin`select one_time_tokens::text as row from one_time_tokens where user_id = ${person.user.id}`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
  });
});

describe("S13 addresses", () => {
  it.each(["a.b+c@clinic.example", " Anna@Clinic.Example ", "x@sub.clinic.co.uk"])("takes %s", (value) =>
    expect(emailAddress.safeParse(value).success).toBe(true),
  );
  it.each([
    "anna＠clinic.example",
    "a@clinic.example,b@clinic.example",
    "a@clinic.example;b@clinic.example",
    '"a b"@clinic.example',
    "a@clinic.example\r\nBcc: b@clinic.example",
    "a@clinic.example\n",
    "Anna <a@clinic.example>",
    "a@b@clinic.example",
    "a@[127.0.0.1]",
    "a@localhost",
    ".a@clinic.example",
    "a..b@clinic.example",
    "a@clınıc.example",
    "",
  ])("refuses %j", (value) => expect(emailAddress.safeParse(value).success).toBe(false));
});
