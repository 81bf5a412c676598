"use client";

import { requestPasswordResetAction } from "@/app/(account)/actions";
import { usePostedForm } from "@/components/form/use-posted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export function ForgotPasswordForm() {
  const { state, busy, errorOf, form } = usePostedForm(requestPasswordResetAction, {
    noAnswer: "Failed to send reset instructions.",
  });
  return (
    <form {...form} className="grid gap-4">
      {state.message && <Alert tone="success" title={state.message} />}
      {state.error && <Alert tone="danger" title={state.error} />}
      <Field label="Email" required error={errorOf("email")}>
        <Input name="email" type="email" defaultValue={state.values.email} autoComplete="email" />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        Send reset instructions
      </Button>
    </form>
  );
}
