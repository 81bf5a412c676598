import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/launch/free-port";
import { DemoProcess } from "../support/demo-process";
import { waitFor } from "../support/wait";

let dataDir: string;
let port: number;
/** From the test that starts it on to the one that kills it: a start takes seven seconds of processor time. */
let demo: DemoProcess;

/** As on a machine of one core, where how many web processes there are is not what is looked at. */
const ONE_WEB_PROCESS = { WEB_CONCURRENCY: "1" };

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "appeals-demo-"));
  port = await freePort();
});
afterAll(async () => {
  await DemoProcess.stopAll();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
});

const answers = (what: string) =>
  fetch(`http://127.0.0.1:${port}${what}`).then(
    (response) => response.status,
    () => 0,
  );

async function register(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/accounts/auth/register/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username: "keeper",
      email: "keeper@clinic.example",
      password: "correct horse battery",
      password2: "correct horse battery",
    }),
  });
  return response.status;
}

const PATIENCE = { timeout: 900_000 };

it("says that the port is taken, and leaves nothing behind", PATIENCE, async () => {
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  try {
    const refused = new DemoProcess(dataDir, port);
    expect(await refused.ended).toBe(1);
    expect(refused.output).toContain(`Port ${port} is in use by another program.`);
  } finally {
    other.close();
  }
});

it("starts, says who holds the folder, stops cleanly, and keeps the data", PATIENCE, async () => {
  const first = new DemoProcess(dataDir, port, ONE_WEB_PROCESS);
  await first.running();
  expect(first.output).toContain(`http://localhost:${port}`);
  expect(await answers("/api/ready")).toBe(200);
  expect(await register()).toBe(201);

  const second = new DemoProcess(dataDir, await freePort());
  expect(await second.ended).toBe(1);
  expect(second.output).toContain(`in use by process ${first.pid}`);

  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(await answers("/api/health")).toBe(0);

  demo = new DemoProcess(dataDir, port);
  await demo.running();
  expect(await register()).toBe(400);
});

it("starts again whatever is killed, and goes on with its work", PATIENCE, async () => {
  for (const part of ["postgres", "postgres-host", "worker", "web"] as const) {
    const ends = () => demo.output.split(" ended (").length;
    const before = ends();
    await demo.kill(part);
    await waitFor(async () => ends() > before, { what: `a line about ${part}` });
    await waitFor(async () => (await demo.ready()) === 200, { forMs: 120_000, what: `${part} to be back` });
  }
  // A reset mail is the worker's: a run that begins after the kills ends.
  const asked = await fetch(`${demo.base}/api/v1/accounts/auth/password/reset/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "keeper@clinic.example" }),
  });
  expect(asked.ok).toBe(true);
  const outbox = async () =>
    (await (await fetch(`${demo.base}/api/dev/outbox/?to=keeper@clinic.example`)).json()).results.filter(
      (mail: { subject: string }) => /password/i.test(mail.subject),
    );
  await waitFor(async () => (await outbox()).length === 1, { what: "the mail" });
});

it("starts on what a killed launcher and a killed database left, and stops at Ctrl-C", PATIENCE, async () => {
  await demo.kill("postgres");
  demo.signal("SIGKILL");
  await demo.ended;
  await waitFor(async () => (await answers("/api/health")) === 0, { what: "the orphans to end" });
  // A number that belongs to another program by now: this test's own.
  await writeFile(path.join(dataDir, "postgres", "postmaster.pid"), `${process.pid}\n`);
  const again = new DemoProcess(dataDir, port, ONE_WEB_PROCESS);
  await again.running();
  expect(await register()).toBe(400);
  again.signal("SIGINT");
  expect(await again.ended).toBe(0);
});

it("stops when npm is told to", PATIENCE, async () => {
  const npm = spawn("npm", ["run", "demo"], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: "",
      DEMO_DATA: "none",
      ...ONE_WEB_PROCESS,
    },
    stdio: "ignore",
  });
  const ended = once(npm, "exit");
  await waitFor(async () => (await answers("/api/ready")) === 200, { what: "the app" });
  npm.kill("SIGTERM");
  await ended;
  await waitFor(async () => (await answers("/api/health")) === 0, { what: "the app to stop" });
  await waitFor(async () => !existsSync(path.join(dataDir, "postgres", "postmaster.pid")), {
    what: "PostgreSQL to stop",
  });
});
