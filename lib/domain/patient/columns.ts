import { patients } from "@/db/schema/patients";
import type { PatientDto } from "./schema";
import { maskSsn } from "./ssn-format";

/** What an answer shows of a patient; the sealed SSN and its digest are never among it. */
export const patientColumns = {
  id: patients.id,
  firstName: patients.firstName,
  middleName: patients.middleName,
  lastName: patients.lastName,
  dateOfBirth: patients.dateOfBirth,
  gender: patients.gender,
  ssnLastFour: patients.ssnLastFour,
  email: patients.email,
  phone: patients.phone,
  addressLine1: patients.addressLine1,
  addressLine2: patients.addressLine2,
  city: patients.city,
  state: patients.state,
  zipCode: patients.zipCode,
  country: patients.country,
  createdAt: patients.createdAt,
  updatedAt: patients.updatedAt,
};

export type PatientRow = Pick<typeof patients.$inferSelect, keyof typeof patientColumns>;

export const patientDto = (row: PatientRow): PatientDto => ({
  patient_id: row.id,
  first_name: row.firstName,
  middle_name: row.middleName,
  last_name: row.lastName,
  date_of_birth: row.dateOfBirth ?? "",
  gender: row.gender ?? "",
  ssn: maskSsn(row.ssnLastFour),
  email: row.email,
  phone: row.phone,
  address_line1: row.addressLine1,
  address_line2: row.addressLine2,
  city: row.city,
  state: row.state,
  zip_code: row.zipCode,
  country: row.country,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
