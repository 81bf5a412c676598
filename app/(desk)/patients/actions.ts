"use server";

import { createPatient, updatePatient } from "@/lib/domain/patient/mutations";
import { revealSsn } from "@/lib/domain/patient/ssn";
import { action } from "@/lib/transport/action";

export const createPatientAction = action(createPatient);
export const updatePatientAction = action(updatePatient);
export const revealSsnAction = action(revealSsn, { reads: true });
