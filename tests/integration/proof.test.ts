import { createHash } from "node:crypto";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as webhook } from "@/app/api/webhooks/[provider]/route";
import { PROOF_MESSAGES } from "@/lib/domain/case/proof/schema";
import { requestSending } from "@/lib/domain/delivery/request";
import { sendDelivery } from "@/lib/domain/delivery/sending";
import { FAX_WEBHOOK_PUBLIC_KEY, faxWebhook, startFaxServer } from "../support/fax-server";
import { fileForm, sampleFile } from "../support/file-form";
import { overrides } from "../support/gate";
import { startResendServer } from "../support/resend-server";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";
import { dayFromNow, liveInSteadyZone } from "../support/steady-zone";

let desk: RestDesk;
let fax: Awaited<ReturnType<typeof startFaxServer>>;
let mail: Awaited<ReturnType<typeof startResendServer>>;
let appealId: string;

beforeAll(async () => {
  fax = await startFaxServer();
  mail = await startResendServer();
  desk = await restDesk({
    APP_MODE: "production",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: mail.url,
    TELNYX_API_KEY: "KEY_test",
    TELNYX_BASE_URL: fax.url,
    TELNYX_FAX_CONNECTION_ID: "1",
    TELNYX_FAX_FROM: "+14155550100",
    TELNYX_PUBLIC_KEY: FAX_WEBHOOK_PUBLIC_KEY,
  });
  await liveInSteadyZone(desk.t);
  appealId = await desk.appealWithLetter({ payer_name: "Lakeside Health" });
});
afterAll(async () => {
  await fax.close();
  await mail.close();
});

/** A fax that is ordered, but not yet handed to the service; to one number, so that its PDF is set once. */
async function ordered() {
  const { id: deliveryId } = await requestSending(desk.person.ctx, {
    appealId,
    method: "fax",
    to: "(415) 555-0110",
    again: true,
    overrides,
  });
  return { deliveryId, at: `${APPEALS}${appealId}/deliveries/${deliveryId}/` };
}

async function report(deliveryId: string, type: string, id: string, more: object = {}) {
  const client_state = Buffer.from(deliveryId).toString("base64");
  const payload = { fax_id: `fax-${deliveryId}`, direction: "outbound", client_state, ...more };
  const call = faxWebhook({ type, payload }, { id });
  const request = new Request("http://localhost/api/webhooks/telnyx", { method: "POST", ...call });
  return webhook(request, { params: Promise.resolve({ provider: "telnyx" }) });
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, index) => permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));

describe("what a fax service reports", () => {
  it("comes to the same end in every order, twice and late: delivered is never sending again", async () => {
    for (const order of permutations(["call", "delivered", "again", "queued"] as const)) {
      const { deliveryId, at } = await ordered();
      const step = {
        call: () => sendDelivery(desk.person.ctx, deliveryId),
        delivered: () => report(deliveryId, "fax.delivered", `d-${deliveryId}`, { page_count: 2 }),
        again: () => report(deliveryId, "fax.delivered", `d-${deliveryId}`, { page_count: 2 }),
        queued: () => report(deliveryId, "fax.queued", `q-${deliveryId}`),
      };
      for (const name of order) await step[name]();
      const { body } = await desk.rest("GET", `${at}proof/`);
      expect([order, body.delivery.state, body.pages_confirmed]).toEqual([order, "sent", 2]);
      expect(body.receipts.filter(({ kind }: { kind: string }) => kind === "delivered")).toHaveLength(1);
    }
  });

  it("ends as failed whatever came first, with both reports kept", async () => {
    for (const order of permutations(["call", "delivered", "failed"] as const)) {
      const { deliveryId, at } = await ordered();
      for (const name of order) {
        if (name === "call") await sendDelivery(desk.person.ctx, deliveryId);
        else await report(deliveryId, `fax.${name}`, `${name}-${deliveryId}`);
      }
      const { body } = await desk.rest("GET", `${at}proof/`);
      expect([order, body.delivery.state]).toEqual([order, "failed"]);
      const kinds = body.receipts.map(({ kind }: { kind: string }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(["delivered", "failed"]));
    }
  });
});

describe("the proof of a delivery", () => {
  it("holds hash, pages, attempts, the service's receipt, and what a person has in hand", async () => {
    const { deliveryId, at } = await ordered();
    expect((await desk.rest("GET", `${at}rebuttal/`)).status).toBe(409);
    await sendDelivery(desk.person.ctx, deliveryId);
    await report(deliveryId, "fax.delivered", `x-${deliveryId}`, { page_count: 3 });
    const { body } = await desk.rest("GET", `${at}proof/`);
    const sent = fax.sent.at(-1);
    expect(body).toMatchObject({ attempts: 1, pages_confirmed: 3 });
    expect(body.sha256).toBe(
      createHash("sha256")
        .update(Buffer.from(sent?.pdf ?? []))
        .digest("hex"),
    );

    const form = fileForm(sampleFile("file", "denial-22.jpg"));
    form.append("reference", "7022 0410 0003 1234");
    form.append("happened_on", dayFromNow(-2));
    const { status, body: kept } = await desk.rest("POST", `${at}receipts/`, { form });
    expect(status).toBe(201);
    expect(kept.receipts).toContainEqual(
      expect.objectContaining({
        kind: "by_hand",
        reference: "7022 0410 0003 1234",
        document: expect.any(String),
      }),
    );
    const empty = new FormData();
    empty.append("reference", "");
    expect((await desk.rest("POST", `${at}receipts/`, { form: empty })).body).toEqual({
      reference: [PROOF_MESSAGES.nothing],
    });
    const future = new FormData();
    future.append("reference", "1");
    future.append("happened_on", dayFromNow(1));
    expect((await desk.rest("POST", `${at}receipts/`, { form: future })).body).toEqual({
      happened_on: [PROOF_MESSAGES.future],
    });

    const { body: all } = await desk.rest("GET", `${APPEALS}${appealId}/deliveries/`);
    expect(all.proofs[0].delivery.id).toBe(deliveryId);
    for (const part of ["proof/", "rebuttal/"]) {
      expect((await desk.other("GET", `${at}${part}`)).status).toBe(404);
    }
    const packet = await desk.rest("GET", `${at}rebuttal/`);
    expect(packet.status).toBe(200);
    expect(packet.headers.get("content-type")).toBe("application/pdf");
  });

  // Red where the proof of a corrected claim asked for the appeals department, called it an appeal, or was judged as the later draft.
  it("is for whoever reads what was sent, and calls it by its name", async () => {
    const id = await desk.newAppeal({ patient_name: "Ana Muestra", payer_name: "Lakeside Health" });
    const write = async (json: object) => {
      await desk.rest("POST", `${APPEALS}${id}/generate/`, { json });
      await desk.workflows.run();
    };
    await write({ move: "corrected_claim", override_reason: "Box 17 was empty" });
    const { id: deliveryId } = await requestSending(desk.person.ctx, {
      ...{ appealId: id, method: "fax", to: "(415) 555-0133", again: true, overrides },
    });
    await sendDelivery(desk.person.ctx, deliveryId);
    await report(deliveryId, "fax.delivered", `c-${deliveryId}`, { page_count: 2 });
    // What is written afterward is another paper.
    await write({ move: "appeal", override_reason: "Now an appeal" });
    const at = `${APPEALS}${id}/deliveries/${deliveryId}/rebuttal/`;
    const { body: gate } = await desk.rest("GET", `${at}gate/?method=fax&to=4155550133`);
    const asked = gate.problems.find(({ code }: { code: string }) => code === "unknown_recipient");
    expect(asked.message).toContain("gives (415) 555-0133 for corrected claims");
    const json = { method: "fax", to: "(415) 555-0133", overrides };
    const proving = desk.rest("POST", at, { json });
    await expect.poll(() => desk.workflows.run("delivery/requested"), { timeout: 30_000 }).toBe(1);
    expect((await proving).status).toBe(202);
    const pdf = await getDocumentProxy(new Uint8Array(fax.sent.at(-1)?.pdf ?? []));
    const [cover, statement] = (await extractText(pdf, { mergePages: false })).text;
    expect(cover).toContain("Lakeside Health, claims department");
    expect(statement).toContain("You told us that our corrected claim did not arrive.");
  });

  it("goes out by fax as a delivery of its own, once, and leaves the day of sending as it was", async () => {
    const { deliveryId, at } = await ordered();
    await sendDelivery(desk.person.ctx, deliveryId);
    await report(deliveryId, "fax.delivered", `y-${deliveryId}`, { page_count: 2 });
    const { body: before } = await desk.rest("GET", `${APPEALS}${appealId}/`);
    const to = "(415) 555-0199";
    const { body: gate } = await desk.rest("GET", `${at}rebuttal/gate/?method=fax&to=4155550199`);
    expect(gate).toMatchObject({ ready: false, problems: [{ code: "unknown_recipient" }] });
    const refused = await desk.rest("POST", `${at}rebuttal/`, { json: { method: "fax", to } });
    expect([refused.status, refused.body.code]).toEqual([409, "not_ready"]);
    const json = { method: "fax", to, overrides };
    expect((await desk.other("POST", `${at}rebuttal/`, { json })).status).toBe(404);
    expect((await desk.unverified("POST", `${at}rebuttal/`, { json })).status).toBe(403);
    const clicks = Promise.all([
      desk.rest("POST", `${at}rebuttal/`, { json }),
      desk.rest("POST", `${at}rebuttal/`, { json }),
    ]);
    await expect.poll(() => desk.workflows.run("delivery/requested"), { timeout: 30_000 }).toBe(1);
    const [one, two] = await clicks;
    expect([one.status, two.body.delivery.id]).toEqual([202, one.body.delivery.id]);
    expect(one.body.delivery).toMatchObject({ proves: deliveryId, method: "fax", enclosures: [] });
    await desk.workflows.run();
    const faxed = fax.sent.at(-1);
    expect(faxed?.to).toBe("+14155550199");
    // Cover, statement, list, picture of the first page, and the letter as it went out.
    const { body: proof } = await desk.rest("GET", `${at}proof/`);
    expect(one.body.delivery.pages).toBe(4 + proof.delivery.pages);
    await report(one.body.delivery.id, "fax.delivered", `z-${deliveryId}`, { page_count: 6 });
    const { body: after } = await desk.rest("GET", `${APPEALS}${appealId}/`);
    expect([after.sent_at, after.sent_method]).toEqual([before.sent_at, before.sent_method]);
    const { body: all } = await desk.rest("GET", `${APPEALS}${appealId}/deliveries/`);
    expect(all.proofs[0]).toMatchObject({
      delivery: { state: "sent", proves: deliveryId },
      pages_confirmed: 6,
    });
    // A proof that failed is no appeal that failed.
    await report(one.body.delivery.id, "fax.failed", `f-${deliveryId}`);
    expect((await desk.rest("GET", `${APPEALS}${appealId}/`)).body.status).toBe("sent");
    const nested = `${APPEALS}${appealId}/deliveries/${one.body.delivery.id}/rebuttal/`;
    expect((await desk.rest("GET", nested)).status).toBe(409);
  });
});
