import type { PaperKind } from "@/lib/core/notice";
import { withWholeNumbers } from "../page/broken-numbers";
import type { Reading } from "../page/candidate";

const NUMBER = /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}/g;
const FAX_NUMBER = new RegExp(`(?:fax|facsimile)[^\\d]{0,60}(?:1[-. ])?(${NUMBER.source})`, "gi");
const FOR_APPEALS =
  /\b(?:appeals?|reconsiderations?|disputes?|grievances?|redeterminations?|protests?|objections?)\b/i;
/** How far before a number its clause may begin. */
const CLAUSE = 120;
const digits = (text: string) => text.replace(/\D/g, "").slice(-10);

/**
 * A fax number is the payer's for appeals by its label alone where the paper has no other, and else where its clause alone names
 * appeals: a paper that names two ways to contest it gives each a number. On a cover sheet both sides have one.
 */
export function faxHasSecondSign(value: string, kind: PaperKind | null, { lines }: Reading): boolean {
  if (kind === "proof_of_sending") return false;
  const text = withWholeNumbers(lines)
    .map((line) => line.text)
    .join("\n");
  const all = [...text.matchAll(FAX_NUMBER)].map((match) => ({
    number: digits(match[1] ?? ""),
    forAppeals: isForAppeals(text, match.index + match[0].length - (match[1]?.length ?? 0)),
  }));
  if (new Set(all.map(({ number }) => number)).size <= 1)
    // "Send records to fax …" on a denial: the only number may not be the one for appeals.
    return (
      !isAddressees(text, text.indexOf(value)) &&
      (kind === "records_request" || !takesOtherThings(text, text.indexOf(value)))
    );
  const isRival = all.some(({ number, forAppeals }) => forAppeals && number !== digits(value));
  return !isRival && isForAppeals(text, text.indexOf(value));
}

const clauseAt = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - CLAUSE), Math.max(0, at))
    .split(/[.;]\s/)
    .at(-1) ?? "";
const isForAppeals = (text: string, at: number): boolean =>
  FOR_APPEALS.test(clauseAt(text, at).replace(TAKES_NONE, ""));
const OTHER_THINGS =
  /\b(?:records|chart notes|corrected (?:claims?|bills?)|new (?:claims?|bills?)|refunds?|questions|for help|prior authorizations?|referrals?)\b/i;
const takesOtherThings = (text: string, at: number): boolean =>
  OTHER_THINGS.test(clauseAt(text, at)) && !isForAppeals(text, at);
/** "Provider fax 904-555-0149" beside an address: where the paper was sent, or the payer's line for providers. */
const ADDRESSEES =
  /(?<!\b(?:appeals?|grievances?|disputes?|reconsiderations?) )\b(?:provider|your|office|practice|physician)(?:['’]s)? fax(?: (?:number|no\.?|#))?\W*$/i;
const isAddressees = (text: string, at: number): boolean => ADDRESSEES.test(clauseAt(text, at));
/** "Claims desk (no appeals)" */
export const TAKES_NONE = /\b(?:no|not for|not) appeals?\b/gi;
