import { expect, it } from "vitest";
import { injuryDayIn } from "@/lib/domain/reading/chart/injury-days";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofOtherInjuries } from "./other-injuries";

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
