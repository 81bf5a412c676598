import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const letter = (to: string, list: string) => {
  const { fields, facts } = extractByRules(
    fromPlainText(
      [
        "HARBORLINE FEDERAL EMPLOYEES HEALTH PLAN",
        "PO Box 21542, Eagan, MN 55121",
        "",
        "April 14, 2026",
        "",
        to,
        "77 Quarry Overlook",
        "Anytown, MD 20000",
        "",
        "Subject: Reconsideration of claim 26-0447-118820",
        list,
        "",
        `Dear ${to.replace(/ \S+(?= \S+$)/, "")}:`,
        "",
        "You asked us to reconsider three visits of aquatic therapy (97113). The notes did not say how long you were in the water.",
        "The denial is upheld.",
      ].join("\n"),
    ),
  );
  return { patient: fields.patient_name?.value, holder: facts.subscriber_name?.value };
};

describe("the enrollee of a federal employees' plan", () => {
  const code = "Enrollment code: 314 (Self Plus One)";

  it("is whose plan it is where a relative is written to", () => {
    expect(letter("Ms. Seraphina Dunleavy", `Enrollee: Thaddeus Dunleavy     ${code}`)).toEqual({
      patient: "Seraphina Dunleavy",
      holder: "Thaddeus Dunleavy",
    });
    expect(
      letter("Seraphina Dunleavy", "Enrollee name: Thaddeus Dunleavy   Option: Self and Family"),
    ).toEqual({
      patient: "Seraphina Dunleavy",
      holder: "Thaddeus Dunleavy",
    });
  });

  it("is the patient where the letter goes to the same person, to somebody of another name, or to a clinic", () => {
    for (const to of ["Mr. Thaddeus Dunleavy", "Dr. Lorcan Fitzhenry", "Patapsco River Therapy"])
      expect(letter(to, `Enrollee: Thaddeus Dunleavy     ${code}`).patient).toBe("Thaddeus Dunleavy");
  });

  it("gives way to a patient with a label", () => {
    expect(
      letter("Ms. Seraphina Dunleavy", `Enrollee: Thaddeus Dunleavy     ${code}\nPatient: Ada Dunleavy`),
    ).toEqual({ patient: "Ada Dunleavy", holder: "Thaddeus Dunleavy" });
  });

  it("is the patient of any other plan, whose letters go to a child's parents", () => {
    expect(
      letter("Ms. Seraphina Dunleavy", "Enrollee: Thaddeus Dunleavy     Medicaid ID: 88217340").patient,
    ).toBe("Thaddeus Dunleavy");
  });
});
