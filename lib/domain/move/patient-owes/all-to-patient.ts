import { CARC } from "@/lib/domain/codes/carc";
import { reasonStrength } from "@/lib/domain/reading/denial/denial-cues";
import { paidUnder } from "../as-billed/first-claim-paid";
import { PART_OF_OTHER } from "../facts/denial-kinds";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground } from "../facts/move-facts";

/** "Applied to the yearly deductible (PR-1)", "deductible not yet met", "the copay is more than the allowed amount". */
const SHARE =
  /\b(?:applied|applies|credited|counted|counts?|charged|taken|goes|went) (?:\w+ ){0,2}to(?:ward)?s? (?:(?:your|the|their|his|her|its|a|an) )?(?:[\w'’-]+ ){0,4}(?:deductible|co-?pay(?:ment)?|co-?insurance)\b|\bdeductible (?:has )?(?:not (?:yet )?(?:been )?met|unmet)\b|\bnot (?:yet )?(?:met|satisfied|reached) (?:the |your |his |her |their |its |an? )?(?:[\w-]+ ){0,3}deductible\b|\bdeductible\b[^.\n]{0,40}\bnot (?:yet )?(?:been )?(?:met|satisfied|reached)\b|\bsubject to (?:the |your |a )?(?:[\w-]+ ){0,2}deductible\b|\bPR[ -]?0?[123]\b|\b(?:co-?pay(?:ment)?|co-?insurance|deductible)\b(?:[^.\n]|\.\d){0,40}\b(?:equals?|exceeds?|(?:more|greater|higher) than|uses? up)\b[^.\n]{0,30}\b(?:allow\w*|contract\w*)\b/i;
const NOTHING_PAID =
  /\b(?:payments?|paid|pays|plan pays?|pmt|check|EFT|net|benefit)\b[^\n]{0,80}(?<![\d.,])\$? ?0?\.00\b|\bno (?:check|payment|EFT|benefit) (?:is|was|has been|will be) (?:issued|made|due|payable|sent)\b|\b(?:zero|no) (?:payment|pay|dollars? paid)\b|(?<![\d.,])0\.00 (?:was )?paid\b/i;
/** A part was paid: what is left of it is told by the payment. */
const PAID_SOME =
  /\b(?:total (?:plan )?(?:paid|payment)|(?:plan|amount|net|we) paid|paid amount|check (?:amount|total)|payment(?: amount| of| with this statement)?)\b[:.\s$]{1,40}(?!0?\.00\b|0+\b)\d[\d,]*\.\d{2}\b/i;

/** The payer's reason is the patient's share and nothing else. */
export const saysShareAlone = (reason: string): boolean =>
  SHARE.test(reason) &&
  reason
    .split(/(?<=[.;])\s+(?=\p{Lu})/u)
    .every((sentence) => SHARE.test(sentence) || reasonStrength(sentence) < LEAST_REASON);
const LEAST_REASON = 1.5;

/** The payer allowed the charge, paid none of it and left it to the patient as a deductible, copay or coinsurance. */
export function allToPatient(noticeText: string): Ground | undefined {
  const lines = noticeText.split("\n");
  const amounts = lines.flatMap((_, at) => paidUnder(lines, at));
  const isNothing = NOTHING_PAID.test(noticeText) || amounts.length > 0;
  if (!isNothing || PAID_SOME.test(noticeText) || amounts.some((paid) => paid > 0)) return undefined;
  if (deniesAnother(noticeText)) return undefined;
  const notice = { text: noticeText, place: "the payer's notice" };
  const said = linesOf(notice).find((line) => SHARE.test(line));
  return said === undefined ? undefined : groundOf(notice, said);
}

/** "PR-1" in one row and "CO-97", or "included in the visit", in the next: a line that was refused is no share of the patient's. */
const deniesAnother = (noticeText: string): boolean =>
  [...noticeText.matchAll(/\b(?:CO|OA|PI)[- ]?0*([ABDPWY]?\d{1,3})\b/g)].some(
    ([, code = ""]) => CARC.get(code)?.isDenial === "yes",
  ) || noticeText.split("\n").some(isRefused);
const OF_A_SERVICE = /(?<![\w.$-])(?:\d{5}|[A-V]\d{4})(?![\w-]|\.\d).*(?<![\d.,])0?\.00(?!\d)/;
const REFUSED = /\b(?:not (?:covered|allowed|payable|eligible)|denied)\b/i;
const isRefused = (line: string) =>
  OF_A_SERVICE.test(line) &&
  !SHARE.test(line) &&
  (PART_OF_OTHER.test(line) || (REFUSED.test(line) && !isPaidInPart(line)));

const AMOUNT = /(?<![\d.,])\d{1,3}(?:,?\d{3})*\.\d\d(?![\d%])/g;
/** "120.00 80.00 40.00 not covered": two parts make up the charge, so that the payer allowed one of them. */
function isPaidInPart(line: string): boolean {
  if (/\bdenied\b/i.test(line)) return false;
  const cents = (line.match(AMOUNT) ?? []).map((amount) =>
    Math.round(Number(amount.replaceAll(",", "")) * 100),
  );
  const charge = Math.max(0, ...cents);
  return cents.some((part) => part > 0 && part < charge && cents.includes(charge - part));
}

/** One service of a statement was paid with nothing, and its own row says why. */
export function lineRefused(noticeText: string): Ground | undefined {
  const notice = { text: noticeText, place: "the payer's notice" };
  const said = linesOf(notice).find(isRefused);
  return said === undefined ? undefined : groundOf(notice, said);
}
