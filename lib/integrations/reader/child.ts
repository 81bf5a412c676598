import sharp from "sharp";
import { isExhaustion, sendToParent, serveJob, whereOf } from "../bounded-process/serve-job";
import type { ReadJob, ReadMessage } from "./messages";
import { type Ocr, openOcr } from "./ocr";
import { countFilePages } from "./page-count";
import { ReadFailure } from "./read-failure";
import { readPages } from "./read-pages";

/** The process that reads one file and ends. */
serveJob(answer);

async function answer(job: ReadJob): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  let opened: Promise<Ocr> | undefined;
  const ocr = () => {
    opened ??= openOcr(job.ocrEngine, job.workDir);
    return opened;
  };
  try {
    if (job.task === "count") await send({ type: "count", pages: await countFilePages(job) });
    else for await (const { page, of } of readPages(job, ocr)) await send({ type: "page", page, of });
    await send({ type: "done" });
  } catch (error) {
    await send({ type: "failed", reason: reasonOf(error), where: whereOf(error) });
  }
}

function reasonOf(error: unknown) {
  if (error instanceof ReadFailure) return error.reason;
  if (isExhaustion(error)) return "memory";
  // PDFium ends with a trap on a file that breaks it; the file is at fault, not the reader.
  if (error instanceof WebAssembly.RuntimeError) return "damaged";
  return "failed";
}

const send = (message: ReadMessage) => sendToParent(message);
