import { calendarDate } from "@/components/ui/calendar-date";
import type { PatientChoice, PatientDto } from "@/lib/domain/patient/schema";

type Name = Pick<PatientDto, "first_name" | "last_name"> & { middle_name?: string };

/** "Maria Elena Lopez" */
export const patientName = (patient: Name): string =>
  [patient.first_name, patient.middle_name, patient.last_name].filter(Boolean).join(" ");

/** What tells namesakes apart: "Born Apr 12, 1975 · SSN ends in 1234". */
export function patientHint(patient: PatientChoice): string {
  return [
    patient.date_of_birth && `Born ${calendarDate(patient.date_of_birth)}`,
    patient.ssn && `SSN ends in ${patient.ssn.slice(-4)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

export const GENDER_WORDS = { male: "Male", female: "Female", other: "Other", "": "Not on file" } as const;

/** What was typed into a selector, as the beginning of a new patient's name. */
export function nameFromQuery(query: string): { first_name: string; last_name: string } {
  const typed = query.trim();
  if (!typed || /[\d@]/.test(typed)) return { first_name: "", last_name: "" };
  const [last, first] = typed.split(",").map((part) => part.trim());
  if (first !== undefined) return { first_name: first, last_name: last ?? "" };
  const words = typed.split(/\s+/);
  if (words.length === 1) return { first_name: "", last_name: typed };
  return { first_name: words.slice(0, -1).join(" "), last_name: words.at(-1) ?? "" };
}
