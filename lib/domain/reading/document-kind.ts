import type { DocumentKind } from "@/lib/core/extraction";
import type { Reading } from "./candidate";
import { foldOcr } from "./clean-text";
import { findCodes } from "./denial-code";
import { reasonStrength } from "./denial-cues";

const folded = (words: string) =>
  new RegExp(
    foldOcr(words)
      .replace(/[.*+?^${}()[\]\\]/g, "\\$&")
      .replace(/ /g, "\\s+"),
  );

const CLAIM_FORM: [RegExp, number][] = [
  [folded("health insurance claim form"), 3],
  [folded("national uniform claim committee"), 2],
  [folded("dental claim form"), 4],
  [folded("type of bill"), 1],
  [folded("ub-04"), 2],
  [folded("cms-1450"), 2],
  [folded("cms-1500"), 1],
  [folded("record of services provided"), 2],
  [folded("insured's i.d. number"), 1],
  [folded("insured's unique id"), 2],
  [folded("statement covers period"), 1],
  [folded("federal tax i.d"), 1],
  [folded("billing provider info"), 1],
  [folded("accept assignment"), 1],
  [folded("signature of physician"), 1],
  [folded("rev. cd."), 2],
  [folded("treatment authorization codes"), 1],
];

const DENIAL: [RegExp, number][] = [
  [folded("explanation of benefits"), 4],
  [folded("explanation of payment"), 4],
  [folded("explanation of review"), 4],
  [folded("remittance advice"), 4],
  [folded("provider remittance"), 3],
  [folded("provider claim summary"), 4],
  [folded("summary notice"), 4],
  [folded("adverse benefit determination"), 4],
  [folded("adverse determination"), 3],
  [folded("notice of denial"), 4],
  [folded("notice of action"), 4],
  [folded("not a bill"), 2],
  [folded("appeal"), 2],
  [folded("reconsideration"), 2],
  [folded("redetermination"), 2],
  [folded("denied"), 2],
  [folded("denial"), 2],
  [folded("denying"), 2],
  [folded("upheld"), 2],
  [folded("not covered"), 1],
  [folded("cannot approve"), 3],
  [folded("not payable"), 2],
  [folded("unfavorable"), 2],
  [folded("cannot be paid"), 2],
  [folded("can't pay"), 2],
  [folded("unable to"), 1],
  [folded("voucher"), 2],
  [folded("dispute"), 1],
  [folded("remark"), 1],
  [folded("we did not pay"), 3],
  [folded("not approved"), 2],
  [folded("do not show"), 1],
  [folded("not paid"), 2],
  [folded("without payment"), 2],
  [folded("no payment"), 2],
  [folded("adjustment reason"), 2],
];

const RECORD: [RegExp, number][] = [
  [folded("chief complaint"), 3],
  [folded("history of present illness"), 4],
  [/\bhpl\b/, 1],
  [folded("past medical history"), 3],
  [folded("physical exam"), 2],
  [folded("review of systems"), 3],
  [folded("assessment and plan"), 3],
  [folded("assessment:"), 1],
  [folded("subjective"), 2],
  [folded("objective"), 1],
  [folded("progress note"), 4],
  [folded("operative report"), 4],
  [folded("operative note"), 3],
  [folded("preoperative diagnosis"), 3],
  [folded("impression:"), 2],
  [folded("vital signs"), 2],
  [folded("discharge summary"), 4],
  [folded("letter of medical necessity"), 4],
  [folded("electronically signed"), 1],
];

const weigh = (text: string, cues: [RegExp, number][]) =>
  cues.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0);

/** What the document is. A claim form needs its printed form texts, so a letter that mentions one stays a letter. */
export function readDocumentKind(reading: Reading): DocumentKind {
  const { lines } = reading;
  const text = foldOcr(
    lines
      .map((line) => line.text)
      .join("\n")
      .slice(0, 60_000),
  );
  const form = weigh(text, CLAIM_FORM);
  const denial = weigh(text, DENIAL);
  const record = weigh(text, RECORD);
  if (form >= 4 && denial < 10) return "claim_form";
  if (record >= 7 || (record >= 4 && denial === 0))
    return record > denial ? "medical_record" : "denial_letter";
  // Payers find many words for "no": a reason code or one sentence that states a reason is enough.
  const says =
    denial >= 2 ||
    findCodes(reading).some((c) => c.isDenial === "yes") ||
    reading.sentences.some((s) => reasonStrength(s.text) >= 2.5);
  return says ? "denial_letter" : "other";
}
