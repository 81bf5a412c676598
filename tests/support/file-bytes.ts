import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where a sample letter lies. */
export const denialFile = (name: string) =>
  fileURLToPath(new URL(`../fixtures/denials/${name}`, import.meta.url));

/** The bytes of a sample letter. */
export const sample = (name: string) => readFileSync(denialFile(name));
export const text = (value: string) => Buffer.from(value, "latin1");
/** The first bytes of a kind of file, and nothing behind them. */
export const padded = (start: string) => Buffer.concat([text(start), Buffer.alloc(200)]);

/** The first part of a file, as a share of 1. */
export const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
