"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { PASSWORD_MIN } from "@/lib/domain/account/messages";
import { type ChangePasswordInput, changePasswordInput } from "@/lib/domain/account/schema";
import { showFieldErrors } from "./server-errors";

const EMPTY = { current: "", password: "", password2: "" };
const FAILED = "The password could not be changed. Please try again.";

export function ChangePasswordForm() {
  const form = useForm<ChangePasswordInput>({
    resolver: zodResolver(changePasswordInput),
    defaultValues: EMPTY,
    mode: "onTouched",
  });
  const [result, setResult] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    setResult(null);
    try {
      const said = await api<{ message: string }>(
        "/accounts/auth/password/change/",
        { method: "POST", json: input },
        FAILED,
      );
      form.reset(EMPTY);
      setResult({ tone: "success", text: said.message });
    } catch (error) {
      if (error instanceof ApiError && error.fields) showFieldErrors(form, error.fields);
      else setResult({ tone: "danger", text: error instanceof ApiError ? error.message : FAILED });
    }
  });

  return (
    <Card title="Password" description="A new password signs you out everywhere else.">
      <form onSubmit={submit} className="grid max-w-md gap-4">
        {result && <Alert tone={result.tone} title={result.text} />}
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
          <Button type="submit" loading={isSubmitting}>
            Change Password
          </Button>
        </div>
      </form>
    </Card>
  );
}
