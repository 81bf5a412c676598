import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Valley Health Plan", "PO Box 40, Oakland, CA 94607", "", "June 12, 2026", ""];
const DENIED = "We have denied this claim. The treatment was not medically necessary.";

describe("numbers", () => {
  it("of groups stand in sentences and before whose they are, of members in brackets", () => {
    const group = (line: string) => read(...HEAD, line, DENIED).facts.group_number?.value;
    expect(group("Member  Theo Ng     ID 800447119     Plan: Med Choice, employer group G1009912")).toBe(
      "G1009912",
    );
    expect(group("Account number 3341720, Rogue Timber Cooperative")).toBe("3341720");
    expect(group("Account number 3341720, Dana Brandt")).toBeUndefined();
    expect(group("Account         3341907, Delta Gin & Compress Welfare Benefit Plan")).toBe("3341907");
    expect(group("Account         3341907, Rogue Timber Employees' Health Plan")).toBe("3341907");
    expect(group("Account         3341907, Payment Plan")).toBeUndefined();
    const told = read(
      ...HEAD,
      "We paid claim 26169-40071 for Quillan Strayer (member 006-418-8820-01, group G0029914).",
      DENIED,
    );
    expect(told.facts.member_id?.value).toBe("006-418-8820-01");
    expect(told.facts.group_number?.value).toBe("G0029914");
  });

  it("of a place or a document are no member's, and a name is no code's label", () => {
    const idaho = read("Cedar Ridge Health Plan", "PO Box 400", "Boise, ID 83701", "", DENIED);
    expect(idaho.facts.member_id?.value).toBeUndefined();
    const named = read(
      ...HEAD,
      "Participant: Oscar Lindqvist     ID: HVF2204471",
      "Patient: Mia Lindqvist (daughter)",
      DENIED,
    );
    expect(named.fields.patient_name?.value).toBe("Mia Lindqvist");
    const reviewed = read(...HEAD, "Claim number: GNM-WC-60417", "Document number: 2026100300871", DENIED);
    expect(reviewed.facts.member_id?.value).toBeUndefined();
  });

  it("of a request are the authorization's where care is asked for in advance", () => {
    const asked = read(
      ...HEAD,
      "Your prescriber asked us for prior authorization. We looked at the request under number RX-26-1109-773 and cannot approve it.",
    );
    expect(asked.facts.authorization_number?.value).toBe("RX-26-1109-773");
  });

  it("of a fax line are named by what it takes", () => {
    const { facts } = read(...HEAD, DENIED, "Fax line for redeterminations: 803-555-0138.");
    expect(facts.payer_fax?.value).toBe("803-555-0138");
  });
});

describe("what a number's label calls it", () => {
  const kindOf = (text: string) => readReading(fromPlainText(text)).labeled.map(({ label }) => label.kind);
  it("is a member's in a state that counts its clients, and a claim's elsewhere", () => {
    expect(kindOf("Member DCN:   0077123450")).toEqual(["member_id"]);
    expect(kindOf("DCN:   0077123450")).toEqual(["claim"]);
  });
  it("is a request's by what was sent in, and no day's", () => {
    expect(kindOf("Submission no.     RSF-77140772")).toEqual(["reference"]);
    expect(kindOf("Submission of records")).toEqual([]);
  });
});

describe("numbers that a letter tells in its sentences", () => {
  const told = (sentence: string) => read(...HEAD, DENIED, sentence);

  it("are the patient's behind the name in brackets, and a clinic's contract is nobody's", () => {
    const own = told("The visits were for Odette Marlowe-Quist (contract 802177446, suffix 01).");
    expect(own.facts.member_id?.value).toBe("802177446");
    const clinic = told("Your practice takes part in our network (contract 802177446).");
    expect(clinic.facts.member_id?.value).toBeUndefined();
  });

  it("are a group's beside the employer", () => {
    const { facts } = told("Her coverage comes through employer group 794410.");
    expect(facts.group_number?.value).toBe("794410");
    expect(
      told("Her coverage comes through an employer of 794410 people.").facts.group_number,
    ).toBeUndefined();
  });

  it("are the payer's own code for the reason, but no diagnosis", () => {
    const { fields } = told("Our system shows the reason as Z14 on your remittance.");
    expect(fields.denial_code?.value).toBe("Z14");
    expect(fields.denial_code?.confidence).toBeLessThan(0.85);
    expect(told("You gave the reason as S39.012 in your note.").fields.denial_code).toBeUndefined();
    expect(told("The explanation under L34 of the policy says why.").fields.denial_code).toBeUndefined();
    expect(told("Our explanation with E11 as its diagnosis.").fields.denial_code).toBeUndefined();
  });
});

it("a member's number between strokes is the carrier's for the patient", () => {
  const note = read(
    "Copperline Chiropractic Clinic - daily visit record",
    "patient    Bao-Yen Tulliver           sex F    b. 09-05-1988      chart 20-1187",
    "visit      2026-04-15  (no. 5)        plan of care start 2026-03-30",
    "carrier    Great Meadow Mutual / member GMM 81 7720-04 / no referral needed",
    "",
    "SUBJ   Mid-back ache 3/10 today.",
    "OBJ    T4-T7 restricted R rotation.",
  );
  expect(note.facts.member_id?.value).toBe("GMM 81 7720-04");
});

it("an approval's number may stand in brackets behind when it was given", () => {
  const told = (what: string) =>
    read(
      ...HEAD,
      "We had denied this claim. With your appeal you sent the " +
        `${what} that we had given you on June 22, 2026 (number A-5518-2207). It is being processed again.`,
    ).facts.authorization_number?.value;
  expect(told("approval fax")).toBe("A-5518-2207");
  expect(told("letter")).toBeUndefined();
});
