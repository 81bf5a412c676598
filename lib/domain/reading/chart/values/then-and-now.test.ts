import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "BAY REHAB        RE-EXAMINATION        10/13/2026\nAmes-Tell, Rosa    01/02/1960\n\n";
const quotes = (text: string) =>
  readChart([{ documentId: "paper", title: "Paper", document: fromPlainText(HEAD + text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts.flatMap(({ quote, measure }) => (measure ? [] : [quote]));

describe("a row of then and now whose values are not both taken", () => {
  it("stands in its block of fields", () => {
    expect(
      quotes(
        "Headache days per month      was 19        is 6\nHIT-6                        was 66        is 51\nNeck flexor hold             was 6 sec     is 24 sec\n",
      ),
    ).toContain(
      "Headache days per month: was 19, is 6; HIT-6 was 66, is 51; Neck flexor hold: was 6 sec, is 24 sec",
    );
  });

  it("stands where its name is followed by another word of its own", () => {
    expect(
      quotes("FOTO          lumbar FS 41 (9-30-2026) -> 73 (10-13-2026), predicted 68\n\nSeen alone.\n"),
    ).toContain("FOTO lumbar FS 41 (9-30-2026) -> 73 (10-13-2026), predicted 68");
  });

  it.each([
    [
      "FOTO          shoulder 44 (9/2/2026) → 61 (10/13/2026)",
      "FOTO shoulder 44 (9/2/2026) → 61 (10/13/2026)",
    ],
    ["NDI           was 40        now 12", "NDI was 40, now 12"],
    ["Neck rotation R   was 21 deg    is 39 deg", "Neck rotation R was 21 deg is 39 deg"],
  ])("tells %s", (row, told) => {
    expect(quotes(`Sleep         through the night\n${row}\nWork          full duty\n`).join(" ")).toContain(
      told,
    );
  });

  it.each([
    ["both values have their day", "FOTO          41 (9/30/2026) -> 73 (10/13/2026)"],
    ["one value stands alone", "HIT-6         51"],
    ["it is a goal", "LTG           NDI was 40 is 12"],
    ["it is aimed at", "NDI           was 40 is 12 (goal)"],
    ["it is of another episode", "NDI last episode   was 40 is 12"],
    ["it is of a study", "Study mean NDI   was 40 is 12"],
    ["it is needed", "NDI           was 40 is 12 needed"],
    ["it is expected", "FOTO          shoulder 41 -> 73 predicted"],
    ["it was copied", "HIT-6         was 66 is 51 (copied from eval)"],
    ["it is another's", "Wife's HIT-6  was 66 is 51"],
    ["it is due", "Must reach HIT-6  was 66 is 51"],
    ["it is usual in others", "Norms: HIT-6  was 66 is 51"],
    ["a scale goes from and to", "NDI           0 - 50"],
    ["nothing was taken", "NDI           not taken"],
  ])("is not told where %s", (_, row) => {
    const said = quotes(`Sleep         through the night\n${row}\nWork          full duty\n`).join(" ");
    expect(said).toContain("through the night");
    expect(said).not.toMatch(/NDI|HIT-6|FOTO/);
  });
});
