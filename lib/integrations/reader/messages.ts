import type { PageText, ReadMethod } from "@/lib/core/document-text";
import type { OcrEngine, ReadLimits } from "./limits";
import type { MediaType } from "./media-types";
import type { ReadFailureReason } from "./read-failure";

/** What the reading process is told once. `workDir` is its own folder, removed afterward. */
export type ReadJob = {
  /** `count`: how many pages the file has, and nothing else. */
  task: "read" | "count";
  file: string;
  mediaType: MediaType;
  ocrEngine: OcrEngine;
  limits: ReadLimits;
  workDir: string;
};

/** `page` counts from 1. */
export type ReadProgress = { page: number; of: number; method: ReadMethod };

/** What the reading process answers: pages as they are read, or their number, then an end. */
export type ReadMessage =
  | { type: "page"; page: PageText; of: number }
  | { type: "count"; pages: number }
  | { type: "done" }
  | { type: "failed"; reason: ReadFailureReason; where: string };
