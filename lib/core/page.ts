import { z } from "zod";

/** A page of a list (docs/product.md, C3, C4). `count` is exact up to 10,000, else null; `next` is a cursor or an address. */
export type Page<T> = { count: number | null; next: string | null; previous: string | null; results: T[] };

/** The same whose entries are one JSON array already, in UTF-8. */
export type PageInBytes = Omit<Page<never>, "results"> & { results: Uint8Array };

/** The schema of a page's answer. */
export const pageAnswer = <T extends z.ZodType>(entry: T) =>
  z.strictObject({
    count: z.int().min(0).nullable().describe("Exact up to 10,000, else null"),
    next: z.string().nullable().describe("The address of the next page"),
    previous: z.string().nullable(),
    results: z.array(entry),
  });
