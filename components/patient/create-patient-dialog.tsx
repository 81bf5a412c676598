"use client";

import type { ReactNode } from "react";
import { createPatientAction } from "@/app/(desk)/patients/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { toast } from "@/components/ui/toast";
import {
  createPatientInput,
  PATIENT_MESSAGES,
  type PatientChoice,
  type PatientDto,
} from "@/lib/domain/patient/schema";
import { PatientFormDialog } from "./patient-form-dialog";
import { BLANK_PATIENT, type PatientFormValues } from "./patient-form-values";

interface CreatePatientDialogProps {
  /** The fields, drawn by the server. */
  children: ReactNode;
  onClose: () => void;
  title?: string;
  /** What is known already. */
  initial?: Partial<PatientFormValues>;
  /** Gets the created patient before the dialog closes. */
  onCreated?: (patient: PatientDto) => void;
  /** Where the caller wants a patient: offers one on file that looks the same. */
  onExisting?: (patient: PatientChoice) => void;
}

/** New patient, from any screen; mounted while it is open. */
export function CreatePatientDialog({
  onClose,
  title = "Create New Patient",
  ...props
}: CreatePatientDialogProps) {
  const { onCreated, onExisting } = props;
  const filling = useActionForm({
    action: createPatientAction,
    schema: createPatientInput,
    values: { ...BLANK_PATIENT, ...props.initial },
    inputOf: (values) => ({ ...values, confirm_duplicate: false }),
    failure: "Failed to create patient: ",
    onDone: (patient) => {
      toast.success(PATIENT_MESSAGES.created);
      onCreated?.(patient);
      onClose();
    },
  });
  const use = (patient: PatientChoice) => {
    onExisting?.(patient);
    onClose();
  };
  return (
    <PatientFormDialog
      title={title}
      filling={filling}
      labels={{ submit: "Create Patient", busy: "Creating…", anyway: "Create anyway" }}
      onClose={onClose}
      {...(onExisting && { onUse: use })}
    >
      {props.children}
    </PatientFormDialog>
  );
}
