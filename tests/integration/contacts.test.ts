import { beforeAll, describe, expect, it } from "vitest";
import { CONTACT_MESSAGES } from "@/lib/domain/case/contact/schema";
import { claim } from "../support/claims";
import { APPEALS, type RestDesk, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { dayFromNow, liveInSteadyZone } from "../support/steady-zone";

let desk: RestDesk;
let claimId: string;
let appealId: string;
beforeAll(async () => {
  desk = await restDesk();
  await liveInSteadyZone(desk.t);
  claimId = (await claim(desk.person.ctx, { status: "submitted" })).claim_id;
  appealId = await desk.appealWithLetter();
});

const call = { kind: "call", person: "Dana", reference: "8841", said: "It is in review." };
const log = (more: object = {}, path = `/claims/${claimId}/contacts/`) =>
  desk.rest("POST", path, { json: { ...call, ...more } });
const clocks = async () => {
  const { body } = await desk.rest("GET", `/claims/${claimId}/`);
  return body.clocks.filter(({ kind }: { kind: string }) => kind === "follow_up");
};

describe("a contact", () => {
  it("is of today unless said, and stands in the log, the newest first", async () => {
    const { status, body } = await log();
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...call, contacted_on: dayFromNow(0), follow_up_open: false });
    await log({ contacted_on: dayFromNow(-3), reference: "older" });
    const { body: list } = await desk.rest("GET", `/claims/${claimId}/contacts/`);
    expect(list.contacts.map(({ reference }: { reference: string }) => reference)).toEqual(["8841", "older"]);
  });

  it("sets the follow-up clock; a later contact that did it settles it, or takes its place", async () => {
    const { body: first } = await log({ follow_up_on: dayFromNow(5), contacted_on: dayFromNow(-2) });
    expect(await clocks()).toMatchObject([{ due: dayFromNow(5), basis: "person" }]);
    await log();
    expect(await clocks()).toHaveLength(1);
    await log({ follow_up_on: dayFromNow(9) });
    expect(await clocks()).toMatchObject([{ due: dayFromNow(9) }]);
    const { body: now } = await desk.rest("GET", `/contacts/${first.id}/`);
    expect(now.follow_up_open).toBe(false);
    const { body: list } = await desk.rest("GET", `/claims/${claimId}/contacts/`);
    const open = list.contacts.find((one: { follow_up_open: boolean }) => one.follow_up_open);
    await desk.rest("PATCH", `/contacts/${open.id}/`, { json: { follow_up_done: true } });
    expect(await clocks()).toEqual([]);
  });

  it("is refused with a sentence for a day that can't be, and nothing is lost", async () => {
    const before = (await desk.rest("GET", `/claims/${claimId}/contacts/`)).body.contacts.length;
    const refused = async (more: object) => (await log(more)).body;
    expect(await refused({ contacted_on: dayFromNow(1) })).toEqual({
      contacted_on: [CONTACT_MESSAGES.future],
    });
    expect(await refused({ follow_up_on: dayFromNow(-1) })).toEqual({
      follow_up_on: [CONTACT_MESSAGES.followUpPast],
    });
    expect(await refused({ promised_on: dayFromNow(-1) })).toEqual({
      promised_on: [CONTACT_MESSAGES.promisedBefore],
    });
    expect(await refused({ person: "", reference: "", said: "" })).toEqual({
      said: [CONTACT_MESSAGES.nothing],
    });
    expect(await refused({ kind: "telegram" })).toHaveProperty("kind");
    expect(await refused({ contacted_on: "yesterday" })).toHaveProperty("contacted_on");
    expect((await desk.rest("GET", `/claims/${claimId}/contacts/`)).body.contacts).toHaveLength(before);
  });

  it("can be corrected long after its follow-up day has passed", async () => {
    const { body } = await log({ follow_up_on: dayFromNow(2) });
    await desk.t.admin`update contacts set follow_up_on = ${dayFromNow(-4)} where id = ${body.id}`;
    const { status, body: saved } = await desk.rest("PATCH", `/contacts/${body.id}/`, {
      json: { person: "Lee", follow_up_on: dayFromNow(-4) },
    });
    expect([status, saved.person, saved.follow_up_open]).toEqual([200, "Lee", true]);
  });

  it("leaves the log when it is deleted", async () => {
    const { body } = await log({ reference: "gone" });
    expect((await desk.rest("DELETE", `/contacts/${body.id}/`)).status).toBe(204);
    expect((await desk.rest("GET", `/contacts/${body.id}/`)).status).toBe(404);
    expect(JSON.stringify((await desk.rest("GET", `/claims/${claimId}/contacts/`)).body)).not.toContain(
      "gone",
    );
  });

  it("of another practice does not exist", async () => {
    const { body } = await log();
    for (const id of [body.id, UNKNOWN_ID]) {
      expect((await desk.other("GET", `/contacts/${id}/`)).status).toBe(404);
      expect((await desk.other("PATCH", `/contacts/${id}/`, { json: { person: "x" } })).status).toBe(404);
      expect((await desk.other("DELETE", `/contacts/${id}/`)).status).toBe(404);
    }
    expect((await desk.other("GET", `/claims/${claimId}/contacts/`)).status).toBe(404);
    expect((await desk.other("POST", `${APPEALS}${appealId}/contacts/`, { json: call })).status).toBe(404);
  });
});

describe("a contact about an appeal", () => {
  it("sets the appeal's clock, and is evidence that a letter may state and the check finds", async () => {
    const path = `${APPEALS}${appealId}/contacts/`;
    await log({ contacted_on: dayFromNow(-1), follow_up_on: dayFromNow(6) }, path);
    const { body: appeal } = await desk.rest("GET", `${APPEALS}${appealId}/`);
    expect(appeal.clocks).toContainEqual(
      expect.objectContaining({ kind: "follow_up", due: dayFromNow(6), basis: "person" }),
    );
    const { body: evidence } = await desk.rest("GET", `${APPEALS}${appealId}/evidence/`);
    expect(evidence.contacts).toMatchObject([{ date: dayFromNow(-1) }]);
    expect(evidence.contacts[0].quote).toMatch(/^Call of .+, reference 8841$/);
    const { sentence } = evidence.contacts[0];
    expect(sentence).toContain("we spoke with Dana by phone (reference 8841)");
  });
});
