import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const dayOf = (text: string, words: string) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts.find(({ quote }) => quote.includes(words))?.date;
const HEAD = "Bay Hand Clinic      Ames-Tell, Rosa   1/2/60   R CTR 9/14/26";

describe("a visit's name, its day and a colon", () => {
  // Seen red: what the evaluation found stood under the day of the entry below it.
  it.each(["eval", "Eval", "initial eval", "Re-eval", "visit 1", "Initial", "f/u", "recheck", "note"])(
    "begin an entry of a log: %s",
    (visit) => {
      const text = `${HEAD}\n\n${visit} 10/5/26: Drops cups and cannot hold a phone.\n10/12/26: Scar massage and median glides were done.\n10/19/26: Holds a phone for 20 minutes.\n`;
      expect(dayOf(text, "Drops cups")).toBe("2026-10-05");
      expect(dayOf(text, "Scar massage")).toBe("2026-10-12");
    },
  );

  // Seen red: the entry below one that ends with a short form was told as the rest of it.
  it("part what an entry tells from the next one's", () => {
    const text = `${HEAD}\n\neval 10/5/26: Boston SSS 3.4, FSS 3.1. Drops cups, can't hold phone > 2 min.\n10/12/26: scar massage, median glides, custom wrist orthosis made, wears nights.\n`;
    expect(dayOf(text, "scar massage")).toBe("2026-10-12");
  });

  it.each([
    ["a note of a later day stands above", "Progress note   Date: 10/26/26", "Holds a phone"],
    ["the day of the visit stands above", "Visit date: 10/26/2026", "Holds a phone"],
    ["a later title stands above", "RE-EXAM 10/26/26 visit 8", "Holds a phone"],
  ])("begin none where %s", (_, head, words) => {
    const text = `Bay Hand Clinic\n${head}\nAmes-Tell, Rosa   DOB 1/2/60\nEval 10/5/26: Drops cups and cannot hold a plate.\nRe-eval 10/12/26: Holds a plate with both hands.\nHolds a phone for 20 minutes.\n`;
    expect(dayOf(text, words)).toBe("2026-10-26");
  });

  // Seen red: what was hoped for stood under the day of a visit that was to come.
  it.each([
    "f/u 10/26/26: Re-measure grip and review the splint.",
    "Recheck 11/2/26: plan return to full duty if the grip is even.",
    "Discharge 11/30/26: patient will hold a pan with one hand.",
    "D/C 11/30/26: expected with a full fist.",
  ])("begin none of a visit to come: %s", (line) => {
    const text = `${HEAD}\n10/5/26: Drops cups.\n10/12/26: Scar massage was done.\n${line}\nCannot carry a pan at home.\n`;
    expect(dayOf(text, "Cannot carry")).toBe("2026-10-12");
  });

  it("begin one that says what is to come behind what was found", () => {
    const text = `${HEAD}\neval 10/5/26: Will see twice a week, drops cups.\n10/12/26: Scar massage was done.\nd/c 10/26/26: Carries a pan, will go on at home.\nOpens jars with ease.\n`;
    expect(dayOf(text, "drops cups")).toBe("2026-10-05");
    expect(dayOf(text, "Opens jars")).toBe("2026-10-26");
  });

  it.each([
    "Last eval 10/5/26: Drops cups and cannot hold a plate.",
    "Next visit 10/5/26: Bring the splint along to it.",
    "She noted 10/5/26: Drops cups and cannot hold a plate.",
    "Surgery 10/5/26: The carpal tunnel was released.",
    "Order 10/5/26: A custom wrist orthosis for nights.",
    "Injury 10/5/26: Fell on the open hand at work.",
    "Goal by eval 10/5/26: Holds a plate with both hands.",
  ])("are none of a log in: %s", (line) => {
    const text = `${HEAD}\n10/1/26: Splint made and fitted to the wrist.\n${line}\nWears the splint all night.\n10/12/26: Scar massage was done.\n`;
    expect(dayOf(text, "Wears the splint")).toBe("2026-10-01");
  });
});
