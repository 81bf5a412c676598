import { centsIn, type Line } from "./line";
import { columnOf, type LineField } from "./line-fields";
import { shownText } from "./line-values";

/** Which lines are shown and in which order. `status` is a line status, "none" for lines without one, "" for all. */
export type LineFilter = { code: string; status: string };
export const NO_FILTER: LineFilter = { code: "", status: "" };
export type LineSort = { field: LineField; down: boolean };

/**
 * The order as it was when somebody asked for it. Editing never moves or hides a row: it keeps its place until the next
 * filter, sort or save. Lines that came since stand at the end.
 */
export type LineView = { ids: readonly string[]; seen: ReadonlySet<string> };

export function viewOf(lines: readonly Line[], filter: LineFilter, sort: LineSort | null): LineView {
  const shown = lines.filter((line) => passes(line, filter));
  const ranked = sort ? shown.toSorted((a, b) => compare(a, b, sort)) : shown;
  return { ids: ranked.map(({ id }) => id), seen: new Set(lines.map(({ id }) => id)) };
}

export function shownLines(lines: readonly Line[], view: LineView): Line[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const kept = view.ids.flatMap((id) => byId.get(id) ?? []);
  return [...kept, ...lines.filter(({ id }) => !view.seen.has(id))];
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, "");

function passes({ values }: Line, { code, status }: LineFilter): boolean {
  if (status !== "" && values.status !== (status === "none" ? "" : status)) return false;
  return bare(values.procedure_code).includes(bare(code));
}

/** What is empty comes last both ways; equals keep the claim's order. */
function compare(a: Line, b: Line, { field, down }: LineSort): number {
  const [one, two] = [a.values[field], b.values[field]];
  if (one === "" || two === "") return Number(one === "") - Number(two === "");
  const { kind } = columnOf(field);
  const order =
    kind === "money"
      ? (centsIn(one) ?? 0) - (centsIn(two) ?? 0)
      : kind === "date"
        ? one.localeCompare(two)
        : shownText(field, one).localeCompare(shownText(field, two), "en", { numeric: true });
  return down ? -order : order;
}

/** Ascending, descending, then the claim's own order again. */
export function turnedSort(sort: LineSort | null, field: LineField): LineSort | null {
  if (sort?.field !== field) return { field, down: false };
  return sort.down ? null : { field, down: true };
}
