import { foldOcr } from "./clean-text";
import { composedLabel } from "./composed-labels";
import { FACT_LABELS } from "./label-words-facts";
import { NUMBER_LABELS } from "./label-words-numbers";
import { PEOPLE_LABELS } from "./label-words-people";
import { PAYERS } from "./payer-directory";

/** What a printed label announces. Kinds that fill no field are here too: they mark where a value ends. */
export type LabelKind =
  | "patient"
  | "member"
  | "subscriber"
  | "provider"
  | "payer"
  | "claim"
  | "reference"
  | "authorization"
  | "appeal"
  | "account"
  | "other_id"
  | "member_id"
  | "group"
  | "notice_date"
  | "service_date"
  | "birth_date"
  | "other_date"
  | "deadline"
  | "billed"
  | "money"
  | "code"
  | "group_code"
  | "remark"
  | "reason"
  | "procedure"
  | "diagnosis"
  | "fax"
  | "other";

/** `weight` 0 to 1: how surely the words announce the kind. A final `#` stands for "number", "no.", "id" or nothing. */
export type LabelRow = readonly [LabelKind, weight: number, labels: string];

const ROWS = [...PEOPLE_LABELS, ...NUMBER_LABELS, ...FACT_LABELS];

export type Label = { kind: LabelKind; weight: number };

const NUMBER_WORDS = [
  "",
  "number",
  "no",
  "num",
  "nbr",
  "nr",
  "id",
  "identifier",
  "#",
  "numbers",
  "nos",
  "#s",
  "number(s)",
  "no(s)",
];

const lettersOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9#]/g, "");

/**
 * The label's letters and digits, folded: scanners' errors, case and punctuation do not tell labels apart. Half the words of a page
 * are asked for, so who has the `letters` gives them.
 */
function keyOf(words: string, letters = lettersOf(words)): string {
  // Two letters folded are any two: "TC" is not "To".
  if (letters.length <= 2) return letters;
  return foldOcr(words)
    .replace(/rn/g, "m")
    .replace(/[^a-z0-9#]/g, "");
}

const BY_KEY = new Map<string, Label>();
/** As printed: folded, "CIN" is "EIN". */
const BY_LETTERS = new Map<string, Label>();
let longest = 1;

function learn(words: string, label: Label): void {
  const letters = lettersOf(words);
  const key = keyOf(words, letters);
  if (!BY_KEY.has(key)) BY_KEY.set(key, label);
  if (!BY_LETTERS.has(letters)) BY_LETTERS.set(letters, label);
  longest = Math.max(longest, words.split(/[\s/]+/).length);
}

// Exact forms first: the bare form of "member #" must not take "member" from the names.
const LISTS = ROWS.map(([kind, weight, labels]) => ({
  label: { kind, weight },
  list: labels.split(",").map((l) => l.trim()),
}));
for (const { label, list } of LISTS) for (const words of list) if (!words.endsWith("#")) learn(words, label);
for (const { label, list } of LISTS) {
  for (const words of list) {
    if (words.endsWith("#"))
      for (const word of NUMBER_WORDS) learn(`${words.slice(0, -1)}${word}`.trim(), label);
  }
}

/** Most words a label has. */
export const LONGEST_LABEL = longest;

function listed(words: string): Label | undefined {
  const letters = lettersOf(words);
  return BY_LETTERS.get(letters) ?? BY_KEY.get(keyOf(words, letters));
}

/** Whether these words announce one value, and not one for each of them: "Member / Sub ID" does, "Patient / Claim" does not. */
export const isOneLabel = (words: string): boolean => Boolean(listed(words) ?? composedLabel(words));

/** The label that these words are, if any. */
export function labelOf(words: string): Label | undefined {
  const known = listed(words);
  if (known) return known;
  const short = words.replace(FILLERS, "");
  return (
    (short === words ? undefined : BY_KEY.get(keyOf(short))) ??
    composedLabel(words) ??
    eitherOf(words) ??
    ofPayer(words)
  );
}

const PAYERS_OWN = new Set(PAYERS.map(({ name }) => keyOf(name)));
const MEMBER_ID: Label = { kind: "member_id", weight: 1 };

/** "CareSource ID", "Cigna ID number", "Quartz no.": a payer's own number for a member. */
function ofPayer(words: string): Label | undefined {
  const payer = /^(\p{Lu}[\p{L} ]{2,30}?) (?:(?:ID|id)(?: (?:number|no\.?|#))?|no\.?|number)$/u.exec(
    words,
  )?.[1];
  return payer && PAYERS_OWN.has(keyOf(payer)) ? MEMBER_ID : undefined;
}

/** "Date of this determination" and "Date of the determination" announce what "Date of determination" does. */
const FILLERS = /(?<=\bof )(?:this|the|our|your|its) (?=\p{L})/giu;

const OF_EITHER = 0.7;

/** "Pt Name / Acct", "ID and Group" and "Reference/claim number": two labels in one; the surer one says what comes first, or what it is. */
function eitherOf(words: string): Label | undefined {
  const parts = words.split(/\/| and | & /i);
  if (parts.length !== 2) return undefined;
  const [first, second] = parts.map((part) => BY_KEY.get(keyOf(part)));
  if (!first || !second) return undefined;
  const surer = first.weight >= second.weight ? first : second;
  // "SUBSCRIBER / PATIENT" over one name: whose it is only the other one would tell.
  const isPerson = surer.kind === "patient" || surer.kind === "member";
  const areTwo = isPerson && [first, second].some(({ kind }) => kind === "subscriber");
  return areTwo && surer.weight > OF_EITHER ? { ...surer, weight: OF_EITHER } : surer;
}
