import type { PDFDocumentProxy } from "pdfjs-dist/types/src/display/api";

/** The last opened file: turning its pages does not fetch it again. */
let opened: { url: string; file: Promise<PDFDocumentProxy> } | null = null;

/**
 * The library, whose loading holds up a slow machine for a moment: asked for ahead where a page is going to be shown.
 * A file is taken apart in a worker whose own policy (next.config.ts) lets it load and call nothing: a document that
 * finds a hole in the parser stays there.
 */
export async function loadPdfjs() {
  const library = await import("pdfjs-dist/legacy/build/pdf.mjs");
  library.GlobalWorkerOptions.workerSrc = new URL(
    "pdfjs-dist/legacy/build/pdf.worker.min.mjs",
    import.meta.url,
  ).toString();
  return library;
}

async function open(url: string): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await loadPdfjs();
  const answer = await fetch(url, { headers: { "x-background": "1" }, credentials: "same-origin" });
  if (!answer.ok) throw new Error(`The server did not send the file (${answer.status}).`);
  const data = new Uint8Array(await answer.arrayBuffer());
  return getDocument({
    data,
    // Looking a font up among those of the machine holds up the keys of whoever types beside the page; a font that the file
    // doesn't hold is drawn in the browser's own of its kind.
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
  }).promise;
}

function fileAt(url: string): Promise<PDFDocumentProxy> {
  if (opened?.url === url) return opened.file;
  opened?.file.then((old) => old.loadingTask.destroy()).catch(() => {});
  const file = open(url);
  opened = { url, file };
  file.catch(() => {
    if (opened?.url === url) opened = null;
  });
  return file;
}

/** A page of a PDF drawn `width` pixels wide, on a canvas of its own. Throws when it can't be drawn. */
export async function drawPdfPage(url: string, number: number, width: number): Promise<HTMLCanvasElement> {
  const page = await (await fileAt(url)).getPage(number);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}
