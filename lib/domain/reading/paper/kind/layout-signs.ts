import type { Reading } from "../../page/candidate";
import { isBlank } from "../../page/page-lines";
import type { Paper } from "../../signs/statements";

export const REMIT_HEAD =
  /\bprovider RA\b|\bRA (?:date|no|nbr|number|#)|\bRA \d{5}|\bremit(?:tance)?\b|\bexplanation of (?:payment|provider payment)|\bprovider (?:explanation|claim summary|payment|voucher)|\bvoucher\b|\bpayment (?:register|summary|disbursement)|\bcheck\/eft\b|\bPRA\b|\bRAD\b|\bEOP\b|\bEFT (?:number|no|trace)|\bcheck (?:number|no|#|date)|\bwarrant\b|\bpayee\b/i;

/** Headings in capitals with a scanner's "l" and "0": "REMlTTANCE". */
export const lettersOf = (head: string): string =>
  head.replace(/(?<=\p{Lu})l(?=\p{Lu})/gu, "I").replace(/(?<=\p{Lu})0(?=\p{Lu})/gu, "O");

/**
 * "UMR          Explanation of Benefits": its lines may name visits, films and notes as a chart does. A log tells of one in a sentence.
 */
const EOB_ALONE =
  /^(?:provider |member )?explanation of (?:(?:medical|dental|provider|claim|health) ){0,2}(?:benefits|payments?|review)(?: \(EO[BPR]\))?$/i;

const LINES_OF_TITLE = 5;

export const isTitledEob = ({ lines }: Reading): boolean =>
  lines
    .filter((line) => !isBlank(line))
    .slice(0, LINES_OF_TITLE)
    .some(({ cells }) => cells.some(({ text }) => EOB_ALONE.test(text.trim())));

export const CLAIM_DECIDED =
  /\b(?:denied|denial|adverse|explanation of (?:(?:medical|dental|provider|claim|health) ){0,2}(?:benefits|payments?)|remittance)\b/i;

const LETTER =
  /\bdear\b|\bsincerely\b|\byours (?:truly|faithfully)\b|\b(?:kind|best|warm) regards\b|\brespectfully yours\b|^[^\S\n]*(?:hello|greetings|to whom it may concern|good (?:morning|afternoon|day))\b[^\n]{0,40}[,:][^\S\n]*$/im;

export const isLetter = (paper: Paper) => LETTER.test(paper.text);

export const isPrintedByPayer = (paper: Paper) =>
  /\b(?:this is )?not a bill\b|\bexplanation of (?:benefits|payment)/i.test(paper.head);

/** A policy names no member, claim or date of service; what quotes one may. */
export const isAboutOne = ({ labeled }: Reading) =>
  labeled.some(
    (v) => ["patient", "member", "member_id", "claim"].includes(v.label.kind) && v.label.weight >= 0.9,
  );
