"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MESSAGES, resetRequestInput } from "@/lib/domain/account/schema";
import { publicCall } from "./public-call";
import { showFieldErrors } from "./server-errors";

const FAILED = "Failed to send reset instructions.";

export function ForgotPasswordForm() {
  const form = useForm<{ email: string }>({
    resolver: zodResolver(resetRequestInput),
    defaultValues: { email: "" },
  });
  const [result, setResult] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    setResult(null);
    try {
      await publicCall("/accounts/auth/password/reset/", { method: "POST", json: input }, FAILED);
      form.reset();
      setResult({ tone: "success", text: MESSAGES.resetSent });
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(form, error.fields);
      setResult({ tone: "danger", text: error instanceof ApiError ? error.message : FAILED });
    }
  });

  return (
    <form onSubmit={submit} className="grid gap-4">
      {result && <Alert tone={result.tone} title={result.text} />}
      <Field label="Email" required error={errors.email?.message}>
        <Input {...form.register("email")} type="email" autoComplete="email" />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        Send reset instructions
      </Button>
    </form>
  );
}
