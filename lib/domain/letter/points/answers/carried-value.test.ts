import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "../plan";
import { saidCarried } from "./carried-value";

const NOTE =
  "BAY PT      DAILY NOTE      Date: 09/15/2026\nAmes-Tell, Rosa      DOB 01/02/1960\n\nLEFS 29/80   ** value carried forward from 07/14/2026; not re-administered today **\nSore after church.\n";
const chart = readChart([{ documentId: "n", title: "Note", document: fromPlainText(NOTE) }], {
  patientName: "Rosa Ames-Tell",
});
const said = (text: string, kind: "reason" | "item" = "reason") =>
  saidCarried({ kind, text }, chart.leftOut).map(({ quote }) => quote);

it("answers a score that the note itself calls carried forward, where the payer holds that very score against the case", () => {
  expect(said("The only score, LEFS 29/80 on 09/15/2026, is that of the evaluation.").join()).toContain(
    "carried forward from 07/14/2026",
  );
  expect(said("The score is 29 / 80 still.")).toHaveLength(1);
  expect(said("The score of 09/15/2026 shows no gain.")).toEqual([]);
  expect(said("The score is 129/800.")).toEqual([]);
  expect(said("the LEFS of 29/80", "item")).toEqual([]);
});

it("states the score itself nowhere else", () => {
  const plan = (denialText: string) =>
    planLetter(
      {
        patientName: "Rosa Ames-Tell",
        denialText,
        denialCategory: "medical_necessity",
        datesOfService: ["2026-09-15"],
      },
      { noticeText: denialText, chart, answers: [] },
    );
  const words = (text: string) => {
    const { points, supporting } = plan(text);
    return JSON.stringify([points.map(({ passages }) => passages), supporting.map((one) => one.facts)]);
  };
  expect(words("The LEFS of 29/80 is the score of the evaluation.")).toContain("not re-administered");
  expect(words("No functional progress is shown.")).not.toContain("29/80");
});
