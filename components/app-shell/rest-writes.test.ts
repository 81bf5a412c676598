import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { REST_WRITES } from "./rest-writes";

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];
const FETCHING = ["api", "apiFetch", "fetch", "send"];

/** Each writing call of a file, as its method and the text of its address. */
function writesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) found.push(...writeOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function writeOf({ expression, arguments: sent }: ts.CallExpression): string[] {
  const [first, second] = sent;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (name === "sendBeacon" || name === "uploadForm") return [`POST ${first?.getText()}`];
  if (name === "open" && first && ts.isStringLiteral(first)) {
    return WRITES.includes(first.text) ? [`${first.text} ${second?.getText()}`] : [];
  }
  if (!FETCHING.includes(name)) return [];
  const method = second && ts.isObjectLiteralExpression(second) ? methodOf(second) : undefined;
  return method && method !== "GET" ? [`${method} ${first?.getText()}`] : [];
}

/** A method that is no plain text may be a write. */
function methodOf(options: ts.ObjectLiteralExpression): string | undefined {
  for (const property of options.properties) {
    if (property.name?.getText() !== "method") continue;
    const value = ts.isPropertyAssignment(property) ? property.initializer : property;
    return ts.isStringLiteral(value) ? value.text : value.getText();
  }
  return undefined;
}

it("screens write by server actions, but for the calls that the list gives a reason for", () => {
  const files = globSync("{components,app}/**/*.{ts,tsx}").filter(
    (file) => !file.startsWith("app/api/") && !/\.test\.tsx?$/.test(file),
  );
  const found = files.flatMap((file) => writesIn(file).map((call) => `${file}: ${call}`));
  const listed = Object.entries(REST_WRITES).flatMap(([file, calls]) =>
    Object.keys(calls).map((call) => `${file}: ${call}`),
  );
  expect([...new Set(found)].sort()).toEqual(listed.sort());
});
