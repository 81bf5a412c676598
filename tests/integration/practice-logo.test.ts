import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { storage } from "@/lib/integrations/services";
import { fileForm } from "../support/file-form";
import { practiceOfTwo } from "../support/invited";
import { restClient } from "../support/rest";
import { APPEALS, type RestDesk, refusal, restDesk } from "../support/rest-desk";
import { verifiedAccount } from "../support/verified-account";

/** The logo of the letterhead: PUT, GET and DELETE practice/logo/. */

const LOGO = "/practice/logo/";
let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#0a7d6c80" } });
const form = (bytes: Buffer, name = "logo.png") => fileForm({ field: "logo", name, bytes });
const owner = async () => {
  const person = await verifiedAccount(desk.t);
  const rest = restClient(person.tokens.access);
  const put = (bytes: Buffer, name?: string) => rest("PUT", LOGO, { form: form(bytes, name) });
  const keyNow = async () => {
    const [row] = await desk.t.admin<
      { logo_key: string | null }[]
    >`select logo_key from practices where id = ${person.ctx.practiceId}`;
    return row?.logo_key ?? null;
  };
  return { ...person, rest, put, keyNow };
};

describe("the practice's logo", () => {
  it("is kept as a PNG of its own, shown to the practice, replaced and removed", async () => {
    const { rest, put, keyNow } = await owner();
    expect((await rest("GET", LOGO)).status).toBe(404);
    expect((await rest("DELETE", LOGO)).status).toBe(404);
    expect((await rest("GET", "/practice/")).body.has_logo).toBe(false);

    const sent = await picture(600, 200)
      .png()
      .withExif({ IFD0: { Artist: "Somebody" } })
      .toBuffer();
    expect((await put(sent)).status).toBe(204);
    const first = await keyNow();
    const got = await rest("GET", LOGO);
    expect(got.headers.get("content-type")).toBe("image/png");
    expect(got.headers.get("cache-control")).toBe("private, no-store");
    expect(got.bytes.includes("Somebody")).toBe(false);
    expect(await sharp(got.bytes).metadata()).toMatchObject({ format: "png", width: 600, height: 200 });

    const photo = await picture(3000, 1500).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await put(photo, "logo.jpg")).status).toBe(204);
    const turned = await sharp((await rest("GET", LOGO)).bytes).metadata();
    expect(turned).toMatchObject({ format: "png", width: 185, height: 370 });
    expect(turned.orientation).toBeUndefined();
    expect(await storage().exists(first ?? "")).toBe(false);

    const second = await keyNow();
    expect((await rest("DELETE", LOGO)).status).toBe(204);
    expect((await rest("GET", LOGO)).status).toBe(404);
    expect(await storage().exists(second ?? "")).toBe(false);
  });

  it.each([
    [
      "an SVG",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      "must be a PNG or JPG",
    ],
    ["a GIF under a false name", () => picture(20, 20).gif().toBuffer(), 415, "must be a PNG or JPG"],
    [
      "a picture that breaks off",
      async () => (await picture(900, 900).png().toBuffer()).subarray(0, 200),
      422,
      "is damaged",
    ],
    ["more than 4000 pixels a side", () => picture(4001, 10).png().toBuffer(), 422, "4000 pixels"],
    ["more than 2 MB", async () => Buffer.alloc(2 * 1024 * 1024 + 1, 0xff), 413, "2 MB"],
  ])("is not %s", async (_name, bytes, status, words) => {
    const { put, keyNow } = await owner();
    const answer = await put(await bytes());
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
    expect(answer.body).toEqual(refusal(answer.body.message));
    expect(await keyNow()).toBeNull();
  });

  it("is exactly one file", async () => {
    const { rest } = await owner();
    const bytes = await picture(10, 10).png().toBuffer();
    const one = { field: "logo", name: "logo.png", bytes };
    for (const files of [[], [one, one], [{ ...one, field: "other" }]]) {
      const answer = await rest("PUT", LOGO, { form: fileForm(...files) });
      expect([answer.status, answer.body]).toEqual([400, { logo: ["Choose one picture as the logo."] }]);
    }
  });

  it("is the owner's to change, everyone's in the practice to see, and nobody else's", async () => {
    const { owner: first, colleague } = await practiceOfTwo(desk.t);
    const bytes = await picture(40, 20).png().toBuffer();
    const [mine, theirs] = [restClient(first.tokens.access), restClient(colleague.tokens.access)];
    expect((await theirs("PUT", LOGO, { form: form(bytes) })).status).toBe(403);
    expect((await mine("PUT", LOGO, { form: form(bytes) })).status).toBe(204);
    expect((await theirs("GET", LOGO)).status).toBe(200);
    expect((await theirs("DELETE", LOGO)).status).toBe(403);
    const stranger = await owner();
    expect((await stranger.rest("GET", LOGO)).status).toBe(404);
    expect((await restClient()("GET", LOGO)).status).toBe(401);
    const trail = await desk.t.admin`
      select action from audit_events
      where practice_id = ${first.ctx.practiceId} and entity = 'practice_logo' order by id`;
    expect(trail.map((record) => record.action)).toEqual(["update"]);
  });

  it("is printed on the letters that are made after", async () => {
    const bytes = await picture(300, 100).png().toBuffer();
    const pictures = async () => {
      const at = `${APPEALS}${await desk.appealWithLetter()}/`;
      expect((await desk.rest("POST", `${at}export/`, { json: {} })).status).toBe(200);
      const file = await desk.rest("GET", `${at}download/`);
      return file.bytes.toString("latin1").split("/Subtype /Image").length - 1;
    };
    expect(await pictures()).toBe(0);
    await desk.rest("PUT", LOGO, { form: form(bytes) });
    expect(await pictures()).toBeGreaterThan(0);
    await desk.rest("DELETE", LOGO);
    expect(await pictures()).toBe(0);
  });
});
