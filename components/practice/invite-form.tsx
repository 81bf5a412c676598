"use client";

import { useState } from "react";
import { inviteColleagueAction } from "@/app/(desk)/profile/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { invitationInput } from "@/lib/domain/practice/schema";

export function InviteForm() {
  const [isSent, setSent] = useState(false);
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: inviteColleagueAction,
    schema: invitationInput,
    values: { email: "" },
    onDone: () => {
      form.reset();
      setSent(true);
    },
  });
  return (
    <form method="dialog" onSubmit={onSubmit} className="grid gap-4">
      {isSent && !refusal && <Alert tone="success" title="Invitation sent." />}
      {refusal && !refusal.fields && <Alert tone="danger" title={refusal.message} />}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 flex-1">
          <Field label="Email" required error={form.formState.errors.email?.message}>
            <Input {...form.register("email")} type="email" autoComplete="off" />
          </Field>
        </div>
        <Button type="submit" variant="primary" loading={busy} size="input">
          Send invitation
        </Button>
      </div>
    </form>
  );
}
