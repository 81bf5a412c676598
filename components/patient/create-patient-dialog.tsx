"use client";

import { useMemo, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { PATIENT_MESSAGES, type PatientChoice, type PatientDto } from "@/lib/domain/patient/schema";
import { DuplicateNotice } from "./duplicate-notice";
import { createPatient } from "./patient-calls";
import { PatientFields } from "./patient-fields";
import { BLANK_PATIENT, type PatientFormValues } from "./patient-form-values";
import { today } from "./patient-labels";
import { usePatientForm } from "./use-patient-form";

interface CreatePatientDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string;
  /** What is known already. */
  initial?: Partial<PatientFormValues>;
  /** Gets the created patient; the dialog closes by itself. */
  onCreated: (patient: PatientDto) => void;
  /** Where the caller wants a patient: offers one on file that looks the same. */
  onExisting?: (patient: PatientChoice) => void;
}

/** New patient, from any screen. Keeps what was typed when the server refuses; Cancel empties and closes. */
export function CreatePatientDialog({
  open,
  onOpenChange,
  title = "Create New Patient",
  initial,
  onCreated,
  onExisting,
}: CreatePatientDialogProps) {
  const values = useMemo(() => ({ ...BLANK_PATIENT, ...initial }), [initial]);
  const tries = useRef({ key: "", values: "" });

  /** The same key for the same values, so that a second try after a lost answer makes no second patient. */
  const keyFor = (filled: PatientFormValues) => {
    const text = JSON.stringify(filled);
    if (tries.current.values !== text) tries.current = { key: crypto.randomUUID(), values: text };
    return tries.current.key;
  };

  const close = () => {
    form.reset(BLANK_PATIENT);
    setRefusal({});
    tries.current = { key: "", values: "" };
    onOpenChange(false);
  };

  const { form, complete, busy, refusal, setRefusal, notices, onSubmit, submitAnyway } = usePatientForm({
    initial: values,
    open,
    action: "create patient",
    save: (filled, confirmed) => createPatient(filled, keyFor(filled), confirmed),
    onSaved: (patient) => {
      toast.success(PATIENT_MESSAGES.created);
      onCreated(patient);
      close();
    },
  });

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !busy && close()}>
      <DialogContent
        title={title}
        size="lg"
        locked={busy}
        onInteractOutside={(event) => (busy || form.formState.isDirty) && event.preventDefault()}
      >
        <form onSubmit={onSubmit} noValidate className="contents">
          <DialogBody>
            <div ref={notices} className="scroll-mt-4">
              {refusal.text && (
                <Alert tone="danger" className="mb-4">
                  <p className="text-danger-text">{refusal.text}</p>
                </Alert>
              )}
              {refusal.candidates && (
                <DuplicateNotice
                  candidates={refusal.candidates}
                  confirmLabel="Create anyway"
                  busy={busy}
                  onConfirm={submitAnyway}
                  {...(onExisting && {
                    onUse: (patient: PatientChoice) => {
                      onExisting(patient);
                      close();
                    },
                  })}
                />
              )}
            </div>
            <PatientFields form={form} today={today()} />
          </DialogBody>
          <DialogFooter>
            <Button disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!complete || busy}
              aria-busy={busy || undefined}
            >
              {busy ? "Creating…" : "Create Patient"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
