import type { Box, PageText, ReadMethod } from "@/lib/core/document-text";
import type { OcrEngine, ReadLimits } from "./limits";
import type { MediaType } from "./media-types";
import type { ReadFailureReason } from "./read-failure";

/** What the reading process is told once. `workDir` is its own folder, removed afterward. */
export type ReadJob = {
  /** `check`: whether it opens to its last page, and what it holds beside its pages. `crop`: what stands in one box of one page. */
  task: "read" | "check" | "crop";
  /** Of a crop; the page counts from 1. */
  crop?: { page: number; box: Box } | undefined;
  file: string;
  mediaType: MediaType;
  ocrEngine: OcrEngine;
  limits: ReadLimits;
  workDir: string;
  /** Where a check writes the copy of a PDF without its scripts, actions and attachments. */
  flatTo: string;
};

/** What a check found in a file that opens to its end. */
export type Checked = {
  pages: number;
  infected: boolean;
  /** Something in it acts: the copy without it stands where the job said. */
  flattened: boolean;
};

/** `page` counts from 1. */
export type ReadProgress = { page: number; of: number; method: ReadMethod };

/** What the reading process answers: pages as they are read, or their number, then an end. */
export type ReadMessage =
  | { type: "page"; page: PageText; of: number }
  | ({ type: "checked" } & Checked)
  | { type: "crop"; text: string; confidence: number }
  | { type: "done" }
  | { type: "failed"; reason: ReadFailureReason; where: string };
