import { type ChildProcess, spawn } from "node:child_process";
import { processesBelow } from "./processes";
import { waitFor } from "./wait";

/** The README's command itself, on a folder of its own. */
export class DemoProcess {
  /** All that were started, so that none outlives its test. */
  private static readonly all: DemoProcess[] = [];
  output = "";
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(
    dataDir: string,
    readonly port: number,
    settings: Record<string, string> = {},
  ) {
    const { APP_UNDER_TEST: _app, APP_SETTINGS: _settings, DATABASE_URL: _url, ...env } = process.env;
    this.child = spawn(process.execPath, ["--import", "tsx", "scripts/demo.ts"], {
      env: {
        ...env,
        DATA_DIR: dataDir,
        PORT: String(port),
        DEMO_DATA: "none",
        LOG_LEVEL: "warn",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString("utf8");
      });
    }
    this.ended = new Promise((resolve) => this.child.once("exit", resolve));
    DemoProcess.all.push(this);
  }

  static async stopAll(): Promise<void> {
    for (const demo of DemoProcess.all.splice(0)) {
      demo.signal("SIGTERM");
      await demo.ended;
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
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

  /** Kills a part as the machine's power would. Answers the killed process's number. */
  async kill(part: keyof typeof PARTS): Promise<number> {
    const pid = await waitFor(() => this.processOf(part), { what: `${part} to be killed` });
    process.kill(pid, "SIGKILL");
    return pid;
  }

  /** The status that readiness answers with; 0 while nothing listens. */
  async ready(): Promise<number> {
    return fetch(`${this.base}/api/ready`, { signal: AbortSignal.timeout(3_000) }).then(
      (response) => response.status,
      () => 0,
    );
  }

  private async processOf(part: keyof typeof PARTS): Promise<number | null> {
    const [own, parent] = PARTS[part];
    for (const { pid, command, above } of await processesBelow(this.pid ?? 0)) {
      if (command.includes(own) && above.includes(parent)) return pid;
    }
    return null;
  }
}

/** What stands in a part's own command, and in its parent's. */
const PARTS = {
  postgres: ["/bin/postgres", "scripts/postgres-host.ts"],
  "postgres-host": ["scripts/postgres-host.ts", "scripts/demo.ts"],
  worker: [".compiled/worker.js", "scripts/demo.ts"],
  web: ["scripts/web.ts", "scripts/demo.ts"],
} as const;
