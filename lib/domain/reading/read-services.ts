import type { PaperKind } from "@/lib/core/notice";
import { withoutBounds } from "./deadline/bounding-days";
import { injuryDatesOf } from "./deadline/injury-dates";
import { readNoticeDate } from "./deadline/notice-date";
import { findDates } from "./page/calendar-date";
import type { Candidate, Reading } from "./page/candidate";
import { parseMoney } from "./page/identifiers";
import { isOfPayer } from "./paper/kind-groups";
import { OF_A_PRACTICE, type PaperAtHand } from "./paper-at-hand";
import { payersStaff } from "./payer/payers-staff";
import { readProvider } from "./people/provider-name";
import type { People } from "./read-people";
import { readBilledAmount } from "./services/billed-amount";
import { readDiagnoses } from "./services/diagnoses";
import { formDays } from "./services/form-services";
import { amountsNotCharged, paidAmounts } from "./services/paid-amounts";
import { readProcedures } from "./services/procedures";
import { withoutGrantedDays } from "./services/refused-days";
import { readServiceDates, serviceDaysBefore } from "./services/service-dates";
import { likelierNotice, weighedProvider, weighedServices } from "./weighed/fill";

/** What was done, when, by whom and for how much; and when the paper was written. */
export type Services = {
  /** When the paper was written, where it is one that has such a day. */
  notice: Candidate | undefined;
  dates: Candidate | undefined;
  billed: Candidate | undefined;
  procedures: Candidate | undefined;
  diagnoses: Candidate | undefined;
  provider: Candidate | undefined;
};

export function readServices(at: PaperAtHand, people: People): Services {
  const { reading, scope } = at;
  const notice = noticeDateOf(at);
  const numbers = [...people.numbers, people.member?.value];
  return {
    notice,
    dates: serviceDatesOf(at, notice),
    billed: billedOf(at),
    // A policy's codes are nobody's procedures.
    procedures: at.paper.kind === "policy" ? undefined : readProcedures(reading, scope, numbers),
    diagnoses: readDiagnoses(reading),
    provider: providerOf(at, people.patient),
  };
}

function noticeDateOf({ reading, weighed, paper: { kind } }: PaperAtHand): Candidate | undefined {
  const printed = isDated(kind) ? readNoticeDate(reading) : undefined;
  // The day of an accident stands in the head of a form, where another paper has its own.
  const injuries = injuryDatesOf(reading);
  const likelier = likelierNotice(printed, weighed);
  if (likelier) return printed && injuries.includes(likelier.value) ? printed : likelier;
  return isOfPayer(kind) ? weighed.best("notice_date", [...injuries, ...daysOfOthers(reading)]) : undefined;
}

/** "Appeal deadline" over a day, "Date of visit: …": a label tells whose it is, so that no words around make it the paper's. */
const daysOfOthers = ({ labeled }: Reading): string[] =>
  labeled.flatMap(({ label, value }) =>
    label.kind === "deadline" || label.kind === "service_date" ? findDates(value).map(({ iso }) => iso) : [],
  );

/** A statement and a letter that decides nothing have their own day, too. */
export const isDated = (kind: PaperKind | null): boolean =>
  isOfPayer(kind) || kind === "patient_statement" || kind === "other";

function serviceDatesOf(at: PaperAtHand, notice: Candidate | undefined): Candidate | undefined {
  const { reading, scope, weighed, summary, form } = at;
  const { kind, stage } = at.paper;
  const isAfterCare = stage === "post_service";
  const found =
    summary?.dates ??
    (Object.keys(form).length > 0 ? formDays(reading) : undefined) ??
    readServiceDates(reading, scope, notice?.value, stage) ??
    (isAfterCare
      ? (bareDay(reading, notice?.value) ??
        weighedServices(weighed, notice?.value, reading) ??
        (notice && serviceDaysBefore(reading, notice.value)))
      : undefined) ??
    (kind === "chart_note" ? dayOfNote(reading) : undefined);
  return isAfterCare ? withoutGrantedDays(withoutBounds(found, reading), reading) : found;
}

/** "Decision date  11/02/2026" over "Date  08/07/2026   Billed  $640.00": the paper's own day has a label, and the claim's is bare. */
function bareDay({ labeled }: Reading, notice: string | undefined): Candidate | undefined {
  const found = labeled.flatMap((v) => {
    const [day] = /^date$/i.test(v.labelText) && v.layout !== "below" ? findDates(v.value) : [];
    const start = v.span.start + (day?.start ?? 0);
    return day && notice && day.iso < notice
      ? [{ value: day.iso, score: 0.6, spans: [{ ...v.span, start, end: start + day.end - day.start }] }]
      : [];
  });
  const isBilled = ({ spans: [span] }: Candidate) =>
    labeled.some((v) => v.label.kind === "billed" && Math.abs(v.labelLine - (span?.line ?? -9)) <= 2);
  return found.length === 1 ? found.find(isBilled) : undefined;
}

const DAY_OF_NOTE = 0.5;
/** A note of the chart is mostly dated on the day of the visit. */
function dayOfNote(reading: Reading): Candidate | undefined {
  const day = readNoticeDate(reading);
  const doubt = "It is the day of the note, which names no day of the visit.";
  return day && { ...day, score: DAY_OF_NOTE, doubt };
}

function billedOf({ reading, scope, block, weighed, paper: { kind } }: PaperAtHand): Candidate | undefined {
  const given = kind === "recoupment" ? paidAmounts(reading.lines) : [];
  const told = readBilledAmount(reading, scope, given);
  if (told || block.given) return told;
  return weighed.best("billed_amount", [
    NOTHING,
    ...amountsOfElse(reading),
    ...given,
    ...amountsNotCharged(reading.lines),
  ]);
}

/** What a label or a sentence calls something else was not billed, whatever the words around it are like. */
function amountsOfElse({ lines, labeled }: Reading): string[] {
  const otherwise = labeled.flatMap((v) => (v.label.kind === "money" && parseMoney(v.value)) || []);
  const fees = lines.flatMap(({ text }) =>
    [...text.matchAll(OF_A_FEE)].flatMap((m) => parseMoney(m[1] ?? m[2] ?? "") ?? []),
  );
  const limits = lines.flatMap(({ text }) =>
    [...text.matchAll(OF_A_LIMIT)].flatMap((m) => [m[1], m[2]].flatMap((one) => parseMoney(one ?? "") ?? [])),
  );
  return [...otherwise, ...fees, ...limits];
}

/** "The claim was closed at $0.00.": nobody bills nothing. */
const NOTHING = "0.00";

/** "The fee of $25 is not returned.", "$20.00 was paid" */
const OF_A_FEE =
  /\bfee (?:of|is|was) (\$ ?[\d,]+(?:\.\d\d)?)|(\$ ?[\d,]+(?:\.\d\d)?) (?:was|were|has been|have been) (?:already )?paid\b/gi;

/** "Family out-of-pocket $2,118.46 of $7,000.00": how far a year's limit is used. */
const OF_A_LIMIT = /(\$ ?[\d,]+(?:\.\d\d)?) of (?:the |your |a )?(\$ ?[\d,]+(?:\.\d\d)?)/g;

function providerOf(
  { reading, scope, weighed, form, summary, payer, paper: { kind } }: PaperAtHand,
  patient: Candidate | undefined,
): Candidate | undefined {
  return (
    summary?.provider ??
    form.provider ??
    readProvider(reading, scope, OF_A_PRACTICE.has(kind)) ??
    weighedProvider(weighed, [patient?.value, payer?.value, ...payersStaff(reading)])
  );
}
