import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { ofOtherClaims } from "./other-claims";

/** "90 days from the date of service", "the 60 day timely filing limit". */
const LIMIT =
  /\b(\d{2,3})[- ](?:calendar )?days? (?:of|from|after) (?:the )?(?:dates? of (?:service|(?:the )?visit|treatment)|service|visit|treatment)|\b(\d{2,3})[- ](?:calendar )?day(?:s)? (?:timely )?filing (?:limit|period)|(?<!\b(?:appeal|disput|griev|complain|reconsider|redetermin)[^.;]{0,60}|\b(?:review|hearing|request|corrected|replacement|adjust)[^.;]{0,12})\bfiling (?:limit|period|deadline)(?: (?:is|was|of))*:? (\d{2,3}) (?:calendar )?days\b(?! (?:from|after|of|following|for|to)\b)/i;
/** The days that the notice gives for filing; 0 where it gives none. */
export function filingLimit(noticeText: string): number {
  const limit = LIMIT.exec(noticeText.replace(/\s+/g, " "));
  return Number(limit?.[1] ?? limit?.[2] ?? limit?.[3] ?? 0);
}
/** "We need it within 180 days of the visit, that is by August 17, 2026": the last day, as the payer prints it. */
const LAST_DAY =
  /\b(?:by|until|through|before|(?:no|not) later than|on or before|ended(?: on)?|expired(?: on)?|limit (?:was|is)|last day(?: (?:was|is|to file))?)[:\s]*$/i;
const OF_FILING =
  /\b(?:timely|filing|file|filed|received?|get|got|need(?:ed)?|submit(?:ted)?|days of|days from|days after)\b/i;
const OF_DISPUTE = /\b(?:appeals?|disputes?|reconsider\w*|reviews?|grievances?|redeterminations?)\b/i;
/** The last day for filing, where the notice prints it or gives its days. */
export function lastDayToFile(noticeText: string, services: readonly string[]): string | undefined {
  const last = services.toSorted().at(-1);
  if (!last) return undefined;
  const printed = noticeText
    .replace(/\s+/g, " ")
    .split(/(?<=[.;!?])\s+(?=\p{Lu})/u)
    .filter((said) => OF_FILING.test(said) && !OF_DISPUTE.test(said))
    .flatMap((said) =>
      findDates(said).flatMap(({ iso, start }) =>
        iso > last && LAST_DAY.test(said.slice(0, start)) ? iso : [],
      ),
    );
  const days = filingLimit(noticeText);
  if (new Set(printed).size === 1) return printed[0];
  return days > 0 ? addDays(last, days) : undefined;
}

export const ACCEPTED =
  /\baccepted (?:A[12]\b|by (?:the )?payer|for processing|into adjudication)|\bA[12][ :/-]\d{1,3}\b|\baccepted\b.{0,60}\b(?:payer|ICN|DCN|claim control)|\bpayer 277(?:CA)?\b.{0,20}\baccepted\b|\b277(?:CA)?\b[^.;]{0,12}\bA[12]\b/i;

/** "Clearinghouse: ACCEPTED, sent to payer", "received by Office Ally": taken in on the way, and no word of the payer's. */
export const TAKEN_ON_THE_WAY =
  /\b(?:received|accepted|acknowledged|validated) (?:by|at) (?:the )?(?:clearing ?house|vendor|gateway|Office ?Ally|Availity|Waystar|Change Healthcare|Optum|TriZetto|Emdeon|RelayHealth|Claim\.?MD|Apex EDI|Experian|Navicure|ZirMed|Inovalon|eSolutions|Jopari|Carisk|WorkCompEDI|Data Dimensions)\b|\bclearing ?house\b\W{0,4}(?:has )?(?:accepted|received)\b|\baccepted\b[^.;]{0,16}\b(?:sent|forwarded|passed) (?:on )?to (?:the )?payer\b/i;

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
  const until = lastDayToFile(noticeText, services);
  const rejected = new Set([
    ...rejectedPages(all, { services, until: startsLater(all, noticeText) ? undefined : until }),
    ...laterTries(all, receiptsIn(noticeText, services)),
  ]);
  const sent = facts.filter(
    (fact) =>
      !others.has(fact.id) &&
      !tellsOfDenial(fact) &&
      !FAX_COVER.test(`${fact.heading} ${fact.quote}`) &&
      !rejected.has(pageOf(fact)),
  );
  const timely = withoutLateSendings(sent, all, until, services, receiptsIn(noticeText, services));
  const reported = timely.some(saysPayer);
  if (!reported) return timely;
  const prints = NO_PROOF.test(noticeText.replace(/\s+/g, " ")) ? printsOfOwn(all) : new Set<string>();
  return timely.filter(
    (fact) =>
      !OF_THE_BATCH.test(`${fact.heading} ${fact.quote}`) &&
      !prints.has(pageOf(fact)) &&
      (!OWN_BOOKS.test(fact.heading) || fact.topics.includes("call") || fact.topics.includes("sent_before")),
  );
}

/** "11/12/26 Denied CO 29. Looking for 277.": what the practice wrote when the denial came proves nothing; what somebody then answered may. */
const tellsOfDenial = ({ quote }: ChartFact) =>
  /\b(?:denied|denial)\b/i.test(quote) &&
  /\b(?:look\w*|search\w*) for\b|\bneed (?:the|a|our|to find)\b/i.test(quote) &&
  !ANSWERED.test(quote) &&
  !ACCEPTED.test(quote);

/** "Sent again from the aging list", "re-sent as new". */
const WAS_SECOND =
  /\b(?:sent|submitted|billed|filed|transmitted|went|out)\b[^.;]{0,20}\b(?:again|a second time|once more)\b|\bre-?(?:sen[dt]|submitted|billed|filed|transmitted)\b|\b(?:second|another|duplicate) (?:copy|claim|submission|sending)\b/i;
const ON_ITS_WAY_DAYS = 7;
/** A later sending, and what the practice writes down of its appeal. */
const SENT_AGAIN =
  /\bre-?(?:sen[dt]|submi\w+|bill\w*|fil\w+|transmi\w+)\b|\b(?:sent|submitted|transmitted)\b|\bfor (?:the|our|this) appeal\b/i;

/** "Rep Ana: closed by mistake, resend" is an answer, "call payer" none. */
const ANSWERED = /\b(?:rep|representative|spoke|called|said|says|ref(?:erence)?)\b/i;

/**
 * Where the papers show that the payer took the claim in time, what was sent after the limit, and its acceptance, only tells the payer what it
 * says itself; and what the payer turned down before was no filing. What somebody of the payer's answered then stays.
 */
function withoutLateSendings(
  facts: readonly ChartFact[],
  all: readonly ChartFact[],
  until: string | undefined,
  services: readonly string[],
  receipts: ReadonlySet<string>,
): ChartFact[] {
  const last = services.toSorted().at(-1);
  if (!last || until === undefined) return [...facts];
  const accepted = facts.flatMap((fact) => {
    const day = dayOf(fact, services);
    return day && day >= last && day <= until && isAccepted(fact) ? day : [];
  });
  const first = accepted.toSorted()[0];
  if (!first) return [...facts];
  const turnedDown = all
    .flatMap((fact) => (TURNED_DOWN.test(fact.quote) ? (dayOf(fact, services) ?? []) : []))
    .filter((day) => day < first)
    .toSorted()
    .at(-1);
  return facts.filter((fact) => {
    const day = dayOf(fact, services);
    if (!day || ANSWERED.test(fact.quote)) return true;
    // What the payer then turned down was no filing, whoever had taken it in before.
    if (turnedDown && day <= turnedDown && !TURNED_DOWN.test(fact.quote)) return !TAKEN_IN.test(fact.quote);
    // What reached the payer on the day that it calls the first receipt, or went out days before it, was no first sending.
    const isReceipt = [...receipts].some(
      (receipt) => day <= receipt && receipt <= addDays(day, ON_ITS_WAY_DAYS),
    );
    if (isReceipt && WAS_SECOND.test(fact.quote) && !isAccepted(fact)) return true;
    return day <= until || !(SENT_AGAIN.test(fact.quote) || isAccepted(fact));
  });
}
const isAccepted = ({ quote }: ChartFact) =>
  ACCEPTED.test(quote) && !TAKEN_ON_THE_WAY.test(quote) && !/\breject/i.test(quote);
/** Behind another payer, or where coverage was only known later, the time does not run from the service. */
const STARTS_LATER =
  /\bsecondary\b|\bprimary (?:payer|plan|insur\w+|carrier)\b|\b(?:another|other) (?:plan|payer|insur\w+|carrier)\b|\bretro\w*|\bexplanation of benefits\b/i;
const startsLater = (all: readonly ChartFact[], noticeText: string) =>
  STARTS_LATER.test(noticeText) || all.some(({ heading, quote }) => STARTS_LATER.test(`${heading} ${quote}`));
const TURNED_DOWN = /\breject(?:ed|ion)\b|\breturned as unprocessable\b|\bA[3678][ :/-]\d/i;
const TAKEN_IN =
  /\b(?:received|accepted|sent|submitted|billed|filed|forwarded|transmitted)\b|\b(?:out|went) (?:in|with) batch\b/i;

/** "6  07/21/2026 06:58  Payer 277CA: ACCEPTED" of a list that was printed later: a numbered row begins with its own day. */
const dayOf = ({ quote, date }: ChartFact, services: readonly string[]) => {
  const found = findDates(quote).find(({ iso }) => !services.includes(iso));
  // "03/17/2026 193.00 A2:20 Accepted for processing 04/07/2026" of a report that was printed months later.
  const first = services.toSorted()[0] ?? "";
  const taken =
    ACCEPTED.test(quote) && findDates(quote).find(({ iso }) => iso > first && !services.includes(iso));
  if (taken) return taken.iso;
  const isRows = found && /^\d{1,3}[.;]? [^\d]{0,20}$/.test(quote.slice(0, found.start));
  return isRows ? found.iso : (date ?? found?.iso);
};

/** "A screen print of the billing program is not proof": the payer says itself that it will not look at such a page. */
const NO_PROOF =
  /\b(?:batch (?:lists?|logs?|reports?|totals?|summar(?:y|ies))|screen ?(?:print|shot)s?|prints?(?:-?outs?)? (?:of|from) (?:the|your|a)|billing (?:program|system|software)|ledgers?|account (?:history|notes?)|records? that (?:a|the) claim was sent)\b[^.]{0,90}\b(?:(?:is|are) not|isn't|aren't|not accepted as|do(?:es)? not (?:count|serve|prove|show)|will not be (?:accepted|taken))\b/i;
/** "Created, batch 318", "Sent to clearinghouse", "Claims batch list": entries of the program that makes the claims. */
const OWN_ENTRY =
  /\bclaims? batch (?:list|log)\b|\bbatch (?:summary|totals?) \((?:own|our|practice) system\)|\bbatch [\w-]{2,16} claims \d{1,4} total \d[^;]{0,16}\bsent\b|\bbatch (?:list|log) of claims\b|\bsent to (?:the )?clearing ?house\b|\b(?:created|queued|corrected)\b[^.;]{0,30}\bbatch\b/i;

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

/** Behind the day of receipt the first line's day of service may stand: on that day nothing was received. */
const receiptsIn = (noticeText: string, services: readonly string[]): Set<string> =>
  new Set(
    [...noticeText.replace(/\s+/g, " ").matchAll(RECEIPT)]
      .flatMap(([words]) => findDates(words).map(({ iso }) => iso))
      .filter((day) => !services.includes(day)),
  );

/** Reports of the very day that the payer calls the first receipt: they prove its case. */
function laterTries(all: readonly ChartFact[], theirs: ReadonlySet<string>): Set<string> {
  return new Set(
    all
      .filter(({ heading, quote }) => PAYER_REPORT.test(`${heading} ${quote}`))
      .filter(
        ({ quote }) => /\breceived\b/i.test(quote) && findDates(quote).some(({ iso }) => theirs.has(iso)),
      )
      .map(pageOf),
  );
}

/**
 * A report on which this claim was rejected and nothing accepted, or only after the last day for filing: none of its days proves a filing.
 */
function rejectedPages(
  all: readonly ChartFact[],
  { services, until }: { services: readonly string[]; until: string | undefined },
): ReadonlySet<string> {
  const ofBatch = new Set(
    all.filter(({ quote }) => /\bbatch\b|\bEDI\b|\b277(?:CA)?\b/i.test(quote)).map(pageOf),
  );
  const report = all.filter(
    (fact) => /277|report|acknowledg|status/i.test(fact.heading) || ofBatch.has(pageOf(fact)),
  );
  const said = (holds: (fact: ChartFact) => boolean) => new Set(report.filter(holds).map(pageOf));
  const isLate = (fact: ChartFact) => {
    const day = dayOf(fact, services);
    return until !== undefined && day !== undefined && day > until;
  };
  const accepted = said(
    (fact) => (/\baccepted\b/i.test(fact.quote) || ACCEPTED.test(fact.quote)) && !isLate(fact),
  );
  return new Set(
    [...said(({ quote }) => /\breject(?:ed|ion)\b/i.test(quote))].filter((page) => !accepted.has(page)),
  );
}
