"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import {
  MESSAGES,
  PASSWORD_MIN,
  type ResetConfirmInput,
  resetConfirmInput,
} from "@/lib/domain/account/schema";
import { TextLink } from "./account-card";
import { publicCall } from "./public-call";
import { showFieldErrors } from "./server-errors";

/** Milliseconds between the success message and the sign-in page (docs/product.md, B8). */
const LEAVE_AFTER = 2000;
const FAILED = "Failed to reset password.";

export function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm<ResetConfirmInput>({
    resolver: zodResolver(resetConfirmInput),
    defaultValues: { token, password: "", password2: "" },
    mode: "onTouched",
  });
  const [problem, setProblem] = useState<{ text: string; badLink: boolean } | null>(null);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => window.location.replace("/login"), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [done]);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      await publicCall("/accounts/auth/password/reset/confirm/", { method: "POST", json: input }, FAILED);
      setDone(true);
    } catch (error) {
      if (error instanceof ApiError && error.fields) showFieldErrors(form, error.fields);
      else
        setProblem({
          text: error instanceof ApiError ? error.message : FAILED,
          badLink: error instanceof ApiError && error.status === 400,
        });
    }
  });

  if (done) return <Alert tone="success" title={MESSAGES.resetDone} />;
  return (
    <form onSubmit={submit} className="grid gap-4">
      {problem && (
        <Alert tone="danger" title={problem.text}>
          {problem.badLink && <TextLink href="/forgot-password">Request a new link</TextLink>}
        </Alert>
      )}
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
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        Reset Password
      </Button>
    </form>
  );
}
