import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { editionsOf, holdsOn } from "./edition";

const editionOf = (text: string) => editionsOf(readLines(fromPlainText(text))).get(1);

describe("the edition of a plan's text", () => {
  it.each([
    [
      "BENEFIT BOOKLET    Harbor Plan    Plan year January 1 to December 31, 2025    page 3",
      "2025-01-01",
      "2025-12-31",
    ],
    ["Payment rules    PR-7  Casts    valid 2026", "2026-01-01", "2026-12-31"],
    ["NETWORK AGREEMENT, Exhibit B, in force 07/01/2025 to 06/30/2026", "2025-07-01", "2026-06-30"],
    ["2025 Member Handbook", "2025-01-01", "2025-12-31"],
    ["FOUNDRY HEALTH PLAN   Summary of benefits 2024   page 11", "2024-01-01", "2024-12-31"],
    ["2024 Schedule of Benefits", "2024-01-01", "2024-12-31"],
    ["Lakes Choice 2000   Certificate of Coverage 2026", "2026-01-01", "2026-12-31"],
    ["Therapy policy MP-11, effective 03/01/2026", "2026-03-01", undefined],
  ])("%s", (title, from, to) => {
    expect(editionOf(`${title}\n\nPhysical therapy   30 visits.\n`)).toEqual({ from, ...(to ? { to } : {}) });
  });

  it("is none of a note, an approval or a text without a day", () => {
    expect(editionOf("PLAN OF CARE   06/01/2026 to 07/30/2026\nTwice a week.\n")).toBeUndefined();
    expect(editionOf("AUTHORIZATION   valid 06/01/2026 to 07/30/2026\n12 visits.\n")).toBeUndefined();
    expect(editionOf("Therapy policy MP-11\n\nCovered for 30 visits.\n")).toBeUndefined();
  });

  it("holds on a day of service within it", () => {
    const held = { from: "2025-01-01", to: "2025-12-31" };
    expect(holdsOn(held, ["2025-12-30", "2026-01-04"])).toBe(true);
    expect(holdsOn(held, ["2026-01-04"])).toBe(false);
    expect(holdsOn({ from: "2026-03-01" }, ["2026-02-27"])).toBe(false);
    expect(holdsOn(held, [])).toBe(true);
  });
});

// Red with any "manual": a discharge note with manual therapy was taken for a plan's text of the days between its visits.
it.each([
  "DISCHARGE NOTE   06/30/2026\nSeen 12 x, 05/12/2026 - 06/25/2026. Flexion exercises, core, manual, HEP daily.",
  "PT NOTE\nCertification 05/12/2026 to 08/09/2026\nManual therapy 12 min, gait 15 min.",
  "OT REPORT\n05/12/2026 - 06/25/2026\nManual muscle test deltoid 4/5.",
  "DAILY NOTE\nmanual x 10 min; 05/12/2026 to 06/25/2026 six visits",
])("is none of a note of manual treatment: %s", (text) => expect(editionOf(text)).toBeUndefined());

it.each([
  "Provider Manual, effective 01/01/2026",
  "MEDICAL POLICY MANUAL   01/01/2026 to 12/31/2026",
  "Billing manual 2026 edition, valid 2026",
])("is one of a plan's manual: %s", (text) => expect(editionOf(text)).toMatchObject({ from: "2026-01-01" }));
