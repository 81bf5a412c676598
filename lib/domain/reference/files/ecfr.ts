import { SaxesParser } from "saxes";
import { openings, paragraphPath } from "./paragraph-path";
import type { ReferenceRow } from "./reference-row";

type Section = { number: string; title: string; heading: string; paragraphs: string[] };

/** The eCFR's XML, whole titles or parts of them: each paragraph of each section, word for word, under its own designation. */
export async function* ruleRows(lines: AsyncIterable<string>): AsyncIterable<ReferenceRow> {
  const done: Section[] = [];
  let title = "";
  let section: Section | null = null;
  let into: "HEAD" | "P" | null = null;
  let text = "";
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const of = (key: string) => String(attributes[key] ?? "");
    if (name === "DIV1") title = of("N").replace(/\D/g, "") || title;
    if (name.startsWith("DIV") && of("TYPE") === "SECTION") {
      const cited =
        /"citation":"(\d+) CFR/.exec(of("hierarchy_metadata"))?.[1] ?? /^(\d+):/.exec(of("NODE"))?.[1];
      const number = of("N")
        .replace(/^§+\s*/, "")
        .trim();
      section = { number, title: cited ?? title, heading: "", paragraphs: [] };
    }
    if (section && (name === "HEAD" || name === "P" || name === "FP")) {
      into = name === "HEAD" ? "HEAD" : "P";
      text = "";
    }
  });
  parser.on("text", (words) => {
    if (into) text += words;
  });
  parser.on("closetag", ({ name, attributes }) => {
    if (!section) return;
    const words = text.replace(/\s+/g, " ").trim();
    if (name === "HEAD" && into === "HEAD") section.heading ||= words;
    if ((name === "P" || name === "FP") && words) section.paragraphs.push(words);
    if (name === "HEAD" || name === "P" || name === "FP") into = null;
    if (name.startsWith("DIV") && String(attributes.TYPE ?? "") === "SECTION") {
      done.push(section);
      section = null;
    }
  });
  for await (const line of lines) {
    parser.write(`${line}\n`);
    for (const each of done.splice(0)) yield* paragraphsOf(each);
  }
  parser.close();
  for (const each of done) yield* paragraphsOf(each);
}

function* paragraphsOf({ title, number, heading, paragraphs }: Section): Iterable<ReferenceRow> {
  const follow = paragraphPath();
  const opened = paragraphs.map(openings);
  let part = "";
  for (const [at, body] of paragraphs.entries()) {
    const names = opened[at] ?? [];
    if (names.length > 0) part = follow(names, opened[at + 1]?.[0]);
    yield { table: "texts", key: `${title} CFR ${number}`, part, heading, body, from: null, through: null };
  }
}
