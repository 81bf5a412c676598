"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { type SignInInput, signInInput } from "@/lib/domain/account/schema";
import { TextLink } from "./account-card";
import { SecondFactorSetup } from "./second-factor-setup";
import { type SignInResult, signInBrowser } from "./session-calls";

type Refusal = Extract<SignInResult, { ok: false }>;

/** Username and password, then the code where the account has a second factor. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const form = useForm<SignInInput>({
    resolver: zodResolver(signInInput),
    defaultValues: { username: "", password: "", code: "" },
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { errors, isSubmitting } = form.formState;
  const asksCode = refusal?.secondFactor !== undefined;

  const submit = form.handleSubmit(async ({ code, ...input }) => {
    const result = await signInBrowser({ ...input, ...(code && { code }) }).catch(
      (): Refusal => ({ ok: false, message: "Network error. Please check your connection." }),
    );
    if (result.ok) return onSignedIn();
    setRefusal(result);
    if (result.secondFactor) form.resetField("code");
  });

  return (
    <form onSubmit={submit} className="grid gap-4">
      {refusal && <Alert tone={asksCode ? "info" : "danger"} title={refusal.message} />}
      <div className={asksCode ? "hidden" : "contents"}>
        <Field label="Username" required error={errors.username?.message}>
          <Input
            {...form.register("username")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
        </Field>
        <Field
          label="Password"
          required
          error={errors.password?.message}
          aside={<TextLink href="/forgot-password">Forgot your password?</TextLink>}
        >
          <PasswordInput {...form.register("password")} autoComplete="current-password" />
        </Field>
      </div>
      {asksCode && (
        <>
          {refusal?.otpauthUrl && <SecondFactorSetup otpauthUrl={refusal.otpauthUrl} />}
          <Field label="Code" required error={errors.code?.message} hint="Six digits, or a recovery code">
            <Input {...form.register("code")} autoComplete="one-time-code" autoFocus />
          </Field>
        </>
      )}
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting} loadingText="Signing in...">
        Sign In
      </Button>
      {asksCode && (
        <Button variant="ghost" onClick={() => setRefusal(null)}>
          Back
        </Button>
      )}
    </form>
  );
}
