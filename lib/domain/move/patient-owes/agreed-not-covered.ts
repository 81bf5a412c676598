import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import {
  COUNT_DOUBTED,
  DECLINED,
  hasPrice,
  isForOthers,
  isOver,
  PROMISE,
  SIGNED,
  SIGNED_BEFORE_DAYS,
} from "./agreed-to-pay";
import { countsFewer } from "./own-count";

/** "I understand my plan does not usually pay for this", "may not be covered", "non-covered service". */
const NOT_COVERED =
  /\bnon-?covered\b|\b(?:not|never|no|n['’]t)\b[^.\n]{0,30}\b(?:cover(?:ed|s)?|pay|paid|benefit|eligible)\b|\bexclu(?:ded|sion|des)\b|\b(?:if|when|should) (?:it|my|the|your)\b[^.\n]{0,24}\b(?:den(?:ies|y|ied)|refuses?|rejects?)\b/i;
/** The practice itself thinks that the plan should pay, or that the claim was wrong: then a person has to weigh it. */
const DOUBTED =
  /\b(?:should (?:be|have been) (?:covered|paid)|wrong (?:code|dx|diagnosis)|coded (?:wrong\w*|in error)|billed (?:wrong\w*|in error|as)|appeal (?:this|it)|not (?:really )?(?:an? )?exclu\w+|is covered|covered benefit)\b/i;
const UNSIGNED =
  /\bnot signed\b|\bunsigned\b|\bno signature\b|(?<!\b(?:witness|interpreter|staff|employee)(?:['’]s)? )\bsign(?:ature|ed)(?: by)?:?\s*(?:_{3,}|none\b|blank\b|missing\b|$)|\brefused to sign\b|\bdeclin\w+ to sign\b/im;

/**
 * The patient, or whoever signs for the patient, promised in writing, before the service and for a price, to pay if the plan does not. Not one that was never
 * signed, signed later or for earlier services, or that the practice itself doubts.
 */
export function agreedNotCovered(
  pages: readonly Page[],
  services: readonly string[],
  codes: readonly string[] = [],
  noticeText = "",
): Ground | undefined {
  const first = services.toSorted()[0];
  if (!first || pages.some(({ text }) => DOUBTED.test(text) || COUNT_DOUBTED.test(text))) return undefined;
  if (countsFewer(pages, noticeText)) return undefined;
  for (const page of pages) {
    const flat = page.text.replace(/\s+/g, " ");
    const isAgreed =
      [PROMISE, NOT_COVERED, SIGNED].every((said) => said.test(flat)) &&
      hasPrice(page.text) &&
      !isForOthers(page.text, codes) &&
      !DECLINED.test(page.text) &&
      !UNSIGNED.test(page.text) &&
      !isOver(page.text, first);
    const lines = linesOf(page);
    // The day stands with the signature, or in the agreement above it.
    const at = lines.findLastIndex((line) => SIGNED.test(line));
    const near = lines.slice(Math.max(0, at - 4), at + 2).join("\n");
    const isBefore = findDates(near).some(
      ({ iso }) => iso <= first && iso >= addDays(first, -SIGNED_BEFORE_DAYS),
    );
    const promised = lines.find((line) => PROMISE.test(line)) ?? lines.find((line) => NOT_COVERED.test(line));
    if (isAgreed && isBefore && !signedAfter(lines, first) && promised)
      return groundOf(page, promised, lines[at] ?? "");
  }
  return undefined;
}

/** A signature whose own line has only days after the service was given afterwards. */
function signedAfter(lines: readonly string[], first: string): boolean {
  const signatures = lines.filter((line) => SIGNED.test(line) && findDates(line).length > 0);
  return signatures.length > 0 && signatures.every((line) => findDates(line).every(({ iso }) => iso > first));
}
