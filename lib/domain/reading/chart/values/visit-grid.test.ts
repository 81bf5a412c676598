import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const saidIn = (text: string) =>
  readChart([{ documentId: "log", title: "Log", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.flatMap(({ told, quote }) => (told ? [quote] : []));

// Seen red: the device stood in one sentence and the pull, without it, in a table of values.
it("tells how a treatment was set in one statement, its numbers with its words", () => {
  const said = saidIn(`TRACTION LOG                       Pt: Rosa Ames-Tell

 Date       Device                     Mode                     Pull      Init
 6/9/26     Bay TX, lumbar belt        intermittent 30/10 s     45 lb     BO
 6/16/26    Bay TX, lumbar belt        intermittent 30/10 s     55 lb     BO
`);
  expect(said).toContain("Device Bay TX, lumbar belt; Mode intermittent 30/10 s; Pull 45 lb");
  expect(said).toContain("Device Bay TX, lumbar belt; Mode intermittent 30/10 s; Pull 55 lb");
});

it("leaves a score and a motion to the table of values", () => {
  const said = saidIn(`VISIT LOG                       Pt: Rosa Ames-Tell

 Date       NDI     Flexion    Response            Home program
 6/9/26     44%     30         sore, better        chin tucks
 6/16/26    30%     40         better              chin tucks, rows
`);
  expect(said.length).toBeGreaterThan(0);
  expect(said.join(" ")).not.toMatch(/NDI|Flexion/);
});

it("tells no count and no amount of a list of visits with the words of its row", () => {
  const said = saidIn(`VISIT LOG                       Pt: Rosa Ames-Tell

 Date       Number     Treated by       Note                 Charged
 6/9/26     19         B. Otto DC       paid by plan         52.00
 6/16/26    20         B. Otto DC       last of the year     52.00
`);
  expect(said.length).toBeGreaterThan(0);
  expect(said.join(" ")).not.toMatch(/Number|Charged/);
});

// Seen red: with most of its heads numbered the table was read as sentences, each day's scores among them without a name.
it("reads the scores of each day under numbered heads, and who gave the form as nothing", () => {
  const facts = readChart(
    [
      {
        documentId: "log",
        title: "Log",
        document: fromPlainText(`OUTCOME SCORES                  Ames-Tell, Rosa

  date          PHQ-9      GAD-7      item 9     given by
  11/18/2025      9          8          0        intake elsewhere (records received)
  08/04/2026     17         14          1        Bramwell
  09/08/2026     15         12          0        Bramwell

Note 08/04/2026  10:00-10:57.  Passive thoughts of death twice this week.
`),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  ).facts;
  const scores = facts.flatMap(({ date, measure }) =>
    measure?.key === "phq9" ? [`${date} ${measure.value}`] : [],
  );
  expect(scores).toEqual(["2025-11-18 9", "2026-08-04 17", "2026-09-08 15"]);
  expect(facts.some(({ quote }) => /^given by/.test(quote))).toBe(false);
  expect(facts.find(({ quote }) => quote.startsWith("Passive"))?.date).toBe("2026-08-04");
});

// Seen red: a column of what was given or completed was how a value came into the record, and its words were lost.
it("tells what was completed, and not who completed it", () => {
  const told = (head: string, cell: string) =>
    readChart(
      [
        {
          documentId: "log",
          title: "Log",
          document: fromPlainText(`Bay Clinic   Rosa Ames-Tell   outcome log
Date          Tool      Scored     ${head}
08/04/2026    ODI       46%        ${cell}
09/08/2026    ODI       30%        ${cell}
`),
        },
      ],
      { patientName: "Rosa Ames-Tell" },
    ).facts.map(({ quote }) => quote);
  expect(told("Completed", "yes").join()).toContain("Completed yes");
  expect(told("Completed by", "Bramwell").join()).not.toContain("Completed by");
});
