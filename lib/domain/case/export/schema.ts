import { z } from "zod";

/** Shapes of the calls about a practice's export. Isomorphic. */

const EXPORT_STATES = ["queued", "running", "done", "failed", "expired"] as const;

/** How long the file can be downloaded. */
export const EXPORT_DAYS = 7;

export const EXPORT_MESSAGES = {
  running: "An export is being made already.",
  failed: "The export could not be made because of an error on our side. Please try again.",
  gone: "This export has expired. Make a new one.",
  notReady: "This export is not ready yet.",
} as const;

export const exportIdField = { exportId: z.uuid() };

export const practiceExportAnswer = z
  .strictObject({
    id: z.uuid(),
    state: z.enum(EXPORT_STATES),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().nullable().describe("The file is deleted then"),
    size_bytes: z.int().nullable(),
    sha256: z.string().nullable().describe("Of the whole file"),
    counts: z.record(z.string(), z.int()).describe("Rows by table"),
    error: z.string().nullable(),
    download_url: z.string().nullable().describe("A path of the app that checks the session on every call"),
  })
  .meta({ id: "PracticeExport" });
export type PracticeExportDto = z.infer<typeof practiceExportAnswer>;

export const practiceExportsAnswer = z.strictObject({
  count: z.int(),
  next: z.null(),
  previous: z.null(),
  results: z.array(practiceExportAnswer).describe("The newest twenty"),
});
