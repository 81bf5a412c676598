import { describe, expect, it } from "vitest";
import { extractByRules, readReading } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { isDeadline } from "../gates/date-gate";
import { readProvider } from "./provider-name";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const letter = (...said: string[]) =>
  read("Harborline Health Plan", "September 2, 2026", "", "Patient: Odette Marlowe", "", ...said);

describe("whose clock a time is", () => {
  const lastDay = (...said: string[]) =>
    letter("We denied claim 2026-0512-7719.", "", ...said).facts.appeal_deadline?.value;

  it("is the first appeal's where a second one has its own", () => {
    expect(
      lastDay(
        "APPEALS. You have 180 days from the day you get this notice. If the answer is still no you have 60 days for a second appeal.",
      ),
    ).toBe("2027-03-01");
  });

  it("is no appeal's where another plan's explanation is waited for", () => {
    expect(
      lastDay(
        "You may dispute this decision in writing.",
        "The other plan's explanation must come within 12 months of its date.",
      ),
    ).toBeUndefined();
  });

  it("may be 24 months, with the day that a leap year adds", () => {
    expect(isDeadline("2028-09-02", { notice: "2026-09-02", services: [], births: [] })).toBe(true);
    expect(isDeadline("2028-10-02", { notice: "2026-09-02", services: [], births: [] })).toBe(false);
  });
});

describe("a name whose surname is in the next line", () => {
  const list = (second: string) =>
    read(
      "Harborline Health Plan",
      "September 2, 2026",
      "",
      "Great Oak Wellness            Member:        Marguerite Anne",
      `Attn: Billing                                ${second}`,
      "2218 Packard St               Member ID:     XYP880417226",
      "",
      "We denied this claim because the care was not medically necessary.",
    );

  it("is read as one, and is nobody else's", () => {
    const { fields, facts } = list("Oakes-Whitfield");
    expect(fields.patient_name?.value).toBe("Marguerite Anne Oakes-Whitfield");
    expect(facts.subscriber_name).toBeUndefined();
  });

  it("does not go on with a town", () => {
    const { fields } = read(
      "Harborline Health Plan",
      "September 2, 2026",
      "",
      "Patient:  Rose Marie",
      "          Portland",
      "          OR 97201",
      "",
      "We denied claim 2026-0512-7719.",
    );
    expect(fields.patient_name?.value).toBe("Rose Marie");
  });

  it("does not go on with a label", () => {
    expect(list("Group").fields.patient_name?.value).toBe("Marguerite Anne");
  });
});

describe("who treated", () => {
  const provider = (...said: string[]) =>
    letter(...said, "", "We denied claim 2026-0512-7719.").facts.provider_name;

  it.each([
    ["Provider: Raritan Valley Chiropractic, Leon Szymanski DC", "Raritan Valley Chiropractic"],
    ["Rend Prov: T HUANG PT", "T HUANG PT"],
  ])("is told by %s", (said, name) => expect(provider(said)?.value).toBe(name));

  it("is the house where its label also tells who of it asked", () => {
    const said = "Requesting Provider: Bayou Kids Speech & Language Center - Brenda Fitzroy, SLP";
    expect(readProvider(readReading(fromPlainText(said)), undefined)?.value).toBe(
      "Bayou Kids Speech & Language Center",
    );
  });

  it("is not who signs for the payer", () => {
    expect(
      letter("We denied the request of 08/21/2026.", "", "Dr. Wendell Achterberg, Medical Director").facts
        .provider_name,
    ).toBeUndefined();
  });
});

describe("diagnoses of a visit's note", () => {
  const note = (second: string) =>
    read(
      "Cedar Hollow Family Medicine",
      "Office Visit",
      "Pt: Emmerich Talbot     DOB: 01/27/1968     Visit: 10/20/2026",
      "CC: low back pain   BP 138/84",
      "A/P",
      "1. Lumbar radiculopathy M54.16 - MRI of the lumbar spine",
      second,
    ).facts.diagnosis_codes;

  it("are those without a point as well, in the list of the others", () => {
    expect(note("2. Hypertension I10 - lisinopril goes on")?.value).toBe("M54.16, I10");
  });

  it("are no vertebra and no vitamin", () => {
    expect(note("2. Pain at T12 - B12 was given")?.value).toBe("M54.16");
  });

  it("are not sure where one stands elsewhere", () => {
    expect(note("Hypertension (I10), under control")?.confidence).toBeLessThan(0.85);
  });
});

it("reads the service that an exam's label tells", () => {
  expect(
    letter("Exam             : 73721 MRI lower extremity joint", "", "The exam is not approved.").facts
      .procedure_codes?.value,
  ).toBe("73721");
});

describe("whose plan it is", () => {
  const plan = (...head: string[]) =>
    read(
      ...head,
      "",
      "September 2, 2026",
      "",
      "Patient: Odette Marlowe",
      "",
      "We denied claim 2026-0512-7719.",
    ).lineOfBusiness;

  it.each([
    ["medicare_advantage", "Humana", "Humana Gold Plus (HMO)  |  Claims"],
    ["medicaid_mco", "Optum", "on behalf of UnitedHealthcare Community Plan of Arizona"],
  ])("is %s under %s and %s", (line, ...head) => expect(plan(...head)).toBe(line));
});

it("takes the plan for the payer, not the words of who administers it", () => {
  expect(
    read(
      "Administrator for the Tidewater Shipwrights Benefit Plan",
      "September 2, 2026",
      "",
      "Patient: Odette Marlowe",
      "",
      "We denied claim 2026-0512-7719.",
    ).fields.payer_name?.value,
  ).toBe("Tidewater Shipwrights Benefit Plan");
});

describe("a clearing house's report", () => {
  const report = (...rows: string[]) =>
    read(
      "WAYSTONE CLEARINGHOUSE                  Claims Report (277CA)           Run: 11/19/2026",
      "Client: 20417  MESA VERDE CHIROPRACTIC  File: 837P_20261118.txt",
      "",
      "Patient               Acct      Payer                    DOS         Charge    Status",
      ...rows,
      "",
      "A rejected claim was not received by the payer; correct it and send it again.",
    );
  const accepted = "Abernathy, Solveig    MV-1180   AETNA                    11/16/2026   95.00    ACCEPTED";
  const rejected = "Cortland, Everett P   MV-1177   MEDICAID OF COLORADO     11/13/2026  127.00    REJECTED";

  it("is no proof of sending where the claim was rejected", () => {
    expect(report(rejected).kind).toBe("other");
  });

  it("is read for the claim that was rejected, not for what all of them come to", () => {
    const { fields, facts } = report(accepted, rejected);
    expect(fields.patient_name?.value).toBe("Everett P Cortland");
    expect(fields.payer_name?.value ?? "").not.toMatch(/aetna|rejected/i);
    expect(facts).toMatchObject({
      billed_amount: { value: "127.00" },
      dates_of_service: { value: "2026-11-13" },
    });
  });

  it("adds up nobody's charges where all were accepted", () => {
    const { kind, facts } = report(accepted, rejected.replace("REJECTED", "ACCEPTED"));
    expect(kind).toBe("proof_of_sending");
    expect(facts.billed_amount?.value).not.toBe("222.00");
  });
});

describe("whose birth date and plan it is", () => {
  const denied = (...said: string[]) => letter(...said, "", "We denied claim 2026-0512-7719.").facts;

  it.each([
    ["Other insurance: Aetna  Policyholder: Rupert Marlowe  DOB: 02/03/1981"],
    ["Policyholder: Rupert Quill  DOB: 02/03/1981"],
    ["Our records show that Rupert Quill (born 02/03/1981) has coverage for the patient."],
  ])("is not the patient's: %s", (said) => expect(denied(said).date_of_birth).toBeUndefined());

  it("is the patient's own where it stands behind the name", () => {
    expect(denied("Insured: Odette Marlowe  DOB: 02/03/1981").date_of_birth?.value).toBe("1981-02-03");
  });

  it("is the patient's in a column of the form's own", () => {
    const facts = denied(
      "Member ID: XY1234567           Relationship: Child",
      "Policyholder: Rupert Quill     Birth date: 10/30/2009",
    );
    expect(facts.date_of_birth?.value).toBe("2009-10-30");
  });

  it("is another plan's under its heading, though its list is not set in", () => {
    const facts = denied(
      "Member ID: XY1234567",
      "",
      "OTHER COVERAGE",
      "Carrier: Aetna",
      "Subscriber: Rupert Quill",
      "Member ID: W220188417",
      "Group: 55120-A",
      "",
      "Claim: 26-11-4471",
    );
    expect(facts.member_id?.value).toBe("XY1234567");
    expect(facts.group_number).toBeUndefined();
    expect(facts.subscriber_name).toBeUndefined();
  });
});

describe("whose care the bills of an accident are about", () => {
  const patient = (...said: string[]) =>
    read(
      "Invented Insurance Exchange",
      "November 20, 2026",
      "",
      "Re: our insured Gwendolyn Sharpless, claim 010-8844721-9, accident of June 18, 2026",
      "",
      ...said,
      "We are returning the bills unpaid.",
    ).fields.patient_name?.value;

  it.each([
    "This is about the bills for Lorne Sharpless that we received from you on November 4.",
    "We received your bill, which covers the visits that Lorne Sharpless made to Dr. Alaric Pomfret in October.",
    "We have the bills for Lorne Sharpless for treatment in October.",
    "We have the sessions that Mr. Lorne Sharpless had with you in October.",
  ])("is told by them, whoever is insured: %s", (said) => {
    expect(patient(said)).toBe("Lorne Sharpless");
  });

  it("is told of a name that is no common one, in doubt", () => {
    expect(patient("This is about the bills for Xiomar Okonkwe that we received.")).toBe("Xiomar Okonkwe");
  });

  it.each([
    "This is about your bills for treatment in October.",
    "We received the bills for Memorial Medical Center that we asked for.",
    "This is about the visits that Dr. Alaric Pomfret had with us.",
    "The bill for Cold Laser for treatment of the knee is one of them.",
    "This is about the bill for Durable Equipment for treatment in October.",
    "The bills for Riverbend Ambulance that we received are among them.",
    "This is about the visits that Marisol Quint made to her home in October.",
    "This is about the visits that Marisol Quint made to Gwendolyn Sharpless.",
    "We paid the bills for Tyrone Tillman that we received in May.",
    "The bill for Kinesio Taping for treatment in October is one of them.",
  ])("is the insured's where nobody else is named: %s", (said) => {
    expect(patient(said)).toBe("Gwendolyn Sharpless");
  });
});
