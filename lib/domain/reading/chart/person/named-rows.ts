import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import type { FoundMeasure } from "../values/found-measure";
import { withoutSide } from "../values/value-sides";

/** "slip 311; patient Ames-Tell; date 8/10/26": a row's own day under its head, whatever day the rows above it are of. */
export function rowsDay(row: string, around: string | undefined): string | undefined {
  const [, said] = /(?:^|; )(?:date|day|visit date|seen) ([^;]{6,30})/i.exec(row) ?? [];
  const days = findDates(said ?? "");
  const [day] = days;
  if (days.length !== 1 || !day) return undefined;
  return !around || Math.abs(Number(day.iso.slice(0, 4)) - Number(around.slice(0, 4))) <= 1
    ? day.iso
    : undefined;
}

/** "L knee flex AROM" of a table: the row's own label names a motion, of which a part alone was known. */
export function namedByRow(found: FoundMeasure, { cells }: Line): FoundMeasure {
  const label = withoutSide(cells[0]?.text ?? "");
  const { key, name } = found.measure;
  if (!/^(?:motion|strength|lag)/.test(key) || label.length > 40 || /\d/.test(label)) return found;
  if (label.length <= name.length || !label.toLowerCase().includes(name.toLowerCase())) return found;
  return {
    ...found,
    measure: { ...found.measure, name: label, key: `${key.split(":")[0]}:${label.toLowerCase()}` },
  };
}
