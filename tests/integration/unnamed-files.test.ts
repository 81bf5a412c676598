import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { practiceContexts } from "@/lib/auth/practice-contexts";
import { sweepUnnamed } from "@/lib/domain/kernel/unnamed-files";
import { openStorage } from "@/lib/integrations/storage/open-storage";
import { newStorageKey, type Storage, StorageMissing, type Upkeep } from "@/lib/integrations/storage/storage";
import { type RestDesk, restDesk } from "../support/rest-desk";
import { startS3Server } from "../support/s3-server";
import { stageFile } from "../support/stage-file";

/** Files that no row names. Seen red: without the marked owner; without `bringBack` in `get`. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let desk: RestDesk;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  desk = await restDesk();
  folder = await mkdtemp(path.join(tmpdir(), "unnamed-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** The first time after so many days at which the key's part of the store has its turn. */
function turnOf(key: string, days: number): number {
  const hour = Math.ceil((Date.now() + days * DAY) / HOUR);
  return (hour + ((Number.parseInt(key.slice(0, 2), 16) - (hour % 256) + 256) % 256)) * HOUR;
}

const contexts = () => practiceContexts(desk.t.db, crypto.randomUUID());
const pdf = { contentType: "application/pdf" };

describe.each(["folder", "bucket"])("in a %s, a file", (kind) => {
  let store: Storage;
  const sweep = (now: number, upkeep: Upkeep = store.upkeep) =>
    sweepUnnamed(desk.t.db, contexts, { now, upkeep });
  /** Of these, the kept ones. */
  const listed = async (...wanted: string[]) => {
    const keys = new Set<string>();
    for (const one of wanted) for await (const { key } of store.upkeep.list(one.slice(0, 2))) keys.add(key);
    return [...keys].sort();
  };
  const aside = async () => {
    const keys: string[] = [];
    for await (const { key } of store.upkeep.listAside()) keys.push(key);
    return keys;
  };
  const put = async (bytes = "letter", key = newStorageKey()) => {
    await store.put(key, Buffer.from(bytes), pdf);
    return key;
  };
  const name = (key: string) => desk.t.admin`
    insert into local_outbox (idempotency_key, channel, recipient, attachments)
    values (${key}, 'email', 'x@example.com', ${desk.t.admin.json([{ storageKey: key }])})`;
  const text = async (key: string) => Buffer.from(await store.getBytes(key, 100)).toString();

  beforeEach(async () => {
    store = openStorage({
      APP_SECRET: "a secret of the tests, long enough for all",
      DATA_DIR: path.join(folder, crypto.randomUUID()),
      S3_REGION: s3.region,
      S3_FORCE_PATH_STYLE: true,
      S3_PREFIX: `clinic/${crypto.randomUUID()}/`,
      ...(kind === "bucket" && {
        S3_BUCKET: s3.bucket,
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
      }),
    });
    await sweep(Date.now());
  });

  it("that no row names is set aside after a day, and deleted a month later", async () => {
    const soon = Math.ceil(Date.now() / HOUR) + 2;
    const key = await put("letter", (soon % 256).toString(16).padStart(2, "0") + newStorageKey().slice(2));
    expect(await sweep(soon * HOUR)).toEqual({ aside: 0, deleted: 0 });
    expect(await sweep(turnOf(key, 2) + HOUR)).toEqual({ aside: 0, deleted: 0 });
    expect(await sweep(turnOf(key, 2))).toEqual({ aside: 1, deleted: 0 });
    expect([await listed(key), await aside()]).toEqual([[], [key]]);
    expect(await sweep(Date.now() + 29 * DAY)).toEqual({ aside: 0, deleted: 0 });
    expect(await sweep(Date.now() + 31 * DAY)).toEqual({ aside: 0, deleted: 1 });
    expect(await aside()).toEqual([]);
    expect(await store.exists(key)).toBe(false);
    await expect(store.get(key)).rejects.toBeInstanceOf(StorageMissing);
  });

  it("that a row of any practice names stays, and of several the other goes alone", async () => {
    const { rest, t } = desk;
    const [mine, theirs, spare] = [await put(), await put(), await put()];
    for (const [person, key] of [
      [desk.person, mine],
      [desk.otherPerson, theirs],
    ] as const)
      await t.admin`update practices set logo_key = ${key} where id = ${person.ctx.practiceId}`;
    const staged = await stageFile(rest, "denial_letter", "notice.pdf", Buffer.from("%PDF-1.7"));
    const [row] = await t.admin`select storage_key from staged_uploads where id = ${staged.upload}`;
    await store.put(String(row?.storage_key), Buffer.from("on its way"), pdf);
    const all = [mine, theirs, spare, String(row?.storage_key)];
    for (const key of all) await sweep(turnOf(key, 2));
    expect(await aside()).toEqual([spare]);
    expect(await listed(...all)).toEqual(all.filter((key) => key !== spare).sort());
    await t.admin`update practices set logo_key = null`;
  });

  it("whose row comes between the look and the move is there when it is asked for", async () => {
    const key = await put("late");
    const late: Upkeep = Object.assign(Object.create(store.upkeep), {
      setAside: async (one: string) => {
        await name(one);
        await store.upkeep.setAside(one);
      },
      owner: () => store.upkeep.owner(),
      list: (slice: string, after?: string) => store.upkeep.list(slice, after),
      listAside: () => store.upkeep.listAside(),
    });
    expect(await sweep(turnOf(key, 2), late)).toEqual({ aside: 1, deleted: 0 });
    // Several ask at once.
    expect(await Promise.all([text(key), text(key), text(key)])).toEqual(["late", "late", "late"]);
    expect([await listed(key), await aside()]).toEqual([[key], []]);
    expect(await sweep(turnOf(key, 12))).toEqual({ aside: 0, deleted: 0 });
  });

  it("that was set aside and that a row names comes back by itself, and is never deleted", async () => {
    const key = await put("kept");
    await sweep(turnOf(key, 2));
    await name(key);
    expect(await sweep(Date.now() + 31 * DAY)).toEqual({ aside: 0, deleted: 0 });
    expect([await listed(key), await aside()]).toEqual([[key], []]);
    expect(await text(key)).toBe("kept");
  });

  it("is looked at by two rounds at once without harm", async () => {
    const [key, kept] = [await put(), await put("kept")];
    await name(kept);
    const now = turnOf(key, 2);
    const rounds = await Promise.all([sweep(now), sweep(now), sweep(turnOf(kept, 2))]);
    expect(rounds.reduce((sum, round) => sum + round.aside, 0)).toBeGreaterThan(0);
    expect(await aside()).toEqual([key]);
    expect(await text(kept)).toBe("kept");
  });

  it("of a store that another database has marked is left alone", async () => {
    const key = await put();
    const owner = await store.upkeep.owner();
    expect(owner).toMatch(/^\d+\/\d+\/\d+$/);
    await store.upkeep.claim("7300000000000000000/1/5");
    expect(await sweep(turnOf(key, 2))).toEqual({ aside: 0, deleted: 0 });
    expect(await listed(key)).toEqual([key]);
    await store.upkeep.claim(String(owner));
    expect(await sweep(turnOf(key, 2))).toEqual({ aside: 1, deleted: 0 });
  });

  it("stays where the database fails in the middle of the look", async () => {
    const key = await put();
    await expect(
      sweepUnnamed(
        desk.t.db,
        async function* () {
          yield* contexts();
          throw new Error("the database went away");
        },
        { now: turnOf(key, 2), upkeep: store.upkeep },
      ),
    ).rejects.toThrow("went away");
    expect(await listed(key)).toEqual([key]);
  });
});
