import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import { numbersPointedAt } from "./first-claim-paid";

/** "Patient   AMES-TELL ROSA   AMES-TELL RUTH": a sheet of claims that sets two persons side by side. */
const SIDE_BY_SIDE =
  /^[ \t]{0,40}(?:patient|member|beneficiary|dependent|insured|person)(?: name)?:?[ \t]{2,40}(\S[^\n]{0,60}?)[ \t]{3,40}(\S[^\n]{0,60}?)[ \t]{0,40}$/gim;
const NAME = /^\p{L}[\p{L}'’.,-]+(?: \p{L}[\p{L}'’.,-]*){1,3}$/u;
/** The payer's number of a claim: long, with no stop or slash of a date or an amount. */
const CLAIM_NUMBER = /(?<![\w.-])[A-Z]{0,3}\d{8,17}(?![\w-]|\.\d)/g;

/**
 * Whether a sheet of the practice shows that the claim which the payer takes for the first one is another person's: both numbers of
 * the notice stand on it, under two names.
 */
export function claimsOfTwoPatients(pages: readonly string[], noticeText: string, patientName = ""): boolean {
  if (isOfAnother(pages, noticeText, patientName)) return true;
  const printed = new Set(noticeText.match(CLAIM_NUMBER) ?? []);
  if (printed.size < 2) return false;
  return pages.some((page) => {
    const shared = new Set((page.match(CLAIM_NUMBER) ?? []).filter((number) => printed.has(number)));
    return (
      shared.size >= 2 &&
      /\bclaims?\b/i.test(page) &&
      [...page.matchAll(SIDE_BY_SIDE)].some(
        ([, one = "", other = ""]) => NAME.test(one) && NAME.test(other) && plain(one) !== plain(other),
      )
    );
  });
}

const TOKEN = /\p{Lu}[\p{L}'’-]*/gu;
const NO_NAME =
  /^(?:claim|paid|for|patient|member|remit\w*|DOB|ID|MRN|EFT|ERA|check|CPT|date|allowed|posted|posting|provider|Dr|MD|DO|NP|PA|PT)$/i;
/** "Claim 26309Q7713 paid for GIRL B SCHMIDT": the first claim's own line has the family's name with another one before or behind it. */
function isOfAnother(pages: readonly string[], noticeText: string, patientName: string): boolean {
  const own: string[] = (patientName.match(/\p{L}[\p{L}'’-]*/gu) ?? []).map(plain);
  const numbers = [...numbersPointedAt(noticeText)];
  if (own.length < 2 || numbers.length === 0) return false;
  return pages
    .flatMap((page) => page.split("\n"))
    .filter((line) => numbers.some((number) => line.includes(number)))
    .some((line) => {
      const tokens = [...line.matchAll(TOKEN)].filter(
        ([word]) => !NO_NAME.test(word) && findPayers(word).length === 0,
      );
      const named = tokens.flatMap(([word]) => word.split("-").map(plain));
      // All of the patient's own names stand there, with a middle one or a second family name.
      if (own.every((name) => named.includes(name))) return false;
      return tokens.some(({ index, 0: word }, at) => {
        const isFamily = plain(word).length > 2 && own.includes(plain(word));
        const near = [tokens[at - 1], tokens[at + 1]].filter(
          (one) => one && Math.abs(one.index - index) <= Math.max(word.length, one[0].length) + 2,
        );
        const others = near.filter((one) => one && !own.includes(plain(one[0])));
        return isFamily && others.length > 0 && others.length === near.length;
      });
    });
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, "");
