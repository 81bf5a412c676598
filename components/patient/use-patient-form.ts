"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiError } from "@/components/app-shell/api-fetch";
import type { DuplicateCandidate, PatientDto } from "@/lib/domain/patient/schema";
import { candidatesOf, currentOf, patientFailure } from "./patient-calls";
import { hasRequiredFields, type PatientFormValues } from "./patient-form-values";

interface PatientFormOptions {
  /** What the form holds when it opens. */
  initial: PatientFormValues;
  open: boolean;
  /** "create patient", for "Failed to create patient: …". */
  action: string;
  save: (values: PatientFormValues, confirmDuplicate: boolean) => Promise<PatientDto>;
  onSaved: (patient: PatientDto) => void;
}

type Refusal = {
  text?: string;
  /** The focus went into the field that it is about. */
  atField?: boolean;
  candidates?: DuplicateCandidate[];
  /** The record as it is on the server, when someone else changed it meanwhile. */
  current?: PatientDto;
};

/** Filling in and saving a patient: required fields, the server's refusals, likely duplicates. */
export function usePatientForm({ initial, open, action, save, onSaved }: PatientFormOptions) {
  const form = useForm<PatientFormValues>({ defaultValues: initial });
  const complete = hasRequiredFields(useWatch({ control: form.control }));
  const [refusal, setRefusal] = useState<Refusal>({});
  const [busy, setBusy] = useState(false);
  const wasOpen = useRef(false);
  /** The element around the notices on top of the form. */
  const notices = useRef<HTMLDivElement>(null);

  // Filled once an opening: a list that refreshes behind the dialog must not take back what is being typed.
  useEffect(() => {
    if (open && !wasOpen.current) {
      form.reset(initial);
      setRefusal({});
    }
    wasOpen.current = open;
  }, [open, initial, form]);

  // Saved from the foot of a long form: what was refused must come into sight, unless the focus is in its field.
  useEffect(() => {
    if ((refusal.text || refusal.candidates) && !refusal.atField) notices.current?.scrollIntoView();
  }, [refusal]);

  const submit = async (confirmDuplicate: boolean) => {
    if (busy) return;
    setBusy(true);
    setRefusal({});
    try {
      onSaved(await save(form.getValues(), confirmDuplicate));
    } catch (error) {
      const candidates = candidatesOf(error);
      const current = currentOf(error);
      const atField = showFieldErrors(error);
      if (candidates) setRefusal({ candidates });
      else setRefusal({ text: patientFailure(action, error), atField, ...(current && { current }) });
    } finally {
      setBusy(false);
    }
  };

  function showFieldErrors(error: unknown): boolean {
    const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
    const own = fields.filter(([name]) => name in initial);
    own.forEach(([name, messages], index) => {
      form.setError(
        name as keyof PatientFormValues,
        { message: messages[0] ?? "" },
        { shouldFocus: index === 0 },
      );
    });
    return own.length > 0;
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand inside another form, which hears the event through the portal.
    event.stopPropagation();
    form.clearErrors();
    if (complete) void submit(false);
  };

  return {
    form,
    complete,
    busy,
    refusal,
    setRefusal,
    notices,
    onSubmit,
    submitAnyway: () => void submit(true),
  };
}
