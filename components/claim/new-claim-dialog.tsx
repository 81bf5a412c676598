"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { createClaimAction } from "@/app/(desk)/claims/actions";
import { callAction } from "@/components/form/call-action";
import { FormDialogFrame } from "@/components/form/form-dialog";
import { useHeld } from "@/components/form/use-held";
import { useNoticeInSight } from "@/components/form/use-notice-in-sight";
import { PatientCombobox } from "@/components/patient/patient-combobox";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { DialogBody } from "@/components/ui/dialog-parts";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
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
  /** The fields beside the patient, drawn by the server; those of a new patient, too. */
  children: ReactNode;
  patientFields: ReactNode;
}

/** Create New Claim: only the patient is required (docs/product.md, F1). */
export function NewClaimDialog({ children, patientFields }: NewClaimDialogProps) {
  const { close } = usePart();
  const router = useRouter();
  const form = useForm<NewClaimValues>({ defaultValues: BLANK });
  useHeld(form);
  const [patient, setPatient] = useState<PatientChoice | null>(null);
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
      return close();
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

  // A refused field takes the focus, and is in sight by that.
  const refused = Object.keys(form.formState.errors).length > 0 ? null : refusal.text;
  const notices = useNoticeInSight(refusal.sameClaim ?? refused);

  return (
    <FormDialogFrame
      filling={{
        form,
        busy,
        refusal: null,
        onSubmit: (event) => {
          event.preventDefault();
          void save(false);
        },
      }}
      title="Create New Claim"
      size="lg"
      submit="Create Claim"
      saving="Creating"
      blocked={!patient}
      isTouched={form.formState.isDirty || patient !== null}
      beside={!patient && "Choose a patient to create the claim."}
    >
      <DialogBody>
        <div ref={notices} className="scroll-mt-4">
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
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Patient" required error={refusal.patient} className="sm:col-span-2">
            <PatientCombobox
              value={patient}
              onChange={setPatient}
              createTitle="New Patient"
              fields={patientFields}
            />
          </Field>
          {children}
        </div>
      </DialogBody>
    </FormDialogFrame>
  );
}
