"use client";

import { type ReactNode, useState } from "react";
import { updatePatientAction } from "@/app/(desk)/patients/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { CHANGED_MEANWHILE } from "@/lib/core/conflicts";
import { PATIENT_MESSAGES, type PatientDto, updatePatientInput } from "@/lib/domain/patient/schema";
import { PatientFormDialog } from "./patient-form-dialog";
import { formValuesOf } from "./patient-form-values";

interface EditPatientDialogProps {
  patient: PatientDto;
  /** The fields, drawn by the server. */
  children: ReactNode;
}

/** Edits one patient, as a part of the screen that opened it. */
export function EditPatientDialog({ patient, children }: EditPatientDialogProps) {
  const { close } = usePart();
  // The state that the form began from: an edit of someone else since then is a conflict.
  const [base, setBase] = useState(patient);
  const filling = useActionForm({
    action: updatePatientAction,
    schema: updatePatientInput,
    values: formValuesOf(patient),
    inputOf: (values) => ({
      ...values,
      patientId: base.patient_id,
      updated_at: base.updated_at,
      confirm_duplicate: false,
    }),
    failure: "Failed to update patient: ",
    onDone: () => {
      toast.success(PATIENT_MESSAGES.updated);
      close();
    },
  });
  const { form, refusal, setRefusal } = filling;

  const takeCurrent = (current: PatientDto) => {
    setBase(current);
    form.reset(formValuesOf(current));
    setRefusal(null);
  };

  return (
    <PatientFormDialog
      title="Edit Patient"
      filling={filling}
      labels={{ submit: "Update Patient", busy: "Updating…", anyway: "Update anyway" }}
      refusalAction={
        refusal?.extra?.code === CHANGED_MEANWHILE && (
          <Button size="sm" onClick={() => takeCurrent(refusal.extra?.current as PatientDto)}>
            Show the current record
          </Button>
        )
      }
      onClose={close}
    >
      {children}
    </PatientFormDialog>
  );
}
