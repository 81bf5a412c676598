import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as webhook } from "@/app/api/webhooks/[provider]/route";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { requestSending } from "@/lib/domain/delivery/request";
import { sendDelivery } from "@/lib/domain/delivery/sending";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { useAppEnv } from "../support/app-env";
import { testDatabase } from "../support/database";
import { FAX_WEBHOOK_PUBLIC_KEY, faxWebhook, startFaxServer } from "../support/fax-server";
import { overrides } from "../support/gate";
import { RESEND_WEBHOOK_SECRET, resendWebhook, startResendServer } from "../support/resend-server";
import { useDatabase } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";
import { verifiedAccount } from "../support/verified-account";
import { waitFor } from "../support/wait";

let mail: Awaited<ReturnType<typeof startResendServer>>;
let fax: Awaited<ReturnType<typeof startFaxServer>>;
let person: Awaited<ReturnType<typeof verifiedAccount>>;
let workflows: ReturnType<typeof workflowsOnDemand>;

beforeAll(async () => {
  const t = await testDatabase();
  mail = await startResendServer();
  fax = await startFaxServer();
  useAppEnv(t, {
    APP_MODE: "production",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: mail.url,
    RESEND_WEBHOOK_SECRET,
    TELNYX_API_KEY: "KEY_test",
    TELNYX_BASE_URL: fax.url,
    TELNYX_FAX_CONNECTION_ID: "1",
    TELNYX_FAX_FROM: "+14155550100",
    TELNYX_PUBLIC_KEY: FAX_WEBHOOK_PUBLIC_KEY,
  });
  useDatabase(t.db);
  workflows = workflowsOnDemand(t.db);
  person = await verifiedAccount(t);
});
afterAll(async () => {
  await mail.close();
  await fax.close();
});

/** An appeal with a letter, ready to be sent. */
async function written(): Promise<string> {
  const appeal = await createAppeal(person.ctx, { patient_name: "Ana Muestra", denial_text: "Not covered." });
  await requestLetter(person.ctx, { appealId: appeal.id, model: "deepseek-r1" });
  await workflows.run("appeal/letter.requested");
  return appeal.id;
}

async function report(provider: string, call: { body: string; headers: Record<string, string> }) {
  const request = new Request(`http://localhost/api/webhooks/${provider}`, { method: "POST", ...call });
  const response = await webhook(request, { params: Promise.resolve({ provider }) });
  return { status: response.status, body: await response.json() };
}

const byEmail = { method: "email" as const, to: "appeals@payer.example", again: false, overrides };
const byFax = { method: "fax" as const, to: "(415) 555-0123", again: false, overrides };

describe("an email by Resend", () => {
  it("carries the PDF and nothing of the patient outside it; a bounce makes the appeal a draft again", async () => {
    const id = await written();
    const delivery = await requestSending(person.ctx, { appealId: id, ...byEmail });
    await workflows.run("delivery/requested");
    const sent = mail.sent.find((one) => one.idempotencyKey === delivery.id);
    expect(sent?.to).toEqual(["appeals@payer.example"]);
    expect(sent?.attachments).toHaveLength(1);
    expect(
      JSON.stringify({ ...sent, attachments: sent?.attachments.map((one) => one.filename) }),
    ).not.toMatch(/Muestra/);
    expect(await getAppeal(person.ctx, { appealId: id })).toMatchObject({ status: "sent" });

    const bounce = resendWebhook(
      { type: "email.bounced", data: { email_id: sent?.id } },
      { id: "msg_bounce" },
    );
    expect(await report("resend", bounce)).toEqual({ status: 200, body: { status: "applied" } });
    expect(await report("resend", bounce)).toEqual({ status: 200, body: { status: "known" } });
    const after = await getAppeal(person.ctx, { appealId: id });
    expect(after.status).toBe("draft");
    expect(after.deliveries).toMatchObject([{ state: "failed", error: expect.stringContaining("address") }]);
  });

  it("refuses a report that the service did not sign, and passes over one on nothing of ours", async () => {
    const forged = resendWebhook(
      { type: "email.bounced", data: { email_id: "x" } },
      { secret: `whsec_${btoa("x".repeat(32))}` },
    );
    expect((await report("resend", forged)).status).toBe(401);
    const foreign = resendWebhook({ type: "email.delivered", data: { email_id: "someone else's" } });
    expect(await report("resend", foreign)).toEqual({ status: 200, body: { status: "unknown" } });
  });
});

describe("a fax by Telnyx", () => {
  it("is sent only when the service says that it arrived", async () => {
    const id = await written();
    await requestSending(person.ctx, { appealId: id, ...byFax });
    await workflows.run("delivery/requested");
    expect(await getAppeal(person.ctx, { appealId: id })).toMatchObject({
      status: "draft",
      deliveries: [{ state: "sending" }],
    });
    const payload = { fax_id: fax.sent.at(-1)?.id, direction: "outbound" };
    expect((await report("telnyx", faxWebhook({ type: "fax.delivered", payload }))).status).toBe(200);
    expect(await getAppeal(person.ctx, { appealId: id })).toMatchObject({
      status: "sent",
      deliveries: [{ state: "sent" }],
    });
  });

  it("that may or may not have gone out is never repeated by itself, but a report can settle it", async () => {
    const id = await written();
    const { id: deliveryId } = await requestSending(person.ctx, { appealId: id, ...byFax });
    const calls = fax.requests.length;
    fax.faults.push({ kind: "reset", accepted: true });
    await workflows.run("delivery/requested");
    const uncertain = await getAppeal(person.ctx, { appealId: id });
    expect(uncertain).toMatchObject({ status: "draft", deliveries: [{ state: "check_needed" }] });
    // Tried again by the engine, or ordered again by a second click: still one call.
    expect(await sendDelivery(person.ctx, deliveryId)).toBe("check_needed");
    expect((await requestSending(person.ctx, { appealId: id, ...byFax })).id).toBe(deliveryId);
    expect(fax.requests.length - calls).toBe(1);

    const state = Buffer.from(deliveryId).toString("base64");
    const payload = { fax_id: fax.sent.at(-1)?.id, direction: "outbound", client_state: state };
    await report("telnyx", faxWebhook({ type: "fax.delivered", payload }));
    expect(await getAppeal(person.ctx, { appealId: id })).toMatchObject({
      status: "sent",
      deliveries: [{ state: "sent" }],
    });
  });

  it("cut off by a kill in the middle of the call is for a person to check", async () => {
    const id = await written();
    const { id: deliveryId } = await requestSending(person.ctx, { appealId: id, ...byFax });
    const calls = fax.requests.length;
    fax.faults.push({ kind: "hang", accepted: true });
    // The first process never comes back; the second takes the run up.
    void sendDelivery(person.ctx, deliveryId).catch(() => {});
    await waitFor(async () => fax.requests.length > calls, { everyMs: 20, what: "the call" });
    expect(await sendDelivery(person.ctx, deliveryId)).toBe("check_needed");
    expect(fax.requests.length - calls).toBe(1);
  });
});
