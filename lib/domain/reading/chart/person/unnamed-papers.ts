import type { Line } from "../../page/page-lines";
import { type Known, namesPatient, type OwnedLines } from "./page-owner";

/** "S: worse since Monday", "IMPRESSION:", "Vitals: ...": the parts of a note or report about somebody. */
const PART =
  /^\s*(?:[SOAP]|subj(?:ective)?|obj(?:ective)?|assessment|HPI|CC|chief complaint|hx|history|exam(?:ination)?|physical exam|impression|findings|vitals?|treatment|tx|response|functional status|interval history)\s*[:/]/i;
/** "Pain 7/10", "BP 128/76", "118 deg", "4/5", "NDI 44%": what is measured on somebody. */
const VALUE =
  /\b(?:pain|VAS|NPRS)\b.{0,20}\b\d{1,2}\s?\/\s?10\b|\bBP\b:?\s?\d{2,3}\s?\/\s?\d{2,3}\b|\b\d{1,3}\s?(?:deg(?:rees)?\b|°)|\b[0-5][+-]?\s?\/\s?5\b|\b(?:NDI|ODI|LEFS|DASH|QuickDASH|DHI|PHQ-?9|GAD-?7|Berg|TUG|FGA|Oswestry|A1c)\b.{0,20}\d/i;
/** What a plan writes of anybody's care. */
const RULES =
  /\b(?:medical|coverage|payment|reimbursement|clinical) (?:policy|guideline|criteria)|\b(?:is|are) (?:considered )?(?:medically necessary|covered|investigational)\b|\bmembers? (?:must|may|are)\b|\bbenefit (?:booklet|summary)\b/i;

const OF_NOTE = /^\s*[SOAP]\s*[:/]/;
/** A note, report or sheet of values: what it says, it says of one person. Logs, policies and copies of claims speak of the case. */
function isAboutSomebody(lines: readonly Line[]): boolean {
  // "P: Continued therapy is medically necessary" is what a note says.
  const isNote = lines.filter(({ text }) => OF_NOTE.test(text)).length > 1;
  if (!isNote && lines.some(({ text }) => RULES.test(text))) return false;
  const parts = lines.filter(({ text }) => PART.test(text)).length;
  const values = lines.filter(({ text }) => VALUE.test(text)).length;
  return (parts > 1 && values > 0) || values > 2;
}

/**
 * A note none of whose pages has the patient's name, birth or record number: what tells that a stray one is another person's can be
 * anything, so a person looks at it before it goes out.
 */
export function isUnnamed(lines: readonly Line[], { owners }: OwnedLines, known: Known | undefined): boolean {
  if (!known || owners.includes("patient") || !owners.includes("unmarked")) return false;
  return !namesPatient(lines, known) && isAboutSomebody(lines);
}
