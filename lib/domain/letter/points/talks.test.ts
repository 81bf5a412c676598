import { describe, expect, it } from "vitest";
import { talkSentence } from "./talks";

const talk = {
  kind: "call",
  contactedOn: "2026-05-03",
  person: "Dana",
  reference: "8841",
  said: "It is in review",
  promisedOn: "2026-05-10",
} as const;

describe("a contact as a letter states it", () => {
  it("says the day, the person, the number, what was said and what was promised", () => {
    expect(talkSentence(talk)).toBe(
      "On May 3, 2026, we spoke with Dana by phone (reference 8841). We were told: “It is in review.” An answer was promised by May 10, 2026.",
    );
  });

  it("leaves out what nobody wrote down, and brackets that a letter would take for a blank", () => {
    const bare = { ...talk, person: "", reference: "", said: "", promisedOn: null };
    expect(talkSentence(bare)).toBe("On May 3, 2026, we called you.");
    expect(talkSentence({ ...bare, kind: "portal", said: 'shows "pended" [CO-16]' })).toBe(
      "On May 3, 2026, we checked this claim on your portal. We were told: “shows 'pended' (CO-16).”",
    );
  });
});
