import { z } from "zod";
import { APPEAL_STATUSES, GENDERS } from "@/lib/core/enums";
import { pageFields, queryField } from "@/lib/core/fields";
import { MAX_PATIENT_SEARCH } from "@/lib/core/search";
import { US_STATE_CODES } from "@/lib/core/us-states";

/** Shapes of the patients' calls (docs/product.md, G1, G2). Isomorphic: forms use them too. */

// Control characters, bidi overrides and half surrogates: nothing a person types, and dangerous in headers and prints.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const printable = (message: string) =>
  z
    .string({ error: message })
    .max(2000, "This is too long.")
    .transform((value) => value.normalize("NFC").replaceAll(/\s+/g, " ").trim())
    .refine((value) => !UNPRINTABLE.test(value), "Remove the characters that can't be printed.");

const required = (name: string, max: number) =>
  printable(`Enter the ${name}.`).pipe(
    z.string().min(1, `Enter the ${name}.`).max(max, `Use at most ${max} characters.`),
  );

/** Null is how some callers say "nothing". */
const optional = (name: string, max: number) =>
  z.preprocess(
    (value) => value ?? "",
    printable(`The ${name} must be text.`).pipe(z.string().max(max, `Use at most ${max} characters.`)),
  );

const EARLIEST_BIRTH = "1900-01-01";

const fields = z.object({
  first_name: required("first name", 100),
  middle_name: optional("middle name", 100),
  last_name: required("last name", 100),
  /** That it does not lie ahead is checked with the practice's own today. */
  date_of_birth: z.iso
    .date("Enter the date of birth as YYYY-MM-DD.")
    .refine((value) => value >= EARLIEST_BIRTH, "The date of birth can't be before 1900."),
  gender: z.enum(GENDERS, { error: "Choose male, female or other." }),
  /** Typed, masked as it was answered, or empty; told apart by the operations. */
  ssn: optional("SSN", 20),
  email: optional("email", 254),
  phone: optional("phone", 40),
  address_line1: required("street address", 200),
  address_line2: optional("second address line", 200),
  city: required("city", 100),
  state: z
    .string({ error: "Choose a state." })
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.enum(US_STATE_CODES, { error: "Choose a state." })),
  zip_code: required("ZIP code", 20),
  country: optional("country", 60).transform((value) => value || "USA"),
});

export const DEFAULT_COUNTRY = "USA";

/**
 * `false` asks to be told of a likely duplicate before anything is saved, as the screens do. A program that says
 * nothing is not stopped by it: two people can have one name and one birthday.
 */
const confirmDuplicate = z.boolean("confirm_duplicate is true or false.").default(true);

const absentAsEmpty = {
  middle_name: fields.shape.middle_name.default(""),
  ssn: fields.shape.ssn.default(""),
  email: fields.shape.email.default(""),
  phone: fields.shape.phone.default(""),
  address_line2: fields.shape.address_line2.default(""),
  country: fields.shape.country.default(DEFAULT_COUNTRY),
};
export const patientIdField = { patientId: z.uuid() };

export const createPatientInput = fields.extend({ ...absentAsEmpty, confirm_duplicate: confirmDuplicate });
export type CreatePatientInput = z.infer<typeof createPatientInput>;

/** Fields that are left out stay as they are. `updated_at`: the state that was edited; another one is a conflict. */
export const updatePatientInput = fields.partial().extend({
  ...patientIdField,
  confirm_duplicate: confirmDuplicate,
  updated_at: z.iso.datetime({ offset: true, error: "Send updated_at as it was answered." }).optional(),
});

export const listPatientsQuery = z.object({
  /** Longer than others: it holds a name, sealed. */
  cursor: queryField(z.string().max(2000)),
  page_size: pageFields.page_size,
  search: z
    .string()
    .max(MAX_PATIENT_SEARCH, `Search for at most ${MAX_PATIENT_SEARCH} characters.`)
    .refine((value) => !UNPRINTABLE.test(value), "Remove the characters that can't be printed.")
    .default(""),
});

export const PATIENT_MESSAGES = {
  notFound: "Patient not found.",
  noSsn: "No SSN is on file for this patient.",
  created: "Patient created successfully!",
  updated: "Patient updated successfully!",
  changedMeanwhile:
    "Someone else changed this patient in the meantime. Nothing was saved. Look at the current record and try again.",
  ssnFormat: "Enter all nine digits of the SSN, for example 219-09-9999, or leave it empty.",
  bornAhead: "The date of birth can't be in the future.",
  likelyDuplicate: "A patient like this is already on file. Check the record below, or save anyway.",
} as const;

/** The eight fields without which Create Patient stays disabled (docs/product.md, G1). */
export const REQUIRED_PATIENT_FIELDS = [
  "first_name",
  "last_name",
  "date_of_birth",
  "gender",
  "address_line1",
  "city",
  "state",
  "zip_code",
] as const;

/** What the calls answer. Times are ISO 8601 UTC; what is not known is "". */
export const patientAnswer = z.strictObject({
  patient_id: z.uuid(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  date_of_birth: z
    .union([z.iso.date(), z.literal("")])
    .describe("Empty where only a remittance named the patient"),
  gender: z.enum([...GENDERS, ""]).describe("Empty where only a remittance named the patient"),
  ssn: z.string().describe("Masked: ***-**-1234, or empty. Sent back like this it stays as it is."),
  email: z.string(),
  phone: z.string(),
  address_line1: z.string(),
  address_line2: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type PatientDto = z.infer<typeof patientAnswer>;

export const revealedSsnAnswer = z.strictObject({
  patient_id: z.uuid(),
  ssn: z.string().describe("Whole: 219-09-9999"),
});

/** Enough to name a patient and to tell namesakes apart. */
export type PatientChoice = Pick<PatientDto, "patient_id" | "first_name" | "last_name"> &
  Partial<Pick<PatientDto, "middle_name" | "date_of_birth" | "ssn">>;

/** A patient that the one about to be saved may be. */
export type DuplicateCandidate = Required<PatientChoice> & {
  name: string;
  reason: "name_and_birth_date" | "ssn";
};

export const patientAppealAnswer = z.strictObject({
  id: z.uuid(),
  payer_name: z.string(),
  claim_number: z.string(),
  status: z.enum(APPEAL_STATUSES),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
});
export type PatientAppealDto = z.infer<typeof patientAppealAnswer>;
