import { pdfOfPages } from "./pdf-builder";

const WIDTH = 550;
const TALLEST = 9;
const PITCH = 12;

/** A printed text as a digital PDF in a proportional font: each column where it stands in the text, amounts flush right. */
export function textPdf(text: string): Buffer {
  const lines = text.split("\n");
  const step = WIDTH / Math.max(...lines.map(({ length }) => length));
  const size = Math.min(TALLEST, step / 0.56);
  const shown = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => {
      const isAmount = /^-?\$?[\d,]+\.\d\d$/.test(cell);
      const x = isAmount ? (index + cell.length) * step - widthOf(cell) * size : index * step;
      const place = `${(30 + x).toFixed(1)} ${(760 - row * PITCH).toFixed(1)}`;
      return `BT /F ${size.toFixed(2)} Tf 1 0 0 1 ${place} Tm (${cell.replace(/[\\()]/g, "\\$&")}) Tj ET`;
    }),
  );
  return pdfOfPages([{ content: shown.join("\n") }]);
}

/** About as wide as Helvetica, in its size. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, char) => sum + (/[.,:;il' ]/.test(char) ? 0.278 : /[A-Z]/.test(char) ? 0.68 : 0.556),
    0,
  );
