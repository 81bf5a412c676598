import type { PaperKind } from "@/lib/core/notice";
import type { Reading } from "../candidate";

const NUMBER = /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}/g;
const FAX_NUMBER = new RegExp(`(?:fax|facsimile)[^\\d]{0,60}(?:1[-. ])?(${NUMBER.source})`, "gi");
const FOR_APPEALS = /\b(?:appeals?|reconsiderations?|disputes?|grievances?|redeterminations?)\b/i;
/** How far before a number its clause may begin. */
const CLAUSE = 120;
const digits = (text: string) => text.replace(/\D/g, "").slice(-10);

/**
 * A fax number is the payer's for appeals by its label alone where the paper has no other, and else where its own clause names
 * appeals. On a cover sheet both sides have one.
 */
export function faxHasSecondSign(value: string, kind: PaperKind | null, { lines }: Reading): boolean {
  if (kind === "proof_of_sending") return false;
  const text = lines.map((line) => line.text).join("\n");
  const numbers = new Set([...text.matchAll(FAX_NUMBER)].map((match) => digits(match[1] ?? "")));
  if (numbers.size <= 1) return true;
  const at = text.indexOf(value);
  const clause =
    text
      .slice(Math.max(0, at - CLAUSE), Math.max(0, at))
      .split(/[.;]\s/)
      .at(-1) ?? "";
  return FOR_APPEALS.test(clause);
}
