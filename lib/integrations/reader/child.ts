import { isExhaustion, sendToParent, serveJob, whereOf } from "../bounded-process/serve-job";
import { checkFile } from "./check-file";
import type { ReadJob, ReadMessage } from "./messages";
import type { Ocr } from "./ocr";
import { ReadFailure } from "./read-failure";

/** The process that reads one file and ends. It loads only what its job takes, but for the next one's, which has the time to load what most take. */
serveJob(answer, prepare);

async function prepare(): Promise<void> {
  await Promise.all([
    import("./check-pdf"),
    import("./read-pages"),
    import("./pdfium").then(({ preparePdfium }) => preparePdfium()),
    boundPictures(),
  ]);
}

async function answer(job: ReadJob): Promise<void> {
  try {
    if (job.task !== "check" || job.mediaType !== "application/pdf") await boundPictures();
    if (job.task === "check") await send({ type: "checked", ...(await checkFile(job)) });
    else if (job.task === "crop") await readBox(job);
    else await read(job);
    await send({ type: "done" });
  } catch (error) {
    await send({ type: "failed", reason: reasonOf(error), where: whereOf(error) });
  }
}

async function boundPictures(): Promise<void> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
}

async function readBox(job: ReadJob): Promise<void> {
  const { readCrop } = await import("./crop");
  const { openOcr } = await import("./ocr");
  const ocr = await openOcr(job.ocrEngine, job.workDir);
  await send({ type: "crop", ...(await readCrop(job, ocr)) });
}

async function read(job: ReadJob): Promise<void> {
  const { readPages } = await import("./read-pages");
  let opened: Promise<Ocr> | undefined;
  const ocr = () => {
    opened ??= import("./ocr").then(({ openOcr }) => openOcr(job.ocrEngine, job.workDir));
    return opened;
  };
  for await (const { page, of } of readPages(job, ocr)) await send({ type: "page", page, of });
}

function reasonOf(error: unknown) {
  if (error instanceof ReadFailure) return error.reason;
  if (isExhaustion(error)) return "memory";
  // PDFium ends with a trap on a file that breaks it; the file is at fault, not the reader.
  if (error instanceof WebAssembly.RuntimeError) return "damaged";
  return "failed";
}

const send = (message: ReadMessage) => sendToParent(message);
