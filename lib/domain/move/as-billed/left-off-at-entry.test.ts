import { expect, it } from "vitest";
import type { DeniedLine } from "@/lib/core/notice";
import { adviceFor } from "../advice";
import type { MoveFacts } from "../facts/move-facts";
import { leftOffAtEntry } from "./left-off-at-entry";

const SLIP =
  "SUPERBILL   Hollow FP   date 8/18/26   pt Ames-Tell R\n[ ] 99213   [X] 99214 -25   [X] 20610 R\n";
const SCREEN = (line: string) =>
  `CHARGE ENTRY AUDIT    acct 7702   posted 08/21/2026 15:10 by jb\nline  dos       cpt    mod1  mod2  units  charge\n1     08/18/26  ${line}\n2     08/18/26  20610  RT    --    1      142.00\n`;
const WITHOUT = SCREEN("99214  --    --    1      185.00");
const NOTICE =
  "0818 081826  11  1  99214            185.00   0.00   CO-97  185.00\n0818 081826  11  1  20610  RT   142.00";
const denied = (procedureCode: string, code: string | null = null) =>
  [{ procedureCode, code }] as unknown as DeniedLine[];
const found = (pages: string[], notice = NOTICE, lines = denied("99214"), carc = "97") =>
  leftOffAtEntry(pages, ["2026-08-18"], notice, { carc, denied: lines });

it.each([
  ["a slip beside the screen", [SLIP, WITHOUT]],
  ["a note beside the screen", ["Visit note 08/18/2026\nCharges: 99214-25, 20610-RT\n", WITHOUT]],
  [
    "a slip beside the claim's copy",
    [SLIP, "CMS-1500 claim copy\n08/18/2026  11  99214     AB   185.00  1\n"],
  ],
])("finds a modifier that was left off when the charge was keyed: %s", (_, pages) => {
  expect(found(pages)).toBe(true);
});

it("finds it for a service that was called a duplicate", () => {
  const note = "Nebulizer 08/18/2026\n94640, 94640-76\n";
  const keyed = "CHARGE ENTRY\n08/18/26  94640  1  38.00\n08/18/26  94640  1  38.00\n";
  expect(found([note, keyed], "94640  38.00  CO-18", denied("94640"), "18")).toBe(true);
});

it.each([
  ["no slip", [WITHOUT]],
  ["no screen", [SLIP]],
  ["keyed with it", [SLIP, SCREEN("99214  25    --    1      185.00")]],
  ["another day", [SLIP.replace("8/18/26", "7/14/26"), WITHOUT]],
  ["a slip without it", [SLIP.replace(" -25", ""), WITHOUT]],
])("finds nothing: %s", (_, pages) => {
  expect(found(pages)).toBe(false);
});

it("finds nothing where the payer's paper has it on the line, or the reason is another", () => {
  expect(found([SLIP, WITHOUT], NOTICE.replace("99214   ", "99214 25"))).toBe(false);
  expect(found([SLIP, WITHOUT], NOTICE, denied("99214"), "50")).toBe(false);
  expect(found([SLIP, WITHOUT], NOTICE, denied("20610"))).toBe(false);
});

it("is put right by a reopening where Medicare processed the claim, and by a new claim where it rejected it", () => {
  const left: MoveFacts = {
    ...{ carc: "97", remarks: ["M144"], category: "coding" as const, held: ["modifier_left_off" as const] },
    ...{
      kind: "remittance" as const,
      stage: "post_service" as const,
      reasonText: "included in another service",
    },
  };
  expect(adviceFor({ ...left, lineOfBusiness: "medicare_ffs" }).move).toBe("reopening");
  expect(adviceFor({ ...left, remarks: ["MA130"], lineOfBusiness: "medicare_ffs" })).toMatchObject({
    ...{ move: "corrected_claim", appealPossible: false },
  });
  expect(adviceFor({ ...left, lineOfBusiness: "commercial" }).move).toBe("corrected_claim");
});
