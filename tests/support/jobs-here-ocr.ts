import { openOcr as open } from "@/lib/integrations/reader/ocr";
import { running } from "./jobs-here";

/** Stands for `ocr.ts` (`jobs-here.ts`): what a process leaves to its end is closed. */
export function openOcr(...how: Parameters<typeof open>): ReturnType<typeof open> {
  const ocr = open(...how);
  running.getStore()?.opened.push(ocr);
  return ocr;
}
