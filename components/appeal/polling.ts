import type { AppealDto } from "@/lib/domain/appeal/schema";
import { isWriting } from "./wizard-steps";

/** Milliseconds at most between two looks (docs/product.md, H5, H6). */
const EXTRACTION_POLL = 3000;
const GENERATION_POLL = 5000;

/** Work that has just begun is looked at more often, so that short work never seems slow. */
const SOON = 1000;
const EAGER_FOR = 90_000;

/** Milliseconds until the next look at the appeal, or false when nothing is under way. */
export function pollInterval(
  appeal:
    | (Pick<AppealDto, "extraction" | "generation" | "deliveries"> & Partial<Pick<AppealDto, "documents">>)
    | undefined,
  runningFor: number,
): number | false {
  if (!appeal) return false;
  const sending = appeal.deliveries.some(({ state }) => state === "queued" || state === "sending");
  const counting = appeal.documents?.some((document) => document.counting) ?? false;
  const limits = [
    ...(appeal.extraction.state === "running" || counting ? [EXTRACTION_POLL] : []),
    ...(isWriting(appeal) || sending ? [GENERATION_POLL] : []),
  ];
  if (limits.length === 0) return false;
  return runningFor < EAGER_FOR ? SOON : Math.min(...limits);
}
