import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PAGES, SERVER_ACTIONS } from "../../lib/core/entry-points";
import { bypassShapes } from "../support/bypass-shapes";
import { type HttpPractice, httpPractice } from "../support/http-practice";
import { json, type RawAnswer, rawCall, severalAtATime } from "../support/http-raw";
import { WHOLE } from "../support/whole";
import { startWithoutMiddleware } from "../support/without-middleware";

// Seen red: `requireCtx` handing out a context of nobody instead of leaving, in a copy of the build: red on the server
// without the middleware only.

const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
let servers: Record<"with the middleware" | "without it", string>;
let stop: () => Promise<void>;
let ours: HttpPractice;
let theirs: HttpPractice;
let buildId: string;

beforeAll(async () => {
  const app = process.env.APP_UNDER_TEST ?? "";
  const bare = await startWithoutMiddleware();
  stop = bare.stop;
  servers = { "with the middleware": app, "without it": bare.url };
  ours = await httpPractice(app, "Ourshore");
  theirs = await httpPractice(app, "Theirshore");
  buildId = await readFile(".next/BUILD_ID", "utf8");
});
afterAll(() => stop?.());

const filled = (address: string, ids: Record<string, string>) =>
  address.replaceAll(/[[{](\w+)[\]}]/g, (_, name: string) => ids[name] ?? UNKNOWN);
const signedInPages = () => Object.keys(PAGES).filter((page) => PAGES[page] === "user");

type Documented = Record<string, Record<string, { "x-access": string }> & { servers?: unknown }>;
const calls = async (): Promise<{ method: string; path: string }[]> => {
  const { paths } = JSON.parse(
    (await rawCall(servers["with the middleware"], { path: "/api/v1/openapi.json" })).text,
  ) as { paths: Documented };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => method !== "servers" && item[method]?.["x-access"] !== "public")
      .map((method) => ({ method: method.toUpperCase(), path: `/api/v1${path}` })),
  );
};

it("the second server has no middleware", async () => {
  const policies = await Promise.all(
    Object.values(servers).map(
      async (base) => (await rawCall(base, { path: "/login" })).headers["content-security-policy"],
    ),
  );
  expect(policies[0]).toContain("script-src");
  expect(policies[1]).toBeUndefined();
});

it("strangers get nothing, with the middleware and without it", async () => {
  const open: string[] = [];
  for (const [server, base] of Object.entries(servers)) {
    await severalAtATime(await calls(), async ({ method, path }) => {
      const body = ["POST", "PUT", "PATCH"].includes(method) ? json({}) : {};
      const { status } = await rawCall(base, { method, path: filled(path, theirs.ids), ...body });
      if (status !== 401) open.push(`${server}: ${method} ${path}: ${status}`);
    });
    await severalAtATime(signedInPages(), async (page) => {
      for (const method of ["GET", "HEAD", "POST"]) {
        const answer = await rawCall(base, { method, path: filled(page, theirs.ids) });
        if (!sendsAway(answer)) open.push(`${server}: ${method} ${page}: ${answer.status}`);
      }
    });
  }
  expect(open).toEqual([]);
});

const sendsAway = ({ status, headers }: RawAnswer) =>
  [303, 307, 308].includes(status) && /^\/(login|resume)(\?|$)/.test(headers.location ?? "");

it("another practice's ids are unknown ids, with the middleware and without it", async () => {
  const leaks: string[] = [];
  const withIds = (await calls()).filter(({ path }) => path.includes("{"));
  expect(withIds.length).toBeGreaterThan(30);
  for (const [server, base] of Object.entries(servers)) {
    await severalAtATime(withIds, async ({ method, path }) => {
      for (const carrier of ["bearer", "browser"] as const) {
        const ask = async (ids: Record<string, string>, slash: boolean) => {
          const address = filled(path, ids);
          const body = ["POST", "PUT", "PATCH"].includes(method)
            ? json({ decision: "dismiss", take: "ours" })
            : {};
          const answer = await rawCall(base, {
            method,
            path: slash ? address : address.replace(/\/$/, ""),
            ...body,
            headers: { ...("headers" in body && body.headers), ...ours[carrier] },
          });
          return JSON.stringify([answer.status, Object.keys(answer.headers).sort(), answer.text]);
        };
        const due = await ask({}, true);
        for (const slash of [true, false]) {
          const got = await ask(theirs.ids, slash);
          if (got !== due || !/^\[(400|403|404|415),/.test(got))
            leaks.push(`${server}: ${method} ${path} by ${carrier}: ${got}, not ${due}`);
        }
      }
    });
    for (const page of signedInPages().filter((one) => one.includes("["))) {
      const { status, text } = await rawCall(base, { path: filled(page, theirs.ids), headers: ours.browser });
      if (status >= 500 || text.includes(theirs.canary)) leaks.push(`${server}: ${page}: ${status}`);
    }
  }
  expect(leaks).toEqual([]);
});

/** Every spelling at a third of the addresses, every address in a third of the spellings; all for the whole. */
const thirdOf = <T>(lists: readonly T[][]): T[] =>
  lists.flatMap((shapes, place) => shapes.filter((_, at) => WHOLE || (at + place) % 3 === 0));

it("no other spelling of an address and no header opens anything to strangers", async () => {
  const targets = [
    ...signedInPages().map((page) => filled(page, theirs.ids)),
    "/api/v1/claims/",
    `/api/v1/patients/${theirs.ids.patientId}/`,
    `/api/v1/documents/${theirs.ids.documentId}/file/`,
  ];
  const open: string[] = [];
  let asked = 0;
  for (const [server, base] of Object.entries(servers)) {
    const shapes = targets.map((target) => bypassShapes(target, buildId, theirs.ids.claimId ?? ""));
    await severalAtATime(thirdOf(shapes), async (shape) => {
      asked += 1;
      const answer = await rawCall(base, shape);
      const name = `${server}: ${JSON.stringify(shape)}: ${answer.status} ${answer.text.slice(0, 80)}`;
      if (answer.status >= 500 || answer.text.includes(theirs.canary)) open.push(name);
      if (answer.status < 300 && !tellsToSignIn(answer) && !saysNothing(answer)) open.push(name);
    });
  }
  expect(open.slice(0, 40)).toEqual([]);
  expect(asked).toBeGreaterThan(WHOLE ? 1_500 : 1_000);
});

/** A page that is streamed as data says in the data where to go instead. */
const tellsToSignIn = ({ text }: RawAnswer) => /NEXT_REDIRECT;\w+;\/(login|resume)/.test(text);
/** Next's own answer to `x-middleware-prefetch`: no route has run. */
const saysNothing = ({ text }: RawAnswer) => text === "{}";

it("nor our own session to another practice", async () => {
  const leaks: string[] = [];
  const pages = signedInPages().filter((page) => page.includes("["));
  const targets = [...pages, "/api/v1/claims/{claimId}/", "/api/v1/patients/{patientId}/"];
  for (const [server, base] of Object.entries(servers)) {
    const foreign = theirs.ids.claimId ?? "";
    // At our own address only those matter that name theirs as well.
    const shapes = targets.map((target) =>
      [ours.ids, theirs.ids].flatMap((ids) =>
        bypassShapes(filled(target, ids), buildId, foreign).filter(
          ({ path, headers }) =>
            !headers?.Cookie && !headers?.Authorization && (ids === theirs.ids || path.includes(foreign)),
        ),
      ),
    );
    await severalAtATime(thirdOf(shapes), async (shape) => {
      const { status, text } = await rawCall(base, {
        ...shape,
        headers: { ...shape.headers, ...ours.browser },
      });
      if (status >= 500 || text.includes(theirs.canary))
        leaks.push(`${server}: ${JSON.stringify(shape)}: ${status}`);
    });
  }
  expect(leaks.slice(0, 40)).toEqual([]);
});

it("server actions ask for themselves who calls", async () => {
  const { node } = JSON.parse(await readFile(".next/server/server-reference-manifest.json", "utf8"));
  const open: string[] = [];
  for (const [server, base] of Object.entries(servers)) {
    for (const [id, { filename, exportedName }] of Object.entries<{ filename: string; exportedName: string }>(
      node,
    )) {
      const act = (headers: Record<string, string>, appealId: string | undefined, origin = base) =>
        rawCall(base, {
          method: "POST",
          path: filename.includes("[appealId]") ? `/appeals/${appealId}` : "/appeals/new",
          headers: {
            "Next-Action": id,
            Origin: origin,
            "Content-Type": "text/plain;charset=UTF-8",
            ...headers,
          },
          body: JSON.stringify([{ appealId, appeal_id: appealId, content: "x", format: "html" }]),
        });
      const name = `${server}: ${filename} ${exportedName}`;
      expect(SERVER_ACTIONS).toHaveProperty([`${filename} ${exportedName}`]);
      const stranger = await act({}, theirs.ids.appealId);
      if (stranger.text.includes('"ok":true') || stranger.status >= 500)
        open.push(`${name}: ${stranger.status}`);
      const cookie = { Cookie: ours.browser.Cookie ?? "" };
      const foreign = await act(cookie, theirs.ids.appealId);
      if (foreign.text.includes(theirs.canary) || foreign.status >= 500)
        open.push(`${name} on theirs: ${foreign.status}`);
      const elsewhere = await act(cookie, ours.ids.appealId, "https://elsewhere.example");
      if (elsewhere.text.includes('"ok":true')) open.push(`${name} from elsewhere: ${elsewhere.status}`);
    }
  }
  expect(open).toEqual([]);
});
