import { findDates, parseFormDate } from "../page/calendar-date";
import type { Reading } from "../page/candidate";

/** All birth dates that a label names: the patient's and others'. They are days of nothing else. */
export function birthDatesOf({ labeled }: Pick<Reading, "labeled">): string[] {
  return labeled.flatMap((v) => {
    if (v.label.kind !== "birth_date") return [];
    const found = findDates(v.value).map((date) => date.iso);
    const packed = found.length === 0 ? parseFormDate(v.value) : undefined;
    return packed ? [packed] : found;
  });
}
