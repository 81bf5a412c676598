"use client";

import { useState } from "react";
import { changePasswordAction } from "@/app/(desk)/profile/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { PASSWORD_MIN } from "@/lib/core/account-messages";
import { changePasswordInput } from "@/lib/domain/account/schema";

const EMPTY = { current: "", password: "", password2: "" };

export function ChangePasswordForm() {
  const [message, setMessage] = useState<string>();
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: changePasswordAction,
    schema: changePasswordInput,
    values: EMPTY,
    mode: "onTouched",
    onDone: (answer) => {
      form.reset(EMPTY);
      setMessage(answer.message);
    },
  });
  const { errors } = form.formState;

  return (
    <Card title="Password" description="A new password signs you out everywhere else.">
      <form method="dialog" onSubmit={onSubmit} className="grid max-w-md gap-4">
        {message && !refusal && <Alert tone="success" title={message} />}
        {refusal && !refusal.fields && <Alert tone="danger" title={refusal.message} />}
        <Field label="Current Password" required error={errors.current?.message}>
          <PasswordInput {...form.register("current")} autoComplete="current-password" />
        </Field>
        <Field
          label="New Password"
          required
          error={errors.password?.message}
          hint={`At least ${PASSWORD_MIN} characters`}
        >
          <PasswordInput {...form.register("password")} autoComplete="new-password" />
        </Field>
        <Field label="Confirm Password" required error={errors.password2?.message}>
          <PasswordInput {...form.register("password2")} autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" loading={busy}>
            Change Password
          </Button>
        </div>
      </form>
    </Card>
  );
}
