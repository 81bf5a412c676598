"use client";

import type { ReactNode } from "react";
import { usePart } from "@/components/server-part/server-part";
import { CreatePatientDialog } from "./create-patient-dialog";

/** New Patient, as a part of the screen that opened it. */
export function NewPatient({ children }: { children: ReactNode }) {
  return <CreatePatientDialog onClose={usePart().close}>{children}</CreatePatientDialog>;
}
