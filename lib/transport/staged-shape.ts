import { z } from "zod";

const MAX_FILES = 20;
/** 50 MB in parts of 4 MB, and some. */
const MAX_PARTS = 64;

/** Names of files that are in the store already, beside the text fields of the form. */
export const stagedFiles = z.object({
  files: z
    .array(
      z.object({
        field: z.string().min(1).max(100),
        upload: z.uuid(),
        filename: z.string().max(1000),
        parts: z
          .array(z.object({ number: z.int().min(1).max(10_000), etag: z.string().min(1).max(200) }))
          .min(1)
          .max(MAX_PARTS),
      }),
      { error: "Name the files that were sent in parts, or send them as multipart/form-data." },
    )
    .max(MAX_FILES),
});
