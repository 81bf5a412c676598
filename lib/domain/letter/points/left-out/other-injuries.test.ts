import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { injuryDayIn } from "@/lib/domain/reading/chart/injury-days";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofOldInjuries, ofOtherClaims, ofOtherInjuries } from "./other-injuries";

const page = (label: string) =>
  `WORK STATUS REPORT\nEmployee  Rosa Ames-Tell     ${label}     Visit  03/12/2024\nReturned to work without restrictions on 03/12/2024.`;
const NOTICE =
  "Injured employee: Rosa Ames-Tell     Date of injury: 07/22/2026\nMore visits are not certified.";
const left = (label: string, notice = NOTICE) => {
  const document = fromPlainText(page(label));
  const { facts } = readChart([{ documentId: "chart", title: "Chart", document }], {
    patientName: "Rosa Ames-Tell",
  });
  return facts.length > 0 && ofOtherInjuries(facts, notice).size === facts.length;
};

it.each([
  ["DOI  02/21/2024", "2024-02-21"],
  ["Date of Injury: 02/21/2024", "2024-02-21"],
  ["Date of accident   February 21, 2024", "2024-02-21"],
  ["DOI 02/21/2024   Date of loss 07/22/2026", undefined],
  ["DOI see file", undefined],
])("reads the one day of an injury that is labeled: %s", (text, day) => expect(injuryDayIn(text)).toBe(day));

it.each(["DOI  02/21/2024", "Date of injury: 02/21/2024", "D.O.I. 2/21/24"])(
  "leaves out a page about another injury: %s",
  (label) => expect(left(label)).toBe(true),
);

it("keeps the page of this injury, of a day keyed wrong, and of one without a day", () => {
  for (const label of ["DOI  07/22/2026", "DOI  07/21/2026", "Clinic  Bay"]) expect(left(label)).toBe(false);
});

it("keeps an earlier injury of which the payer itself speaks, and where the notice names none", () => {
  expect(left("DOI  02/21/2024", `${NOTICE} The condition comes from a prior injury.`)).toBe(false);
  expect(left("DOI  02/21/2024", "More visits are not certified.")).toBe(false);
});

const said = (quote: string, more: Partial<ChartFact> = {}) =>
  ({ id: quote, quote, heading: "", section: "", topics: [], ...more }) as unknown as ChartFact;

// Red without the parts of the body.
it.each([
  ["Hx: L index finger lac at mill 2023 (work comp, closed).", true],
  ["PMH: R ankle fx 2019, old WC claim settled.", true],
  ["Prior work injury to the eye in 2021, healed.", true],
  ["Hx rib fractures, MVA 2015.", true],
  ["Hx low back strain 2019, resolved.", false],
  ["Fell on the stairs at home 8/15/2026, landed on her wrist.", false],
  ["Works at the mill since 2012.", false],
  ["Injured the back lifting a washer, 2026.", false],
  ["Old accident claim closed in 2022.", false],
])("an injury of another part years ago, where it is in question who pays: %s", (quote, out) => {
  const notice =
    "The strain of the lower back is an on-the-job injury. Bill the workers' compensation carrier.";
  const all = [said(quote), said("A: Lumbar strain S39.012A", { topics: ["diagnosis"] })];
  expect(ofOldInjuries(all, notice, "2026-08-17").has(quote)).toBe(out);
  expect(ofOldInjuries(all, "No need is shown for the lower back.", "2026-08-17").size).toBe(0);
  expect(ofOldInjuries(all, `${notice} A prior injury is on file.`, "2026-08-17").size).toBe(0);
});

it("leaves out pages under another claim of the same insurer, where each injury has its own", () => {
  const out = (number: string | undefined, lineOfBusiness: "workers_comp" | "commercial" = "workers_comp") =>
    ofOtherClaims([said("97530 not approved.", number ? { ofClaim: number } : {})], {
      claimNumber: "99G0000881417",
      lineOfBusiness,
    } as Parameters<typeof ofOtherClaims>[1]).size;
  expect(out("99G0000884171")).toBe(1);
  expect(out("99g0000881417")).toBe(0);
  expect(out("EOB-20261020")).toBe(0);
  expect(out(undefined)).toBe(0);
  expect(out("99G0000884171", "commercial")).toBe(0);
});
