import { Readable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import { inPractice } from "@/db/client";
import { referenceEdits } from "@/db/schema/reference";
import type { Ctx } from "@/lib/domain/kernel/context";
import { inContext } from "@/lib/domain/kernel/context";
import { checkNcciEdit, ncciEdit } from "@/lib/domain/reference/edits";
import { loadReferenceFile } from "@/lib/domain/reference/load";
import { editionsAnswer } from "@/lib/domain/reference/schema";
import { listReferenceEditions, quotesOf } from "@/lib/domain/reference/texts";
import { account } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";

/** Invented files in the official forms. */
const PTP = [
  "Column 1\tColumn 2\t*=in existence\tEffective\tDeletion\tModifier\tRationale",
  "Z0001\tZ0002\t\t20240101\t*\t1\tInvented",
  "Z0003\tZ0004\t\t20200101\t20250331\t0\tInvented",
].join("\n");
const RULE = `<ECFR><DIV1 N="29" TYPE="TITLE"><DIV8 N="§ 2560.503-1" TYPE="SECTION"><HEAD>§ 2560.503-1 Invented heading.</HEAD>
<P>(a) Invented first.</P><P>(b) Invented second.</P><P>(1) Invented part.</P></DIV8></DIV1></ECFR>`;
const file = (name: string, text: string) => ({ name, open: async () => Readable.from([Buffer.from(text)]) });

let t: TestDatabase;
let ctx: Ctx;
let other: Ctx;
beforeAll(async () => {
  t = await testDatabase();
  ctx = (await account(t.db)).ctx;
  other = (await account(t.db)).ctx;
});
const edit = (as: Ctx, codeA: string, codeB: string, on: string) =>
  inContext(as, (tx) => ncciEdit(tx, as, { codeA, codeB, on }));

describe("official files that a practice loads", () => {
  it("answer that nothing is loaded before one is, and never that there is no edit", async () => {
    expect(await edit(ctx, "Z0001", "Z0002", "2026-11-01")).toMatchObject({ state: "not_loaded" });
    expect(await listReferenceEditions(ctx, {})).toEqual({ results: [] });
  });

  it("are loaded once, with their edition, and only what is recognized", async () => {
    const edits = file("ccipra-v324r0-f1.TXT", PTP);
    const loaded = { state: "loaded", kind: "ncci_ptp", rows: 2 };
    const at = { edition: "2026-10-01", setting: null };
    expect(await loadReferenceFile(ctx, edits, at)).toEqual(loaded);
    expect(await loadReferenceFile(ctx, edits, at)).toEqual({ state: "loaded_before", kind: "ncci_ptp" });
    expect(await loadReferenceFile(ctx, file("list.txt", "name,age\nx,1"), at)).toEqual({ state: "unknown" });
    expect(await loadReferenceFile(ctx, file("edits.txt", `${PTP}\n`), at)).toEqual({ state: "no_setting" });
    const empty = PTP.split("\n").slice(0, 1).join("\n");
    expect(await loadReferenceFile(ctx, file("ccipra-empty.txt", empty), at)).toEqual({ state: "no_rows" });
    const { results } = editionsAnswer.parse(await listReferenceEditions(ctx, {}));
    expect(results).toMatchObject([
      {
        kind: "ncci_ptp",
        setting: "practitioner",
        edition: "2026-10-01",
        through: "2026-12-31",
        row_count: 2,
      },
    ]);
  });

  it("check two codes in either order, on the day, within what the file speaks of", async () => {
    expect(await edit(ctx, "Z0002", "Z0001", "2026-11-01")).toEqual({
      state: "edit",
      edition: "2026-10-01",
      column_one: "Z0001",
      column_two: "Z0002",
      modifier: "allowed",
      effective: "2024-01-01",
      deleted: null,
    });
    expect(await edit(ctx, "Z0001", "Z0002", "2023-12-31")).toMatchObject({ state: "no_edit" });
    expect(await edit(ctx, "Z0003", "Z0004", "2025-03-31")).toMatchObject({ modifier: "not_allowed" });
    expect(await edit(ctx, "Z0003", "Z0004", "2025-04-01")).toMatchObject({ state: "no_edit" });
    expect(await edit(ctx, "Z0001", "Z0002", "2027-01-01")).toMatchObject({ state: "not_loaded" });
    expect(await checkNcciEdit(ctx, { code_a: "z0001", code_b: "Z0002", on: "2026-11-01" })).toMatchObject({
      state: "edit",
    });
  });

  it("are quoted word for word, a paragraph with those below it", async () => {
    await loadReferenceFile(ctx, file("title-29.xml", RULE), { edition: "2026-10-01", setting: null });
    const quotes = await quotesOf(ctx, [
      { key: "29 CFR 2560.503-1", part: "(b)" },
      { key: "42 CFR 405.942", part: "" },
    ]);
    expect([...quotes.values()]).toEqual([
      {
        key: "29 CFR 2560.503-1",
        part: "(b)",
        heading: "§ 2560.503-1 Invented heading.",
        edition: "2026-10-01",
        paragraphs: [
          { part: "(b)", body: "(b) Invented second." },
          { part: "(b)(1)", body: "(1) Invented part." },
        ],
      },
    ]);
  });

  it("are the practice's own", async () => {
    expect(await edit(other, "Z0001", "Z0002", "2026-11-01")).toMatchObject({ state: "not_loaded" });
    expect((await quotesOf(other, [{ key: "29 CFR 2560.503-1", part: "" }])).size).toBe(0);
    const rows = await inPractice(t.db, { practiceId: other.practiceId }, (tx) =>
      tx.select().from(referenceEdits),
    );
    expect(rows).toEqual([]);
  });
});
