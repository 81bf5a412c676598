import { beforeAll, describe, expect, it } from "vitest";
import { GET as verify } from "@/app/api/v1/accounts/verify-email/[uidb64]/[token]/route";
import { linkToken } from "@/lib/domain/account/tokens";
import { uidOf } from "@/lib/domain/account/verification";
import { acceptWithNewAccount } from "@/lib/domain/practice/accept-invitation";
import { inviteColleague } from "@/lib/domain/practice/invitations";
import { account, origin, PASSWORD } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { invitationToken } from "../support/invited";
import { refusal } from "../support/rest-desk";
import { call, useDatabase } from "../support/routes";
import { verifiedAccount } from "../support/verified-account";
import { waitFor } from "../support/wait";

/** One address in two accounts: one of them alone has it verified, also when both links are opened at one instant. */

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

const INVALID = "This verification link is invalid or has expired.";
const newAddress = () => `shared-${crypto.randomUUID().slice(0, 8)}@clinic.example`;

async function openLink(accountId: string) {
  const requests = await emitted(test.admin, "account/verification.requested");
  const requestId = requests.find((request) => request.accountId === accountId)?.requestId ?? "";
  return call(verify, { params: { uidb64: uidOf(accountId), token: linkToken("verify_email", requestId) } });
}

/** Runs `work` while another account's verification of the address is under way, which then comes first. */
async function whileAnotherVerifies<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const working = await test.admin.begin(async (sql) => {
    await sql`update users set email_verified_at = now() where id = ${accountId}`;
    const started = work();
    // A refusal is looked at by the caller, after this transaction.
    started.catch(() => undefined);
    const waiting = async () =>
      (
        await test.admin`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length > 0;
    await waitFor(waiting, { everyMs: 20, what: "the second one to wait for the first" });
    return { started };
  });
  return working.started;
}

const verifiedOnes = async (email: string) =>
  (await test.admin`select id from users where email_key = ${email} and email_verified_at is not null`).map(
    (row) => row.id as string,
  );

describe("an address that two accounts have", () => {
  it("is verified for whoever opens the link first; the other is told as for any link that no longer works", async () => {
    const email = newAddress();
    const [first, second] = [await account(test.db, { email }), await account(test.db, { email })];
    expect((await openLink(first.user.id)).status).toBe(200);
    const answer = await openLink(second.user.id);
    expect([answer.status, answer.body]).toEqual([400, refusal(INVALID)]);
  });

  it("is told the same when both are opened at one instant", async () => {
    const email = newAddress();
    const [first, second] = [await account(test.db, { email }), await account(test.db, { email })];
    const answer = await whileAnotherVerifies(first.user.id, () => openLink(second.user.id));
    expect([answer.status, answer.body]).toEqual([400, refusal(INVALID)]);
    expect(await verifiedOnes(email)).toEqual([first.user.id]);
  });

  it("does not stop an invited person who joins at that instant: the new account is unverified", async () => {
    const email = newAddress();
    const first = await account(test.db, { email });
    const owner = await verifiedAccount(test);
    const { id } = await inviteColleague(owner.ctx, { email });
    const username = `joiner-${crypto.randomUUID().slice(0, 8)}`;
    const input = { token: invitationToken(id), username, password: PASSWORD, password2: PASSWORD };
    await whileAnotherVerifies(first.user.id, () =>
      acceptWithNewAccount({ db: test.db, origin: origin() }, input),
    );
    expect(await verifiedOnes(email)).toEqual([first.user.id]);
    const [joined] = await test.admin`
      select m.practice_id, u.email_verified_at from users u join members m on m.user_id = u.id
      where u.username = ${username}`;
    expect(joined).toEqual({ practice_id: owner.ctx.practiceId, email_verified_at: null });
  });
});
