"use client";

import type { ComponentProps } from "react";
import { LoadPart } from "@/components/server-part/load-part";
import { lazyPart } from "@/components/ui/lazy-part";

/** The dialogs that views answer with. Their scripts, forms and schemas among them, come when one is opened. */
const loadEdit = () => import("./edit-patient-dialog");
const Edit = lazyPart(() => loadEdit().then((file) => file.EditPatientDialog));
const loadNew = () => import("./new-patient");
const New = lazyPart(() => loadNew().then((file) => file.NewPatient));

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
