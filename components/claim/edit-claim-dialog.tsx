"use client";

import { type ReactNode, useEffect } from "react";
import { FormDialogFrame } from "@/components/form/form-dialog";
import { useNoticeInSight } from "@/components/form/use-notice-in-sight";
import { PatientCombobox } from "@/components/patient/patient-combobox";
import { type PersonOption, withChosen } from "@/components/practice/person-options";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { withCalendarDates } from "@/components/ui/calendar-date";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogBody } from "@/components/ui/dialog-parts";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { CLAIM_FIELDS } from "@/lib/domain/claim/fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { denialState } from "./claim-form-values";
import { claimName } from "./claim-labels";
import { ConflictNotice } from "./conflict-notice";
import { DuplicateClaimNotice } from "./duplicate-claim-notice";
import { EditedClaimContext } from "./edited-claim-parts";
import { useClaimForm } from "./use-claim-form";

interface EditClaimDialogProps {
  claim: ClaimDto;
  people: readonly PersonOption[];
  today: string;
  /** The fields, drawn by the server; those of a new patient, too. */
  children: ReactNode;
  patientFields: ReactNode;
}

/** Edit Claim with the denial's rules (docs/product.md, F4). For the list and the detail page. */
export function EditClaimDialog({ claim: opened, people, today, ...drawn }: EditClaimDialogProps) {
  const { close } = usePart();
  const edit = useClaimForm(opened, today, (saved) => {
    toast.success("Claim updated successfully!");
    for (const warning of saved.warnings) toast.warning(warning.message);
    close();
  });
  const { form, claim, values, busy, refusal, conflict } = edit;
  const { onStatus } = edit;
  const { status } = values;
  // A refused field takes the focus, and is in sight by that.
  const refused = Object.keys(form.formState.errors).length > 0 ? null : refusal.text;
  const notices = useNoticeInSight(conflict ?? refusal.sameClaim ?? refused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another status is chosen, and then only
  useEffect(() => {
    if (status === "denied") onStatus();
  }, [status]);

  const parts = {
    patient: (
      <Field label={CLAIM_FIELDS.patient.label} required error={form.formState.errors.patient?.message}>
        <PatientCombobox
          value={edit.patient}
          onChange={edit.choosePatient}
          createTitle="New Patient"
          fields={drawn.patientFields}
        />
      </Field>
    ),
    confirmed: claim.denial_details?.deadline_estimated && (
      <Checkbox
        label="I found this deadline on the notice"
        checked={edit.confirmed}
        onCheckedChange={edit.setConfirmed}
      />
    ),
  };
  return (
    <FormDialogFrame
      filling={{
        form,
        busy,
        refusal: null,
        onSubmit: (event) => {
          event.preventDefault();
          void edit.save(false);
        },
      }}
      more={moreOf(claim, people)}
      title={`Edit Claim ${claimName(opened)}`}
      size="lg"
      submit="Save Changes"
      saving="Saving"
      blocked={!edit.edited}
      isTouched={edit.edited}
    >
      <DialogBody className="flex flex-col gap-5">
        {(refusal.text || refusal.sameClaim || conflict) && (
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
                onSaveAnyway={() => void edit.save(true)}
              />
            )}
            {conflict && <ConflictNotice conflict={conflict} typed={values} onTakeTheirs={edit.takeTheirs} />}
          </div>
        )}
        <EditedClaimContext value={{ denial: denialState(values), parts }}>
          {drawn.children}
        </EditedClaimContext>
      </DialogBody>
    </FormDialogFrame>
  );
}

/** What the claim itself says beside its fields. Somebody else may have changed it while the form was open. */
function moreOf(claim: ClaimDto, people: readonly PersonOption[]) {
  const { right_move_reason: reason, denial_details: denial } = claim;
  const basis = denial?.deadline_basis && `: ${withCalendarDates(denial.deadline_basis)}`;
  return {
    ...(reason && { right_move: { hint: reason } }),
    provider: { options: withChosen(people, { id: claim.provider, name: claim.provider_name }) },
    ...(denial?.deadline_estimated && { appeal_deadline: { hint: `Estimated${basis ?? ""}.` } }),
  };
}
