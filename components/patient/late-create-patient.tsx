"use client";

import type { ComponentProps } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";

const load = () => import("./create-patient-dialog");
const Create = lazyPart(() => load().then((file) => file.CreatePatientDialog));

/** New patient from a field that chooses one: its script comes with the click. */
export const LateCreatePatient = (props: ComponentProps<typeof Create>) => (
  <LoadDialog load={load} onClose={props.onClose}>
    <Create {...props} />
  </LoadDialog>
);
