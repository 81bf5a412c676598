import { dayOf, type ReferenceRow } from "./reference-row";

const CODE = /^[A-Z0-9]{5}$/;

/** Procedure-to-procedure edits as CMS publishes them: tab-separated, below a heading of several lines. The rationale is not kept. */
export async function* editRows(lines: AsyncIterable<string>): AsyncIterable<ReferenceRow> {
  for await (const line of lines) {
    const [one = "", two = "", , effective = "", deleted = "", modifier = ""] = line
      .split("\t")
      .map((cell) => cell.trim().replace(/^"|"$/g, ""));
    const from = dayOf(effective);
    if (!CODE.test(one) || !CODE.test(two) || !from || !/^[019]$/.test(modifier)) continue;
    yield {
      table: "edits",
      columnOne: one,
      columnTwo: two,
      effective: from,
      deleted: dayOf(deleted),
      modifier,
    };
  }
}

/** Medically unlikely edits: comma-separated, the code first, then the units and how they are applied. */
export async function* unitRows(lines: AsyncIterable<string>): AsyncIterable<ReferenceRow> {
  for await (const line of lines) {
    const cells =
      line.match(/"(?:[^"]|"")*"|[^,\t]+/g)?.map((cell) => cell.trim().replace(/^"|"$/g, "")) ?? [];
    const [code = "", units = "", adjudication = ""] = cells;
    if (!CODE.test(code) || !/^\d+$/.test(units)) continue;
    yield { table: "units", code, units: Number(units), adjudication };
  }
}
