import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WORKER } from "../../scripts/launch/build";
import { freePort } from "../../scripts/launch/free-port";
import { webArgs } from "../../scripts/launch/installation";
import { json, type RawAnswer, rawCall } from "../support/http-raw";
import { startStandIn } from "../support/stand-in-server";
import { waitFor } from "../support/wait";

// Seen red: one process' counts instead of all; the search kept in a span; the route called by its address.

const TOKEN = "a token for the metrics of the tests";
const SECRET = "zanzibar";
const bearer = { Authorization: `Bearer ${TOKEN}` };

const settings = JSON.parse(process.env.APP_SETTINGS ?? "{}") as Record<string, string>;
const started: ChildProcess[] = [];
const said: string[] = [];
let web = "";
let worker = "";
let collector: Awaited<ReturnType<typeof startStandIn>>;

function start(args: string[], changes: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    env: { ...settings, NODE_ENV: "production", METRICS_TOKEN: TOKEN, LOG_LEVEL: "info", ...changes },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout?.on("data", (piece: Buffer) => said.push(piece.toString("utf8")));
  started.push(child);
}

const lines = () =>
  said
    .join("")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  collector = await startStandIn(async () => ({ status: 200, body: {} }));
  const [port, workerPort] = [await freePort(), await freePort()];
  web = `http://127.0.0.1:${port}`;
  worker = `http://127.0.0.1:${workerPort}`;
  start(webArgs(port), {
    APP_URL: `http://localhost:${port}`,
    WEB_CONCURRENCY: "2",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  start(WORKER, { WORKER_ID: "watched", WORKER_PORT: String(workerPort) });
  const answers = (url: string) => async () => (await fetch(url).catch(() => null))?.ok === true;
  await waitFor(answers(`${web}/api/health`), { forMs: 120_000, what: "the web server" });
  await waitFor(answers(`${worker}/health`), { forMs: 120_000, what: "the worker" });
});
afterAll(async () => {
  await Promise.all(
    started.map((child) => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      return ended;
    }),
  );
  await collector.close();
});

const seriesIn = (text: string, series: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : null;
};

it("opens the metrics to the token alone", async () => {
  for (const [base, path] of [
    [web, "/api/metrics"],
    [worker, "/metrics"],
  ] as const) {
    expect((await rawCall(base, { path })).status).toBe(401);
    expect((await rawCall(base, { path, headers: { Authorization: `Bearer ${TOKEN}x` } })).status).toBe(401);
    expect((await rawCall(base, { path, headers: bearer })).status).toBe(200);
  }
});

it("counts the requests of all processes by their declared address, and names nobody", async () => {
  const calls: Promise<RawAnswer>[] = [];
  for (let n = 0; n < 12; n += 1) {
    calls.push(
      rawCall(web, {
        path: `/claims/${SECRET}-${n}?search=${SECRET}`,
        headers: { Connection: "close" },
      }),
    );
    calls.push(
      rawCall(web, {
        path: `/api/v1/claims/${SECRET}-${n}/?q=${SECRET}`,
        headers: { Connection: "close" },
      }),
    );
  }
  calls.push(
    rawCall(web, {
      method: "POST",
      path: "/api/v1/accounts/auth/login/",
      ...json({ username: SECRET, password: SECRET }),
    }),
  );
  await Promise.all(calls);
  const { text } = await rawCall(web, { path: "/api/metrics", headers: bearer });
  expect(text).not.toContain(SECRET);
  const route = (name: string, status: number) =>
    seriesIn(text, `appeals_http_requests_total{method="GET",route="${name}",status="${status}"}`);
  expect(route("/claims/[claimId]", 307)).toBe(12);
  expect(route("/api/v1/claims/[claimId]", 401)).toBe(12);
  expect(seriesIn(text, 'appeals_ready{check="database"}')).toBe(1);
  expect(seriesIn(text, 'appeals_worker_heartbeat_age_seconds{worker="watched"}')).toBeLessThan(60);
  expect(seriesIn(text, "appeals_database_pool_size")).toBeGreaterThanOrEqual(10);
});

it("counts the runs in the worker that does them", async () => {
  const username = `watched-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@clinic.example`;
  const password = "violet harbor lantern 42";
  const made = await rawCall(web, {
    method: "POST",
    path: "/api/v1/accounts/auth/register/",
    ...json({ username, email, password, password2: password }),
  });
  expect(made.status).toBe(201);
  // The lane's own worker may have taken the run; the next one then comes here.
  await waitFor(
    async () => {
      await rawCall(web, {
        method: "POST",
        path: "/api/v1/accounts/auth/password/reset/",
        ...json({ email }),
      });
      const { text } = await rawCall(worker, { path: "/metrics", headers: bearer });
      return /appeals_workflow_runs_total\{workflow="account\/[a-z.]+",outcome="done"\} [1-9]/.test(text);
    },
    { what: "a run in this worker" },
  );
  const runs = lines().filter(({ msg }) => msg === "run");
  expect(runs.length).toBeGreaterThan(0);
  expect(runs[0]).toMatchObject({ outcome: "done", requestId: expect.any(String), ms: expect.any(Number) });
});

it("writes one line for each request, with ids and the declared address only", async () => {
  const path = `/reset-password/${SECRET}?next=${SECRET}`;
  const before = lines().length;
  const page = await rawCall(web, { path, headers: { "User-Agent": SECRET, Cookie: `a=${SECRET}` } });
  const call = await rawCall(web, { path: `/api/v1/claims/?search=${SECRET}` });
  expect(page.status).toBe(200);
  const id = call.headers["x-request-id"];
  const requests = () => lines().filter(({ msg }) => msg === "request");
  const ofCall = () => requests().filter(({ requestId }) => requestId === id);
  const ofPage = () =>
    lines()
      .slice(before)
      .filter(({ msg, route }) => msg === "request" && route === "/reset-password/[token]");
  await waitFor(async () => ofCall().length > 0 && ofPage().length > 0, { what: "the lines" });
  expect(ofCall()).toMatchObject([{ route: "/api/v1/claims", status: 401, requestId: id }]);
  expect(ofPage().at(-1)).toMatchObject({ method: "GET", status: 200 });
  expect(said.join("")).not.toContain(SECRET);
});

it("traces what was asked for to the collector, without a value", async () => {
  const traces = () => collector.requests.filter(({ path }) => path === "/v1/traces");
  const all = () => Buffer.concat(traces().map(({ body }) => body)).toString("latin1");
  await waitFor(async () => all().includes("/reset-password/[token]"), { what: "the traces" });
  expect(all()).toContain("appeals-desk");
  expect(all()).not.toContain(SECRET);
});
