import { findDates } from "@/lib/domain/reading/calendar-date";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofOtherClaims } from "./other-claims";

const PAYER_REPORT = /277|remittance|explanation of benefits|payer claim|adjudication/i;
/** The payer's own screen, which says as much as its report. */
const PAYER_SCREEN = /\b(?:provider|payer|plan) portal\b/i;
const saysPayer = ({ heading, quote }: ChartFact) =>
  PAYER_REPORT.test(`${heading} ${quote}`) || PAYER_SCREEN.test(heading);
const OF_THE_BATCH = /\b999\b|\b997\b|functional (?:group|acknowledg\w+)/i;
/** The practice's own account of what it did, which payers do not take for proof. */
const OWN_BOOKS = /\bledger\b|\b(?:account|billing) notes?\b|\bposting\b/i;
const FAX_COVER = /\bfax cover\b|\bcover sheet\b/i;

/** What proves a filing: the payer's own report goes before that of a batch, and a cover sheet proves nothing. */
export function proofOfFiling(
  facts: readonly ChartFact[],
  all: readonly ChartFact[],
  noticeText = "",
  services: readonly string[] = [],
): ChartFact[] {
  const others = ofOtherClaims(all, services);
  const rejected = new Set([...rejectedPages(all), ...laterTries(all, noticeText)]);
  const sent = facts.filter(
    (fact) =>
      !others.has(fact.id) && !FAX_COVER.test(`${fact.heading} ${fact.quote}`) && !rejected.has(pageOf(fact)),
  );
  const reported = sent.some(saysPayer);
  if (!reported) return sent;
  const prints = NO_PROOF.test(noticeText.replace(/\s+/g, " ")) ? printsOfOwn(all) : new Set<string>();
  return sent.filter(
    (fact) =>
      !OF_THE_BATCH.test(`${fact.heading} ${fact.quote}`) &&
      !prints.has(pageOf(fact)) &&
      (!OWN_BOOKS.test(fact.heading) || fact.topics.includes("call") || fact.topics.includes("sent_before")),
  );
}

/** "A screen print of the billing program is not proof": the payer says itself that it will not look at such a page. */
const NO_PROOF =
  /\b(?:batch (?:lists?|logs?|reports?)|screen ?(?:print|shot)s?|prints?(?:-?outs?)? (?:of|from) (?:the|your|a)|billing (?:program|system|software)|ledgers?|account (?:history|notes?)|records? that (?:a|the) claim was sent)\b[^.]{0,90}\b(?:(?:is|are) not|isn't|aren't|not accepted as|do(?:es)? not (?:count|serve|prove|show)|will not be (?:accepted|taken))\b/i;
/** "Created, batch 318", "Sent to clearinghouse", "Claims batch list": entries of the program that makes the claims. */
const OWN_ENTRY =
  /\bclaims? batch (?:list|log)\b|\bbatch (?:list|log) of claims\b|\bsent to (?:the )?clearing ?house\b|\b(?:created|queued|corrected)\b[^.;]{0,30}\bbatch\b/i;

/** The pages that such a program prints, on which the payer itself says nothing. */
function printsOfOwn(all: readonly ChartFact[]): ReadonlySet<string> {
  const said = (pattern: RegExp) =>
    all.filter(({ heading, quote }) => pattern.test(`${heading} ${quote}`)).map(pageOf);
  const payers = new Set(all.filter(saysPayer).map(pageOf));
  return new Set(said(OWN_ENTRY).filter((page) => !payers.has(page)));
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
