import { dayOf, type ReferenceRow } from "./reference-row";

/** ICD-10-CM's order file: number, code, whether it may be billed, short words, long words at column 78. */
export async function* diagnosisRows(lines: AsyncIterable<string>): AsyncIterable<ReferenceRow> {
  for await (const line of lines) {
    const match = /^\d{5} ([A-Z][0-9A-Z]{2,6}) +([01]) (.{60}) ?(.*)$/.exec(line);
    if (!match) continue;
    const [, code = "", billable, short = "", long = ""] = match;
    yield {
      table: "texts",
      key: code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code,
      part: billable === "1" ? "billable" : "heading",
      heading: short.trim(),
      body: long.trim() || short.trim(),
      from: null,
      through: null,
    };
  }
}

/** HCPCS Level II's record file: one record of a code (3) and its further lines (4), in columns. Modifiers (7, 8) are left out. */
export async function* supplyRows(lines: AsyncIterable<string>): AsyncIterable<ReferenceRow> {
  let row = null as (ReferenceRow & { table: "texts" }) | null;
  for await (const line of lines) {
    const kind = line.charAt(10);
    const code = line.slice(0, 5);
    const words = line.slice(11, 91).trim();
    if (kind === "4" && row?.key === code) row.body = `${row.body} ${words}`.trim();
    if (kind !== "3" || !/^[A-Z]\d{4}$/.test(code)) continue;
    if (row) yield row;
    row = {
      table: "texts",
      key: code,
      part: "",
      heading: line.slice(91, 119).trim(),
      body: words,
      from: dayOf(line.slice(268, 276)),
      through: dayOf(line.slice(284, 292)),
    };
  }
  if (row) yield row;
}
