import { beforeAll, describe, expect, it } from "vitest";
import { contextOf } from "@/lib/auth/authenticate";
import { signIn } from "@/lib/auth/sign-in";
import { deviceName } from "@/lib/domain/account/devices";
import { sendNoticeMail } from "@/lib/domain/account/mails";
import { endOtherOwnSessions } from "@/lib/domain/account/own-sessions";
import { changePassword } from "@/lib/domain/account/password-reset";
import { updateSignInAlerts } from "@/lib/domain/account/sign-in-alerts";
import { endMemberSessions } from "@/lib/domain/practice/members";
import type { MailMessage } from "@/lib/integrations/mail/mailer";
import { account, origin, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { practiceOfTwo } from "../support/invited";
import { verifiedAccount } from "../support/verified-account";

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});

const inBrowser = (username: string, device: string | null = null) =>
  signIn(
    test.db,
    { username, password: PASSWORD },
    { ...origin("203.0.113.5"), userAgent: CHROME, carrier: "browser", device },
  );
const noticesTo = async (accountId: string) =>
  (await emitted(test.admin, "account/notice")).filter((event) => event.accountId === accountId);

describe("sign-in alerts", () => {
  it("tell of a browser once, and know it again by its cookie alone", async () => {
    const { user } = await account(test.db);
    expect(await noticesTo(user.id)).toEqual([]);
    const first = await inBrowser(user.username);
    expect(await noticesTo(user.id)).toMatchObject([{ notice: "new_device" }]);
    const again = await inBrowser(user.username, first.device);
    expect(again.device).toBe(first.device);
    expect(await noticesTo(user.id)).toHaveLength(1);
    // The same browser's name without its cookie is another device, and so is a cookie that is not ours.
    await inBrowser(user.username);
    expect((await inBrowser(user.username, "made up")).device).not.toBe("made up");
    expect(await noticesTo(user.id)).toHaveLength(3);
    const [row] = await test.admin`select known_devices::text as row from known_devices
      where user_id = ${user.id} limit 1`;
    expect(row?.row).not.toContain(first.device);
  });

  it("know a person's device for that person only", async () => {
    const [one, two] = [await account(test.db), await account(test.db)];
    const { device } = await inBrowser(one.user.username);
    await inBrowser(two.user.username, device);
    expect(await noticesTo(two.user.id)).toHaveLength(1);
  });

  it("are not sent once turned off, which is itself told", async () => {
    const { user, ctx } = await account(test.db);
    await updateSignInAlerts(ctx, { sign_in_alerts: false });
    await updateSignInAlerts(ctx, { sign_in_alerts: false });
    await inBrowser(user.username);
    expect((await noticesTo(user.id)).map(({ notice }) => notice)).toEqual(["alerts_off"]);
  });

  it("say device, time and address, to a verified address, so often an hour", async () => {
    const { user } = await verifiedAccount(test);
    await inBrowser(user.username);
    const [request] = await noticesTo(user.id);
    if (!request) throw new Error("nothing was emitted");
    const sent: MailMessage[] = [];
    const mailer = {
      provider: "outbox" as const,
      send: async (mail: MailMessage) => {
        sent.push(mail);
        return { provider: "outbox", reference: "1" };
      },
    };
    for (let i = 0; i < 20; i += 1) {
      await sendNoticeMail(test.db, { mailer }, { ...request, requestId: crypto.randomUUID() });
    }
    expect(sent).toHaveLength(12);
    expect(sent[0]).toMatchObject({ to: user.email, subject: "New sign-in to your account" });
    expect(sent[0]?.text).toMatch(/Chrome on Windows, \w+ \d+, \d{4} at .* E[SD]T, from 203\.0\.113\.5\./);
    expect(sent[0]?.text).toContain("/profile?tab=security");
    await test.admin`update users set email_verified_at = null where id = ${user.id}`;
    expect(await sendNoticeMail(test.db, { mailer }, request)).toBe("not needed");
  });

  it("tell of a changed password whatever the setting says", async () => {
    const { user, ctx } = await account(test.db);
    await updateSignInAlerts(ctx, { sign_in_alerts: false });
    const password = "violet harbor lantern 42";
    await changePassword(ctx, { current: PASSWORD, password, password2: password });
    expect((await noticesTo(user.id)).map(({ notice }) => notice)).toContain("password_changed");
  });
});

describe("ending sessions", () => {
  it("ends all others and keeps the one that asks", async () => {
    const { ctx, user, tokens } = await account(test.db);
    const others = [await inBrowser(user.username), await inBrowser(user.username)];
    expect(await endOtherOwnSessions(ctx)).toEqual({ ended: 2 });
    for (const other of others) {
      expect(await contextOf(test.db, other.tokens.access, "browser", origin())).toBeNull();
    }
    expect(await contextOf(test.db, tokens.access, "bearer", origin())).not.toBeNull();
  });

  it("lets the owner sign a member out, and nobody else's people", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    const stranger = await account(test.db);
    const refused = (code: string) => expect.objectContaining({ code });
    await expect(endMemberSessions(stranger.ctx, { id: colleague.user.id })).rejects.toEqual(
      refused("NOT_FOUND"),
    );
    await expect(endMemberSessions(colleague.ctx, { id: owner.user.id })).rejects.toEqual(
      refused("FORBIDDEN"),
    );
    expect(await contextOf(test.db, colleague.tokens.access, "bearer", origin())).not.toBeNull();
    expect(await endMemberSessions(owner.ctx, { id: colleague.user.id })).toEqual({ ended: 1 });
    expect(await contextOf(test.db, colleague.tokens.access, "bearer", origin())).toBeNull();
    const again = await signInAs(test.db, { username: colleague.username, password: PASSWORD });
    expect(again.user.id).toBe(colleague.user.id);
  });
});

it.each([
  [CHROME, "Chrome on Windows"],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari on iPad"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox on macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["curl/8.9.1", "curl/8.9.1"],
  ["", "Unknown device"],
])("%s is %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
