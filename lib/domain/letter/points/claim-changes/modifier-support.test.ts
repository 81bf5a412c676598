import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { modifierOnDay, modifierSupport } from "./modifier-support";

const page = (text: string, day = "09/08/2026") =>
  `BAY CLINIC          Daily note\nAmes, Rosa     DOB 01/02/1952     ${day}\n\n${text}\n`;
const factsOf = (...pages: string[]) =>
  readChart([{ documentId: "n", title: "Notes", document: fromPlainText(pages.join("\f")) }], {
    patientName: "Rosa Ames",
    dateOfBirth: "1952-01-02",
  }).facts;
const LETTER = { datesOfService: ["2026-09-08"] };
const notice = (modifier: string) => `The line was billed without modifier ${modifier}.`;
const said = (modifier: string, ...pages: string[]) =>
  modifierSupport(factsOf(...pages), LETTER, notice(modifier)).map(({ quote }) => quote);

describe("what a record says for a modifier that the payer misses", () => {
  it.each([
    ["AT", "Active treatment of the lower back."],
    ["AT", "Acute segmental dysfunction of L5."],
    ["AT", "Symptoms began after lifting on 09/05/2026."],
    ["AT", "Sitting is improving every week."],
    ["AT", "She came for visit 2 of 8 of the plan."],
    ["AT", "Tender at L5, and pain 5/10 on bending over."],
    ["AT", "Stands longer now, spasm less than before."],
    ["GP", "Given under the plan of care of August."],
    ["GP", "Exercises were led by the physical therapist."],
    ["GO", "Given under the plan of care of August."],
    ["GO", "Dressing was trained by the occupational therapist."],
    ["GN", "Given under the plan of care of August."],
    ["GN", "Speech sounds were trained with pictures."],
    ["KX", "Care past the threshold goes on."],
    ["KX", "The skills of a therapist are still needed."],
    ["59", "Done in a separate session of the day."],
    ["XS", "Done at a different site of the arm."],
    ["59", "Manual work took 15 minutes of its own."],
  ])("%s: %s", (modifier, text) => expect(said(modifier, page(text)).join(" ")).toContain(text));

  it("is nothing of another day, of the claim, or of another modifier", () => {
    expect(said("AT", page("Active treatment of the lower back.", "08/01/2026"))).toEqual([]);
    expect(said("AT", page("Exercises were led by the physical therapist."))).toEqual([]);
    expect(said("AT", page("CMS-1500 image\n24 09 08 26  11  98941 AT   48 00  1"))).toEqual([]);
  });

  it("is how the episode began, where an earlier visit alone tells it", () => {
    const first = page("Low back flared 08/31/2026 moving a dresser.", "09/03/2026");
    const old = page("Low back flared 01/05/2026 in the yard.", "01/08/2026");
    const quotes = said("AT", old, first, page("Manipulated L4 and L5."));
    expect(quotes.join(" ")).toContain("moving a dresser");
    expect(quotes.join(" ")).not.toContain("yard");
    expect(said("GP", first)).toEqual([]);
    const lifted = page(
      "08/31/2026 lifted a dresser off the truck, sharp low back pain since.",
      "09/03/2026",
    );
    expect(said("AT", lifted, page("Manipulated L4 and L5.")).join(" ")).toContain("lifted a dresser");
  });

  it("is what two boxes of a fee slip tick, beside the claim that left the modifier out", () => {
    const slip =
      "BAY CLINIC   FEE SLIP   date 09/08/2026\nPt  Ames, Rosa   b. 1/2/52\n\n [ ] 98940   [x] 98941      modifier  [x] AT   [ ] GA\n";
    const claim =
      "1500 IMAGE  sent 09/14/2026\n2  AMES ROSA\n24  09/08/2026   11    98941    modifier (blank)     A B     66.00    1\n";
    const quotes = modifierSupport(
      factsOf(slip, claim),
      { ...LETTER, procedureCodes: ["98941"] },
      "The manipulation was billed without the modifier for active treatment.",
    ).map(({ quote }) => quote);
    expect(quotes[0]).toBe("98941, modifier AT");
    expect(quotes[1]).toContain("98941 without a modifier, diagnosis pointer AB, units 1");
    expect(modifierOnDay({ code: "98941", carc: "4" }, "2026-09-08", factsOf(slip), notice("AT"))).toBe("AT");
  });

  it("is some of each day, where the room is small", () => {
    const many = Array.from(
      { length: 12 },
      (_, at) => `Sentence ${at} of active treatment stands here.`,
    ).join("\n\n");
    const quotes = modifierSupport(
      factsOf(page(many), page("Active treatment of the second day.", "09/11/2026")),
      { datesOfService: ["2026-09-08", "2026-09-11"] },
      notice("AT"),
    ).map(({ quote }) => quote);
    expect(quotes.length).toBeLessThan(12);
    expect(quotes.join(" ")).toContain("second day");
  });
});

describe("the modifier of a line by its day's record", () => {
  const of = (text: string, day = "09/08/2026") =>
    modifierOnDay({ code: "98941", carc: "4" }, "2026-09-08", factsOf(page(text, day)), notice("AT"));

  it.each(["Adjusted L5. 98941-AT", "Adjusted L5. 98941 AT", "Adjusted L5. 98941 [AT]"])(
    "stands behind the code: %s",
    (text) => expect(of(text)).toBe("AT"),
  );

  it("is open where the record has another, another code, another day or a claim's copy alone", () => {
    expect(of("Adjusted L5. 98941-GA")).toBeUndefined();
    expect(of("Adjusted L5. 98940-AT")).toBeUndefined();
    expect(of("Adjusted L5. 98941-AT", "09/11/2026")).toBeUndefined();
    expect(of("CMS-1500 image\n24 09 08 26  11  98941 AT   A  48 00  1")).toBeUndefined();
    expect(of("Active treatment, adjusted L5. 98941")).toBeUndefined();
  });
});

it("sets the slip and the line of the claim side by side, and takes no number of a page for a visit", () => {
  const facts = factsOf(
    "FEE SLIP   Ames, Rosa   DOB 01/02/1952\n\n09/08/2026   98941 [AT]   dx M99.03\n",
    "CMS-1500 image   Ames, Rosa   DOB 01/02/1952\n24 09 08 26   11   98941        A    48 00   1\n",
    "BAY CLINIC\nINITIAL VISIT                         1 of 2\nAmes, Rosa     DOB 01/02/1952     09/08/2026\n\nActive treatment of the lower back.\n",
  );
  const quotes = modifierSupport(facts, { ...LETTER, procedureCodes: ["98941"] }, notice("AT")).map(
    ({ quote }) => quote,
  );
  expect(quotes[0]).toContain("98941 [AT]");
  expect(quotes[1]).toContain("98941 without a modifier");
  expect(quotes[2]).toContain("Active treatment");
  expect(quotes.join(" ")).not.toContain("1 of 2");
});

it.each(["FEE SLIPS", "Superbill", "CHARGE SLIP", "Charge ticket", "Routing slip"])(
  "names the sheet of the charges: %s",
  (title) =>
    expect(
      factsOf(
        `${title}   Ames, Rosa   DOB 01/02/1952\n\n09/08/2026   98941 [AT]   dx M99.03\n`,
      )[0]?.heading.toLowerCase(),
    ).toBe(title.toLowerCase()),
);

it("is the one that answers the payer's reason, where the charge was keyed without it", () => {
  const slip = page("Charges: 99214-25 and 20610-RT for the knee.");
  const keyed = (modifier: string) =>
    `CHARGE ENTRY AUDIT        acct 7702   Ames, Rosa   posted 09/11/2026\n\nline   dos        cpt     mod1   units   charge\n1      09/08/26   99214   ${modifier}     1       185.00\n2      09/08/26   20610   RT     1       142.00\n`;
  const of = (carc: string, modifier = "--") =>
    modifierOnDay(
      { code: "99214", carc },
      "2026-09-08",
      factsOf(slip, keyed(modifier)),
      "99214 185.00 CO-97",
    );
  expect(of("97")).toBe("25");
  expect(of("50")).toBeUndefined();
  expect(of("97", "25")).toBeUndefined();
  expect(
    modifierOnDay({ code: "99214", carc: "97" }, "2026-09-08", factsOf(slip), "99214 185.00 CO-97"),
  ).toBeUndefined();
});
