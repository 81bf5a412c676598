import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DocumentText, PageText } from "@/lib/core/document-text";
import { MAX_CHARACTERS, type OcrEngine, READ_LIMITS, type ReadLimits } from "./limits";
import type { MediaType } from "./media-types";
import type { ReadJob, ReadMessage, ReadProgress } from "./messages";
import { residentMemory } from "./process-memory";
import { isReadFailureReason, ReadFailure } from "./read-failure";

export type ReadRequest = {
  path: string;
  mediaType: MediaType;
  ocrEngine?: OcrEngine;
  limits?: Partial<ReadLimits>;
  onPage?: (progress: ReadProgress) => void;
  signal?: AbortSignal;
  /** For measurements: the most memory the reading took, in bytes. */
  onPeakMemory?: (bytes: number) => void;
};

const WATCH_INTERVAL = 50;
/** The heap of JavaScript alone; pictures and PDFs live outside it and are watched from here. */
const HEAP_MEGABYTES = 256;

/** Reads a stored file in a process of its own and ends that process. Throws ReadFailure. */
export async function readDocument(request: ReadRequest): Promise<DocumentText> {
  if (request.signal?.aborted) throw new ReadFailure("cancelled");
  const workDir = await mkdtemp(path.join(tmpdir(), "reader-"));
  try {
    const limits = { ...READ_LIMITS, ...request.limits };
    const job: ReadJob = {
      file: path.resolve(request.path),
      mediaType: request.mediaType,
      ocrEngine: request.ocrEngine ?? "auto",
      limits,
      workDir,
    };
    const pages = await runJob(job, request);
    if (!pages.some((page) => page.words.length > 0)) throw new ReadFailure("no_text");
    return { pages };
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

function runJob(job: ReadJob, request: ReadRequest): Promise<PageText[]> {
  return new Promise((resolve, reject) => {
    const child = start(job.workDir);
    const pages: PageText[] = [];
    let characters = 0;
    let peak = 0;
    let outcome: ReadFailure | "done" | undefined;

    const end = (result: ReadFailure | "done") => {
      outcome ??= result;
      killGroup(child);
    };
    const timer = setTimeout(() => end(new ReadFailure("timeout")), job.limits.milliseconds);
    const watch = setInterval(async () => {
      const memory = child.pid === undefined ? undefined : await residentMemory(child.pid);
      peak = Math.max(peak, memory ?? 0);
      if (memory !== undefined && memory > job.limits.memory) end(new ReadFailure("memory"));
    }, WATCH_INTERVAL);
    const cancel = () => end(new ReadFailure("cancelled"));
    request.signal?.addEventListener("abort", cancel, { once: true });

    child.on("message", (message: ReadMessage) => {
      if (outcome !== undefined) return;
      if (message.type === "page") {
        characters += message.page.text.length;
        if (characters > MAX_CHARACTERS) return end(new ReadFailure("too_complex"));
        pages.push(message.page);
        request.onPage?.({ page: message.page.number, of: message.of, method: message.page.method });
      } else if (message.type === "done") end("done");
      else end(failureOf(message));
    });
    const finish = (result: ReadFailure | "done") => {
      clearTimeout(timer);
      clearInterval(watch);
      request.signal?.removeEventListener("abort", cancel);
      request.onPeakMemory?.(peak);
      if (result === "done") resolve(pages);
      else reject(result);
    };
    child.on("error", (error) => finish(outcome ?? new ReadFailure("failed", { cause: error })));
    // Without an answer: V8 aborts (SIGABRT) when its heap is full, the system kills (SIGKILL) when memory is.
    child.on("exit", (_code, signal) => {
      const starved = signal === "SIGABRT" || signal === "SIGKILL" || signal === "SIGTRAP";
      finish(outcome ?? new ReadFailure(starved ? "memory" : "failed"));
    });
    child.send(job, (error) => error && end(new ReadFailure("failed", { cause: error })));
  });
}

function failureOf({ reason, where }: Extract<ReadMessage, { type: "failed" }>): ReadFailure {
  const cause = new Error("The reading process failed.");
  cause.stack = `${cause.message}\n${where}`;
  return new ReadFailure(isReadFailureReason(reason) ? reason : "failed", { cause });
}

function start(workDir: string): ChildProcess {
  const entry = childEntry();
  // From the entry's place, which a bundler can't follow: it would take the whole compiler into the server.
  const tsx = pathToFileURL(createRequire(entry).resolve("tsx")).href;
  return fork(entry, [], {
    execArgv: ["--import", tsx, `--max-old-space-size=${HEAP_MEGABYTES}`],
    cwd: workDir,
    env: minimalEnvironment(),
    // A group of its own, so that a native tesseract ends with it.
    detached: process.platform !== "win32",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Beside this file; a bundled server has moved this file, and then the project's folder tells. */
function childEntry(): string {
  const beside = path.join(path.dirname(fileURLToPath(import.meta.url)), "child.ts");
  return existsSync(beside) ? beside : path.join(process.cwd(), "lib/integrations/reader/child.ts");
}

/** The reader gets no keys and no database: only what finding programs and temporary files takes. */
function minimalEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LANG } = process.env;
  return { PATH, TMPDIR, LANG, NODE_ENV: "production" };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
