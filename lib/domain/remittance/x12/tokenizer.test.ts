import { describe, expect, test } from "vitest";
import { interchange, set } from "@/tests/support/era-builder";
import { components, element, type Segment } from "./segment";
import { type Token, Tokenizer } from "./tokenizer";

function tokens(...chunks: (Buffer | string)[]): Token[] {
  const tokenizer = new Tokenizer();
  return [...chunks.flatMap((chunk) => [...tokenizer.push(Buffer.from(chunk))]), ...tokenizer.end()];
}

const segments = (...chunks: (Buffer | string)[]): Segment[] =>
  tokens(...chunks).flatMap((token) => (token.kind === "segment" ? token.segment : []));

const find = (found: Segment[], id: string): Segment => {
  const segment = found.find((one) => one.id === id);
  if (!segment) throw new Error(`no ${id}`);
  return segment;
};

describe("segments", () => {
  const text = interchange([set("0001", ["NM1*QC*1*LIMA* ANA "])]);

  test("elements are numbered as in the guides", () => {
    const name = find(segments(text), "NM1");
    expect([element(name, 1), element(name, 3), element(name, 4), element(name, 9)]).toEqual([
      "QC",
      "LIMA",
      "ANA",
      "",
    ]);
  });

  test("a position counts bytes, not characters", () => {
    const wide = interchange([set("0001", ["NM1*QC*1*MUÑOZ", "LX*1"])]);
    const { position } = find(segments(wide), "LX");
    expect(position).toEqual({ segment: 5, byte: Buffer.from(wide).indexOf("LX*1"), id: "LX" });
  });

  test("a name cut between two chunks in the middle of a character", () => {
    const bytes = Buffer.from(interchange([set("0001", ["NM1*QC*1*MUÑOZ"])]));
    const cut = bytes.indexOf("Ñ") + 1;
    const found = segments(bytes.subarray(0, cut), bytes.subarray(cut));
    expect(element(find(found, "NM1"), 3)).toBe("MUÑOZ");
  });

  test("Windows-1252 names", () => {
    const found = segments(Buffer.from(interchange([set("0001", ["NM1*QC*1*MUÑOZ"])]), "latin1"));
    expect(element(find(found, "NM1"), 3)).toBe("MUÑOZ");
  });

  test("the chunk's memory may be used again by its owner", () => {
    const tokenizer = new Tokenizer();
    const bytes = Buffer.from(text);
    const first = Buffer.from(bytes.subarray(0, 150));
    const found = [...tokenizer.push(first)];
    first.fill(0);
    found.push(...tokenizer.push(bytes.subarray(150)), ...tokenizer.end());
    expect(found.map((token) => (token.kind === "segment" ? token.segment.id : token.fault))).toEqual([
      "ISA",
      "GS",
      "ST",
      "NM1",
      "SE",
      "GE",
      "IEA",
    ]);
  });
});

describe("components", () => {
  const composite = (value: string, component: string): string[] => {
    const text = interchange([set("0001", ["SVC*HC"])]).replace("SVC*HC", `SVC*${value}`);
    return components(find(segments(text.replace("P*:~", `P*${component}~`)), "SVC"), 1);
  };

  test("declared separator", () => {
    expect(composite("HC:97110:GP", ":")).toEqual(["HC", "97110", "GP"]);
  });

  test("another separator than the declared one", () => {
    expect(composite("HC>97110>GP", ":")).toEqual(["HC", "97110", "GP"]);
  });

  test("no separator at all", () => {
    expect(composite("HC", ":")).toEqual(["HC"]);
    expect(composite("72", ":")).toEqual(["72"]);
  });
});

describe("faults", () => {
  test("a cut last segment is named with its place", () => {
    const text = interchange([set("0001", ["LX*1"])], { lineEnd: "" });
    const at = text.indexOf("LX*1");
    expect(tokens(text.slice(0, at + 3)).at(-1)).toEqual({
      kind: "fault",
      fault: "truncated",
      position: { segment: 4, byte: at, id: "LX" },
    });
  });

  test("nothing is read after a fault that ends the file", () => {
    expect(tokens("%PDF-1.4 ".padEnd(400), interchange([set("0001", ["LX*1"])]))).toHaveLength(1);
  });

  test("UTF-16 is not text for an X12 reader", () => {
    const [token] = tokens(Buffer.from(`\ufeff${interchange([set("0001", ["LX*1"])])}`, "utf16le"));
    expect(token).toMatchObject({ kind: "fault", fault: "binary" });
  });

  test("an ISA whose separators coincide", () => {
    const text = interchange([set("0001", ["LX*1"])]).replace("P*:~", "P*~~");
    expect(tokens(text)[0]).toMatchObject({ kind: "fault", fault: "isa_broken" });
  });
});
