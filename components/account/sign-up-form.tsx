"use client";

import { useState } from "react";
import { signUpAction } from "@/app/(account)/actions";
import { usePostedForm } from "@/components/form/use-posted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { MESSAGES, PASSWORD_MIN } from "@/lib/core/account-messages";
import { npiWarning } from "@/lib/core/npi";
import { signUpErrors } from "./sign-up-errors";

const NO_ANSWER = "Network error. Please check your connection.";

/** The schema comes when the form is sent: the page is there sooner without it. */
async function check(form: FormData) {
  const { signUpInput } = await import("@/lib/domain/account/schema");
  const wrong = signUpInput.safeParse(Object.fromEntries(form)).error?.flatten().fieldErrors;
  return wrong && Object.keys(wrong).length > 0 ? wrong : undefined;
}

export function SignUpForm() {
  const { state, busy, errorOf, form } = usePostedForm(signUpAction, { check, noAnswer: NO_ANSWER });
  const problems = state.code === "NO_ANSWER" ? [NO_ANSWER] : signUpErrors(state);
  const { values, message } = state;
  return (
    <form {...form} className="grid gap-4">
      {message && <Alert tone="success" title={message} />}
      {problems.length > 0 && (
        <Alert tone="danger">
          {problems.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      <Field label="Username" required error={errorOf("username")}>
        <Input
          name="username"
          defaultValue={values.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Email" required error={errorOf("email")}>
        <Input name="email" type="email" defaultValue={values.email} autoComplete="email" />
      </Field>
      <Field
        label="Password"
        required
        error={errorOf("password")}
        hint={`At least ${PASSWORD_MIN} characters. A few unrelated words work well.`}
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" required error={errorOf("password2")}>
        <PasswordInput name="password2" autoComplete="new-password" />
      </Field>
      <div key={message} className="grid gap-4 sm:grid-cols-2">
        <DigitsField
          name="npi"
          label="NPI"
          digits={10}
          wrong={MESSAGES.npi}
          error={errorOf("npi")}
          typed={values.npi}
        />
        <DigitsField
          name="tin"
          label="TIN"
          digits={9}
          wrong={MESSAGES.tin}
          error={errorOf("tin")}
          typed={values.tin}
        />
      </div>
      <Field label="Organization" optional error={errorOf("organization")} hint="The name of your practice">
        <Input name="organization" defaultValue={values.organization} autoComplete="organization" />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        Sign Up
      </Button>
    </form>
  );
}

interface DigitsFieldProps {
  name: "npi" | "tin";
  label: string;
  digits: number;
  wrong: string;
  error: string | undefined;
  typed: string | undefined;
}

/** Checked at each change (docs/product.md, B10). A TIN may be punctuated. */
function DigitsField({ name, label, digits, wrong, error, typed = "" }: DigitsFieldProps) {
  const [now, setNow] = useState(typed);
  const counted = name === "tin" ? now.replace(/\D/g, "") : now.trim();
  const isWrong = now.trim() !== "" && !(counted.length === digits && /^\d+$/.test(counted));
  return (
    <Field
      label={label}
      optional
      error={isWrong ? wrong : error}
      hint={(name === "npi" && npiWarning(now)) || `${digits} digits`}
    >
      <Input
        name={name}
        defaultValue={typed}
        onChange={(event) => setNow(event.target.value)}
        inputMode="numeric"
      />
    </Field>
  );
}
