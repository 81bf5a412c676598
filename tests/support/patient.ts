import type { Ctx } from "@/lib/domain/kernel/context";
import { createPatient } from "@/lib/domain/patient/mutations";
import { createPatientInput } from "@/lib/domain/patient/schema";

let serial = 0;

/** A filled form of someone that nobody added before. */
export const patientFields = (changes: Record<string, unknown> = {}) => {
  serial += 1;
  return {
    first_name: "Maria",
    last_name: `Lopez${String.fromCharCode(97 + (serial % 26))}${serial}`,
    date_of_birth: "1975-04-12",
    gender: "female",
    address_line1: "12 Elm Street",
    city: "Columbus",
    state: "OH",
    zip_code: "43004",
    ...changes,
  };
};

export const addPatient = (ctx: Ctx, changes: Record<string, unknown> = {}) =>
  createPatient(ctx, createPatientInput.parse(patientFields(changes)));
