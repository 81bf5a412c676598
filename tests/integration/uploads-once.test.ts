import { beforeAll, describe, expect, it, vi } from "vitest";
import { storage } from "@/lib/integrations/services";
import { claim, patient } from "../support/claims";
import { fileForm, sampleFile } from "../support/file-form";
import type { RestAnswer, RestOptions } from "../support/rest";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";
import { stageFile } from "../support/stage-file";

/** An upload with an Idempotency-Key happens once, however often and however much at once it is sent. */

let desk: RestDesk;
const places: Record<string, { at: string; field: string; fields?: Record<string, string> }> = {};
beforeAll(async () => {
  desk = await restDesk();
  const { ctx } = desk.person;
  const patientId = await patient(ctx);
  const { claim_id: claimId } = await claim(ctx, { patient: patientId });
  Object.assign(places, {
    claim: { at: `/claims/${claimId}/upload_document/`, field: "file" },
    library: { at: "/documents/uploads/", field: "file", fields: { patient: patientId } },
    appeal: { at: `${APPEALS}${await desk.newAppeal()}/uploads/`, field: "denial_letter" },
  });
});

type Place = (typeof places)[string];
const form = ({ field, fields = {} }: Place, sample = "denial-02.pdf") => {
  const made = fileForm(sampleFile(field, sample));
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};
const post = (place: Place, key: string, options: RestOptions = { form: form(place) }): Promise<RestAnswer> =>
  desk.rest("POST", place.at, { ...options, headers: { "Idempotency-Key": key, ...options.headers } });
const rows = async () => Number((await desk.t.admin`select count(*) as n from documents`)[0]?.n);
const placeOf = (name: string): Place => {
  const place = places[name];
  if (!place) throw new Error(name);
  return place;
};

describe("an upload with an Idempotency-Key", () => {
  it.each(["claim", "library", "appeal"])("happens once for four at once and one later: %s", async (name) => {
    const place = placeOf(name);
    const before = await rows();
    const store = storage();
    const [put, removed] = [vi.spyOn(store, "put"), vi.spyOn(store, "delete")];
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(place, `at-once-${name}`)));
    answers.push(await post(place, `at-once-${name}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await rows()).toBe(before + 1);
    // What the others had stored by then is not kept.
    expect(put.mock.calls.length - removed.mock.calls.length).toBe(1);
    vi.restoreAllMocks();
  });

  it("is refused under the same key for another file", async () => {
    const place = placeOf("library");
    expect((await post(place, "two files")).status).toBe(400);
    expect((await post(place, "two-files")).status).toBe(201);
    expect((await post(place, "two-files", { form: form(place, "denial-08.png") })).status).toBe(409);
  });

  it("leaves the key free where it was refused", async () => {
    const place = placeOf("library");
    const nothing = fileForm();
    nothing.append("patient", place.fields?.patient ?? "");
    expect((await post(place, "first-nothing", { form: nothing })).status).toBe(400);
    expect((await post(place, "first-nothing")).status).toBe(201);
  });

  it("happens once where the file came in parts, which are gone once it was taken", async () => {
    const place = { at: `${APPEALS}${await desk.newAppeal()}/uploads/`, field: "denial_letter" };
    const { bytes } = sampleFile("", "denial-02.pdf");
    const staged = await stageFile(desk.rest, place.field, "notice.pdf", bytes);
    const sent = { json: { files: [staged] } };
    const answers = await Promise.all([1, 2, 3].map(() => post(place, "in-parts", sent)));
    answers.push(await post(place, "in-parts", sent));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  });
});
