import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/launch/free-port";
import { waitFor } from "../support/wait";

/** The README's command itself, on a folder of its own. */
class Demo {
  /** All that were started, so that none outlives its test. */
  static readonly all: Demo[] = [];
  output = "";
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(dataDir: string, port: number) {
    const { APP_UNDER_TEST: _app, APP_SETTINGS: _settings, DATABASE_URL: _url, ...env } = process.env;
    this.child = spawn(process.execPath, ["--import", "tsx", "scripts/demo.ts"], {
      env: { ...env, DATA_DIR: dataDir, PORT: String(port), DEMO_DATA: "none" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString("utf8");
      });
    }
    this.ended = new Promise((resolve) => this.child.once("exit", resolve));
    Demo.all.push(this);
  }

  get pid() {
    return this.child.pid;
  }

  async running(): Promise<void> {
    await waitFor(async () => this.output.includes("Appeals Desk is running."), {
      forMs: 120_000,
      what: "the demo to say that it runs",
    }).catch((error) => {
      throw new Error(`${error}\n${this.output}`);
    });
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }
}

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "appeals-demo-"));
  port = await freePort();
});
afterEach(async () => {
  for (const demo of Demo.all.splice(0)) {
    demo.signal("SIGTERM");
    await demo.ended;
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

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

const PATIENCE = { timeout: 300_000 };

it("starts, says who holds the folder, stops cleanly, and keeps the data", PATIENCE, async () => {
  const first = new Demo(dataDir, port);
  await first.running();
  expect(first.output).toContain(`http://localhost:${port}`);
  expect(await answers("/api/ready")).toBe(200);
  expect(await register()).toBe(201);

  const second = new Demo(dataDir, await freePort());
  expect(await second.ended).toBe(1);
  expect(second.output).toContain(`in use by process ${first.pid}`);

  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(await answers("/api/health")).toBe(0);

  const again = new Demo(dataDir, port);
  await again.running();
  expect(await register()).toBe(400);
  again.signal("SIGINT");
  expect(await again.ended).toBe(0);
});

it("stops everything and shows the last lines when a part dies", PATIENCE, async () => {
  const demo = new Demo(dataDir, port);
  await demo.running();
  const children = await readFile(`/proc/${demo.pid}/task/${demo.pid}/children`, "utf8");
  const worker = await findWorker(children.trim().split(" "));
  process.kill(worker, "SIGKILL");
  expect(await demo.ended).toBe(1);
  expect(demo.output).toContain("worker ended (SIGKILL). Its last lines:");
  expect(await answers("/api/health")).toBe(0);
});

async function findWorker(pids: string[]): Promise<number> {
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes("worker/index.ts")) return Number(pid);
  }
  throw new Error("no worker among the launcher's children");
}
