import { createHash } from "node:crypto";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "@/db/client";
import { verifyAudit } from "@/lib/domain/practice/activity/seal";
import { buildIfNeeded, WORKER } from "@/scripts/launch/build";
import { freePort } from "@/scripts/launch/free-port";
import { type Installation, openInstallation, webArgs } from "@/scripts/launch/installation";
import { Part } from "@/scripts/launch/part";
import { awaitReady } from "@/scripts/launch/ready";
import { balancer } from "../support/balancer";
import { overrides } from "../support/gate";
import { PASSWORD } from "../support/running-app";
import { waitFor } from "../support/wait";

/** Two web processes and two workers on one database and one store. The balancer gives each request to the next one. */

const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-two-"));
await chmod(dataDir, 0o711);
let installation: Installation;
let front: Awaited<ReturnType<typeof balancer>>;
const webs: { port: number; part: Part }[] = [];
let workers: Part[] = [];

const part = (name: string, args: string[], changes: Record<string, string>) =>
  new Part({ name, args, env: { ...installation.env, ...changes }, logDir: path.join(dataDir, "logs") });
const web = (port: number) =>
  part(`web-${port}`, webArgs(port), { PORT: String(port), WEB_CONCURRENCY: "1" });
const worker = (n: number) =>
  part(`worker-${n}`, WORKER, {
    WORKER_ID: `worker-${n}`,
    WORKER_CONCURRENCY: "2",
  });

beforeAll(async () => {
  await buildIfNeeded();
  const port = await freePort();
  installation = await openInstallation({
    ...process.env,
    ...{ DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: "", APP_SECRET: "", FIELD_KEYS: "" },
    ...{
      APP_URL: `http://localhost:${port}`,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      TRUSTED_PROXY_HOPS: "1",
    },
    ...{ THROTTLE_WRONG_PASSWORDS_PER_ACCOUNT: "10" },
  });
  for (const p of [await freePort(), await freePort()]) webs.push({ port: p, part: web(p) });
  workers = [worker(1), worker(2)];
  for (const one of webs) if (!(await awaitReady(one.port))) throw new Error(one.part.lastLines());
  front = await balancer(
    port,
    webs.map((one) => one.port),
  );
}, 600_000);

afterAll(async () => {
  await front?.close();
  for (const one of [...workers, ...webs.map((each) => each.part)]) await one.stop();
  await installation?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Body = any;
type Answer = { status: number; body: Body };

const ask = async (
  method: string,
  where: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const form = body instanceof FormData;
  const answer = await fetch(`http://127.0.0.1:${installation.port}/api${where}`, {
    method,
    headers: { ...headers, ...(body !== undefined && !form && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
  };
};

async function person(username: string) {
  const email = `${username}@clinic.example`;
  const made = { username, email, password: PASSWORD, password2: PASSWORD };
  expect((await ask("POST", "/v1/accounts/auth/register/", made)).status).toBe(201);
  const link = await waitFor(
    async () =>
      /verify-email\/[\w=-]+\/[\w.=-]+/.exec(
        JSON.stringify((await ask("GET", `/dev/outbox/?to=${email}`)).body),
      ),
    { what: "the verification mail" },
  );
  expect((await ask("GET", `/v1/accounts/${link[0]}/`)).status).toBe(200);
  const login = () => ask("POST", "/v1/accounts/auth/login/", { username, password: PASSWORD });
  const { tokens } = (await login()).body;
  const by = (token: string) => (method: string, where: string, body?: unknown, key?: string) =>
    ask(method, where, body, { Authorization: `Bearer ${token}`, ...(key && { "Idempotency-Key": key }) });
  return { username, login, tokens, call: by(tokens.access), by };
}

const notice = async () => {
  const form = new FormData();
  form.append(
    "denial_letter",
    new Blob([await readFile("tests/fixtures/denials/denial-02.pdf")]),
    "notice.pdf",
  );
  return form;
};

describe("two web processes and two workers", () => {
  let one: Awaited<ReturnType<typeof person>>;
  beforeAll(async () => {
    one = await person("pair");
  });

  it("take one piece of work in turns: upload, reading, letter, sending, each seen from both sides", async () => {
    const through = async (n: number) => {
      const { body } = await one.call("POST", "/v1/documents/minimal-appeals/", {}, `new-${n}`);
      const at = `/v1/documents/minimal-appeals/${body.id}/`;
      const until = (what: string, check: (body: Body) => boolean) =>
        waitFor(async () => check((await one.call("GET", at)).body), { what, forMs: 300_000, everyMs: 300 });
      // The same key through the other process gives the same answer, and one document.
      const uploads = await Promise.all(
        [1, 2].map(async () => one.call("POST", `${at}uploads/`, await notice(), `up-${n}`)),
      );
      expect(uploads.map(({ status }) => status)).toEqual([201, 201]);
      expect(uploads[1]?.body).toEqual(uploads[0]?.body);
      await one.call("POST", `${at}extract/`, { force: false });
      await until("the reading", (answer) => answer.extraction.state === "done");
      await one.call("POST", `${at}generate/`, { model: "deepseek-r1" });
      await until("the letter", (answer) => answer.generation?.status === "done");
      const order = { method: "email", to: `payer${n}@example.com`, overrides };
      await Promise.all([1, 2].map(() => one.call("POST", `${at}send/`, order, `send-${n}`)));
      await until("the sending", (answer) => answer.status === "sent");
      const { body: end } = await one.call("GET", at);
      expect(end.deliveries).toHaveLength(1);
      expect((await ask("GET", `/dev/outbox/?to=payer${n}@example.com`)).body.results).toHaveLength(1);
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map(through));
    const db = connect(installation.env.DATABASE_URL ?? "", { max: 1 });
    const ran =
      await db.$client`select distinct executor_id as id from dbos.workflow_status where status = 'SUCCESS' order by 1`;
    await db.$client.end();
    expect(ran.map(({ id }) => id)).toEqual(["worker-1", "worker-2"]);
    expect(front.served().every((count) => count > 20)).toBe(true);
  });

  it("end a session for each other at once", async () => {
    const { tokens } = (await one.login()).body;
    const call = one.by(tokens.access);
    for (let n = 0; n < 4; n += 1) expect((await call("GET", "/v1/accounts/profile/")).status).toBe(200);
    expect(
      (await call("POST", "/v1/accounts/auth/logout/", { refresh: tokens.refresh })).status,
    ).toBeLessThan(300);
    for (let n = 0; n < 4; n += 1) expect((await call("GET", "/v1/accounts/profile/")).status).toBe(401);
  });

  it("exchange a refresh token once, however many ask both", async () => {
    const { tokens } = (await one.login()).body;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        ask("POST", "/v1/accounts/auth/token/refresh/", { refresh: tokens.refresh }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.access ?? body.tokens?.access)).size).toBe(1);
  });

  it("count wrong passwords together", async () => {
    const two = await person("guessed");
    const wrong = await Promise.all(
      Array.from({ length: 30 }, () =>
        ask("POST", "/v1/accounts/auth/login/", { username: two.username, password: "not the right one" }),
      ),
    );
    const checked = wrong.filter(({ status }) => status !== 429);
    expect(checked).toHaveLength(10);
  });

  it("give the same export, whichever made it and whichever is asked", async () => {
    const asked = await one.call("POST", "/v1/practice/exports/");
    expect(asked.status).toBe(202);
    const at = `http://127.0.0.1:${installation.port}/api/v1/practice/exports/${asked.body.id}/download/`;
    const hashes = new Set<string>();
    await waitFor(
      async () => (await one.call("GET", "/v1/practice/exports/")).body.results?.[0]?.status !== "running",
      { what: "the export" },
    );
    for (let n = 0; n < 4; n += 1) {
      const file = await waitFor(
        async () => {
          const answer = await fetch(at, { headers: { Authorization: `Bearer ${one.tokens.access}` } });
          return answer.status === 200 ? answer.arrayBuffer() : null;
        },
        { what: "the export's file" },
      );
      hashes.add(createHash("sha256").update(new Uint8Array(file)).digest("hex"));
    }
    expect(hashes.size).toBe(1);
  });

  it("are replaced one after the other under load, and no request fails", async () => {
    let rolling = true;
    let count = 0;
    const failed: string[] = [];
    const callers = Array.from({ length: 6 }, async (_none, n) => {
      for (let turn = 0; rolling; turn += 1) {
        const [method, where, body] = [
          ["GET", "/v1/accounts/profile/", undefined] as const,
          ["GET", "/v1/documents/minimal-appeals/", undefined] as const,
          ["POST", "/v1/documents/minimal-appeals/", {}] as const,
        ][turn % 3] ?? ["GET", "/health", undefined];
        const answer = await one
          .call(method, where, body, `roll-${n}-${turn}`)
          .catch((error) => ({ status: 0, body: String(error.cause ?? error) }));
        count += 1;
        if (answer.status === 0 || answer.status >= 400)
          failed.push(`${method} ${where}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    });
    for (const [n, each] of webs.entries()) {
      // As a balancer is told before a server goes: nothing new for it, what runs ends.
      front.drain(each.port);
      await each.part.stop(30_000);
      webs[n] = { port: each.port, part: web(each.port) };
      expect(await awaitReady(each.port)).toBe(true);
      front.undrain(each.port);
      await workers[n]?.stop();
      workers[n] = worker(n + 1);
    }
    rolling = false;
    await Promise.all(callers);
    console.log(`rolling restart: ${count} requests, ${failed.length} failed`);
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });

  it("do what comes round once, without a leader", async () => {
    Object.assign(process.env, installation.env);
    const { schedules } = await import("@/inngest/schedules");
    const dbs = [1, 2, 3].map(() => connect(installation.env.DATABASE_URL ?? "", { max: 3 }));
    const [db] = dbs;
    if (!db) throw new Error("no database");
    for (const { name, run } of schedules) {
      // Reaching into the engine is the workers' own; they do it beside us.
      if (name === "look after silent runs") continue;
      await Promise.all(dbs.map((each) => run(each)));
    }
    const verdict = await verifyAudit(db);
    expect(verdict.problems).toEqual([]);
    expect(verdict.seals).toBeGreaterThan(0);
    for (const each of dbs) await each.$client.end();
  });
});
