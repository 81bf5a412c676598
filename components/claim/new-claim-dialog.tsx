"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { createClaimAction } from "@/app/(desk)/claims/actions";
import { callAction } from "@/components/form/call-action";
import { FormAround } from "@/components/form/form-around";
import { PatientCombobox } from "@/components/patient/patient-combobox";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { failureSentence, showFields } from "./claim-refusal";
import { DuplicateClaimNotice, type SameClaim, sameClaimOf } from "./duplicate-claim-notice";

const BLANK = {
  claim_number: "",
  internal_claim_number: "",
  insurance_plan_name: "",
  policy_number: "",
  date_submitted: "",
  date_of_service_from: "",
  date_of_service_to: "",
  total_charges: "",
  remarks: "",
};
export type NewClaimValues = typeof BLANK;
/** Kept out of the values that are sent by typing; its message comes from the server anyway. */
type Refusal = { text?: string; sameClaim?: SameClaim; patient?: string };

interface NewClaimDialogProps {
  /** Filled in where the caller knows whose claim it is. */
  patient?: PatientChoice | null;
  /** The fields beside the patient, drawn by the server; those of a new patient, too. */
  children: ReactNode;
  patientFields: ReactNode;
  onClose: () => void;
  onCreated: (claim: ClaimDto) => void;
}

/** Create New Claim: only the patient is required (docs/product.md, F1). */
export function NewClaimDialog({ patient: given = null, children, onClose, ...props }: NewClaimDialogProps) {
  const router = useRouter();
  const form = useForm<NewClaimValues>({ defaultValues: BLANK });
  const [patient, setPatient] = useState<PatientChoice | null>(given);
  const [refusal, setRefusal] = useState<Refusal>({});
  const [busy, setBusy] = useState(false);
  const tries = useRef({ key: "", body: "" });

  /** The same key for the same values, so that a second try after a lost answer makes no second claim. */
  const keyFor = (body: string) => {
    if (tries.current.body !== body) tries.current = { key: crypto.randomUUID(), body };
    return tries.current.key;
  };

  const save = async (confirmed: boolean) => {
    if (!patient || busy) return;
    setBusy(true);
    setRefusal({});
    form.clearErrors();
    const typed = Object.entries(form.getValues()).filter(([, value]) => value.trim() !== "");
    const body = {
      patient: patient.patient_id,
      ...Object.fromEntries(typed),
      confirm_duplicate: confirmed,
    };
    const result = await callAction(() => createClaimAction(body, keyFor(JSON.stringify(body))));
    setBusy(false);
    if (result.ok) {
      const claim = result.data;
      toast.success("Claim created successfully!", {
        action: { label: "Open", onClick: () => router.push(`/claims/${claim.claim_id}`) },
      });
      props.onCreated(claim);
      return onClose();
    }
    const sameClaim = sameClaimOf(result.error);
    const patientError = showFields(form, result.error)[0];
    setRefusal(
      sameClaim
        ? { sameClaim }
        : {
            text: `Failed to create claim: ${failureSentence(result.error)}`,
            ...(patientError && { patient: patientError }),
          },
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };
  const touched = form.formState.isDirty || patient !== given;

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title="Create New Claim"
        size="lg"
        locked={busy}
        onInteractOutside={(event) => (busy || touched) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody>
            {refusal.text && (
              <Alert tone="danger" className="mb-4">
                {refusal.text}
              </Alert>
            )}
            {refusal.sameClaim && (
              <DuplicateClaimNotice
                claim={refusal.sameClaim}
                busy={busy}
                onSaveAnyway={() => void save(true)}
              />
            )}
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Patient" required error={refusal.patient} className="sm:col-span-2">
                <PatientCombobox
                  value={patient}
                  onChange={setPatient}
                  createTitle="New Patient"
                  fields={props.patientFields}
                />
              </Field>
              <FormAround filling={{ form, refusal: null }}>{children}</FormAround>
            </div>
          </DialogBody>
          <DialogFooter>
            {!patient && <p className="mr-auto text-ink-muted">Choose a patient to create the claim.</p>}
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" disabled={!patient} loading={busy} loadingText="Creating">
              Create Claim
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
