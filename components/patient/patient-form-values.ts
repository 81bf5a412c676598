import { DEFAULT_COUNTRY, type PatientDto, REQUIRED_PATIENT_FIELDS } from "@/lib/domain/patient/schema";

/** What the two patient forms hold: text as it was typed. */
export type PatientFormValues = Record<
  Exclude<keyof PatientDto, "patient_id" | "created_at" | "updated_at">,
  string
>;

export const BLANK_PATIENT: PatientFormValues = {
  first_name: "",
  middle_name: "",
  last_name: "",
  date_of_birth: "",
  gender: "",
  ssn: "",
  email: "",
  phone: "",
  address_line1: "",
  address_line2: "",
  city: "",
  state: "",
  zip_code: "",
  country: DEFAULT_COUNTRY,
};

export const formValuesOf = (patient: PatientDto): PatientFormValues => ({
  first_name: patient.first_name,
  middle_name: patient.middle_name,
  last_name: patient.last_name,
  date_of_birth: patient.date_of_birth,
  gender: patient.gender,
  ssn: patient.ssn,
  email: patient.email,
  phone: patient.phone,
  address_line1: patient.address_line1,
  address_line2: patient.address_line2,
  city: patient.city,
  state: patient.state,
  zip_code: patient.zip_code,
  country: patient.country,
});

/** The rule of the Create Patient button (docs/product.md, G1). */
export const hasRequiredFields = (values: Partial<PatientFormValues>): boolean =>
  REQUIRED_PATIENT_FIELDS.every((field) => Boolean(values[field]?.trim()));
