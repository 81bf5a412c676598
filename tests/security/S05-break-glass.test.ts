import { beforeAll, describe, expect, it } from "vitest";
import { contextOf } from "@/lib/auth/authenticate";
import { listActivity } from "@/lib/domain/practice/activity/activity";
import {
  approveEmergency,
  endEmergency,
  listEmergencies,
  requestEmergency,
} from "@/lib/domain/practice/emergency/access";
import { sendEmergencyMails } from "@/lib/domain/practice/emergency/mail";
import {
  listSealedOriginals,
  openSealedOriginal,
  resetMemberFactor,
} from "@/lib/domain/practice/emergency/uses";
import { addOwner, removeOwner } from "@/lib/domain/practice/members";
import type { MailMessage } from "@/lib/integrations/mail/mailer";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { origin, PASSWORD } from "../support/account";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { practiceOfTwo } from "../support/invited";
import { addPerson, ctxOf } from "../support/people";
import { verifiedAccount } from "../support/verified-account";

/** Emergency access: 45 CFR 164.312(a)(2)(ii), as docs/product.md A9 to A12 have it. */

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  settingsOf(test);
});

const REASON = "The payer says that the notice held a form.";
const is = (code: string) => expect.objectContaining({ code });
const ask = { reason: REASON, password: PASSWORD };

/** Two owners and a colleague with a lost authenticator. */
async function twoOwners() {
  const { owner, colleague } = await practiceOfTwo(test);
  await addOwner(owner.ctx, { id: colleague.user.id });
  const second = await ctxOf(test.db, {
    ...{ userId: colleague.user.id, username: colleague.username, practiceId: owner.ctx.practiceId },
    ...{ tokens: { bearer: colleague.tokens.access, browser: "" }, refresh: "" },
  });
  const person = await addPerson(test, owner.ctx.practiceId, "staff", owner.user.id);
  await test.admin`update users set totp_secret = 'x', totp_confirmed_at = now(),
    recovery_code_hashes = '["x"]' where id = ${person.userId}`;
  return { first: owner.ctx, second, person };
}

async function opened() {
  const all = await twoOwners();
  const { id } = await requestEmergency(all.first, ask);
  await approveEmergency(all.second, { id, password: PASSWORD });
  return { ...all, id };
}

const factorOf = async (userId: string) => {
  const [row] =
    await test.admin`select totp_confirmed_at, recovery_code_hashes from users where id = ${userId}`;
  return Boolean(row?.totp_confirmed_at ?? row?.recovery_code_hashes);
};

describe("S05 emergency access", () => {
  it("needs a second owner, a reason and both passwords; nobody approves their own", async () => {
    const alone = await verifiedAccount(test);
    await expect(requestEmergency(alone.ctx, ask)).rejects.toEqual(is("CONFLICT"));
    const { first, second, person } = await twoOwners();
    const staff = await ctxOf(test.db, person);
    await expect(requestEmergency(staff, ask)).rejects.toEqual(is("FORBIDDEN"));
    await expect(requestEmergency(first, { ...ask, reason: "urgent" })).rejects.toEqual(is("VALIDATION"));
    await expect(requestEmergency(first, { ...ask, password: "wrong" })).rejects.toEqual(is("VALIDATION"));
    const { id, state } = await requestEmergency(first, ask);
    expect(state).toBe("waiting");
    await expect(requestEmergency(first, ask)).rejects.toEqual(is("CONFLICT"));
    await expect(resetMemberFactor(first, { id: person.userId })).rejects.toEqual(is("FORBIDDEN"));
    const approval = { id, password: PASSWORD };
    await expect(approveEmergency(first, approval)).rejects.toEqual(is("CONFLICT"));
    await expect(approveEmergency(staff, approval)).rejects.toEqual(is("FORBIDDEN"));
    await expect(approveEmergency(alone.ctx, approval)).rejects.toEqual(is("NOT_FOUND"));
    await expect(approveEmergency(second, { id, password: "wrong" })).rejects.toEqual(is("VALIDATION"));
    const both = await Promise.allSettled([
      approveEmergency(second, approval),
      approveEmergency(second, approval),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await factorOf(person.userId)).toBe(true);
  });

  it("opens to who asked only, for this practice only, and each use is recorded and told to all owners", async () => {
    const { first, second, person, id } = await opened();
    const other = await opened();
    await expect(resetMemberFactor(second, { id: person.userId })).rejects.toEqual(is("FORBIDDEN"));
    await expect(resetMemberFactor(first, { id: other.person.userId })).rejects.toEqual(is("NOT_FOUND"));
    await expect(resetMemberFactor(first, { id: first.actor.userId })).rejects.toEqual(is("CONFLICT"));
    await resetMemberFactor(first, { id: person.userId });
    expect(await factorOf(person.userId)).toBe(false);
    expect(await factorOf(other.person.userId)).toBe(true);
    expect(await contextOf(test.db, person.tokens.bearer, "bearer", origin())).toBeNull();
    expect((await listEmergencies(first)).results).toMatchObject([{ id, state: "open", uses: 1 }]);
    const { results } = await listActivity(first, {});
    const said = results
      .filter(({ entity, action }) => entity === "emergency_access" && action !== "list")
      .map(({ detail }) => detail.change);
    expect(said.reverse()).toEqual(["requested", "approved"]);
    const use = results.find(({ action }) => action === "second_factor");
    expect(use?.detail).toEqual({ step: "reset", emergency: id });
    expect(JSON.stringify(results)).not.toContain(REASON);
    const told = (await emitted(test.admin, "practice/emergency.changed")).filter(
      (event) => event.emergencyId === id,
    );
    expect(told.map(({ change }) => change).sort()).toEqual(["approved", "requested", "used"]);
    const sent: MailMessage[] = [];
    const mailer = {
      provider: "outbox" as const,
      send: async (mail: MailMessage) => {
        sent.push(mail);
        return { provider: "outbox", reference: "1" };
      },
    };
    for (const event of told) await sendEmergencyMails(first, { mailer }, event);
    expect(sent).toHaveLength(6);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(2);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(6);
    expect(JSON.stringify(sent)).not.toContain(REASON);
    const notices = await emitted(test.admin, "account/notice");
    expect(notices).toContainEqual(
      expect.objectContaining({ accountId: person.userId, notice: "factor_reset" }),
    );
  });

  it("gives a sealed original out as bytes to be saved, and none without it", async () => {
    const { first, second } = await opened();
    const [bytes, key] = [Buffer.from("what came"), newStorageKey()];
    await storage().put(key, bytes, { contentType: "application/octet-stream" } as never);
    const [row] = await test.admin`
      insert into documents (practice_id, document_type, original_filename, media_type, size_bytes, sha256,
        storage_key, original_storage_key, original_sha256, uploaded_by)
      values (${first.practiceId}, 'eob', 'notice.pdf', 'application/pdf', 9, 'x', 'x', ${key}, 'x',
        ${first.actor.userId}) returning id`;
    const document = { documentId: String(row?.id) };
    expect((await listSealedOriginals(second)).results).toMatchObject([{ filename: "notice.pdf" }]);
    await expect(openSealedOriginal(second, document)).rejects.toEqual(is("FORBIDDEN"));
    const { first: stranger } = await opened();
    await expect(openSealedOriginal(stranger, document)).rejects.toEqual(is("NOT_FOUND"));
    const file = await openSealedOriginal(first, document);
    expect(file).toMatchObject({ filename: "notice.pdf.original", mediaType: "application/octet-stream" });
    expect((await file.stream.toArray()).join("")).toBe("what came");
  });

  it("ends by itself, by any owner, and with the standing of either", async () => {
    const late = await twoOwners();
    const { id } = await requestEmergency(late.first, ask);
    await test.admin`update emergency_accesses set ends_at = now() where id = ${id}`;
    await expect(approveEmergency(late.second, { id, password: PASSWORD })).rejects.toEqual(is("CONFLICT"));
    const no = (of: Awaited<ReturnType<typeof opened>>) =>
      expect(resetMemberFactor(of.first, { id: of.person.userId })).rejects.toEqual(is("FORBIDDEN"));
    const [over, ended, left] = [await opened(), await opened(), await opened()];
    await test.admin`update emergency_accesses set ends_at = now() where id = ${over.id}`;
    await no(over);
    await endEmergency(ended.second, { id: ended.id });
    await no(ended);
    await expect(endEmergency(ended.first, { id: ended.id })).rejects.toEqual(is("CONFLICT"));
    await removeOwner(left.first, { id: left.second.actor.userId });
    await no(left);
    for (const { person } of [over, ended, left]) expect(await factorOf(person.userId)).toBe(true);
  });
});

describe("owners", () => {
  it("are several or one, and never none", async () => {
    const { first, second } = await twoOwners();
    const [one, two] = [{ id: first.actor.userId }, { id: second.actor.userId }];
    const both = await Promise.allSettled([removeOwner(first, two), removeOwner(second, one)]);
    expect(both.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    const rows = await test.admin`select user_id from members
      where practice_id = ${first.practiceId} and is_owner`;
    expect(rows).toHaveLength(1);
    const last = rows[0]?.user_id === one.id ? first : second;
    await expect(removeOwner(last, { id: last.actor.userId })).rejects.toEqual(is("CONFLICT"));
  });
});
