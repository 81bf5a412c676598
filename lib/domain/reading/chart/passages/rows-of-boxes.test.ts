import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const toldIn = (...body: string[]) =>
  readChart(
    [
      {
        documentId: "form",
        title: "Form",
        document: fromPlainText(
          [
            "BAY THERAPY     OT RE-EVALUATION",
            "Rosa Ames-Tell    DOB 01/02/2020    Date: 10/09/2026",
            "",
            ...body,
            "",
          ].join("\n"),
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "2020-01-02" },
  ).facts.flatMap(({ quote, told }) => (told ? [quote] : []));
const HEAD = "SKILLS                 none    with help    alone";

// Seen red: "Buttons: " without what was ticked.
it("tells rows of boxes by the heads over them, as one table", () =>
  expect(
    toldIn(
      HEAD,
      "  Buttons              [ ]       [x]         [ ]",
      "  Uses fork            [ ]       [ ]         [x]",
      "  Ties shoes           [x]       [ ]         [ ]",
    ),
  ).toEqual(["Buttons: with help; Uses fork: alone; Ties shoes: none"]));

it.each([
  // No head over each box.
  [["SKILLS                 none    with help", "  Buttons              [ ]       [ ]         [x]"]],
  [["Please mark one.", "  Buttons              [ ]       [x]         [ ]"]],
  // Nothing ticked.
  [[HEAD, "  Buttons              [ ]       [ ]         [ ]"]],
  [["  Buttons              [ ]       [x]         [ ]"]],
])("tells nothing where a box has no head or no tick: %s", (body) => expect(toldIn(...body)).toEqual([]));

it("leaves boxes with words of their own as they are", () =>
  expect(toldIn("Setting:   [x] clinic    [ ] school   [ ] home")).toEqual(["Setting: clinic"]));
