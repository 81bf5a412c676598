import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";

const reasonOf = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "Granite Mutual",
        "Notice of Appeal Decision",
        "Date: November 20, 2026",
        "",
        ...lines,
        "",
        "You have the right to a second level appeal within 60 days of this notice.",
      ].join("\n"),
    ),
  ).fields.denial_text?.value;
const REASON = "Your appeal is dismissed because it was not filed by a representative of the member.";

describe("the payer's reason", () => {
  it.each([
    [["Member: Leon Hartsease", "Claim number: GRM22443800872"]],
    [["RE: Claim GRM22443800872"]],
    [["Claim # GRM22443800872 - Leon Hartsease"]],
    [["Re: Leon Hartsease, claim GRM22443800872, service of May 3, 2026"]],
    [["GRM22443800872"]],
    [["Patient name   Claim number    Date of service", "Leon Hartsease  GRM22443800872  05/03/2026"]],
  ])("begins under the heading that stands right over it: %j", (heading) => {
    expect(reasonOf(...heading, REASON)).toBe(REASON);
  });

  it("begins behind the claim's number on its own line", () => {
    expect(reasonOf(`Claim number: GRM22443800872 - ${REASON}`)).toBe(REASON);
    expect(reasonOf(`RE: Claim GRM22443800872 - ${REASON}`)).toBe(REASON);
  });

  it("begins behind the question that it answers, on its own line", () => {
    const answer = [
      "The plan requires prior approval for this procedure, and no approval was on file for",
      "June 9, 2026.",
    ];
    expect(reasonOf(`Why did we deny it?  ${answer[0]}`, answer[1] ?? "")).toBe(answer.join(" "));
  });

  it.each(["Why the last two dates stay denied", "Reason we did not change our decision"])(
    "stands below a heading of its own, whose words are none: %s",
    (heading) => {
      const below = [
        "Nobody asked for approval of the visits of May 14 and May 19 before they took place, and the",
        "plan does not accept a request made afterwards unless it was an emergency.",
      ];
      expect(reasonOf(heading, "", ...below)).toBe(below.join(" "));
    },
  );

  it("stands behind the label where it ends as a sentence does, or where nothing stands below", () => {
    const behind = (...lines: string[]) =>
      readReading(fromPlainText(lines.join("\n"))).labeled.find((v) => v.label.kind === "reason")?.value;
    const below = "Send what you have to the address of our office, if you still have any of it.";
    expect(behind("Why the visit stays denied.", "", below)).toBe("the visit stays denied.");
    expect(behind("Reason the plan of care was not signed", "", "OFFICE COPY")).toBe(
      "the plan of care was not signed",
    );
  });

  it("is read under a form's heading, whatever the first words of its line are", () => {
    const { labeled } = readReading(
      fromPlainText(
        [
          "33. STATE REASON FOR DENIAL, FULLY AND EXPLICITLY (attach extra sheets if needed)",
          "    Bill dates 06/08 and 06/15/2026 are denied on the examination by our doctor, who concluded that",
          "    the sprains have resolved and no further chiropractic treatment is necessary.",
        ].join("\n"),
      ),
    );
    expect(labeled.find((v) => v.label.kind === "reason")?.value).toMatch(/^Bill dates 06\/08 and/);
  });

  it("is told once, also where the letter has no blank line at all", () => {
    const letter = [
      ...[
        "Granite Mutual",
        "Notice of Appeal Decision",
        "Date: November 20, 2026",
        "Provider: Other Clinic LLC",
      ],
      ...["NPI: 1730198765  Tax ID: 98-7654321", "Member: Leon Hartsease", "Claim number: QQQ1234567"],
      "Our original denial is upheld.",
    ];
    const { denial_text } = extractByRules(fromPlainText(letter.join("\n"))).fields;
    expect(denial_text?.value).toBe("Our original denial is upheld.");
  });

  it("keeps a line that goes on, and a procedure that it is about", () => {
    const wrapped = [
      "The records for claim GRM22443800872 of Leon Hartsease for the services on",
      "May 3, 2026 do not support the medical necessity of the level of service billed.",
    ];
    expect(reasonOf(...wrapped)).toBe(wrapped.join(" "));
    const coded = "97530 - Therapeutic activities are not covered because the notes describe exercise alone.";
    expect(reasonOf(coded)).toBe(coded);
  });
});

// Red before: "TO" was read as a code, and the address and the numbers beside it as its meaning.
it("takes no address behind TO: for what a code means", () => {
  const reason = reasonOf(
    "TO:  Bay Spine Care, Inc.                     RE:  Leon Hartsease",
    "     410 Adobe Way, Ste 3                          Born 09/08/1979",
    "     NPI 1336409721   EIN 85-0417733               Claim # SR26-10-77120",
    "",
    "Denial code: 50 - these are non-covered services because this is not deemed a medical necessity by the payer.",
  );
  expect(reason).toMatch(/^these are non-covered services/);
});

it("begins below a row of labels that no full stop parts from the reason", () => {
  const rows = (...above: string[]) =>
    extractByRules(
      fromPlainText(
        [
          ...above,
          "Provider Dunmore Chiropractic     Patient Hyacinth Mortlake-Osei   ID ZRG300114520   Claim R26281-00917",
          "The documentation does not show a significant, separately identifiable evaluation.",
        ].join("\n"),
      ),
    ).fields.denial_text?.value;
  const reason = "The documentation does not show a significant, separately identifiable evaluation.";
  expect(rows("Regence BlueShield       Remittance explanation      10/09/2026")).toBe(reason);
});

it("reads what the reviewer found before a provision of the plan", () => {
  const FOUND = "Skilled care was no longer required after June 11, 2026.";
  const provision =
    "Your manual says that treatment is covered while it is medically necessary and brings improvement. It does not cover care that holds a condition steady.";
  for (const intro of ["The reviewer's conclusion is:", "Our physician wrote:", "Her finding is this:"])
    expect(
      reasonOf(
        "A specialist read your records.",
        intro,
        "",
        `     "Strength did not change. ${FOUND}"`,
        "",
        provision,
      ),
    ).toContain(FOUND);
  // What is introduced so and says no is no advice.
  expect(
    reasonOf("The reviewer's conclusion is:", "", "Please send us the notes of these visits.", "", provision),
  ).toContain("does not cover");
});

it("reads what the reviewer concludes before what the plan excludes at large", () => {
  const provision =
    "Your Silver plan, bought through the Marketplace, excludes services that are experimental or investigational as its section 7 defines the words.";
  const trials = "The trials of dry needling are small and disagree with one another.";
  for (const concludes of [
    "The reviewer concludes that the service is investigational for your condition.",
    "Our physician reviewer found that the service has not been shown to be of benefit.",
    "The panel holds that the care was not medically necessary after June 11.",
    "The independent reviewer, a physiatrist, wrote that the needling is not medically necessary.",
    "He concluded that dry needling is investigational for pain in the shoulder.",
  ]) {
    const reason = reasonOf(provision, "", `${trials} ${concludes}`);
    expect(reason).toContain(concludes);
    expect(reason).not.toContain("Marketplace");
  }
  // Who looked at it says nothing of what was found.
  expect(reasonOf(provision, "", "The reviewer is certified in physical medicine.")).toBe(provision);
});

it("reads the paragraph that a heading opens as that of the reasons", () => {
  const why =
    "The published trials are few, and in those the table did no better than exercise. The evidence does not meet the plan's test.";
  for (const heading of [
    "4.  Reasons.",
    "Rationale.",
    "III. Reasons for the decision.",
    "The reviewer's analysis.",
  ])
    expect(
      reasonOf("2.  What we were asked.  Whether the table is unproven.", "", `${heading}  ${why}`),
    ).toBe(why);
  expect(
    reasonOf(
      `1.  Effect.  The carrier bears the cost.`,
      "",
      "2.  Reasons.  You may ask us for them.",
      "",
      why,
    ),
  ).toContain("does not meet");
});

it("takes what the decision does not rest on for no reason", () => {
  const why =
    "The goal of the plan of care is to maintain function. Such therapy is not reasonable and necessary.";
  for (const disclaimed of [
    "We did not turn this down for want of a referral, and care needs no prior authorization.",
    "We did not consider if the treatment was necessary, and no authorization is needed for this care.",
  ])
    expect(reasonOf("We uphold our denial.", "", why, "", disclaimed)).toBe(why);
});

it("reads what a code means that the letter calls by its number", () => {
  const said = (code: string) =>
    reasonOf(
      `No payment is being made. Explanation code ${code}.`,
      "",
      "714 - MEDICAL BENEFITS AVAILABLE TO THIS PERSON HAVE BEEN USED UP",
      "",
      "Ms. Marlowe says that she is not covered by any other automobile policy. Mr. Quist has no coverage on this policy.",
    );
  expect(said("714")).toContain("HAVE BEEN USED UP");
});

it.each([
  "You can keep up your strength with the exercises you have been taught.",
  "You can do the home exercises by yourself.",
  "You can safely be cared for at home.",
  "You can get around with a cane.",
])("keeps what the patient is able to do among the reasons: %s", (able) => {
  const letter = (last: string) =>
    extractByRules(
      fromPlainText(
        `NOTICE OF DENIAL OF MEDICAL COVERAGE\n\nDate: June 1, 2026\nName: Cora Fisk\nMember number: H60417733\nPlan: Harbor Gold (HMO), a Medicare Advantage plan\n\nYOUR REQUEST WAS DENIED\n\nWe have denied the request for 12 visits of physical therapy.\n\nWHY DID WE DENY YOUR REQUEST?\n\nThe report does not name a new goal that needs the skills of a therapist. ${last}\n\nYOU HAVE THE RIGHT TO APPEAL\n\nAsk us for an appeal within 65 calendar days of the date of this notice.\n`,
      ),
    ).fields.denial_text?.value;
  expect(letter(able)).toContain(able);
  expect(letter("You can ask for a copy of your file.")).not.toContain("copy");
});

// Red without the two cues of a count.
it.each([
  'The plan document, under "Chiropractic care", pays up to 20 visits in a calendar year for each covered person.',
  "All twelve sessions of your plan have been taken.",
  "The 20 visits of 2026 were used before August 18, 2026.",
])("is a limit that is spent, however it is put: %s", (said) => {
  expect(reasonOf("We have looked again at the decision of September 9, 2026. It stands.", "", said)).toBe(
    said,
  );
});

it("is not that the answer has not changed", () => {
  const why = "The eight visits that the plan allows in 2026 have been used.";
  expect(
    reasonOf("We took another look at our decision of August 30.", `Our answer has not changed. ${why}`),
  ).toBe(why);
});
