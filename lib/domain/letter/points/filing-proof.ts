import { findDates } from "@/lib/domain/reading/calendar-date";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const PAYER_REPORT = /277|remittance|explanation of benefits|payer claim|adjudication/i;
const OF_THE_BATCH = /\b999\b|\b997\b|functional (?:group|acknowledg\w+)/i;
/** The practice's own account of what it did, which payers do not take for proof. */
const OWN_BOOKS = /\bledger\b|\b(?:account|billing) notes?\b|\bposting\b/i;
const FAX_COVER = /\bfax cover\b|\bcover sheet\b/i;

/** What proves a filing: the payer's own report goes before that of a batch, and a cover sheet proves nothing. */
export function proofOfFiling(
  facts: readonly ChartFact[],
  all: readonly ChartFact[],
  noticeText = "",
): ChartFact[] {
  const rejected = new Set([...rejectedPages(all), ...laterTries(all, noticeText)]);
  const sent = facts.filter(
    (fact) => !FAX_COVER.test(`${fact.heading} ${fact.quote}`) && !rejected.has(pageOf(fact)),
  );
  const reported = sent.some(({ heading, quote }) => PAYER_REPORT.test(`${heading} ${quote}`));
  return reported
    ? sent.filter(
        ({ heading, quote, topics }) =>
          !OF_THE_BATCH.test(`${heading} ${quote}`) &&
          (!OWN_BOOKS.test(heading) || topics.includes("call") || topics.includes("sent_before")),
      )
    : sent;
}

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** "The first receipt of this claim was 10/27/2026" */
const RECEIPT = /\b(?:receipt|received|reached us|arrived|came in)\b[^.]{0,60}/gi;

/** Reports of the very day that the payer calls the first receipt: they prove its case. */
function laterTries(all: readonly ChartFact[], noticeText: string): Set<string> {
  const theirs = new Set(
    [...noticeText.replace(/\s+/g, " ").matchAll(RECEIPT)].flatMap(([words]) =>
      findDates(words).map(({ iso }) => iso),
    ),
  );
  return new Set(
    all
      .filter(({ heading, quote }) => PAYER_REPORT.test(`${heading} ${quote}`))
      .filter(
        ({ quote }) => /\breceived\b/i.test(quote) && findDates(quote).some(({ iso }) => theirs.has(iso)),
      )
      .map(pageOf),
  );
}

/** A report on which this claim was rejected and nothing accepted: its day proves no filing. */
function rejectedPages(all: readonly ChartFact[]): ReadonlySet<string> {
  const ofBatch = new Set(all.filter(({ quote }) => /\bbatch\b|\bEDI\b/i.test(quote)).map(pageOf));
  const report = all.filter(
    (fact) => /277|report|acknowledg|status/i.test(fact.heading) || ofBatch.has(pageOf(fact)),
  );
  const said = (pattern: RegExp) =>
    new Set(report.filter(({ quote }) => pattern.test(quote)).map((fact) => pageOf(fact)));
  const accepted = said(/\baccepted\b/i);
  return new Set([...said(/\breject(?:ed|ion)\b/i)].filter((page) => !accepted.has(page)));
}
