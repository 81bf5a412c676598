import type { Reading } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import type { Cell } from "../page/page-lines";

/** A line with what its labels say of the numbers on it. */
export type LineOfCodes = {
  index: number;
  text: string;
  cells: readonly Cell[];
  /** It is the row of a service in a list of decisions. */
  decided: boolean;
  procedures: readonly LabeledValue[];
  /** Cells of reasons and of diagnoses. */
  elsewhere: readonly LabeledValue[];
  /** Numbers of claims, members and accounts. */
  numbers: readonly LabeledValue[];
};

/** What is printed like a code of CPT or HCPCS, where it stands. */
export type CodeHere = {
  reading: Reading;
  on: LineOfCodes;
  code: string;
  start: number;
  before: string;
  after: string;
  /** The line of the code before it. */
  lastLine: number | undefined;
};
