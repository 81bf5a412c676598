"use client";

import dynamic from "next/dynamic";
import { PartVeil } from "@/components/server-part/part-veil";

/** The dialogs that views answer with. Their scripts, forms and schemas among them, come when one is opened. */
const loading = () => <PartVeil />;

export const EditPatientDialog = dynamic(
  () => import("./edit-patient-dialog").then((file) => file.EditPatientDialog),
  { loading },
);
export const NewPatient = dynamic(() => import("./new-patient").then((file) => file.NewPatient), { loading });
