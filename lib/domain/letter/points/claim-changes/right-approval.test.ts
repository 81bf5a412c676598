import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { rightApproval } from "./right-approval";

const approval = (number: string, span: string, before = "") =>
  `ACME MILITARY                                         Referral / Authorization
Letter date: 08/17/2026
${before}
We approved the following for                ROSA AMES-TELL           DOB 01/02/1960
Authorization number                         ${number}
Asked by                                     Bay Pediatrics, Dr. Vera Mott
Service                                      Physical therapy: 97110, 97140
Number                                       10 visits
Good from / to                               ${span}
`;
const CLAIM = `BAY PT            CLAIM IMAGE (from billing system)          printed 10/28/2026

 Box 2   AMES-TELL, ROSA          Box 3   01 02 1960  F
 Box 22  blank          Box 23  0626-117742
`;
const ENDED = "The earlier authorization 0626-117742 was ended on 08/14/2026. It is replaced by this one:";
const letter = {
  denialCode: "CO-284",
  denialText: "The authorization number does not go with the services billed.",
  datesOfService: ["2026-09-01", "2026-09-22"],
};
const found = (pages: string[], notice = "", of: Parameters<typeof rightApproval>[1] = letter) => {
  const document = fromPlainText(pages.join("\f"));
  const { facts } = readChart([{ documentId: "chart", title: "Chart", document }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
  return rightApproval(facts, of, notice);
};
const OLD = approval("0626-117742", "06/26/2026 - 09/25/2026");
const NEW = approval("0826-204493", "08/17/2026 - 11/15/2026", ENDED);

it("is the one other approval that covers every day, in place of the number in item 23", () => {
  const { changes, facts } = found([OLD, NEW, CLAIM]);
  expect(changes).toEqual([{ had: "0626-117742", becomes: "0826-204493" }]);
  const said = facts.map(({ quote }) => quote);
  expect(said.some((quote) => quote.includes("Good from / to: 08/17/2026 - 11/15/2026"))).toBe(true);
  expect(said.some((quote) => quote.includes("was ended on 08/14/2026"))).toBe(true);
  // What the old number once approved would speak for it.
  expect(said.some((quote) => quote.includes("06/26/2026"))).toBe(false);
});

it("takes the number that was sent from the payer's own words", () => {
  expect(found([NEW], "Number sent: 0626-117742. Our file: ended 08/14/2026.").changes).toHaveLength(1);
});

it.each([
  [
    "another approval covers the days, too",
    [NEW, approval("0826-999111", "08/01/2026 - 12/15/2026"), CLAIM],
    letter,
  ],
  [
    "the other approval leaves out a day",
    [approval("0826-204493", "08/17/2026 - 09/15/2026"), CLAIM],
    letter,
  ],
  ["nobody says which number was sent", [OLD, NEW], letter],
  [
    "the payer found no number at all",
    [NEW, CLAIM],
    { ...letter, denialCode: "CO-197", denialText: "No authorization was obtained." },
  ],
])("changes nothing where %s", (_, pages, of) => expect(found(pages, "", of).changes).toEqual([]));
