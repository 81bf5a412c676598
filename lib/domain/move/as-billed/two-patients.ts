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
export function claimsOfTwoPatients(pages: readonly string[], noticeText: string): boolean {
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

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, "");
