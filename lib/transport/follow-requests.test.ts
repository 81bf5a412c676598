import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { currentRequest, log, withRequestId } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";
import { endpoint } from "./endpoint";
import { declaredAddress, followRequests } from "./follow-requests";
import { routeOf } from "./say-request";

// Seen red: ids that two requests of one connection share; a route that keeps the id of its address; one named at its end.

const asRequest = (url = "/") => new Request(`http://app.test${url}`);
let server: Server;
let base: string;
const seen: (string | undefined)[] = [];
/** Ends the slow call's handler, once it is at work. */
const left = Promise.withResolvers<() => void>();

beforeAll(async () => {
  log.level = "silent";
  followRequests();
  const handler = endpoint({ access: "public" }, async ({ origin, request }) => {
    if (request.url.endsWith("/slow")) await new Promise<void>((resolve) => left.resolve(resolve));
    return { id: origin.requestId };
  });
  server = createServer(async (request, response) => {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(currentRequest()?.requestId);
    if (request.url === "/leave") return void response.write("a part of it");
    if (!request.url?.startsWith("/api/")) return void response.writeHead(200).end();
    const context = { params: Promise.resolve({ claimId: "019a" }) };
    const answer = await handler(asRequest(request.url), context);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());

const counted = async () =>
  (await metrics.requests.get()).values.map(({ labels, value }) => ({ ...labels, value }));

it("gives each request one id, which its answer and all that is logged inside carry", async () => {
  for (let n = 0; n < 3; n += 1) await fetch(`${base}/claims`);
  const call = await fetch(`${base}/api/v1/claims/019a/?search=Muestra`);
  expect(new Set(seen).size).toBe(4);
  expect(call.headers.get("x-request-id")).toBe(seen.at(-1));
  expect(await call.json()).toEqual({ id: seen.at(-1) });
});

it("counts it once, by the declared address", async () => {
  const all = await counted();
  expect(all).toContainEqual({ method: "GET", route: "/claims", status: 200, value: 3 });
  expect(all).toContainEqual({ method: "GET", route: "/api/v1/claims/[claimId]", status: 200, value: 1 });
  expect(all).toHaveLength(2);
});

it("counts one whose caller left", async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${base}/leave`, { signal: leaving.signal });
  leaving.abort();
  await answer.text().catch(() => {});
  await expect.poll(counted).toContainEqual({ method: "GET", route: "other", status: 200, value: 1 });
  expect((await metrics.requestsOpen.get()).values[0]?.value).toBe(0);
});

it("names a call whose caller left while it was at work", async () => {
  const leaving = new AbortController();
  const call = fetch(`${base}/api/v1/claims/019a/slow`, { signal: leaving.signal }).catch(() => {});
  const end = await left.promise;
  leaving.abort();
  await call;
  await expect.poll(counted).toContainEqual({
    ...{ method: "GET", route: "/api/v1/claims/[claimId]/slow", status: 200, value: 1 },
  });
  end();
});

it("names a route by its folders, whatever stands in the address", async () => {
  const named = (url: string, params: Record<string, string | string[]>) =>
    routeOf(asRequest(url), { params: Promise.resolve(params) });
  expect(await named("/api/v1/a/019a-b/c/7/", { id: "019a-b", n: "7" })).toBe("/api/v1/a/[id]/c/[n]");
  expect(await named("/api/x/Ana%20Muestra", { path: ["x", "Ana Muestra"] })).toBe("/api/[...path]");
  expect(await named("/api/v1/Ana%20Muestra", {})).toBe("/api/v1/[other]");
  expect(await routeOf(asRequest("/api/health"), {})).toBe("/api/health");
  expect(declaredAddress("/claims/remittances")).toBe("/claims/remittances");
  expect(declaredAddress("/claims/019a/")).toBe("/claims/[claimId]");
  expect(declaredAddress("/verify-email/a/b")).toBe("/verify-email/[[...link]]");
  expect(declaredAddress("/Ana/Muestra")).toBe("other");
  expect(declaredAddress("/_next/static/x.js")).toBe("/_next");
});

it("keeps a job's own id inside a request", () => {
  expect(withRequestId("run", () => withRequestId("run", () => currentRequest()?.requestId))).toBe("run");
});
