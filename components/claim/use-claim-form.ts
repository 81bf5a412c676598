"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ClaimDto, SavedClaimDto } from "@/lib/domain/claim/schema";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { currentClaimOf, type SameClaim, sameClaimOf, updateClaim } from "./claim-calls";
import { showFieldErrors } from "./claim-form-field";
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
import { claimFailure } from "./claim-labels";
import type { Conflict } from "./conflict-notice";

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
    const body = {
      ...editedFields(base, form.getValues()),
      ...(confirmed && form.getValues("status") === "denied" && { deadline_estimated: false }),
      confirm_duplicate: confirmDuplicate,
    };
    try {
      onSaved(await updateClaim(claim.claim_id, body, claim.updated_at));
    } catch (error) {
      const sameClaim = sameClaimOf(error);
      const current = currentClaimOf(error);
      if (sameClaim) setRefusal({ sameClaim });
      else if (current) meet(current);
      else setRefusal({ text: claimFailure("update claim", error) });
      showFieldErrors(form, error);
    } finally {
      setBusy(false);
    }
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
