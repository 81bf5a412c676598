/** The body of a PDF object; a stream is given with its dictionary's entries. */
export type PdfObject = string | { dictionary: string; stream: Buffer };

/** Writes numbered objects (from 1; the first is the catalog) as a PDF with a right cross-reference table. */
export function pdf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "latin1")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === "string") push(Buffer.from(object, "latin1"));
    else {
      push(Buffer.from(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`));
      push(object.stream);
      push(Buffer.from("\nendstream"));
    }
    push(Buffer.from("\nendobj\n"));
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  push(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export type PdfPageSpec = {
  /** Content stream; lines of text by textLines(). */
  content?: string;
  /** Extra entries of the page's dictionary, such as /Rotate 90. */
  entries?: string;
  /** A gray JPEG that fills the page. */
  jpeg?: { data: Buffer; width: number; height: number };
};

/** A PDF of US Letter pages. */
export function pdfOfPages(pages: readonly PdfPageSpec[]): Buffer {
  const FIRST = 4;
  const EACH = 3;
  const kids = pages.map((_, index) => `${FIRST + index * EACH} 0 R`).join(" ");
  const objects: PdfObject[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>",
  ];
  pages.forEach(({ content = "", entries = "", jpeg }, index) => {
    const own = FIRST + index * EACH;
    const image = jpeg ? `/XObject << /Scan ${own + 2} 0 R >>` : "";
    const box = entries.includes("/MediaBox") ? "" : "/MediaBox [0 0 612 792]";
    objects.push(
      `<< /Type /Page /Parent 2 0 R ${box} /Contents ${own + 1} 0 R /Resources << /Font << /F 3 0 R >> ${image} >> ${entries} >>`,
      { dictionary: "", stream: Buffer.from(`${jpeg ? "q 612 0 0 792 0 0 cm /Scan Do Q " : ""}${content}`) },
      jpeg
        ? {
            dictionary: `/Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
            stream: jpeg.data,
          }
        : "null",
    );
  });
  return pdf(objects);
}

/** Lines of 10-point Courier from the top of the page; `mode` 3 is invisible text. */
export function textLines(lines: readonly string[], mode = 0): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join(" ");
  return `BT /F 10 Tf ${mode} Tr 12 TL 50 740 Td ${shown} ET`;
}

/**
 * A page on which no more than that stands, and a line that makes it enough letters for a text layer to be taken as it is: a page
 * with fewer than forty is recognized from its picture as well, which takes a second of processor time, or several.
 */
export const notePage = (...lines: string[]): PdfPageSpec => ({
  content: textLines([...lines, "Nothing else is written here: this is a page that a test made."]),
});
