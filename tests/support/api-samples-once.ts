import { type TOTP, URI } from "otpauth";
import { offerResetLinks } from "@/lib/domain/account/password-reset";
import { linkToken } from "@/lib/domain/account/tokens";
import type { EventName } from "@/lib/events";
import { relyingParty } from "@/lib/integrations/app-settings";
import { PASSWORD } from "./account";
import type { Sample } from "./api-samples";
import { remit } from "./audited-calls";
import { type Person, withSessions } from "./people";
import type { PracticeAtWork } from "./practice-at-work";
import { restClient } from "./rest";
import { softAuthenticator } from "./soft-authenticator";
import { verifiedAccount } from "./verified-account";

export type OnceSample = Sample & { by?: Person };

const newPassword = { password: "violet harbor lantern 42", password2: "violet harbor lantern 42" };

/** Someone who has just turned on a second factor, or is about to, with the next code that counts. */
async function withFactor(w: PracticeAtWork, isOn: boolean): Promise<{ by: Person; code: string }> {
  const by = await w.newPerson("staff");
  const rest = restClient(by.tokens.bearer);
  const { body } = await rest("POST", "/accounts/second-factor/", { json: { password: PASSWORD } });
  const totp = URI.parse(body.otpauth_url) as TOTP;
  if (!isOn) return { by, code: totp.generate() };
  await rest("POST", "/accounts/second-factor/confirm/", { json: { code: totp.generate() } });
  return { by, code: totp.generate({ timestamp: Date.now() + 30_000 }) };
}

/** The id of the request that the newest event of this name works for. */
async function newestRequest(w: PracticeAtWork, event: EventName): Promise<string> {
  const [row] = await w.t.admin`
    select data ->> 'requestId' as id from event_outbox where name = ${event} order by created_at desc limit 1`;
  return String(row?.id);
}

/** Successes of the calls that a secret is needed for, and of those that work once on one thing. */
export const ONCE: Record<string, (w: PracticeAtWork) => Promise<OnceSample>> = {
  "POST /accounts/auth/verify/request/": async (w) => ({ by: w.people["unverified owner"] }),
  "GET /accounts/verify-email/{uidb64}/{token}/": async (w) => {
    const by = await w.newPerson("unverified owner");
    await restClient(by.tokens.bearer)("POST", "/accounts/auth/verify/request/", { json: {} });
    const token = linkToken("verify_email", await newestRequest(w, "account/verification.requested"));
    return { params: { uidb64: Buffer.from(by.userId).toString("base64url"), token } };
  },
  "POST /accounts/auth/password/reset/confirm/": async (w) => {
    const { username } = await w.newPerson("staff");
    await w.rest("POST", "/accounts/auth/password/reset/", { json: { email: `${username}@clinic.example` } });
    const [link] = await offerResetLinks(w.t.db, await newestRequest(w, "account/reset.requested"));
    return { json: { token: link?.token, ...newPassword } };
  },
  "POST /accounts/passkeys/confirm/": async (w) => {
    const by = await w.newPerson("staff");
    const begun = await restClient(by.tokens.bearer)("POST", "/accounts/passkeys/", {
      json: { password: PASSWORD },
    });
    const { origin } = relyingParty();
    return {
      by,
      json: {
        name: "Laptop",
        credential: softAuthenticator().create(String(begun.body.challenge), { origin }),
      },
    };
  },
  "POST /accounts/second-factor/confirm/": async (w) => {
    const { by, code } = await withFactor(w, false);
    return { by, json: { code } };
  },
  "POST /accounts/second-factor/recovery-codes/": async (w) => {
    const { by, code } = await withFactor(w, true);
    return { by, json: { password: PASSWORD, code } };
  },
  "POST /accounts/second-factor/remove/": async (w) => {
    const { by, code } = await withFactor(w, true);
    return { by, json: { password: PASSWORD, code } };
  },

  "POST /documents/minimal-appeals/{appealId}/send/": async (w) => {
    const { id: appealId, fax } = await w.newReadyLetter();
    return { params: { appealId }, json: { method: "fax", to: fax } };
  },
  "POST /payers/remittances/{remittanceId}/apply/": async (w) => {
    const number = String(Math.floor(Math.random() * 1e9));
    const { body } = await w.rest("POST", "/payers/remittances/", { form: remit(number) });
    return { params: { remittanceId: body.id }, json: {} };
  },

  "POST /practice/invitations/read/": async (w) => ({
    json: { token: w.invitationLink(await w.newInvitation()) },
  }),
  "POST /practice/invitations/accept/": async (w) => {
    const token = w.invitationLink(await w.newInvitation());
    return { json: { token, username: `new-${crypto.randomUUID()}`, ...newPassword } };
  },
  "PUT /practice/invitations/accept/": async (w) => {
    const { ctx, input } = await verifiedAccount(w.t);
    const { body } = await w.rest("POST", "/practice/invitations/", { json: { email: input.email } });
    const by = await withSessions(w.t.db, {
      userId: ctx.actor.userId,
      username: input.username,
      practiceId: ctx.practiceId,
    });
    return { by, json: { token: w.invitationLink(body.id) } };
  },
};
