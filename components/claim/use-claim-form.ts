"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { updateClaimAction } from "@/app/(desk)/claims/actions";
import { callAction } from "@/components/form/call-action";
import { useHeld } from "@/components/form/use-held";
import type { ClaimDto, SavedClaimDto } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import {
  type ClaimField,
  type ClaimFormValues,
  denialDefaults,
  differing,
  editedFields,
  formValuesOf,
  patientOf,
  rebase,
} from "./claim-form-values";
import { failureSentence, showFields } from "./claim-refusal";
import type { Conflict } from "./conflict-notice";
import { type SameClaim, sameClaimOf } from "./duplicate-claim-notice";

type Refusal = { text?: string; sameClaim?: SameClaim };

/** Editing one claim: what was typed is kept through refusals, and through changes that others make meanwhile. */
export function useClaimForm(opened: ClaimDto, today: string, onSaved: (claim: SavedClaimDto) => void) {
  const [claim, setClaim] = useState(opened);
  const [patient, setPatient] = useState<PatientChoice | null>(patientOf(opened));
  const [confirmed, setConfirmed] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const base = formValuesOf(claim);
  const form = useForm<ClaimFormValues>({
    defaultValues: { ...formValuesOf(opened), ...denialDefaults(formValuesOf(opened), today) },
  });
  const values = { ...base, ...form.watch() };
  useHeld(form);

  const setValues = (next: ClaimFormValues, fields: readonly ClaimField[]) => {
    for (const field of fields) form.setValue(field, next[field], { shouldDirty: true });
    if (fields.includes("patient")) setPatient(null);
  };

  const meet = (current: ClaimDto) => {
    const theirs = formValuesOf(current);
    const typed = form.getValues();
    const { values: next, taken, disputed } = rebase(base, typed, theirs);
    setValues(next, taken);
    if (taken.includes("patient")) setPatient(patientOf(current));
    setConflict({ current, theirs, before: base, taken, disputed });
    setClaim(current);
  };

  const save = async (confirmDuplicate: boolean) => {
    if (busy) return;
    setBusy(true);
    setRefusal({});
    form.clearErrors();
    const result = await callAction(() =>
      updateClaimAction({
        ...editedFields(base, form.getValues()),
        ...(confirmed && form.getValues("status") === "denied" && { deadline_estimated: false }),
        confirm_duplicate: confirmDuplicate,
        claimId: claim.claim_id,
        updated_at: claim.updated_at,
      }),
    );
    setBusy(false);
    if (result.ok) return onSaved(result.data);
    const sameClaim = sameClaimOf(result.error);
    const current = result.error.extra?.current as ClaimDto | undefined;
    if (sameClaim) setRefusal({ sameClaim });
    else if (current) meet(current);
    else setRefusal({ text: `Failed to update claim: ${failureSentence(result.error)}` });
    showFields(form, result.error);
  };

  return {
    claim,
    form,
    values,
    patient,
    confirmed,
    setConfirmed,
    refusal,
    conflict,
    busy,
    edited: confirmed || differing(base, values).length > 0,
    choosePatient: (chosen: PatientChoice | null) => {
      if (!chosen) return;
      setPatient(chosen);
      form.setValue("patient", chosen.patient_id, { shouldDirty: true });
    },
    /** The defaults of a denial, as soon as it is chosen. */
    onStatus: () => {
      const defaults = denialDefaults(form.getValues(), today);
      for (const [field, value] of Object.entries(defaults)) {
        form.setValue(field as ClaimField, value, { shouldDirty: true });
      }
    },
    takeTheirs: (field: ClaimField) => {
      if (!conflict) return;
      setValues(conflict.theirs, [field]);
      if (field === "patient") setPatient(patientOf(conflict.current));
      setConflict({ ...conflict, disputed: conflict.disputed.filter((one) => one !== field) });
    },
    save,
  };
}
