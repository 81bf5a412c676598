import { closeSync, openSync, writeSync } from "node:fs";
import { PDFIUM, type Pdfium } from "./pdfium";

/**
 * A WebAssembly module of one import, e.f, of type (i32, i32, i32) -> i32, which it exports as f: the only way to make
 * a JavaScript function callable from another module.
 */
const TRAMPOLINE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x08, 0x01, 0x60, 0x03, 0x7f, 0x7f, 0x7f, 0x01, 0x7f],
  ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);
/** PDFium's table of functions cannot grow. Its first entry stands for the null pointer and is the only free one. */
const NULL_ENTRY = 0;

/** Writes an open document to a file, without encryption. False when PDFium cannot. */
export function saveDocument(pdfium: Pdfium, document: number, file: string): boolean {
  const output = openSync(file, "w");
  const table = pdfium.wasmExports.__indirect_function_table;
  const writer = pdfium.wasmExports.malloc(8);
  try {
    const writeBlock = (_writer: number, address: number, size: number) => {
      for (let from = 0; from < size; ) {
        from += writeSync(output, pdfium.HEAPU8, address + from, size - from);
      }
      return 1;
    };
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(TRAMPOLINE), {
      e: { f: writeBlock },
    });
    table.set(NULL_ENTRY, exports.f);
    // The struct FPDF_FILEWRITE: its version, and the function that takes the bytes.
    const struct = new DataView(pdfium.HEAPU8.buffer, writer, 8);
    struct.setInt32(0, 1, true);
    struct.setInt32(4, NULL_ENTRY, true);
    return pdfium._FPDF_SaveAsCopy(document, writer, PDFIUM.SAVE_WITHOUT_SECURITY) === 1;
  } finally {
    table.set(NULL_ENTRY, null);
    pdfium.wasmExports.free(writer);
    closeSync(output);
  }
}
