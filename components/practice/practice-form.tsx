"use client";

import { type ReactNode, useState } from "react";
import { updatePracticeAction } from "@/app/(desk)/profile/actions";
import { FormAround } from "@/components/form/form-around";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { npiWarning } from "@/lib/core/npi";
import { type PracticeForm as Form, practiceInput } from "@/lib/domain/practice/schema";

interface PracticeFormProps {
  values: Form;
  isOwner: boolean;
  /** The cards with its fields, drawn by the server. */
  children: ReactNode;
}

export function PracticeForm({ values, isOwner, children }: PracticeFormProps) {
  const [isSaved, setSaved] = useState(false);
  const filling = useActionForm({
    action: updatePracticeAction,
    schema: practiceInput,
    values,
    mode: "onTouched",
    onDone: (saved) => {
      const names = Object.keys(values) as (keyof Form)[];
      form.reset(Object.fromEntries(names.map((name) => [name, saved[name] ?? ""])) as Form);
      setSaved(true);
    },
  });
  const { form, busy, refusal, onSubmit } = filling;
  const warning = npiWarning(form.watch("npi"));
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormAround filling={filling} {...(warning && { more: { npi: { hint: warning } } })}>
        {children}
      </FormAround>
      {isSaved && !refusal && <Alert tone="success" title="Practice saved." />}
      {refusal && !refusal.fields && <Alert tone="danger" title={refusal.message} />}
      {isOwner && (
        <div className="flex justify-end">
          <Button type="submit" variant="primary" loading={busy}>
            Save practice
          </Button>
        </div>
      )}
    </form>
  );
}
