"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { npiWarning } from "@/lib/core/npi";
import {
  type SignUpForm as Form,
  MESSAGES,
  PASSWORD_MIN,
  type SignUpInput,
  signUpInput,
} from "@/lib/domain/account/schema";
import { publicCall, signUpErrors } from "./public-call";
import { showFieldErrors } from "./server-errors";

const EMPTY = { username: "", email: "", password: "", password2: "", npi: "", tin: "", organization: "" };

export function SignUpForm() {
  const form = useForm<Form, unknown, SignUpInput>({
    resolver: zodResolver(signUpInput),
    defaultValues: EMPTY,
    mode: "onTouched",
  });
  const [problems, setProblems] = useState<string[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    setProblems([]);
    setDone(null);
    try {
      await publicCall("/accounts/auth/register/", { method: "POST", json: input }, "");
      form.reset(EMPTY);
      setDone(MESSAGES.registered);
    } catch (error) {
      setProblems(signUpErrors(error));
      if (error instanceof ApiError) showFieldErrors(form, error.fields);
    }
  });

  return (
    <form onSubmit={submit} className="grid gap-4">
      {done && <Alert tone="success" title={done} />}
      {problems.length > 0 && (
        <Alert tone="danger">
          {problems.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      <Field label="Username" required error={errors.username?.message}>
        <Input
          {...form.register("username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input {...form.register("email")} type="email" autoComplete="email" />
      </Field>
      <Field
        label="Password"
        required
        error={errors.password?.message}
        hint={`At least ${PASSWORD_MIN} characters. A few unrelated words work well.`}
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" required error={errors.password2?.message}>
        <PasswordInput {...form.register("password2")} autoComplete="new-password" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="NPI"
          optional
          error={errors.npi?.message}
          hint={npiWarning(form.watch("npi")) ?? "10 digits"}
        >
          <Input {...form.register("npi", { onChange: () => form.trigger("npi") })} inputMode="numeric" />
        </Field>
        <Field label="TIN" optional error={errors.tin?.message} hint="9 digits">
          <Input {...form.register("tin", { onChange: () => form.trigger("tin") })} inputMode="numeric" />
        </Field>
      </div>
      <Field
        label="Organization"
        optional
        error={errors.organization?.message}
        hint="The name of your practice"
      >
        <Input {...form.register("organization")} autoComplete="organization" />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        Sign Up
      </Button>
    </form>
  );
}
