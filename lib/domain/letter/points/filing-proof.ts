import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const PAYER_REPORT = /277|remittance|explanation of benefits|payer claim|adjudication/i;
const OF_THE_BATCH = /\b999\b|\b997\b|functional (?:group|acknowledg\w+)/i;
const FAX_COVER = /\bfax cover\b|\bcover sheet\b/i;

/** What proves a filing: the payer's own report goes before that of a batch, and a cover sheet proves nothing. */
export function proofOfFiling(facts: readonly ChartFact[], all: readonly ChartFact[]): ChartFact[] {
  const rejected = rejectedPages(all);
  const sent = facts.filter(
    (fact) => !FAX_COVER.test(`${fact.heading} ${fact.quote}`) && !rejected.has(pageOf(fact)),
  );
  const reported = sent.some(({ heading, quote }) => PAYER_REPORT.test(`${heading} ${quote}`));
  return reported ? sent.filter(({ heading, quote }) => !OF_THE_BATCH.test(`${heading} ${quote}`)) : sent;
}

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** A report on which this claim was rejected and nothing accepted: its day proves no filing. */
function rejectedPages(all: readonly ChartFact[]): ReadonlySet<string> {
  const report = all.filter(({ heading }) => /277|report|acknowledg|status/i.test(heading));
  const said = (pattern: RegExp) =>
    new Set(report.filter(({ quote }) => pattern.test(quote)).map((fact) => pageOf(fact)));
  const accepted = said(/\baccepted\b/i);
  return new Set([...said(/\breject(?:ed|ion)\b/i)].filter((page) => !accepted.has(page)));
}
