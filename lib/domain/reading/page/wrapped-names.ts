import type { LabeledValue } from "./labeled-values";
import type { LabelKind } from "./labels";
import type { Line } from "./page-lines";

const NAMES: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber", "provider"]);
const OPEN_NAME = /^\p{Lu}[\p{L}'’-]+(?:-\p{Lu}[\p{L}'’]+)?(?: (?:Jr|Sr|JR|SR|I{2,3})\.?)?,$/u;
const REST_OF_NAME = /^\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){0,2}(?:,? [A-Z]{2,5}(?:-[A-Z])?){0,3}$/u;
const ASKEW = 1;

/** "PATIENT" over "LINDQUIST," over "MARGARET A" in a box too narrow for the name: its two lines are one value. */
export function wrappedNamesJoined(lines: readonly Line[], values: readonly LabeledValue[]): LabeledValue[] {
  const rests = new Set<LabeledValue>();
  const joined = values.map((v) => {
    if (v.layout !== "below" || !NAMES.has(v.label.kind) || !OPEN_NAME.test(v.value)) return v;
    const above = lines[v.span.line - 1]?.cells.find(({ start }) => Math.abs(start - v.span.start) <= ASKEW);
    const rest = values.find(
      (one) =>
        one.labelLine === v.labelLine &&
        one.labelText === v.labelText &&
        one.span.line === v.span.line + 1 &&
        Math.abs(one.span.start - v.span.start) <= ASKEW,
    );
    if (!rest || !REST_OF_NAME.test(rest.value) || above?.text.endsWith("-")) return v;
    rests.add(rest);
    return { ...v, value: `${v.value} ${rest.value}` };
  });
  return joined.filter((_, at) => !rests.has(values[at] as LabeledValue));
}
