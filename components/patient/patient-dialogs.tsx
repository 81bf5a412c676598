"use client";

import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import { LoadPart } from "@/components/server-part/load-part";

/** The dialogs that views answer with. Their scripts, forms and schemas among them, come when one is opened. */
const loadEdit = () => import("./edit-patient-dialog");
const Edit = dynamic(() => loadEdit().then((file) => file.EditPatientDialog));
const loadNew = () => import("./new-patient");
const New = dynamic(() => loadNew().then((file) => file.NewPatient));

export const EditPatientDialog = (props: ComponentProps<typeof Edit>) => (
  <LoadPart load={loadEdit}>
    <Edit {...props} />
  </LoadPart>
);
export const NewPatient = () => (
  <LoadPart load={loadNew}>
    <New />
  </LoadPart>
);
