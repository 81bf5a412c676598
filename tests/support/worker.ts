import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { WORKER_FLAGS } from "../../scripts/launch/build";

/** A real worker process on the test's database, to be killed at will. */
export class TestWorker {
  private child: ChildProcess | null = null;
  output = "";

  constructor(private readonly env: Record<string, string>) {}

  async start(): Promise<void> {
    const program = path.join(String(process.env.COMPILED_FOLDER), "worker.js");
    const child = spawn(process.execPath, [...WORKER_FLAGS, program], {
      env: this.env as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.child = child;
    const collect = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString("utf8")).slice(-20_000);
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", (code, signal) => {
        if (signal !== "SIGKILL") reject(new Error(`worker ended (${code}):\n${this.output}`));
        else resolve();
      });
    });
  }

  /** As the machine's power would: no handler runs. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }
}
