import { deflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  type PDFDocument,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import { cleanResources } from "../reader/clean-resources";
import { keepOnlyDrawn } from "./only-drawn";
import type { PlainPdf } from "./pdf-pages";
import { pixelSheet } from "./picture-sheets";
import { LETTER, type Rectangle, type SheetContent } from "./sheet";

/** Content that is already in the packet's file, drawn by its name. */
export type Sheet = SheetContent & {
  drawing: PDFRef;
  /** Which page of an enclosed document it is, from 1. */
  number?: number;
};

/**
 * Brings the pages of an enclosed PDF into the packet as drawings: what is not drawn stays behind, and so do the pages `leftOut` (from
 * 1), with all that only they draw.
 */
export async function sheetsOfPlainPdf(
  packet: PDFDocument,
  { document, pages }: PlainPdf,
  leftOut: readonly number[] = [],
): Promise<Sheet[]> {
  const copier = PDFObjectCopier.for(document.context, packet.context);
  const sheets: Sheet[] = [];
  for (const [index, page] of document.getPages().entries()) {
    const content = pages[index];
    const number = index + 1;
    if (!content || leftOut.includes(number)) continue;
    const { pixels, ...plain } = content;
    if (pixels) sheets.push({ ...(await pixelSheet(packet, pixels, plain)), number });
    else {
      // Many programs give all pages one list of pictures: those of a page that is left out would come along.
      if (leftOut.length > 0) keepOnlyDrawn(page);
      sheets.push({ ...plain, number, drawing: drawingOf(packet.context, page, copier, plain.box) });
    }
  }
  return sheets;
}

/** The pages of a PDF that was set here, which leaves room for the stamp. */
export function sheetsOfOwnPdf(packet: PDFDocument, document: PDFDocument): Sheet[] {
  const copier = PDFObjectCopier.for(document.context, packet.context);
  return document.getPages().map((page) => {
    const { width, height } = page.getSize();
    const box = { left: 0, bottom: 0, right: width, top: height };
    const drawing = drawingOf(packet.context, page, copier, box);
    const marks = { ...box, bottom: height === LETTER.height ? LETTER.height / 2 : 0 };
    return { box, marks, turn: 0, width, height, drawing };
  });
}

function drawingOf(context: PDFContext, page: PDFPage, copier: PDFObjectCopier, box: Rectangle): PDFRef {
  const source = page.node.context;
  const resources = page.node.Resources() ?? source.obj({});
  const group = page.node.lookup(PDFName.of("Group"));
  cleanResources(source, resources);
  const { bytes, entries } = contentsOf(page);
  const dict = context.obj({
    ...entries,
    Type: "XObject",
    Subtype: "Form",
    FormType: 1,
    BBox: [box.left, box.bottom, box.right, box.top],
  });
  dict.set(PDFName.of("Resources"), copier.copy(resources));
  if (group) {
    cleanResources(source, group);
    dict.set(PDFName.of("Group"), copier.copy(group));
  }
  return context.register(PDFRawStream.of(dict, bytes));
}

/** One packed stream is taken as it is; several are unpacked and joined. */
function contentsOf(page: PDFPage): { bytes: Uint8Array; entries: Record<string, string> } {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((item) => page.node.context.lookupMaybe(item, PDFStream))
      : [contents];
  const raw = streams.filter((stream) => stream instanceof PDFRawStream);
  const [only] = raw;
  const { dict } = only ?? {};
  const isPacked =
    dict?.get(PDFName.of("Filter")) === PDFName.of("FlateDecode") && !dict.has(PDFName.of("DecodeParms"));
  if (raw.length === 1 && only && isPacked)
    return { bytes: only.contents, entries: { Filter: "FlateDecode" } };
  const parts = raw.flatMap((stream) => [decodePDFRawStream(stream).decode(), NEWLINE]);
  return { bytes: deflateSync(Buffer.concat(parts)), entries: { Filter: "FlateDecode" } };
}

const NEWLINE = Buffer.from("\n");
