import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { nameOfNewborn } from "./newborn";

const found = (billedAs: string, ...lines: string[]) =>
  nameOfNewborn(
    [readLines(fromPlainText(["271 ELIGIBILITY   run 11/12/2026", ...lines].join("\n")), true)],
    billedAs,
  );
const MOTHER = "SUBSCRIBER   AMES, JOCELYN R   W2277 01   DOB 05/21/1995   ACTIVE";
const CHILD = "DEPENDENT    AMES, PIA ROSE   W2277 03   DOB 08/04/2026   ACTIVE";
const BROTHER = "DEPENDENT    AMES, THEO   W2277 02   DOB 01/30/2023   ACTIVE";

it("knows the child who was billed without a name by the latest birth", () => {
  expect(found("Baby Girl Ames", MOTHER, CHILD, BROTHER)).toMatchObject({ born: "2026-08-04" });
  expect(found("Baby Girl Ames", MOTHER, CHILD.replace("AMES", "OTTO-AMES"))?.name).toMatch(
    /pia rose otto-ames/i,
  );
  expect(found("Newborn Ames", MOTHER, CHILD)?.name).toMatch(/pia rose ames/i);
});

it.each([
  ["a person with a name", "Theo Ames", [MOTHER, CHILD, BROTHER]],
  ["twins", "Baby Girl Ames", [CHILD, CHILD.replace("PIA ROSE", "MAE")]],
  ["a list without an infant", "Baby Girl Ames", [MOTHER, BROTHER]],
  ["a child of another surname", "Baby Girl Otto", [MOTHER, CHILD]],
  ["a child whose surname only begins alike", "Baby Girl Ames", [MOTHER, CHILD.replace("AMES", "AMESTOY")]],
])("does not for %s", (_, billedAs, lines) => expect(found(billedAs, ...lines)).toBeUndefined());
