import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import {
  type Ask,
  ask,
  browserCookies,
  fillPractice,
  type SignedUp,
  signUp,
  type Work,
} from "../support/running-app";
import { WHOLE } from "../support/whole";

/** Each of the fifty addresses by both people again and again: cold, then with what the other one was given last. */
const ASKED = WHOLE ? 1_000 : 300;

/** Answers that hold a practice's data stay between the server and the one browser that asked. */

type Side = { person: SignedUp; ask: Ask; canary: string; work: Work };
let sides: [Side, Side];

const side = async (canary: string): Promise<Side> => {
  const person = await signUp({ organization: `${canary} Clinic` });
  const work = await fillPractice(
    person.bearer,
    { first_name: canary, last_name: `${canary}son` },
    { claim_number: canary.toUpperCase(), insurance_plan_name: `${canary} Mutual` },
  );
  const cookie = await browserCookies(person.username);
  return {
    ...{ person, canary, work },
    ask: (address, init) => ask(address, { ...init, headers: { Cookie: cookie, ...init?.headers } }),
  };
};

beforeAll(async () => {
  sides = [await side("Quorvalia"), await side("Zyxwenith")];
});

type Asked = { address: string; headers?: Record<string, string> };

/** Pages as documents, as payloads of a navigation and of a prefetch; calls; files. The same for both people. */
function addresses([a, b]: [Side, Side]): Asked[] {
  const works = [a.work, b.work];
  const pages = [
    ...[
      "/claims",
      "/claims?status=denied",
      "/claims?view=needs_attention",
      "/patients",
      "/appeals",
      "/profile",
    ],
    ...[
      "/appeals?status=draft",
      ...works.flatMap((work) => [`/claims/${work.claim}`, `/appeals/${work.appeal}`]),
    ],
  ];
  const payload = { RSC: "1" };
  const prefetch = { RSC: "1", "Next-Router-Prefetch": "1" };
  const segment = { ...prefetch, "Next-Router-Segment-Prefetch": "/_tree" };
  const calls = [
    ...[
      "patients/",
      "claims/",
      "claims/totals/",
      "claims/statistics/",
      "claims/my_action_items/",
      "claims/export/",
    ],
    ...["documents/minimal-appeals/", "users/", "practice/", "accounts/profile/", "notifications/"],
    ...works.flatMap(({ patient, claim, appeal, document }) => [
      ...[`patients/${patient}/`, `claims/${claim}/`, `documents/minimal-appeals/${appeal}/`],
      ...[`documents/minimal-appeals/${appeal}/letter/`, `documents/minimal-appeals/${appeal}/download/`],
      `documents/minimal-appeals/${appeal}/uploads/${document}/file/`,
    ]),
  ];
  return [
    ...pages.map((address) => ({ address })),
    ...pages.map((address) => ({ address, headers: payload })),
    ...pages.slice(0, 3).flatMap((address) => [
      { address, headers: prefetch },
      { address, headers: segment },
    ]),
    ...calls.map((call) => ({ address: `/api/v1/${call}` })),
  ].slice(0, 50);
}

it("S23 two people of two practices ask the same addresses alternately and never see the other's", {
  timeout: 1_200_000,
}, async () => {
  const asked = addresses(sides);
  expect(asked).toHaveLength(50);
  const faults = new Set<string>();
  const seen = sides.map(() => new Set<string>());
  const tags = new Map<string, Record<string, string>>();
  const once = async (index: number) => {
    const one = asked[Math.floor(index / 2) % asked.length];
    const [mine, theirs] = index % 2 === 0 ? sides : [sides[1], sides[0]];
    if (!one) return;
    const kind = Object.keys(one.headers ?? {}).join("+") || "plain";
    const name = `${one.address} (${kind})`;
    // What the other one was given last would let a shared cache answer "not modified".
    // Next sends a payload's request on to the address that keeps payloads apart.
    const answer = await mine.ask(one.address, {
      redirect: "follow",
      headers: { ...one.headers, ...tags.get(name) },
    });
    const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    const control = answer.headers.get("cache-control") ?? "";
    if (!/\bprivate\b/.test(control) || !/\bno-store\b/.test(control)) faults.add(`${name}: "${control}"`);
    if (/public|s-maxage|stale/.test(control)) faults.add(`${name}: "${control}"`);
    if (answer.status === 304) faults.add(`${name}: 304`);
    if (answer.headers.get("x-nextjs-cache") || answer.headers.get("age"))
      faults.add(`${name}: from a cache`);
    if (new RegExp(theirs.canary, "i").test(text)) faults.add(`${name}: shows the other's`);
    if (new RegExp(mine.canary, "i").test(text)) seen[index % 2]?.add(name);
    const etag = answer.headers.get("etag");
    const modified = answer.headers.get("last-modified");
    tags.set(name, {
      ...(etag && { "If-None-Match": etag }),
      "If-Modified-Since": modified ?? new Date().toUTCString(),
    });
  };
  let next = 0;
  const caller = async () => {
    while (next < ASKED) {
      const index = next;
      next += 1;
      await once(index);
    }
  };
  await Promise.all(Array.from({ length: 4 }, caller));
  expect([...faults]).toEqual([]);
  for (const names of seen) expect(names.size, "answers that show one's own").toBeGreaterThan(15);
});

it("S23 every page behind the sign-in and every call says so, to people and to strangers", async () => {
  const { paths } = await (await ask("/api/v1/openapi.json")).json();
  const calls = Object.entries(paths as Record<string, object>)
    .filter(([, item]) => "get" in item)
    .map(([address]) => `/api/v1${address.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`);
  const routes: Record<string, string> = JSON.parse(
    readFileSync(".next/app-path-routes-manifest.json", "utf8"),
  );
  const pages = Object.entries(routes)
    .filter(([file]) => file.includes("(desk)") && file.endsWith("/page"))
    .map(([, route]) => route.replaceAll(/\[\w+\]/g, crypto.randomUUID()));
  expect(pages.length).toBeGreaterThan(6);
  for (const address of [...pages, ...calls]) {
    for (const by of [sides[0].ask, ask]) {
      const answer = await by(address);
      await answer.arrayBuffer();
      expect(answer.headers.get("cache-control"), address).toMatch(/private.*no-store/);
    }
  }
});

it("S23 the build holds no page of anybody's, and nothing that a shared cache may keep", () => {
  const manifest = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8"));
  const open = ["/_global-error", "/_not-found", "/icon.svg"];
  expect(Object.keys(manifest.routes).filter((route) => !open.includes(route))).toEqual([]);
  expect(Object.keys(manifest.dynamicRoutes)).toEqual([]);
  const made = readdirSync(".next/server/app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|rsc|body|meta)$/.test(file))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((file) => !open.some((route) => file.startsWith(`${route}.`)));
  expect(made).toEqual([]);
});

it("S23 the image optimizer touches neither a user's file nor another host", async () => {
  const [{ ask: mine, work }] = sides;
  const file = `/api/v1/documents/minimal-appeals/${work.appeal}/uploads/${work.document}/file/`;
  for (const url of [
    ...[file, `${file}?download=1`, `/api/v1/patients/${work.patient}/`, "/claims", "/icon.svg"],
    ...["https://elsewhere.example/a.png", "//elsewhere.example/a.png", "http://169.254.169.254/latest/"],
    ...["file:///etc/passwd", `${process.env.APP_UNDER_TEST}${file}`],
  ]) {
    const answer = await mine(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    const text = await answer.text();
    expect(answer.status, url).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get("content-type") ?? "", url).not.toMatch(/^(image|application\/pdf)/);
    expect(text).not.toMatch(/Quorvalia/i);
  }
});
