import type { Delimiters } from "./segment";

/** Bytes looked at to read an ISA: 106 by the standard, more for senders that wrap lines or do not pad. */
export const ISA_WINDOW = 256;

const ELEMENTS = 16;

/**
 * Reads the delimiters of an ISA segment at the start of `window`: the element separator is character 4, the
 * component separator follows the 16th of them (character 105) and the terminator comes next (106). Counting
 * instead of fixed places also reads an ISA that is not padded. Null when it is no usable ISA.
 */
export function detectDelimiters(window: Buffer): Delimiters | null {
  const text = window.toString("latin1");
  const separator = text[3] ?? "";
  if (!isDelimiter(separator)) return null;
  const fields: string[] = [];
  let at = 3;
  for (let n = 1; n < ELEMENTS; n += 1) {
    const next = text.indexOf(separator, at + 1);
    if (next === -1) return null;
    fields.push(text.slice(at + 1, next));
    at = next;
  }
  const component = text[at + 1] ?? "";
  let terminator = text[at + 2] ?? "";
  if (terminator === "\r" && text[at + 3] === "\n") terminator = "\n";
  if (!isDelimiter(component) || component === separator) return null;
  if (terminator !== "\r" && terminator !== "\n" && !isDelimiter(terminator)) return null;
  if (terminator === separator || terminator === component) return null;
  const repetition = fields[10]?.trim() ?? "";
  return {
    element: separator,
    component,
    terminator,
    repetition: repetition.length === 1 && isDelimiter(repetition) ? repetition : null,
  };
}

/** Not a letter, digit or blank, and ASCII; the control characters 0x1c to 0x1f are in real use. */
function isDelimiter(char: string): boolean {
  return char.length === 1 && /[^A-Za-z0-9\s]/.test(char) && char !== "\0" && char.charCodeAt(0) < 0x80;
}

/** Whether bytes that are no X12 are no text either (a PDF, an archive, a picture, UTF-16). */
export function looksBinary(bytes: Buffer): boolean {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return true;
  let strange = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if ((byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) || byte === 0x7f) strange += 1;
  }
  return strange > bytes.length / 20;
}
