import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const PAYER_REPORT = /277|remittance|explanation of benefits|payer claim|adjudication/i;
const OF_THE_BATCH = /\b999\b|\b997\b|functional (?:group|acknowledg\w+)/i;
const FAX_COVER = /\bfax cover\b|\bcover sheet\b/i;

/** What proves a filing: the payer's own report goes before that of a batch, and a cover sheet proves nothing. */
export function proofOfFiling(facts: readonly ChartFact[]): ChartFact[] {
  const sent = facts.filter(({ heading, quote }) => !FAX_COVER.test(`${heading} ${quote}`));
  const reported = sent.some(({ heading, quote }) => PAYER_REPORT.test(`${heading} ${quote}`));
  return reported ? sent.filter(({ heading, quote }) => !OF_THE_BATCH.test(`${heading} ${quote}`)) : sent;
}
