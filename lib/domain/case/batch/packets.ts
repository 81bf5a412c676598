import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { operation } from "@/lib/domain/kernel/operation";
import { batchPacketsQuery } from "./schema";
import { batchPdfs } from "./send";

/** What a download holds in memory at most. */
const MOST_BYTES = 200 * 1024 * 1024;

/** Ready to print and mail: a ZIP with each chosen letter and its enclosures. */
export const downloadBatch = operation(
  {
    name: "downloadBatch",
    access: "user",
    input: batchPacketsQuery,
    answer: z.custom<{ bytes: Uint8Array<ArrayBuffer>; filename: string }>(),
    summary: "Download the packets of several letters of a batch as a ZIP",
    description:
      "Each letter with its enclosures is a PDF of its own; one that something stands in the way of says DRAFT on each page. File names name no patient.",
    media: ["application/zip"],
    refuses: ["UNPROCESSABLE", "UNAVAILABLE"],
    // Packets are built in a process of their own.
    transaction: false,
  },
  async (ctx, input) => {
    const zip = new ZipFile();
    let bytes = 0;
    // PDFs are compressed in themselves.
    const entry = { compress: false, mode: 0o100600 };
    for (const make of await batchPdfs(ctx, input)) {
      const pdf = await make();
      bytes += pdf.bytes.length;
      if (bytes > MOST_BYTES)
        throw new AppError(
          "UNPROCESSABLE",
          "These packets are larger than 200 MB together. Choose fewer letters.",
        );
      zip.addBuffer(Buffer.from(pdf.bytes), pdf.name, entry);
    }
    zip.end();
    return {
      bytes: new Uint8Array(await buffer(zip.outputStream)),
      filename: `appeal-packets-${input.batchId.slice(0, 8)}.zip`,
    };
  },
);
