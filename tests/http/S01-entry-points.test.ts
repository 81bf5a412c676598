import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type EntryAccess, OTHER_ROUTES, PAGES, SERVER_ACTIONS } from "../../lib/core/entry-points";
import { redirectFor } from "../../lib/core/route-table";
import { rawCall, severalAtATime } from "../support/http-raw";
import { WHOLE } from "../support/whole";

// Seen red: a page written down that the build lacks; the patients' list made public in a copy of the build; TRACE, which
// Next answers with 500 by itself.

const app = () => process.env.APP_UNDER_TEST ?? "";
const manifest = async (file: string) => JSON.parse(await readFile(`.next/${file}`, "utf8"));
const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

type Documented = Record<string, Record<string, { "x-access": string }> & { servers?: unknown }>;
const documented = async (): Promise<Documented> =>
  JSON.parse((await rawCall(app(), { path: "/api/v1/openapi.json" })).text).paths;

/** `/claims/[claimId]` with something in its place that could be there. */
const filled = (address: string) =>
  address
    .replaceAll(/\[\[\.\.\.\w+\]\]|\[\.\.\.nextauth\]/g, "csrf")
    .replaceAll("[...path]", "nothing/here")
    .replaceAll("[provider]", "resend")
    .replaceAll("[index]", "0")
    .replaceAll(/\[\w+\]|\{\w+\}/g, UNKNOWN);

/** The seconds that a route's or page's source declares, null where it declares none. */
async function declaredDuration(key: string): Promise<number | null> {
  const files = ["ts", "tsx"].map((kind) => readFile(`app${key}.${kind}`, "utf8").catch(() => ""));
  const source = (await Promise.all(files)).join("");
  const seconds = /^export const maxDuration = (\d+);$/m.exec(source)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

it("what the build contains is what is declared", async () => {
  const routes: Record<string, string> = await manifest("app-path-routes-manifest.json");
  const builtPages = Object.keys(routes).filter((key) => key.endsWith("/page") && !key.startsWith("/_"));
  expect(builtPages.map((key) => routes[key]).sort(), "pages").toEqual(Object.keys(PAGES).sort());

  const builtRoutes = Object.keys(routes).filter((key) => key.endsWith("/route"));
  const api = builtRoutes.map((key) => routes[key] ?? "").filter((path) => path.startsWith("/api/v1/"));
  const described = Object.keys(await documented()).map((path) =>
    `/api/v1${path}`.replaceAll("{", "[").replaceAll("}", "]").replace(/\/$/, ""),
  );
  expect(api.sort(), "calls of the API").toEqual(described.sort());
  const others = builtRoutes.map((key) => routes[key] ?? "").filter((path) => !path.startsWith("/api/v1/"));
  expect(others.sort(), "other routes").toEqual(Object.keys(OTHER_ROUTES).sort());

  const { node, edge } = await manifest("server/server-reference-manifest.json");
  const actions = Object.values<{ filename: string; exportedName: string }>({ ...node, ...edge });
  expect(
    actions.map(({ filename, exportedName }) => `${filename} ${exportedName}`).sort(),
    "server actions",
  ).toEqual(Object.keys(SERVER_ACTIONS).sort());

  // Nothing comes in beside them: one middleware, no page of the older kind, no rewrites.
  expect(Object.keys((await manifest("server/middleware-manifest.json")).middleware)).toEqual(["/"]);
  const { functions } = await manifest("server/functions-config-manifest.json");
  // A function's only setting is how long it may take, and that is what its own file says.
  const said: Record<string, { maxDuration: number }> = {};
  for (const key of builtRoutes.concat(builtPages)) {
    const maxDuration = await declaredDuration(key);
    if (maxDuration !== null) said[routes[key] ?? ""] = { maxDuration };
  }
  expect(functions).toEqual(said);
  expect(
    Object.keys(await manifest("server/pages-manifest.json")).filter(
      (page) => !/^\/(404|500|_\w+)$/.test(page),
    ),
  ).toEqual([]);
  const { rewrites } = await manifest("routes-manifest.json");
  expect([rewrites.beforeFiles, rewrites.afterFiles, rewrites.fallback].flat()).toEqual([]);
});

it("every call of the API is closed to strangers, with every method", async () => {
  const paths = Object.entries(await documented());
  const open: string[] = [];
  let asked = 0;
  const calls = paths.flatMap(([path, item]) => METHODS.map((method) => ({ path, item, method })));
  await severalAtATime(calls, async ({ path, item, method }) => {
    asked += 1;
    const access = item[(method === "HEAD" ? "GET" : method).toLowerCase()]?.["x-access"];
    const body = ["POST", "PUT", "PATCH"].includes(method) ? "{}" : undefined;
    const { status } = await rawCall(app(), {
      method,
      path: filled(`/api/v1${path}`),
      headers: { ...(body && { "Content-Type": "application/json" }), Origin: app() },
      ...(body && { body }),
    });
    const due = dueStatus(method, access);
    const right = access === "public" ? status < 500 && status !== 405 : due.includes(status);
    if (!right) open.push(`${method} ${path} (${access ?? "no such method"}): ${status}`);
  });
  expect(open).toEqual([]);
  expect(asked).toBeGreaterThan(600);
});

function dueStatus(method: string, access: string | undefined): number[] {
  if (method === "OPTIONS") return [204];
  // Methods that Next doesn't know end before any route.
  if (["TRACE", "PROPFIND"].includes(method)) return [400, 405, 501];
  return access ? [401] : [405];
}

it("so are the other routes", async () => {
  const open: string[] = [];
  for (const [route, access] of Object.entries(OTHER_ROUTES)) {
    for (const method of METHODS) {
      const { status, text } = await rawCall(app(), {
        method,
        path: filled(route),
        // Somebody else than this machine, as a proxy would say.
        headers: { "X-Forwarded-For": "203.0.113.9", Origin: app(), "Content-Type": "application/json" },
        ...(method === "POST" && { body: "{}" }),
      });
      const answered = status < 300 && method !== "OPTIONS";
      if (status >= 500 || (access !== "public" && answered) || /storageKey|practice_id/.test(text))
        open.push(`${method} ${route} (${access}): ${status}`);
    }
  }
  expect(open).toEqual([]);
});

it("pages send strangers to the sign-in, with every method and as data", async () => {
  const open: string[] = [];
  const shapes: Record<string, Record<string, string>> = {
    page: {},
    data: { RSC: "1" },
    prefetch: { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
    stale: { Cookie: "session=; refresh=" },
  };
  await severalAtATime(Object.entries<EntryAccess>(PAGES), async ([page, access]) => {
    for (const [shape, headers] of Object.entries(shapes)) {
      for (const method of shape === "page" ? METHODS : ["GET", "HEAD", "POST"]) {
        const path = filled(page);
        const answer = await rawCall(app(), { method, path, headers });
        const name = `${method} ${page} as ${shape}: ${answer.status} ${answer.headers.location ?? ""}`;
        if (answer.status >= 500) open.push(name);
        if (access === "user") {
          const away = `${answer.status}` === "307" && answer.headers.location?.startsWith("/login?next=");
          if (!away && ![400, 405].includes(answer.status)) open.push(name);
          expect(redirectFor(path, "", false), page).toMatch(/^\/login/);
        }
        if (access === "public" && method === "GET" && shape === "page" && answer.status !== 200)
          open.push(name);
      }
    }
  });
  expect(open).toEqual([]);
});

it("server actions do nothing for strangers, at any address", async () => {
  const { node } = await manifest("server/server-reference-manifest.json");
  const ids = Object.keys(node);
  expect(ids.length).toBe(Object.keys(SERVER_ACTIONS).length);
  const routes: Record<string, string> = await manifest("app-path-routes-manifest.json");
  const open: string[] = [];
  let reached = 0;
  const pages = Object.entries<EntryAccess>(PAGES);
  for (const [place, id] of ids.entries()) {
    const carried = new Set(Object.keys(node[id].workers).map((key) => routes[key.replace(/^app/, "")]));
    // Where the build has it, and at a quarter of the other pages; each page is asked for a quarter of all.
    const asked = pages.filter(([page], at) => WHOLE || carried.has(page) || (at + place) % 4 === 0);
    await severalAtATime(asked, async ([page, access]) => {
      const { status, text } = await rawCall(app(), {
        method: "POST",
        path: filled(page),
        headers: { "Next-Action": id, Origin: app(), "Content-Type": "text/plain;charset=UTF-8" },
        body: JSON.stringify([{ appealId: UNKNOWN }]),
      });
      if (text.includes('"ok":true') || status >= 500) open.push(`${id} at ${page}: ${status}`);
      if (access === "user" && status !== 307) open.push(`${id} at ${page}: ${status}, not 307`);
      reached += 1;
    });
  }
  expect(open).toEqual([]);
  expect(reached).toBeGreaterThan(ids.length * 5);
});
