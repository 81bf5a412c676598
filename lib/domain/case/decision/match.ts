import { compareNames } from "@/lib/domain/reading/chart/person/same-person";

/** What a payer's paper says of the case that it answers. */
export type PaperSays = {
  numbers: readonly string[];
  patientName: string | null;
  payerName: string | null;
  datesOfService: readonly string[];
  decidedOn: string | null;
  /** The whole text, compact, to look for numbers that no label names. */
  compact: string;
};

/** A sent appeal that the paper may answer. */
export type SentCase = {
  appealId: string;
  numbers: readonly string[];
  patientName: string;
  payerName: string;
  datesOfService: readonly string[];
  sentOn: string;
  /** A decision that ends it was confirmed. */
  decided: boolean;
};

export type Fit = { appealId: string; reasons: string[] };

/** A number with less says too little to be looked for in running text. */
const LEAST_DIGITS = 5;

/**
 * The cases that a paper fits, the strongest first: its number stands there or its patient and day of service do, and nothing of it
 * speaks for somebody else. One fit is proposed; none or several are a person's choice (docs/product.md, M3).
 */
export function fitsOf(paper: PaperSays, cases: readonly SentCase[]): Fit[] {
  const fits = cases.flatMap((one) => {
    const fit = fitOf(paper, one);
    return fit ? [{ ...fit, decided: one.decided }] : [];
  });
  // An open case goes before one that was decided.
  const open = fits.filter(({ decided }) => !decided);
  const best = open.length > 0 ? open : fits;
  const byNumber = best.filter(({ numbered }) => numbered);
  return (byNumber.length > 0 ? byNumber : best).map(({ appealId, reasons }) => ({ appealId, reasons }));
}

/** The cases that a paper would fit, had it not been decided before they went out: it answers an earlier one, or a day is wrong. */
export function sentAfter(paper: PaperSays, cases: readonly SentCase[]): string[] {
  const { decidedOn } = paper;
  if (!decidedOn) return [];
  const later = cases.filter(({ sentOn }) => decidedOn < sentOn);
  return fitsOf({ ...paper, decidedOn: null }, later).map(({ appealId }) => appealId);
}

function fitOf(paper: PaperSays, one: SentCase): (Fit & { numbered: boolean }) | null {
  if (paper.decidedOn && paper.decidedOn < one.sentOn) return null;
  const number = one.numbers.find((value) => namesNumber(paper, value));
  const names =
    paper.patientName && one.patientName ? compareNames(paper.patientName, one.patientName) : null;
  if (names === "other") return null;
  const day = one.datesOfService.find((value) => paper.datesOfService.includes(value));
  const reasons = [
    number && `Claim or reference number ${number}`,
    names && `Patient ${one.patientName}${names === "near" ? " (spelled otherwise)" : ""}`,
    day && `Service on ${day}`,
  ].filter((reason): reason is string => Boolean(reason));
  const fits = number !== undefined || (names === "same" && day !== undefined);
  return fits ? { appealId: one.appealId, reasons, numbered: number !== undefined } : null;
}

function namesNumber(paper: PaperSays, value: string): boolean {
  const compact = compactNumber(value);
  if (compact.length < 3) return false;
  if (paper.numbers.some((number) => compactNumber(number) === compact)) return true;
  return compact.replace(/\D/g, "").length >= LEAST_DIGITS && paper.compact.includes(compact);
}

export const compactNumber = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
