import { expect, it } from "vitest";
import { nameFromQuery, patientHint, patientName } from "./patient-labels";
import { phoneText } from "./patient-texts";
import { maskedSsnText } from "./ssn-text";

it.each([
  ["6145550100", "(614) 555-0100"],
  ["614-555-0100", "(614) 555-0100"],
  ["(614) 555 0100", "(614) 555-0100"],
  ["555-0100", "555-0100"],
  ["+1 614 555 0100", "+1 614 555 0100"],
  ["614555010012", "614555010012"],
  ["ask sister", "ask sister"],
  ["", ""],
])("shows the phone %j as %j", (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

it("names a patient and tells namesakes apart", () => {
  expect(patientName({ first_name: "Maria", middle_name: "", last_name: "Lopez" })).toBe("Maria Lopez");
  expect(patientName({ first_name: "Maria", middle_name: "E.", last_name: "Lopez" })).toBe("Maria E. Lopez");
  const known = { patient_id: "x", first_name: "Maria", last_name: "Lopez", date_of_birth: "1975-04-12" };
  expect(patientHint({ ...known, ssn: "***-**-1234" })).toBe("Born Apr 12, 1975 · SSN ends in 1234");
  expect(patientHint({ ...known, ssn: "" })).toBe("Born Apr 12, 1975");
  expect(maskedSsnText("***-**-1234")).toBe("•••-••-1234");
});

it.each([
  ["Maria Lopez", "Maria", "Lopez"],
  ["Maria de la Cruz", "Maria de la", "Cruz"],
  ["Lopez, Maria", "Maria", "Lopez"],
  ["Lopez", "", "Lopez"],
  ["614 555", "", ""],
  ["a@b.example", "", ""],
  ["", "", ""],
])("begins a new patient from %j", (query, first_name, last_name) => {
  expect(nameFromQuery(query)).toEqual({ first_name, last_name });
});
