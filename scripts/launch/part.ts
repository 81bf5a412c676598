import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import path from "node:path";

const REMEMBERED_LINES = 30;

export type PartOptions = {
  name: string;
  /** What this same Node runs: `--import tsx file.ts`, or a package's own program. */
  args: string[];
  env: Record<string, string | undefined>;
  /** Everything the part prints goes to `<logDir>/<name>.log`. */
  logDir: string;
  /** Also to the terminal, for development. */
  echo?: boolean;
};

/**
 * One process of the installation, in a process group of its own, so that Ctrl-C reaches only the launcher, which then
 * stops the parts in order.
 */
export class Part {
  readonly name: string;
  private readonly child: ChildProcess;
  private readonly lines: string[] = [];
  private readonly log: WriteStream;
  private stopping = false;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

  constructor(options: PartOptions) {
    this.name = options.name;
    mkdirSync(options.logDir, { recursive: true });
    this.log = createWriteStream(path.join(options.logDir, `${options.name}.log`), {
      flags: "a",
      mode: 0o600,
    });
    this.child = spawn(process.execPath, options.args, {
      env: options.env as NodeJS.ProcessEnv,
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.log.write(chunk);
        if (options.echo) process.stdout.write(chunk);
        this.lines.push(...chunk.toString("utf8").trimEnd().split("\n"));
        this.lines.splice(0, Math.max(0, this.lines.length - REMEMBERED_LINES));
      });
    }
    this.ended = new Promise((resolve) => {
      this.child.once("error", (error) => {
        this.lines.push(String(error));
        resolve({ code: 1, signal: null });
      });
      this.child.once("close", (code, signal) => resolve({ code, signal }));
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get wasAskedToStop(): boolean {
    return this.stopping;
  }

  lastLines(): string {
    return this.lines.join("\n");
  }

  /** The first message the part sends, which says that it is up; rejects when it ends before. */
  message(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.child.once("message", resolve);
      void this.ended.then(() => reject(new Error(`${this.name} ended:\n${this.lastLines()}`)));
    });
  }

  /** Asks the part to end, and ends its whole group if it does not within `patienceMs`. */
  async stop(patienceMs = 10_000): Promise<void> {
    this.stopping = true;
    this.signal("SIGTERM");
    const timer = setTimeout(() => this.signal("SIGKILL"), patienceMs);
    await this.ended;
    clearTimeout(timer);
    this.log.end();
  }

  private signal(signal: NodeJS.Signals): void {
    if (!this.child.pid || this.child.exitCode !== null || this.child.signalCode !== null) return;
    try {
      process.kill(signal === "SIGKILL" ? -this.child.pid : this.child.pid, signal);
    } catch {
      // It ended in this moment.
    }
  }
}
