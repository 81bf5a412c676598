import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deniedClaim, patient } from "../support/claims";
import { decisionLetter, UPHELD } from "../support/decision-letter";
import { FAX_WEBHOOK_PUBLIC_KEY, faxWebhook, startFaxServer } from "../support/fax-server";
import { type RestDesk, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { liveInSteadyZone } from "../support/steady-zone";

const OURS = "+14155550100";
const THEIRS = "+14155550177";
const PAYER = "+14155550123";

/** Which practice a number is of is a setting, and here the practices are made after the settings were read. */
const owners = vi.hoisted(() => ({ numbers: "" }));
vi.mock("@/lib/env", async (original) => {
  const real = await original<typeof import("@/lib/env")>();
  const get = (_target: object, name: string) =>
    name === "FAX_IN_NUMBERS" ? owners.numbers : real.env[name as keyof typeof real.env];
  return { ...real, env: new Proxy({}, { get }) };
});

let fax: Awaited<ReturnType<typeof startFaxServer>>;
let desk: RestDesk;
let serial = 0;

beforeAll(async () => {
  fax = await startFaxServer();
  desk = await restDesk({
    TELNYX_API_KEY: "KEY_test",
    TELNYX_BASE_URL: fax.url,
    TELNYX_FAX_CONNECTION_ID: "1",
    TELNYX_FAX_FROM: OURS,
    TELNYX_PUBLIC_KEY: FAX_WEBHOOK_PUBLIC_KEY,
  });
  owners.numbers = `${OURS}=${desk.person.ctx.practiceId},${THEIRS}=${desk.otherPerson.ctx.practiceId}`;
  await liveInSteadyZone(desk.t);
});
afterAll(() => fax.close());

async function sentAppeal(claimNumber: string) {
  const patientId = await patient(desk.person.ctx, { first_name: "Maria", last_name: "Lopez" });
  const claim = await deniedClaim(desk.person.ctx, {
    ...{ patient: patientId, claim_number: claimNumber, total_charges: "1000.00" },
    date_of_service_from: "2026-02-10",
  });
  const id = await desk.newAppeal({ claim: claim.claim_id });
  await desk.t.admin`update appeals set status = 'sent', sent_at = '2026-05-04T15:00:00Z', sent_method = 'fax'
    where id = ${id}`;
  return id;
}

const paper = (claimNumber: string, name = "Maria Lopez") =>
  decisionLetter({ claimNumber, patient: name, date: "June 12, 2026", lines: UPHELD });

/** A fax waits at the service, and the webhook that tells of it. */
function waits(file: Buffer, more: { to?: string; media?: string } = {}) {
  serial += 1;
  const id = `019a0000-0000-7000-8000-${String(serial).padStart(12, "0")}`;
  fax.inbox.set(id, { file, links: new Set(), ...(more.media && { media: more.media }) });
  const payload = { fax_id: id, direction: "inbound", from: PAYER, to: more.to ?? OURS, page_count: 2 };
  return { id, told: faxWebhook({ type: "fax.received", payload }) };
}

async function tell({ body, headers }: ReturnType<typeof faxWebhook>) {
  const { POST } = await import("@/app/api/webhooks/[provider]/route");
  const request = new Request("http://localhost/api/webhooks/telnyx", { method: "POST", body, headers });
  const response = await POST(request, { params: Promise.resolve({ provider: "telnyx" }) });
  return { status: response.status, body: await response.json() };
}

/** Fetched, then read. */
const ended = async () => {
  while ((await desk.workflows.run()) > 0);
};
const decisions = async () => (await desk.rest("GET", "/decisions/")).body.results;
const faxes = async () => (await desk.rest("GET", "/faxes/")).body.results;
const rowOf = async (reference: string) =>
  (await desk.t.admin`select * from inbound_faxes where reference = ${reference}`)[0];
const decisionOf = async (reference: string) => {
  const documentId = (await rowOf(reference))?.document_id;
  return (await decisions()).find((one: { document: { id: string } }) => one.document.id === documentId);
};

describe("a payer's answer by fax", () => {
  it("is put to its case as an uploaded one is, once however often the service tells of it, and waits for a person", async () => {
    const appealId = await sentAppeal("LHP-88001");
    const { id, told } = waits(paper("LHP-88001"));
    expect(await tell(told)).toEqual({ status: 200, body: { status: "applied" } });
    expect(await tell(told)).toEqual({ status: 200, body: { status: "known" } });
    expect(await faxes()).toMatchObject([{ state: "fetching", from: PAYER, to: OURS, pages: 2 }]);
    await ended();
    expect(await faxes()).toEqual([]);
    expect(await decisionOf(id)).toMatchObject({
      appeal: appealId,
      state: "proposed",
      outcome: "upheld",
      document: { filename: "Fax from (415) 555-0123.pdf", kind: "appeal_decision_upheld" },
    });
    expect(await tell(waitsAgain(id))).toEqual({ status: 200, body: { status: "known" } });
    await ended();
    const [{ count } = { count: 0 }] = await desk.t
      .admin`select count(*)::int as count from documents where original_filename like 'Fax from%'`;
    expect(count).toBe(1);
    const { body: bell } = await desk.rest("GET", "/notifications/");
    expect(bell.results).toContainEqual(
      expect.objectContaining({ kind: "fax_received", link: "/appeals/answers" }),
    );
    expect((await desk.other("GET", "/decisions/")).body.results).toEqual([]);
  });

  it("that fits no case, or two, stands where a person chooses", async () => {
    const none = waits(paper("ELSEWHERE-9", "Otto Nobody"));
    const [one, two] = [await sentAppeal("LHP-88002"), await sentAppeal("LHP-88002")];
    const both = waits(paper("LHP-88002"));
    await tell(none.told);
    await tell(both.told);
    await ended();
    expect(await decisionOf(none.id)).toMatchObject({ appeal: null, state: "proposed" });
    const open = await decisionOf(both.id);
    expect(open.appeal).toBeNull();
    const { body: detail } = await desk.rest("GET", `/decisions/${open.id}/`);
    expect(detail.candidates.map(({ appeal }: { appeal: string }) => appeal).sort()).toEqual(
      [one, two].sort(),
    );
    const chosen = await desk.rest("POST", `/decisions/${open.id}/confirm/`, { json: { appeal: two } });
    expect(chosen.body).toMatchObject({ appeal: two, state: "confirmed", received_on: expect.any(String) });
  });

  it("comes to the practice whose number it is, and to nobody at a number of nobody's", async () => {
    const { id, told } = waits(paper("LHP-88003"), { to: THEIRS });
    expect((await tell(told)).body).toEqual({ status: "applied" });
    await ended();
    expect((await rowOf(id))?.practice_id).toBe(desk.otherPerson.ctx.practiceId);
    expect((await desk.other("GET", "/decisions/")).body.results).toHaveLength(1);
    const stray = waits(paper("LHP-88003"), { to: "+14155550188" });
    expect((await tell(stray.told)).body).toEqual({ status: "unknown" });
    expect(await rowOf(stray.id)).toBeUndefined();
  });

  it("that nobody signed is refused", async () => {
    const { id, told } = waits(paper("LHP-88004"));
    expect((await tell({ ...told, body: told.body.replace(OURS, THEIRS) })).status).toBe(401);
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe("a fax whose file can't be had", () => {
  it("by an expired link is fetched by a new one", async () => {
    const { id, told } = waits(paper("LHP-88005"));
    await tell(told);
    fax.faults.push({
      kind: "status",
      status: 200,
      body: { data: { id, media_url: `${fax.url}/media/old` } },
    });
    await ended();
    expect((await rowOf(id))?.state).toBe("kept");
  });

  it("says why, and is fetched again or dismissed by a person", async () => {
    const file = paper("LHP-88006");
    const { id, told } = waits(file);
    fax.inbox.delete(id);
    await tell(told);
    await ended();
    const [failed] = await faxes();
    expect(failed).toMatchObject({ state: "failed", problem: expect.stringContaining("fax it again") });
    expect((await desk.other("POST", `/faxes/${failed.id}/retry/`, { json: {} })).status).toBe(404);
    expect((await desk.rest("POST", `/faxes/${UNKNOWN_ID}/dismiss/`, { json: {} })).status).toBe(404);
    fax.inbox.set(id, { file, links: new Set() });
    expect((await desk.rest("POST", `/faxes/${failed.id}/retry/`, { json: {} })).status).toBe(204);
    await ended();
    expect((await rowOf(id))?.state).toBe("kept");
    expect((await desk.rest("POST", `/faxes/${failed.id}/dismiss/`, { json: {} })).status).toBe(409);

    const bad = waits(Buffer.from("not a paper at all"));
    await tell(bad.told);
    await ended();
    const [refused] = await faxes();
    expect(refused).toMatchObject({ state: "failed", problem: expect.stringMatching(/PDF/) });
    expect((await desk.rest("POST", `/faxes/${refused.id}/dismiss/`, { json: {} })).status).toBe(204);
    expect(await faxes()).toEqual([]);
  });

  it("because its address leads to this machine's inside is never asked for", async () => {
    let asked = 0;
    const inside = createServer((_request, response) => {
      asked += 1;
      response.end("secret");
    });
    await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
    const at = `127.0.0.1:${(inside.address() as AddressInfo).port}`;
    for (const media of [
      `http://${at}/`,
      `https://${at}/`,
      "http://169.254.169.254/latest/",
      "file:///etc/hosts",
    ]) {
      const { id, told } = waits(Buffer.alloc(0), { media });
      await tell(told);
      await ended();
      expect(await rowOf(id)).toMatchObject({
        state: "failed",
        problem: expect.stringContaining("no address"),
      });
    }
    inside.close();
    expect(asked).toBe(0);
  });

  it("while the service is away is tried again by the engine", async () => {
    const { id, told } = waits(paper("LHP-88007"));
    await tell(told);
    fax.faults.push({ kind: "reset" });
    await expect(desk.workflows.run()).rejects.toThrow("could not be reached");
    expect((await rowOf(id))?.state).toBe("fetching");
  });
});

const waitsAgain = (id: string) =>
  faxWebhook({
    type: "fax.received",
    payload: { fax_id: id, direction: "inbound", from: PAYER, to: OURS, page_count: 2 },
  });
