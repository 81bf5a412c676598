import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (text: string) =>
  readChart([{ documentId: "d", title: "D", document: fromPlainText(text) }], {
    patientName: "Ottilie Brandvold",
    dateOfBirth: "1981-05-02",
  })
    .facts.flatMap(({ quote, measure }) => [quote, measure?.value ?? ""])
    .join(" | ");

/** What is hers says 95, what is another person's 141. */
const OWN = "BPT    Brandvold O     session 11/04/2026     45 min\nTUG 16.95 s, gait held.\n";
const BELOW = "\nShoulder wk 7. TUG 141 s. Flexion 141.\n";

describe("the visit of one of the patient's surname in a running print", () => {
  // Seen red: only the head was taken out, and what stood below it was told as the patient's.
  it.each([
    ["\fBPT    Brandvold, Ruth  (spouse)     session 11/04/2026"],
    ["BPT    Brandvold, Ruth  (spouse)     session 11/04/2026"],
    ["\nBPT    Brandvold, Ruth     session 11/04/2026"],
    ["\fBPT    Brandvold R     session 11/04/2026"],
    ["BPT    R. Brandvold     visit 11/04/2026"],
    ["\fBPT    Ruth Brandvold, wife     session 11/04/2026"],
    ["\fBPT    (spouse of pt) Ruth     session 11/04/2026"],
    ["\fBPT    Brandvold O (sister of pt)     session 11/04/2026"],
  ])("is that person's: %s", (head) => {
    const text = said(`${OWN}${head}${BELOW}`);
    expect(text).toContain("16.95");
    expect(text).not.toContain("141");
  });

  it("ends where the patient's next visit begins", () =>
    expect(
      said(
        `${OWN}BPT    Brandvold R     session 11/05/2026${BELOW}\nBPT    Brandvold O     session 11/06/2026\nTUG 14.95 s\n`,
      ),
    ).toMatch(/^(?!.*141).*14\.95/s));

  it.each([
    ["another letter of her name", "BPT    Brandvold Ot     session 11/06/2026"],
    ["her own short name", "BPT    Brandvold, Ottil     session 11/06/2026"],
    ["a daughter who is the patient", "BPT    Brandvold, Ottilie (daughter)     session 11/06/2026"],
    [
      "a relative who learns along",
      "BPT    Brandvold, Ruth (spouse)     caregiver training session 11/06/2026",
    ],
    ["who treats", "BPT    R. Brandvold, PT     session 11/06/2026"],
    ["who comes along", "BPT    session 11/06/2026     present: Brandvold, Ruth (spouse)"],
  ])("but not %s", (_, head) => expect(said(`${OWN}${head}\nTUG 14.95 s\n`)).toContain("14.95"));
});

describe("an entry of a relative's own visit", () => {
  const LOG = "BPT    Brandvold O     notes\n11/04 TUG 16.95 s\n";
  // Seen red.
  it.each(["11/04 spouse's session: TUG 141 s", "11/04 Ruth (wife) TUG 141 s, flexion 141"])("%s", (entry) =>
    expect(said(`${LOG}${entry}\n`)).not.toContain("141"),
  );

  it.each([
    "11/06 wife's visit to pt on the ward, TUG 14.95 s",
    "11/06 Ruth (wife) reports TUG 14.95 s at home",
    "11/06 wife's report: TUG 14.95 s",
  ])("but not %s", (entry) => expect(said(`${LOG}${entry}\n`)).toContain("14.95"));
});
