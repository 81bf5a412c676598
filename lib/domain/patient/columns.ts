import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { patients } from "@/db/schema/patients";
import { jsonObject, plainMember, textMember } from "@/lib/domain/kernel/written-json";
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

/** The same as the calls answer it: what is not known is "". */
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

/** To the millisecond, as `Date` writes it: sent back with an edit, it is compared with one. */
const time = (column: AnyColumn) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `patientDto` written by the database, key by key in the same order. */
export const patientJson: SQL<string> = jsonObject([
  plainMember("patient_id", patients.id),
  textMember("first_name", patients.firstName),
  textMember("middle_name", patients.middleName),
  textMember("last_name", patients.lastName),
  plainMember("date_of_birth", sql`coalesce(${patients.dateOfBirth}::text, '')`),
  plainMember("gender", sql`coalesce(${patients.gender}, '')`),
  plainMember("ssn", sql`coalesce('***-**-' || nullif(${patients.ssnLastFour}, ''), '')`),
  textMember("email", patients.email),
  textMember("phone", patients.phone),
  textMember("address_line1", patients.addressLine1),
  textMember("address_line2", patients.addressLine2),
  textMember("city", patients.city),
  textMember("state", patients.state),
  textMember("zip_code", patients.zipCode),
  textMember("country", patients.country),
  plainMember("created_at", time(patients.createdAt)),
  plainMember("updated_at", time(patients.updatedAt)),
]);
