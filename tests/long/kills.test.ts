import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { freePort } from "../../scripts/launch/free-port";
import { DemoProcess } from "../support/demo-process";
import { overrides } from "../support/gate";
import { PASSWORD } from "../support/running-app";
import { waitFor } from "../support/wait";

const APPEALS = 12;
const KILLS = 10;
const PARTS = ["postgres", "postgres-host", "worker", "web"] as const;
const LIMIT_MS = 20_000;

const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-kills-"));
afterEach(() => DemoProcess.stopAll());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Body = any;
type Answer = { status: number; body: Body };

/** A caller that tries again while nothing answers, as a browser's retry or a program would. */
function caller(demo: DemoProcess) {
  let bearer = "";
  const call = async (method: string, where: string, body?: unknown, key?: string): Promise<Answer> => {
    for (;;) {
      const form = body instanceof FormData;
      const answer = await fetch(`${demo.base}/api${where}`, {
        method,
        headers: {
          ...(bearer && { Authorization: bearer }),
          ...(body !== undefined && !form && { "Content-Type": "application/json" }),
          ...(key && { "Idempotency-Key": key }),
        },
        ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null);
      if (answer && answer.status < 500) return { status: answer.status, body: await answer.json() };
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  return { call, signIn: (token: string) => (bearer = `Bearer ${token}`) };
}

it("loses nothing and repeats nothing when each part is killed ten times while twelve appeals are worked", {
  timeout: 1_500_000,
}, async () => {
  const demo = new DemoProcess(dataDir, await freePort());
  await demo.running();
  const { call, signIn } = caller(demo);
  const username = "keeper";
  const email = "keeper@clinic.example";
  await call("POST", "/v1/accounts/auth/register/", {
    username,
    email,
    password: PASSWORD,
    password2: PASSWORD,
  });
  const login = await call("POST", "/v1/accounts/auth/login/", { username, password: PASSWORD });
  signIn(login.body.tokens.access);
  const link = await waitFor(
    async () => {
      const { body } = await call("GET", `/dev/outbox/?to=${email}`);
      return /verify-email\/[\w=-]+\/[\w.=-]+/.exec(JSON.stringify(body));
    },
    { what: "the verification mail" },
  );
  expect((await call("GET", `/v1/accounts/${link[0]}/`)).status).toBe(200);

  const file = new Uint8Array(await readFile("tests/fixtures/denials/denial-02.pdf"));
  const ids: string[] = [];
  for (let n = 0; n < APPEALS; n += 1) {
    const { body } = await call("POST", "/v1/documents/minimal-appeals/", {}, `new-${n}`);
    ids.push(body.id);
  }

  const times: Record<string, number[]> = {};
  let killing = true;
  const killer = (async () => {
    for (let round = 0; round < KILLS; round += 1) {
      for (const part of PARTS) {
        const started = performance.now();
        await demo.kill(part);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await waitFor(async () => (await demo.ready()) === 200, { what: `${part} to be back` });
        times[part] = [...(times[part] ?? []), performance.now() - started];
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_000));
      }
    }
    killing = false;
  })();

  async function takeThrough(id: string, n: number) {
    const at = `/v1/documents/minimal-appeals/${id}/`;
    const form = new FormData();
    form.append("denial_letter", new Blob([file]), "notice.pdf");
    await call("POST", `${at}uploads/`, form, `upload-${n}`);
    await call("POST", `${at}extract/`, { force: false });
    const until = (what: string, check: (body: Body) => boolean) =>
      waitFor(async () => check((await call("GET", at)).body), { what, forMs: 1_200_000, everyMs: 400 });
    await until(`the reading of ${n}`, (body) => body.extraction.state === "done");
    await call("POST", `${at}generate/`, { model: "deepseek-r1" });
    await until(`the letter of ${n}`, (body) => body.generation?.status === "done");
    const sent = await call("POST", `${at}send/`, {
      method: "email",
      to: `payer${n}@example.com`,
      overrides,
    });
    expect([200, 202], JSON.stringify(sent.body)).toContain(sent.status);
    await until(`the sending of ${n}`, (body) => body.status === "sent");
  }

  // New work for as long as something is killed: the appeals go in one after the other, four at once.
  const waiting = [...ids.entries()];
  const hands = Array.from({ length: 4 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await takeThrough(next[1], next[0]);
  });
  await Promise.all([killer, ...hands]);
  expect(killing).toBe(false);

  for (const [n, id] of ids.entries()) {
    const { body } = await call("GET", `/v1/documents/minimal-appeals/${id}/`);
    expect(body.deliveries).toMatchObject([{ state: "sent" }]);
    const mails = await call("GET", `/dev/outbox/?to=payer${n}@example.com`);
    expect(mails.body.results).toHaveLength(1);
  }
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([part, ms]) => [
        part,
        { kills: ms.length, "longest, s": +(Math.max(...ms) / 1000).toFixed(1) },
      ]),
    ),
  );
  for (const ms of Object.values(times)) expect(Math.max(...ms)).toBeLessThan(LIMIT_MS);
});
