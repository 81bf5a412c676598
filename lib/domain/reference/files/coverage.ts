import { Parser } from "htmlparser2";
import Papa from "papaparse";
import { dayOf, type ReferenceRow } from "./reference-row";

const BLOCKS = new Set(["p", "li", "br", "div", "tr", "h1", "h2", "h3", "h4", "ul", "ol"]);

/** The words of a policy's HTML, a line a paragraph. */
function wordsOf(html: string): string {
  let text = "";
  const parser = new Parser({
    onopentagname: (name) => {
      if (BLOCKS.has(name)) text += "\n";
    },
    ontext: (words) => {
      text += words;
    },
  });
  parser.end(html);
  return text
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

const COLUMNS = {
  lcd: {
    id: "lcd_id",
    letter: "L",
    from: "rev_eff_date",
    through: "rev_end_date",
    parts: ["indication", "coding_guidelines", "doc_reqs", "util_guide"],
  },
  article: {
    id: "article_id",
    letter: "A",
    from: "article_eff_date",
    through: "article_end_date",
    parts: ["description", "article_text", "other_comments"],
  },
} as const;

/** Local coverage determinations and articles, a CSV of CMS's archive with its columns named. Lists of codes are not kept. */
export async function* coverageRows(
  lines: AsyncIterable<string>,
  kind: keyof typeof COLUMNS,
): AsyncIterable<ReferenceRow> {
  const columns = COLUMNS[kind];
  const text: string[] = [];
  for await (const line of lines) text.push(line);
  const { data } = Papa.parse<Record<string, string>>(text.join("\n").replace(/^﻿/, ""), {
    header: true,
    skipEmptyLines: true,
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  for (const record of data) {
    const number = record[columns.id]?.trim();
    if (!number || !/^\d+$/.test(number)) continue;
    for (const part of columns.parts) {
      const body = wordsOf(record[part] ?? "");
      if (body === "") continue;
      yield {
        table: "texts",
        key: `${columns.letter}${number}`,
        part,
        heading: record.title?.trim() ?? "",
        body,
        from: dayOf(record[columns.from] ?? ""),
        through: dayOf(record[columns.through] ?? ""),
      };
    }
  }
}
