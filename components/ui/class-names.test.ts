import { globSync, readFileSync } from "node:fs";
import { twMerge } from "tailwind-merge";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { cn } from "./class-names";

/**
 * `cn` only joins, so two classes of the same kind on one element would leave it to the order of the style sheet which
 * one wins. This looks for such pairs in the sources: in one call of `cn`, and between a component and who uses it.
 */

type Classes = ReadonlySet<string>;
/** What the name of a constant stands for, and where the names in it are known. */
type Constants = Map<string, { node: ts.Node; within: Constants }>;
type Sheet = { file: ts.SourceFile; constants: Constants };
/** What a component puts on its element, and which components it hands its `className` on to. */
type Own = { classes: Set<string>; passesTo: Set<string> };

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function sheet(path: string, text = readFileSync(path, "utf8")): Sheet {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const constants: Constants = new Map();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer)
        constants.set(name.text, { node: initializer, within: constants });
    }
  }
  return { file, constants };
}

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

/** Adds the exported constants of all, for names that are imported. */
function joined(sheets: readonly Sheet[]): readonly Sheet[] {
  const exported: Constants = new Map();
  for (const { file, constants } of sheets) {
    for (const [name, constant] of constants) {
      const statement = constant.node.parent.parent.parent;
      const isExported = ts.isVariableStatement(statement) && statement.modifiers?.length;
      if (isExported && file.fileName.includes("/ui/")) exported.set(name, constant);
    }
  }
  for (const { constants } of sheets) {
    for (const [name, constant] of exported) if (!constants.has(name)) constants.set(name, constant);
  }
  return sheets;
}

/** Every class that an expression can give, also through constants. */
function classesIn(node: ts.Node, constants: Constants, depth = 0): Classes {
  const found = new Set<string>();
  const add = (text: string) => wordsOf(text).forEach((word) => void found.add(word));
  each(node, (part) => {
    const compared =
      part.parent && ts.isBinaryExpression(part.parent) && /[!=]==/.test(part.parent.operatorToken.getText());
    if (ts.isStringLiteralLike(part) && !compared) add(part.text);
    if (ts.isTemplateHead(part) || ts.isTemplateMiddle(part) || ts.isTemplateTail(part)) add(part.text);
    const constant = ts.isIdentifier(part) && depth < 3 ? constants.get(part.text) : undefined;
    if (constant) for (const word of classesIn(constant.node, constant.within, depth + 1)) found.add(word);
  });
  return found;
}

const answered = new Map<string, boolean>();
function clash(one: string, other: string): boolean {
  const both = `${one} ${other}`;
  const known = answered.get(both) ?? (one !== other && twMerge(both) !== both);
  answered.set(both, known);
  return known;
}

const pairs = (first: Classes, second: Classes) =>
  [...first].flatMap((one) =>
    [...second].filter((other) => clash(one, other)).map((other) => `${one} and ${other}`),
  );

function functionAround(node: ts.Node): string | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at)) return at.name?.text;
  }
  return undefined;
}

const tagOf = (attribute: ts.JsxAttributeLike) => attribute.parent.parent.tagName.getText();
const isComponent = (tag: string) => /^[A-Z]/.test(tag);
const isClassName = (node: ts.Node) => ts.isIdentifier(node) && node.text === "className";

function conflicts(sheets: readonly Sheet[]): string[] {
  const found: string[] = [];
  const own = new Map<string, Own>();
  const ownOf = (name: string): Own => {
    const known = own.get(name) ?? { classes: new Set(), passesTo: new Set() };
    own.set(name, known);
    return known;
  };
  const place = ({ file }: Sheet, node: ts.Node) =>
    `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

  for (const one of sheets) {
    each(one.file, (node) => {
      const name = functionAround(node);
      if (ts.isCallExpression(node) && node.expression.getText() === "cn") {
        const given = node.arguments.map((argument) => classesIn(argument, one.constants));
        given.forEach((classes, at) => {
          for (const later of given.slice(at + 1)) {
            found.push(...pairs(classes, later).map((pair) => `${place(one, node)} ${pair}`));
          }
        });
        if (!name || !node.arguments.some(isClassName)) return;
        for (const classes of given) for (const word of classes) ownOf(name).classes.add(word);
        const attribute = node.parent.parent;
        if (ts.isJsxAttribute(attribute)) ownOf(name).passesTo.add(tagOf(attribute));
      }
      const handsOn =
        (ts.isJsxAttribute(node) && node.initializer?.getText() === "{className}") ||
        (ts.isJsxSpreadAttribute(node) && node.expression.getText() === "props");
      if (name && handsOn) ownOf(name).passesTo.add(tagOf(node));
    });
  }

  const allOf = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return new Set();
    seen.add(name);
    const { classes = [], passesTo = [] } = own.get(name) ?? {};
    return new Set([
      ...classes,
      ...[...passesTo].filter(isComponent).flatMap((next) => [...allOf(next, seen)]),
    ]);
  };
  for (const one of sheets) {
    each(one.file, (node) => {
      if (!ts.isJsxAttribute(node) || node.name.getText() !== "className" || !node.initializer) return;
      const given = classesIn(node.initializer, one.constants);
      found.push(
        ...pairs(allOf(tagOf(node)), given).map((pair) => `${place(one, node)} <${tagOf(node)}> ${pair}`),
      );
    });
  }
  return found;
}

const search = (text: string) => conflicts([sheet("box.tsx", text)]);

describe("classes of the same kind", () => {
  it("are found in one call and between a component and its user", () => {
    expect(search('const a = cn("px-2 h-8", wide && "px-4");')).toHaveLength(1);
    const box = 'function Box({ className }) { return <i className={cn("p-3", className)} />; }';
    expect(search(`${box} const b = <Box className="p-0" />;`)).toHaveLength(1);
    const outer = "function Outer({ ...props }) { return <Box {...props} />; }";
    expect(search(`${box} ${outer} const b = <Outer className="p-0" />;`)).toHaveLength(1);
  });

  it("may be a default that gives way, alternatives, or of different sizes of screen", () => {
    const box = 'function Box({ className }) { return <i className={cn("base:p-3", className)} />; }';
    expect(search(`${box} const b = <Box className="p-0" />;`)).toEqual([]);
    expect(search('const a = cn("px-2", wide ? "h-8" : "h-9", "max-sm:px-0");')).toEqual([]);
  });

  it("stand nowhere in the app", () => {
    const paths = globSync(["app/**/*.tsx", "components/**/*.{ts,tsx}"], {
      exclude: ["**/node_modules/**", "**/*.test.*"],
    });
    expect(paths.length).toBeGreaterThan(100);
    expect(conflicts(joined(paths.map((path) => sheet(path))))).toEqual([]);
  });
});

it("joins what is given", () => {
  expect(cn("a", false, ["b", undefined], { c: true, d: false })).toBe("a b c");
});
