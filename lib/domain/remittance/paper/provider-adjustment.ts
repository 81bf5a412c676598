import { parseIdentifier } from "@/lib/domain/reading/page/identifiers";
import { findAmounts } from "./printed-money";
import type { EobProviderAdjustment } from "./sheet";

/** What lowers or raises a check beside its claims, by the words that payers print; `reason` is that of an 835's PLB. */
const REASONS: readonly (readonly [reason: string, words: RegExp, lowers: boolean])[] = [
  [
    "WO",
    /\b(?:overpay(?:ment)?s?|recoup(?:ed|ment)?|offsets?|refunds? (?:withheld|taken)|take-?backs?|withholding|recover(?:y|ed)|\bWO\b)/i,
    true,
  ],
  ["FB", /\b(?:forward(?:ing)? balance|balance forward|\bFB\b)/i, true],
  ["IR", /\b(?:irs|backup|federal tax) withh(?:e|o)ld(?:ing)?/i, true],
  ["LE", /\b(?:levy|garnish(?:ment)?)\b/i, true],
  ["AP", /\bacceleration of benefits|advance pay(?:ment)? (?:applied|recovery)/i, true],
  ["L6", /\binterest (?:owed|paid|payment|due)\b|\bL6\b/i, false],
  ["B2", /\b(?:rebate|incentive|bonus)\b/i, false],
  ["J1", /\bnon-?reimbursable\b/i, true],
];
const SECTION =
  /\b(?:provider[- ](?:level )?adj(?:ustment)?s?|\bPLB\b|provider adj(?:\.|ustment)? (?:code|reason))/i;

/** A line that changes the check and no claim: "Overpayment recovery, claim 2026… -50.00". */
export function readProviderAdjustment(text: string, inGrid: boolean): EobProviderAdjustment | null {
  const amounts = findAmounts(text);
  const [amount] = amounts;
  if (!amount || amounts.length > 1) return null;
  const words = text.slice(0, amount.start);
  const found = REASONS.find(([, pattern]) => pattern.test(words));
  if (!found && !SECTION.test(words)) return null;
  // A sentence that speaks of a recovery lists none.
  if (/[a-z]{2,}(?: [a-z]{2,}){5,}/.test(text) || /\b(?:within|please|return|appeal)\b/i.test(text))
    return null;
  if (found?.[0] === "L6" && inGrid && !SECTION.test(text) && !/\bL6\b|provider/i.test(text)) return null;
  const reference = words
    .split(/\s{2,}|:\s|,\s|\s(?=[A-Z0-9-]*\d{4})/)
    .map((part) =>
      parseIdentifier(part.replace(/^(?:claim|ref(?:erence)?|fcn|icn|dcn|no\.?|number|#)[\s:#]*/gi, ""), {
        minDigits: 4,
      }),
    )
    .find((part) => part !== undefined);
  const [reason = "", , lowers = true] = found ?? [];
  const size = Math.abs(amount.cents);
  // Money that comes back to the practice is printed without a sign or with one; the words say which way it goes.
  const printedUp = reason === "FB" && amount.cents > 0;
  return {
    reason: reason || "72",
    reference: reference ?? null,
    amount: lowers && !printedUp ? size : reason === "FB" ? amount.cents : -size,
    printed: words
      .trim()
      .replace(/\s{2,}/g, " ")
      .slice(0, 120),
  };
}
