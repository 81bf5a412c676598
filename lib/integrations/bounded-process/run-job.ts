import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compiledFolder, isBuiltServer, isDeveloping, systemEnvironment } from "@/lib/env";
import { memoryOf } from "./process-memory";
import { keepSpare, takeSpare } from "./spare-process";
import { type TimeLimits, timeLimit } from "./time-limit";

/** What a process is told once. `workDir` is its own folder: it is the working directory, and the caller removes it. */
export type BoundedJob = {
  workDir: string;
  /** Wall time, and resident memory in bytes of the process and its own children. */
  limits: TimeLimits & { memory: number };
};

type BoundedFailure = "timeout" | "memory" | "canceled" | "failed";

export type BoundedRun<Message> = {
  /** The process' first file, from the folder `lib/integrations`. */
  entry: string;
  job: BoundedJob;
  /** The heap of JavaScript alone; pictures and PDFs live outside it and are watched from here. */
  heapMegabytes: number;
  /** More of Node's flags, and more of its environment. */
  flags?: string[];
  environment?: Record<string, string>;
  /** Called for each message until it answers with an end: all is done, or the error to throw. */
  onMessage: (message: Message) => "done" | Error | undefined;
  failure: (reason: BoundedFailure, cause?: unknown) => Error;
  signal?: AbortSignal | undefined;
  /** For measurements: the most memory the process took, in bytes. */
  onPeakMemory?: ((bytes: number) => void) | undefined;
};

const WATCH_INTERVAL = 50;

/**
 * Runs a job on untrusted files in a process of its own, which is killed at its end, at a limit and on the signal. The next one's process is
 * started then (`spare-process.ts`).
 */
export function runJob<Message>(run: BoundedRun<Message>): Promise<void> {
  const { job, failure } = run;
  return new Promise((resolve, reject) => {
    // An abort that came before anyone listened is never announced again: the job would run to its end.
    if (run.signal?.aborted) return reject(failure("canceled"));
    const kind = JSON.stringify([run.entry, run.heapMegabytes, run.flags, run.environment]);
    const child = takeSpare(kind) ?? start(run);
    let peak = 0;
    let outcome: Error | "done" | undefined;

    const end = (result: Error | "done") => {
      outcome ??= result;
      killGroup(child);
    };
    const time = timeLimit(job.limits, () => end(failure("timeout")));
    const memoryNow = child.pid === undefined ? () => undefined : memoryOf(child.pid);
    const watch = setInterval(async () => {
      const memory = await memoryNow();
      peak = Math.max(peak, memory ?? 0);
      if (memory !== undefined && memory > job.limits.memory) end(failure("memory"));
    }, WATCH_INTERVAL);
    const cancel = () => end(failure("canceled"));
    run.signal?.addEventListener("abort", cancel, { once: true });

    child.on("message", (message: Message) => {
      if (outcome !== undefined) return;
      time.answered();
      const result = run.onMessage(message);
      if (result !== undefined) end(result);
    });
    const finish = (result: Error | "done") => {
      time.stop();
      clearInterval(watch);
      run.signal?.removeEventListener("abort", cancel);
      run.onPeakMemory?.(peak);
      // Now, and not while the job had need of the processor.
      keepSpare(kind, () => start(run));
      if (result === "done") resolve();
      else reject(result);
    };
    child.on("error", (error) => finish(outcome ?? failure("failed", error)));
    // Without an answer: V8 aborts (SIGABRT) when its heap is full, the system kills (SIGKILL) when memory is.
    child.on("exit", (_code, signal) => {
      const starved = signal === "SIGABRT" || signal === "SIGKILL" || signal === "SIGTRAP";
      finish(outcome ?? failure(starved ? "memory" : "failed"));
    });
    child.send(job, (error) => error && end(failure("failed", error)));
  });
}

function start<Message>(run: BoundedRun<Message>): ChildProcess {
  const { heapMegabytes, flags = [], environment = {} } = run;
  const { file, loader, project } = entryFile(run.entry);
  return fork(/* turbopackIgnore: true */ file, [], {
    execArgv: [...loader, `--max-old-space-size=${heapMegabytes}`, ...flags],
    // A spare has no folder yet; each goes to its job's own before anything else (`serve-job.ts`).
    cwd: tmpdir(),
    // No keys and no database: only what finding programs, temporary files and the project's own modules takes.
    env: { ...systemEnvironment(), NODE_ENV: "production", ...project, ...environment },
    // A group of its own, so that programs it starts end with it.
    detached: process.platform !== "win32",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Structured clones, which carry bytes.
    serialization: "advanced",
  });
}

type Entry = { file: string; loader: string[]; project: Record<string, string> };

/**
 * The source with its compiler where this file is a source itself and while developing, unless whoever started this
 * process compiled them; in a built app what the build compiled (`.compiled/reader.js` of `reader/child.ts`), for which
 * neither is there.
 */
function entryFile(entry: string): Entry {
  const name = `${path.dirname(entry)}.js`;
  const given = compiledFolder();
  if (given) return { file: path.join(given, name), loader: [], project: {} };
  const near = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", entry);
  // In a built server the address of this module is still its source's: that the source lies there says nothing.
  if (!isBuiltServer() && existsSync(/* turbopackIgnore: true */ near)) return source(near);
  // Asked in a way that the bundler doesn't follow: it would take the whole project into the server.
  const root = globalThis.process.cwd();
  const compiled = path.join(/* turbopackIgnore: true */ root, ".compiled", name);
  const isBuilt = !isDeveloping() && existsSync(/* turbopackIgnore: true */ compiled);
  if (isBuilt) return { file: compiled, loader: [], project: {} };
  return source(path.join(/* turbopackIgnore: true */ root, "lib/integrations", entry));
}

function source(file: string): Entry {
  // From the entry's place, which a bundler can't follow: it would take the whole compiler into the server.
  const tsx = pathToFileURL(createRequire(file).resolve("tsx")).href;
  const project = file.slice(0, file.lastIndexOf(path.join("lib", "integrations")));
  return {
    file,
    loader: ["--import", tsx],
    project: { TSX_TSCONFIG_PATH: path.join(project, "tsconfig.json") },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
