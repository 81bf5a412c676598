import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLANK_VALUES, type Line, type LineValues } from "./line";
import { mergedLines, mergeLines, type Side } from "./line-merge";

const line = (id: string, values: Partial<LineValues> = {}): Line => ({
  id,
  values: { ...BLANK_VALUES, ...values },
});
const charged = (id: string, units: string, unit_charge: string, total_charge: string) =>
  line(id, { units, unit_charge, total_charge });
const choose = (...pairs: [string, Side][]) => new Map(pairs);
const keys = (merge: ReturnType<typeof mergeLines>) => merge.collisions.map(({ key }) => key);

describe("what two people did to the same lines", () => {
  it("is taken from each where only one of them changed it", () => {
    const base = [line("a", { remarks: "r", status: "PENDED" }), line("b")];
    const merge = mergeLines(
      base,
      [
        line("a", { remarks: "mine", status: "PENDED" }),
        line("b"),
        line("temp-1", { procedure_code: "97110" }),
      ],
      [line("a", { remarks: "r", status: "PAID" }), line("b"), line("c", { line_number: "3" })],
    );
    expect(merge.collisions).toEqual([]);
    expect(merge.changes).toEqual([
      { id: "a", kind: "changed", fields: ["status"] },
      { id: "c", kind: "added" },
    ]);
    expect(mergedLines(merge, choose())).toEqual([
      line("a", { remarks: "mine", status: "PAID" }),
      line("b"),
      line("c", { line_number: "3" }),
      line("temp-1", { procedure_code: "97110" }),
    ]);
  });

  it("collides where both changed a field to something else", () => {
    const merge = mergeLines(
      [line("a", { remarks: "r", uhc_code: "u" })],
      [line("a", { remarks: "mine", uhc_code: "same" })],
      [line("a", { remarks: "theirs", uhc_code: "same" })],
    );
    expect(keys(merge)).toEqual(["a:remarks"]);
    const remarks = (side: Side) => mergedLines(merge, choose(["a:remarks", side]))[0]?.values.remarks;
    expect([remarks("mine"), remarks("theirs")]).toEqual(["mine", "theirs"]);
  });

  it("makes a new total of two that only follow", () => {
    const base = [charged("a", "2", "10.00", "20.00")];
    const merge = mergeLines(
      base,
      [charged("a", "3", "10.00", "30.00")],
      [charged("a", "2", "12.00", "24.00")],
    );
    expect(merge.collisions).toEqual([]);
    expect(mergedLines(merge, choose())).toEqual([charged("a", "3", "12.00", "36.00")]);
    const typed = mergeLines(
      base,
      [charged("a", "3", "10.00", "30.00")],
      [charged("a", "2", "10.00", "18.00")],
    );
    expect(keys(typed)).toEqual(["a:total_charge"]);
  });

  it("asks when one deleted what the other edited", () => {
    const base = [line("a", { line_number: "1" }), line("b", { line_number: "2" }), line("gone")];
    const edited = line("a", { line_number: "1", remarks: "mine" });
    const theirEdit = line("b", { line_number: "2", remarks: "theirs" });
    const merge = mergeLines(base, [edited, line("gone")], [theirEdit]);
    expect(keys(merge)).toEqual(["b:line", "a:line"]);
    const mine = mergedLines(merge, choose(["a:line", "mine"], ["b:line", "mine"]));
    expect(mine).toEqual([{ id: expect.stringMatching(/^temp-/), values: edited.values }]);
    expect(mergedLines(merge, choose(["a:line", "theirs"], ["b:line", "theirs"]))).toEqual([theirEdit]);
  });

  it("gives way with a new line's number that is taken", () => {
    const merge = mergeLines([], [line("temp-1", { line_number: "1" })], [line("x", { line_number: "1" })]);
    expect(mergedLines(merge, choose()).map(({ values }) => values.line_number)).toEqual(["1", ""]);
  });

  it("loses nothing that does not collide, whatever the two did", () => {
    const text = fc.constantFrom("", "x", "y", "z");
    const version = fc.array(fc.option(fc.record({ remarks: text, uhc_code: text })), {
      minLength: 4,
      maxLength: 4,
    });
    const linesOf = (rows: ({ remarks: string; uhc_code: string } | null)[]) =>
      rows.flatMap((row, place) => (row ? [line(`id-${place}`, row)] : []));
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const base = linesOf(a);
        // Ids are the server's: nobody can add a line under the id of another.
        const known = (rows: Line[]) => rows.filter(({ id }) => base.some((one) => one.id === id));
        const [mine, theirs] = [known(linesOf(b)), known(linesOf(c))];
        const merge = mergeLines(base, mine, theirs);
        const result = mergedLines(merge, choose());
        for (const one of mine) {
          const old = base.find(({ id }) => id === one.id);
          const edited = old && old.values.remarks !== one.values.remarks;
          if (edited) expect(result.some(({ values }) => values.remarks === one.values.remarks)).toBe(true);
        }
        for (const one of theirs) {
          const old = base.find(({ id }) => id === one.id);
          const edited = old && old.values.remarks !== one.values.remarks;
          const disputed = merge.collisions.some(({ id }) => id === one.id);
          if (edited && !disputed)
            expect(result.find(({ id }) => id === one.id)?.values.remarks).toBe(one.values.remarks);
        }
      }),
    );
  });
});
