"use client";

import { useMemo, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { PATIENT_MESSAGES, type PatientDto } from "@/lib/domain/patient/schema";
import { DuplicateNotice } from "./duplicate-notice";
import { updatePatient } from "./patient-calls";
import { PatientFields } from "./patient-fields";
import { formValuesOf } from "./patient-form-values";
import { today } from "./patient-labels";
import { usePatientForm } from "./use-patient-form";

interface EditPatientDialogProps {
  patient: PatientDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (patient: PatientDto) => void;
}

/** Edits one patient; mount it with the patient's id as `key`. */
export function EditPatientDialog({ patient, open, onOpenChange, onSaved }: EditPatientDialogProps) {
  const initial = useMemo(() => formValuesOf(patient), [patient]);
  // The state that the form began from: an edit of someone else since then is a conflict, also after a refresh.
  const base = useRef(patient);
  if (!open) base.current = patient;

  const { form, complete, busy, refusal, setRefusal, notices, onSubmit, submitAnyway } = usePatientForm({
    initial,
    open,
    action: "update patient",
    save: (values, confirmed) => updatePatient(base.current, values, confirmed),
    onSaved: (saved) => {
      toast.success(PATIENT_MESSAGES.updated);
      onSaved(saved);
      onOpenChange(false);
    },
  });

  const takeCurrent = (current: PatientDto) => {
    base.current = current;
    form.reset(formValuesOf(current));
    setRefusal({});
  };

  return (
    <Dialog open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <DialogContent
        title="Edit Patient"
        size="lg"
        locked={busy}
        onInteractOutside={(event) => (busy || form.formState.isDirty) && event.preventDefault()}
      >
        <form onSubmit={onSubmit} noValidate className="contents">
          <DialogBody>
            <div ref={notices} className="scroll-mt-4">
              {refusal.text && (
                <Alert
                  tone="danger"
                  className="mb-4"
                  action={
                    refusal.current && (
                      <Button size="sm" onClick={() => refusal.current && takeCurrent(refusal.current)}>
                        Show the current record
                      </Button>
                    )
                  }
                >
                  <p className="text-danger-text">{refusal.text}</p>
                </Alert>
              )}
              {refusal.candidates && (
                <DuplicateNotice
                  candidates={refusal.candidates}
                  confirmLabel="Update anyway"
                  busy={busy}
                  onConfirm={submitAnyway}
                />
              )}
            </div>
            <PatientFields
              form={form}
              today={today()}
              {...(patient.ssn && { ssnHint: "Leave as it is to keep it." })}
            />
          </DialogBody>
          <DialogFooter>
            <Button disabled={busy} onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!complete || busy}
              aria-busy={busy || undefined}
            >
              {busy ? "Updating…" : "Update Patient"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
