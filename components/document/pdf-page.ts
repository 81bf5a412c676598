import type { PDFDocumentProxy } from "unpdf/pdfjs";

/** The last opened file: turning its pages does not fetch it again. */
let opened: { url: string; file: Promise<PDFDocumentProxy> } | null = null;

async function open(url: string): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("unpdf/pdfjs");
  const answer = await fetch(url, { headers: { "x-background": "1" }, credentials: "same-origin" });
  if (!answer.ok) throw new Error(`The file was not served (${answer.status}).`);
  const data = new Uint8Array(await answer.arrayBuffer());
  return getDocument({ data, isEvalSupported: false, useSystemFonts: true, stopAtErrors: false }).promise;
}

function fileAt(url: string): Promise<PDFDocumentProxy> {
  if (opened?.url === url) return opened.file;
  opened?.file.then((old) => old.destroy()).catch(() => {});
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
