"use client";

import { type FormEvent, type ReactNode, useEffect } from "react";
import { FormAround } from "@/components/form/form-around";
import { PatientCombobox } from "@/components/patient/patient-combobox";
import { type PersonOption, withChosen } from "@/components/practice/person-options";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { withCalendarDates } from "@/components/ui/time-labels";
import { toast } from "@/components/ui/toast";
import { CLAIM_FIELDS } from "@/lib/domain/claim/fields";
import type { ClaimDto, SavedClaimDto } from "@/lib/domain/claim/schema";
import { denialState } from "./claim-form-values";
import { claimName } from "./claim-labels";
import { ConflictNotice } from "./conflict-notice";
import { DuplicateClaimNotice } from "./duplicate-claim-notice";
import { EditedClaimContext } from "./edited-claim-parts";
import { useClaimForm } from "./use-claim-form";

export interface EditClaimDialogProps {
  claim: ClaimDto;
  people: readonly PersonOption[];
  today: string;
  /** The fields, drawn by the server; those of a new patient, too. */
  children: ReactNode;
  patientFields: ReactNode;
  onClose: () => void;
  onSaved: (claim: SavedClaimDto) => void;
}

/** Edit Claim with the denial's rules (docs/product.md, F4). For the list and the detail page. */
export function EditClaimDialog({
  claim: opened,
  people,
  today,
  children,
  patientFields,
  onClose,
  onSaved,
}: EditClaimDialogProps) {
  const edit = useClaimForm(opened, today, (saved) => {
    toast.success("Claim updated successfully!");
    for (const warning of saved.warnings) toast.warning(warning.message);
    onSaved(saved);
    onClose();
  });
  const { form, claim, values, busy, refusal, conflict } = edit;
  const { onStatus } = edit;
  const { status } = values;

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
          fields={patientFields}
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save(false);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={`Edit Claim ${claimName(opened)}`}
        size="lg"
        locked={busy}
        onInteractOutside={(event) => (busy || edit.edited) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-5">
            {(refusal.text || refusal.sameClaim || conflict) && (
              <div>
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
                {conflict && (
                  <ConflictNotice conflict={conflict} typed={values} onTakeTheirs={edit.takeTheirs} />
                )}
              </div>
            )}
            <EditedClaimContext value={{ denial: denialState(values), parts }}>
              <FormAround filling={{ form, refusal: null }} more={moreOf(claim, people)}>
                {children}
              </FormAround>
            </EditedClaimContext>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!edit.edited}
              loading={busy}
              loadingText="Saving"
            >
              Save Changes
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
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
