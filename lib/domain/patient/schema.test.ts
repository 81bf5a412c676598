import { describe, expect, it } from "vitest";
import { createPatientInput, listPatientsQuery, REQUIRED_PATIENT_FIELDS, updatePatientInput } from "./schema";

const GOOD = {
  first_name: "Maria",
  last_name: "Lopez",
  date_of_birth: "1975-04-12",
  gender: "female",
  address_line1: "12 Elm Street",
  city: "Columbus",
  state: "OH",
  zip_code: "43004",
};
const fieldsOf = (
  value: unknown,
  schema: { safeParse: typeof createPatientInput.safeParse } = createPatientInput,
) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
};

describe("creating", () => {
  it("needs the eight fields and no other", () => {
    expect(createPatientInput.parse(GOOD)).toEqual({
      ...GOOD,
      middle_name: "",
      ssn: "",
      email: "",
      phone: "",
      address_line2: "",
      country: "USA",
      confirm_duplicate: true,
    });
    expect(fieldsOf({}).sort()).toEqual([...REQUIRED_PATIENT_FIELDS].sort());
  });

  it.each([...REQUIRED_PATIENT_FIELDS])("does not take blank, null or another type for %s", (field) => {
    for (const value of ["", "   ", null, 7, {}, []]) {
      expect(fieldsOf({ ...GOOD, [field]: value })).toEqual([field]);
    }
  });

  it.each([
    ["first_name", "x".repeat(101)],
    ["last_name", "x".repeat(101)],
    ["first_name", "Ma\u0000ria"],
    ["last_name", "Lopez\u202egnp"],
    ["last_name", "\ud800"],
    ["date_of_birth", "1975-02-30"],
    ["date_of_birth", "2023-02-29"],
    ["date_of_birth", "1899-12-31"],
    ["date_of_birth", "04/12/1975"],
    ["date_of_birth", "1975-04-12T00:00:00Z"],
    ["gender", "Female"],
    ["state", "ZZ"],
    ["state", "Ohio"],
    ["email", "x".repeat(255)],
    ["phone", "1".repeat(41)],
    ["zip_code", "1".repeat(21)],
    ["country", "x".repeat(61)],
    ["email", 7],
    ["confirm_duplicate", "yes"],
  ])("refuses %s: %j", (field, value) => {
    expect(fieldsOf({ ...GOOD, [field]: value })).toEqual([field]);
  });

  it("takes names as people have them", () => {
    for (const last_name of [
      "x".repeat(100),
      "O'Brien",
      "Ng",
      "García-Müller",
      "de la Cruz",
      "李",
      "Lopez Jr.",
    ]) {
      expect(createPatientInput.parse({ ...GOOD, last_name }).last_name).toBe(last_name);
    }
    expect(createPatientInput.parse({ ...GOOD, last_name: "Garci\u0301a" }).last_name).toBe("García");
    expect(createPatientInput.parse({ ...GOOD, date_of_birth: "2024-02-29" }).date_of_birth).toBe(
      "2024-02-29",
    );
  });

  it("folds blanks and line breaks, so that nothing breaks out into a header", () => {
    const parsed = createPatientInput.parse({
      ...GOOD,
      email: "a@b.example\r\nBcc: c@d.example",
      city: " New \n York ",
    });
    expect(parsed.email).toBe("a@b.example Bcc: c@d.example");
    expect(parsed.city).toBe("New York");
  });

  it("checks no format of email, phone and ZIP", () => {
    expect(fieldsOf({ ...GOOD, email: "none", phone: "ask sister", zip_code: "4300" })).toEqual([]);
  });

  it("takes the states in any case, DC and the territories", () => {
    for (const state of ["oh", "DC", "PR", "GU", "VI", "AS", "MP"]) {
      expect(createPatientInput.parse({ ...GOOD, state }).state).toBe(state.toUpperCase());
    }
  });

  it("drops what is no field", () => {
    const parsed = createPatientInput.parse({
      ...GOOD,
      practice_id: "x",
      patient_id: "x",
      created_by: "x",
      ...JSON.parse('{"__proto__": {"admin": true}, "constructor": {"x": 1}}'),
    });
    expect(Object.keys(parsed)).toHaveLength(15);
    expect("admin" in parsed).toBe(false);
  });
});

describe("changing", () => {
  const patientId = crypto.randomUUID();

  it("leaves out what was left out", () => {
    expect(updatePatientInput.parse({ patientId })).toEqual({ patientId, confirm_duplicate: true });
    expect(updatePatientInput.parse({ patientId, city: "Dayton" })).toEqual({
      patientId,
      city: "Dayton",
      confirm_duplicate: true,
    });
  });

  it("empties what may be empty, by null too, and refuses to empty the eight", () => {
    expect(updatePatientInput.parse({ patientId, email: null, phone: "" })).toMatchObject({
      email: "",
      phone: "",
    });
    for (const field of REQUIRED_PATIENT_FIELDS) {
      const parsed = updatePatientInput.safeParse({ patientId, [field]: "" });
      expect(parsed.error?.issues[0]?.path).toEqual([field]);
    }
  });

  it("refuses an updated_at that is no time", () => {
    expect(updatePatientInput.safeParse({ patientId, updated_at: "yesterday" }).success).toBe(false);
  });
});

it("bounds pages and searches", () => {
  expect(listPatientsQuery.parse({})).toEqual({ page_size: 50, search: "" });
  for (const bad of [
    { page_size: "0" },
    { page_size: "201" },
    { page_size: "ten" },
    { search: "a\u0000b" },
    { search: "x".repeat(201) },
  ]) {
    expect(listPatientsQuery.safeParse(bad).success).toBe(false);
  }
});
