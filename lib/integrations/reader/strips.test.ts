import { describe, expect, it } from "vitest";
import { cutRow } from "./strips";

/** One character a row: # ink, space paper. */
const page = (rows: string) => ({
  width: 4,
  height: rows.length,
  pixels: Uint8Array.from([...rows].flatMap((row) => Array(4).fill(row === "#" ? 0 : 255))),
});

describe("cutRow", () => {
  it("cuts in the middle of the gap that halves the ink", () => {
    expect(cutRow(page("##    ##     ##    ##"))).toBe(10);
  });
  it("never cuts through ink or a gap too small to trust", () => {
    expect(cutRow(page("#####################"))).toBeUndefined();
    expect(cutRow(page("####  ####"))).toBeUndefined();
  });
  it("does not cut off a lone heading, nor a blank page", () => {
    expect(cutRow(page("#     ##############"))).toBeUndefined();
    expect(cutRow(page("          "))).toBeUndefined();
  });
});
