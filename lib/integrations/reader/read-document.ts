import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DocumentText, PageText } from "@/lib/core/document-text";
import { runJob } from "../bounded-process/run-job";
import { reportedError } from "../bounded-process/serve-job";
import { MAX_CHARACTERS, type OcrEngine, READ_LIMITS, type ReadLimits } from "./limits";
import type { MediaType } from "./media-types";
import type { Checked, ReadJob, ReadMessage, ReadProgress } from "./messages";
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

/**
 * Opens a file to its last page in a process of its own, without reading it. Where something in a PDF acts, a copy without
 * it is written to `flatTo`. Throws ReadFailure.
 */
export async function checkDocument(request: ReadRequest & { flatTo: string }): Promise<Checked> {
  const { checked } = await inReader("check", request);
  if (!checked) throw new ReadFailure("failed");
  return checked;
}

/** Recognizes one box of one page at a higher resolution, in a process of its own. Throws ReadFailure. */
export async function readBox(
  request: ReadRequest,
  crop: NonNullable<ReadJob["crop"]>,
): Promise<{ text: string; confidence: number }> {
  const { cropped } = await inReader("crop", { ...request, crop });
  if (!cropped) throw new ReadFailure("failed");
  return cropped;
}

type Answer = {
  pages: PageText[];
  checked: Checked | null;
  cropped: { text: string; confidence: number } | null;
};

async function inReader(
  task: ReadJob["task"],
  request: ReadRequest & Pick<ReadJob, "crop"> & { flatTo?: string },
): Promise<Answer> {
  if (request.signal?.aborted) throw new ReadFailure("canceled");
  const workDir = await mkdtemp(path.join(tmpdir(), "reader-"));
  try {
    const limits = { ...READ_LIMITS, ...request.limits };
    const job: ReadJob = {
      task,
      crop: request.crop,
      file: path.resolve(request.path),
      mediaType: request.mediaType,
      ocrEngine: request.ocrEngine ?? "auto",
      limits,
      workDir,
      flatTo: request.flatTo ?? path.join(workDir, "flat.pdf"),
    };
    return await runReading(job, request);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function runReading(job: ReadJob, request: ReadRequest): Promise<Answer> {
  const answer: Answer = { pages: [], checked: null, cropped: null };
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
      if (message.type === "checked") {
        const { type: _type, ...checked } = message;
        answer.checked = checked;
        return;
      }
      if (message.type === "crop") {
        answer.cropped = { text: message.text, confidence: message.confidence };
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
