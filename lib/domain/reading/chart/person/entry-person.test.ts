import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";
import { entryPerson } from "./entry-person";

it.each([
  ["Mon 11/2    Juniper. Ames, Vera. termed 7/31, stays so.", "Ames, Vera"],
  ["11/02/26  portal: Tell, Vera; knee flexion 141", "Tell, Vera"],
  ["[8/19] Called. Otto, Vera, DOS 8/19", "Otto, Vera"],
  ["Tue 11/3   Ames, Vera", "Ames, Vera"],
  ["11/4/26   Granite re Vera T., claim open, adjuster will call.", "Vera T"],
  ["10/28/26  1:15p  Juniper  acct LF1180 (Vera O.)  claim paid", "Vera O"],
  ["11/4/26   Granite re Rosa A., claim closed.", undefined],
  ["11/4/26   Granite re V. Otto: claim paid.", "Otto, V."],
  ["11/4/26   Granite re R. Ames-Tell: claim open.", undefined],
  ["11/4/26   Juniper, rep Vera O., sees the claim", undefined],
  ["11/4/26   Juniper claims, Rosalba T.: claim paid.", "Rosalba T"],
  ["11/4/26   Juniper claims, rep Rosalba T.: claim open.", undefined],
  ["11/4/26   Juniper claims, Rosa T.: claim open.", undefined],
  ["Mon 11/2    Juniper, provider line. enrollment shows reinstated", undefined],
  ["Mon 11/2    Juniper, Vera. reads the file", undefined],
  ["Juniper. Ames, Vera. termed 7/31", undefined],
  ["10/27/26  DJ  Ames, Vera (Juniper PPO) called, plan approved 6 visits", "Ames, Vera"],
  ["10/27/26  DJ  Juniper called, plan approved 6 visits. Diff pt.", "another patient"],
  ["11/06/26   us > Juniper        other pt               see that chart", "another patient"],
  ["11/06/26   us > Juniper        other patient portal       see that account", undefined],
  // Seen red: a namesake whom the log tells apart in one word.
  ["11/18  Ames R (other)    termed 9/30 for real", "another patient"],
  ["11/18  Tell, R. (other one)   plan ended 9/30", "another patient"],
  ["11/18  Medicare B (other)   pays second", undefined],
  ["11/18  Ames R (other knee)   auth on file", undefined],
  ["11/18  Ames R   spoke to Juniper (other line)", undefined],
  ["10/27/26  DJ  moved her up, the other patient cancelled", undefined],
  ["10/27/26  seated next to another patient. PA approved", undefined],
  // Seen red: a namesake with her birth in the log of calls.
  ["11/19/26   9:20  out   R. Amesbury (Rosalba, 3/3/88), PIP used up 9/30. -tw", "Amesbury, Rosalba"],
  ["11/19/26   9:20  out   R. Ames-Tell (Rosie, 1/2/60), PIP open. -tw", undefined],
  ["11/19/26   9:20  out   Juniper (PIP, 3/3/26), claim open. -tw", undefined],
  // Seen red: a payer with who spoke for it and when.
  ["11/19/26   9:20  out   Juniper (Maria, 11/16/26) claim paid.", undefined],
  ["11/19/26   Dr. Sung (Mia, 10/8/26) sent referral", undefined],
  ["11/19/26   M. Sung (Mia, 10/8/26) sent referral", undefined],
  ["11/19/26   Amesbury (Rosalba, DOB 3/3/1988) paid", "Amesbury, Rosalba"],
  ["11/19/26   9:20  out   called Juniper (spoke 3/3/26), claim open", undefined],
])("%j is about %j", (text, person) => expect(entryPerson(text, "Rosa Ames-Tell")).toBe(person));

it.each([
  ["09/21/26 14:20  KH  Juniper.  Keeney Brett.  no PA on file, resched.", "Keeney Brett"],
  ["09/21/26 14:20  KH  Juniper.  Brett Keeney, no PA on file", "Brett Keeney"],
  ["09/21/26 14:20  KH  Juniper, rep Brett Keeney, sees the claim", undefined],
  // Her own name, as somebody heard it.
  ["09/21/26 14:20  KH  Juniper.  Keeney Bridget.  PA on file", undefined],
  ["09/21/26 14:20  KH  Keeney B.  PA on file", undefined],
  ["09/21/26 14:20  KH  Kearny Brett.  PA on file", undefined],
  ["09/21/26 14:20  KH  Keeney Clinic faxed records", undefined],
])("%j in the log of a patient of nearly that name is about %j", (text, person) =>
  expect(entryPerson(text, "Bridget Keaney")).toBe(person),
);

const LOG = `BAY REHAB    payer calls      2026

Mon 11/2    Juniper, provider line. Ames-Tell. "coverage was reinstated 8/1." Rep Marisabel, ref JX-209
Mon 11/2    Juniper. Ames, Vera. coverage was terminated 7/31, stays so. ref JX-631
            send her the bill
Tue 11/3    (front desk says pt told her "I forgot to pay the premium" - not for the letter)
`;

it("takes no entry of another person, and nothing that the practice wrote for itself", () => {
  const { facts } = readChart([{ documentId: "log", title: "Calls", document: fromPlainText(LOG) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
  const said = facts.map(({ quote }) => quote).join(" | ");
  expect(said).toContain("reinstated 8/1");
  expect(said).not.toMatch(/Vera|terminated|send her/);
  const kept = facts.filter(({ adverse }) => adverse === undefined).map(({ quote }) => quote);
  expect(kept.join(" | ")).not.toMatch(/forgot to pay/);
});

it.each([
  ["10/26/26  AF   Vera Brandt called about her own bill, see her account.", "Vera Brandt"],
  ["10/26/26  AF   Vera Brandt called about the claim.", undefined],
])("an entry about somebody's own matter is that person's: %s", (text, who) =>
  expect(entryPerson(text, "Rosa Ames-Tell")).toBe(who),
);
