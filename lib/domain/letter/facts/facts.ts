import type { DenialCategory } from "@/lib/core/enums";
import type { CareStage, DeniedLine, LineOfBusiness } from "@/lib/core/notice";

/** Where a fact comes from: a record of the practice, or a document of the appeal. */
export type FactSource =
  | { record: "practice" | "patient" | "claim" | "appeal" | "payer" | "user" | "contact" }
  /** Confirmed by a person, with the paper that they compared it with. */
  | { record: "user"; documentId: string; page: number }
  | { documentId: string; page?: number };

/** A paper that goes with the letter. `type` is the document's type in the app; `title` is what the reader sees. */
export type Enclosure = { title: string; type: string; documentId?: string; pages?: number };

/**
 * Everything a letter may state. A missing value is left out and becomes a bracketed blank. Dates are ISO
 * `YYYY-MM-DD`, money is "1234.50". SSNs have no place here.
 */
export type LetterFacts = {
  letterDate?: string;

  practiceName?: string;
  practiceAddress?: string[];
  practicePhone?: string;
  practiceFax?: string;
  practiceEmail?: string;
  npi?: string;
  tin?: string;
  signerName?: string;
  signerTitle?: string;

  patientName?: string;
  dateOfBirth?: string;
  memberId?: string;
  groupNumber?: string;
  subscriberName?: string;

  payerName?: string;
  payerAddress?: string[];
  payerFax?: string;
  /** Null: the papers do not tell, so no law is cited. */
  lineOfBusiness?: LineOfBusiness | null;

  claimNumber?: string;
  /** The payer's own number of the claim, where the record has it beside the practice's. */
  payerClaimNumber?: string;
  authorizationNumber?: string;
  denialCode?: string;
  remarkCodes?: string[];
  /** The payer's reason, word for word. */
  denialText?: string;
  /** The same, point by point, where the payer gives a list. */
  reasonPoints?: string[];
  denialCategory?: DenialCategory;
  noticeDate?: string;
  appealDeadline?: string;
  /** 1 is the first request; 2 follows a decision on the first, 3 one on the second. Missing is taken as 1. */
  appealLevel?: 1 | 2 | 3;
  /** Whether the service was given when the payer decided; null where nothing tells. */
  stage?: CareStage | null;
  /** What is in dispute, where the notice tells its lines apart. */
  deniedLines?: DeniedLine[];
  /** The payer paid or approved a part. */
  deniedInPart?: boolean;
  /** The payer paid and wants the money back: there is no denial to reverse. */
  takenBack?: boolean;
  /** The decision binds the payer and the patient: no level of appeal follows it. */
  finalDecision?: boolean;
  /** The notice is another practice's: nothing of it is ours to argue. */
  noticeOfOther?: boolean;
  /** Who appeals: the practice over its payment (the default), or the practice for the patient. */
  appealFor?: "practice" | "patient";

  datesOfService?: string[];
  /** The two days are the first and the last of a period that the notice or the claim prints as one. */
  servicePeriod?: boolean;
  procedureCodes?: string[];
  diagnosisCodes?: string[];
  billedAmount?: string;
  providerName?: string;
  /** Items 17 and 17b of the claim, as its record has them now. */
  referringProvider?: { name: string; npi: string };
  /** What the payer asked for, item by item, as the notice words it. */
  requestedItems?: string[];

  enclosures?: Enclosure[];
  /** What persons of the practice said to the letter's questions. */
  answers?: string[];
  /** What the contact log has of talks with the payer, as a letter states it. */
  contacts?: string[];

  provenance?: Partial<Record<FactKey, FactSource>>;
};

export type FactKey = Exclude<keyof LetterFacts, "provenance">;

const BLANKS = {
  letterDate: "date",
  practiceName: "practice name",
  practicePhone: "practice phone",
  practiceFax: "practice fax",
  npi: "NPI",
  tin: "tax ID",
  signerName: "signer's name",
  signerTitle: "signer's title",
  patientName: "patient name",
  dateOfBirth: "date of birth",
  memberId: "member ID",
  groupNumber: "group number",
  payerName: "payer name",
  payerAddress: "payer's appeals address, from the notice",
  claimNumber: "claim number",
  authorizationNumber: "authorization number",
  denialCode: "denial code",
  denialText: "the payer's reason, word for word from the notice",
  noticeDate: "date of the denial letter",
  datesOfService: "dates of service",
  procedureCodes: "procedure codes",
  diagnosisCodes: "diagnosis codes",
  billedAmount: "amount billed",
  providerName: "treating provider",
} as const satisfies Partial<Record<FactKey, string>>;

export type BlankableFact = keyof typeof BLANKS;

/** "[member ID]": what the letter shows where the fact is missing. */
const blankFor = (key: BlankableFact) => `[${BLANKS[key]}]`;

/** Square brackets mark blanks, so those inside a fact become round ones. Control characters and doubled spaces go. */
export const cleanFact = (value: string) =>
  value
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/\[/g, "(")
    .replace(/\]/g, ")")
    .trim();

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "2026-08-19" to "August 19, 2026". Anything else is returned as it is. */
export function longDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const month = match && MONTHS[Number(match[2]) - 1];
  return match && month ? `${month} ${Number(match[3])}, ${match[1]}` : cleanFact(iso);
}

/** "1234.5" to "$1,234.50". Anything that is no number is returned as it is. */
export function dollars(amount: string): string {
  const plain = amount.replace(/[$,\s]/g, "");
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return cleanFact(amount);
  return Number(plain).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** Days in dispute. Where all was denied, a line that covers several days may name its first alone. */
export const disputedDays = (
  ofLines: string[] | undefined,
  listed: string[] | undefined,
  inPart: boolean,
): string[] | undefined => {
  if (!ofLines || !listed) return ofLines ?? listed;
  return !inPart && listed.length > ofLines.length ? listed : ofLines;
};

/** "1234.50": what the denied lines add up to, where each service says its amount; further codes of one say none. */
export function disputedAmount(lines: readonly DeniedLine[] = []): string | undefined {
  const serviceOf = (line: DeniedLine) => `${line.procedureCode} ${line.dateOfService} ${line.billed}`;
  const told = new Set(lines.filter(({ amount }) => amount !== null).map(serviceOf));
  const counted = lines.filter((line) => line.amount !== null || !told.has(serviceOf(line)));
  const amounts = counted.map(({ amount }) =>
    amount === null ? Number.NaN : Math.round(Number(amount) * 100),
  );
  const total = amounts.reduce((sum, cents) => sum + cents, 0);
  return amounts.length > 0 && Number.isFinite(total) && total > 0 ? (total / 100).toFixed(2) : undefined;
}

/** Three days in a row of one episode read "May 11, 2026; May 18, 2026"; the list stays complete. A period stays a period. */
const dateList = ({ datesOfService = [], servicePeriod = false }: LetterFacts) =>
  datesOfService.map(longDate).join(servicePeriod && datesOfService.length === 2 ? " through " : "; ");

/** The fact as the letter prints it, or its bracketed blank. */
export function stated(facts: LetterFacts, key: BlankableFact): string {
  const value = facts[key];
  if (value === undefined || value.length === 0) return blankFor(key);
  let text: string;
  if (key === "datesOfService") text = dateList(facts);
  else if (key === "billedAmount") text = dollars(facts.billedAmount ?? "");
  else if (key === "letterDate" || key === "noticeDate" || key === "dateOfBirth")
    text = longDate(String(value));
  else text = Array.isArray(value) ? value.map(cleanFact).filter(Boolean).join(", ") : cleanFact(value);
  return text.trim() === "" ? blankFor(key) : text;
}

export const isStated = (facts: LetterFacts, key: BlankableFact) => stated(facts, key) !== blankFor(key);
