import { describe, expect, it } from "vitest";
import { recipientStanding } from "./recipient-standing";

const APPEALS_FAX = "+18015550144";
const NOTICE = [
  "Lakeside Health Plan   Fax 801-555-0100",
  "Fax your appeal to (801) 555-0144 or write to appeals@lakeside.example.",
  "Fax corrected claims to 801-555-0190. Corrected claims may be sent to claims@lakeside.example.",
].join("\n");

const standing = (to: string, more: Partial<Parameters<typeof recipientStanding>[1]> = {}) =>
  recipientStanding(
    { method: to.includes("@") ? "email" : "fax", to },
    { notice: NOTICE, directoryFax: "", appealFaxes: [APPEALS_FAX], isCorrected: false, ...more },
  );

describe("the recipient of an appeal", () => {
  it("is known where the notice or the directory gives it", () => {
    expect(standing(APPEALS_FAX)).toBe("known");
    expect(standing("appeals@lakeside.example")).toBe("known");
    expect(standing("+18015550199")).toBe("unknown");
    expect(standing("+18015550199", { directoryFax: "(801) 555-0199" })).toBe("known");
    expect(standing("somebody@lakeside.example")).toBe("unknown");
    expect(standing(APPEALS_FAX, { notice: "", appealFaxes: [] })).toBe("unknown");
  });

  // Red where ten digits inside of a claim's number were a fax number, and one with a slash was none.
  it("is a number as it is printed, not a piece of a longer one", () => {
    const inside = (notice: string) => standing(APPEALS_FAX, { notice, appealFaxes: [] });
    for (const printed of ["801/555-0144", "(801)555-0144", "1-801-555-0144", "+18015550144", "8015550144"])
      expect(inside(`Fax: ${printed}.`)).toBe("known");
    // Red where the reading joined the number and the gate said that the letter doesn't give it.
    expect(inside("Disputes, fax 801-555-\n0144. If care goes on")).toBe("known");
    expect(inside("Disputes, fax 801-555-\n\n\n0144")).toBe("unknown");
    expect(["80155501442026", "55580155501449"].map((number) => inside(`Claim ${number}`))).toEqual([
      "unknown",
      "unknown",
    ]);
  });

  // Red where "ppeals@lakeside.example" was the notice's address, since it stands in it.
  it("is the whole address, not a piece of one", () => {
    const cut = ["ppeals@lakeside.example", "appeals@lakeside.exam", "s@lakeside.example"];
    expect(cut.map((to) => standing(to))).toEqual(["unknown", "unknown", "unknown"]);
    const written = [
      "Email: Appeals@Lakeside.example.",
      "<appeals@lakeside.example>",
      "to:appeals@lakeside.example,",
    ];
    for (const notice of written) expect(standing("appeals@lakeside.example", { notice })).toBe("known");
    const longer = "Write to new.appeals@lakeside.example or appeals@lakeside.example.org.";
    expect(standing("appeals@lakeside.example", { notice: longer })).toBe("unknown");
  });
});

// Red where a corrected claim went unasked to the number that takes appeals.
describe("the recipient of a corrected claim", () => {
  const isCorrected = true;
  it("is known where the notice has corrected claims go", () => {
    expect(standing("+18015550190", { isCorrected })).toBe("known");
    expect(standing("claims@lakeside.example", { isCorrected })).toBe("known");
  });

  it("is asked about where appeals go", () => {
    expect(standing(APPEALS_FAX, { isCorrected })).toBe("for_appeals");
    expect(standing("appeals@lakeside.example", { isCorrected })).toBe("for_appeals");
    expect(standing("+18015550199", { isCorrected, directoryFax: "801-555-0199" })).toBe("for_appeals");
  });

  it("is asked about where nothing says what the number is for", () => {
    expect(standing("+18015550100", { isCorrected })).toBe("unknown");
    expect(standing("+18015550777", { isCorrected })).toBe("unknown");
  });

  it("is one that takes both where the notice says so", () => {
    const both = { isCorrected, notice: "Fax corrected claims and appeals to 801-555-0144." };
    expect(standing(APPEALS_FAX, both)).toBe("known");
    const mail = { isCorrected, notice: "Email appeals and corrected claims to appeals@lakeside.example." };
    expect(standing("appeals@lakeside.example", mail)).toBe("known");
    expect(
      standing("appeals@lakeside.example", { isCorrected, notice: "Write to appeals@lakeside.example." }),
    ).toBe("known");
  });
});
