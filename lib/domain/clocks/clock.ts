import type { ClockKind } from "./schema";

/** One date of a case with what it rests on (docs/product.md, I7). */
export type Clock = {
  kind: ClockKind;
  /** The last day, as the letter, the rule or a person has it. */
  due: string;
  /** The day to work to: no later than `due`, on a working day. Null where it is the payer's turn. */
  workBy: string | null;
  basis: "letter" | "rule" | "person";
  source: string;
  /** The day that was counted from; null where the date itself is stated. */
  from: string | null;
  /** False: to be confirmed on the notice, or with the payer. */
  certain: boolean;
};
