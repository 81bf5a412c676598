"use client";

import { loadedPart } from "@/components/server-part/load-part";

/** The dialogs that views answer with. */
export const EditPatientDialog = loadedPart(() =>
  import("./edit-patient-dialog").then((file) => file.EditPatientDialog),
);
export const NewPatient = loadedPart(() => import("./new-patient").then((file) => file.NewPatient));
