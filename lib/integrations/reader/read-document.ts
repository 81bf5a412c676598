import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DocumentText, PageText } from "@/lib/core/document-text";
import { runJob } from "../bounded-process/run-job";
import { reportedError } from "../bounded-process/serve-job";
import { MAX_CHARACTERS, type OcrEngine, READ_LIMITS, type ReadLimits } from "./limits";
import type { MediaType } from "./media-types";
import type { ReadJob, ReadMessage, ReadProgress } from "./messages";
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

const HEAP_MEGABYTES = 256;

/** Reads a stored file in a process of its own and ends that process. Throws ReadFailure. */
export async function readDocument(request: ReadRequest): Promise<DocumentText> {
  const { pages } = await inReader("read", request);
  if (!pages.some((page) => page.words.length > 0)) throw new ReadFailure("no_text");
  return { pages };
}

/** Counts a file's pages in a process of its own, without reading them. Throws ReadFailure. */
export async function countPages(request: ReadRequest): Promise<number> {
  const { counted } = await inReader("count", request);
  return counted;
}

type Answer = { pages: PageText[]; counted: number };

async function inReader(task: ReadJob["task"], request: ReadRequest): Promise<Answer> {
  if (request.signal?.aborted) throw new ReadFailure("canceled");
  const workDir = await mkdtemp(path.join(tmpdir(), "reader-"));
  try {
    const limits = { ...READ_LIMITS, ...request.limits };
    const job: ReadJob = {
      task,
      file: path.resolve(request.path),
      mediaType: request.mediaType,
      ocrEngine: request.ocrEngine ?? "auto",
      limits,
      workDir,
    };
    return await runReading(job, request);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function runReading(job: ReadJob, request: ReadRequest): Promise<Answer> {
  const answer: Answer = { pages: [], counted: 0 };
  let characters = 0;
  await runJob<ReadMessage>({
    entry: "reader/child.ts",
    job,
    heapMegabytes: HEAP_MEGABYTES,
    // Several threads of tesseract a page only wait for each other: one is faster, and much faster on a busy machine.
    environment: { OMP_THREAD_LIMIT: "1" },
    signal: request.signal,
    onPeakMemory: request.onPeakMemory,
    failure: (reason, cause) => new ReadFailure(reason, { cause }),
    onMessage: (message) => {
      if (message.type === "done") return "done";
      if (message.type === "failed") return failureOf(message);
      if (message.type === "count") {
        answer.counted = message.pages;
        return;
      }
      characters += message.page.text.length;
      if (characters > MAX_CHARACTERS) return new ReadFailure("too_complex");
      answer.pages.push(message.page);
      request.onPage?.({ page: message.page.number, of: message.of, method: message.page.method });
    },
  });
  return answer;
}

const failureOf = ({ reason, where }: Extract<ReadMessage, { type: "failed" }>) =>
  new ReadFailure(isReadFailureReason(reason) ? reason : "failed", { cause: reportedError(where) });
