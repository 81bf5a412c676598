import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { isAmbiguous } from "../tests/support/ambiguous-patterns";

/**
 * S26: no pattern that stands in the sources takes exponential time. Seen red: a comment that may run on over the next one (an upload), an adjustment's text (a call), a
 * line of capitals in a document, which kept the worker busy for hours.
 */
const FOLDERS = ["app", "components", "inngest", "lib", "worker"];
type Found = { where: string; source: string; flags: string };

/** Seen as ambiguous, because assertions are passed over; why each isn't. By the pattern's beginning. */
const JUDGED: Record<string, string> = {
  "(?:\\b(?:[A-Z]|No|Mr|Mrs|Ms|Dr|Sgt|":
    "a point before a blank is read by one way alone, the other before none",
  "^(?:(?:your|our|the|this|important|": "each word ends at a boundary, so that no word is read as two",
  "^(?:(?<![\\p{L}&.'’-])[\\p{Lu}&]": "a word begins where none goes on",
  "(?:to|to:|write|mail|at|:)\\s+((?:(?<!": "a word begins where none goes on",
  "(?:^|[.] +)((?:(?<![": "a word begins where none goes on",
  "^(?:<\\?xml[^>]*>\\s*|<!--(?:(?!-->)": "a comment ends at its first end",
  "^\\s*(?:[^;\\s][^;\\n]{0,119}?": "an entry ends at its separator, the last one at the end of all",
  "(?:[^\\n]*\\n?){1,8}": "it matches whatever comes, and never goes back",
};

const sources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

function literals({ file, text }: { file: string; text: string }): Found[] {
  const found: Found[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ where: file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, "");

const wrong = (all: Found[]) =>
  all.flatMap(({ where, source, flags }) => {
    const isKnown = Object.keys(JUDGED).some((beginning) => source.startsWith(beginning));
    try {
      return isAmbiguous({ source, flags }) && !isKnown ? [`${where}: ${source}`] : [];
    } catch (error) {
      return [`${where}: ${source}: ${error}`];
    }
  });

it("what takes exponential time is told from what does not", () => {
  const bad = [
    "(a+)+$",
    "^(\\w|\\d)*x$",
    "(a*)*",
    "(?:x*y?x*)*z",
    "(?:a{1,2})*b",
    "^(?:<!--[\\s\\S]*?-->\\s*)*<",
    "([a-z]+,? ?){1,8}$",
  ];
  const good = [
    "(?:\\d{3})*",
    "(?:[a-z]+ )+$",
    "\\s*\\s*x",
    "(?:a|b)*c+",
    "(?:ab|a)*b?c",
    "^(?:[^;]*;)*$",
    "a{1,40}b",
  ];
  expect(bad.filter((source) => !isAmbiguous({ source, flags: "" }))).toEqual([]);
  expect(good.filter((source) => isAmbiguous({ source, flags: "" }))).toEqual([]);
});

it("no pattern of the sources does", () => {
  const all = sources().flatMap(literals);
  expect(all.length).toBeGreaterThan(1_500);
  expect(wrong(all)).toEqual([]);
  const unused = Object.keys(JUDGED).filter(
    (beginning) => !all.some(({ source }) => source.startsWith(beginning)),
  );
  expect(unused, "take these out of the list").toEqual([]);
});

// Of an expression that holds one V8 loses "i" altogether where it compiles without its shortcuts: in an expression of 20 kB,
// and in a process that has compiled many. Names in capitals left that way (placeholders.test.ts).
it("no pattern changes its flags in its middle", () => {
  const changing = sources().filter(({ text }) =>
    /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/.test(withoutComments(text)),
  );
  expect(changing.map(({ file }) => file)).toEqual([]);
});
