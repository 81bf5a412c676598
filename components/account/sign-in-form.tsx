"use client";

import { type FormEvent, useActionState, useState, useTransition } from "react";
import { signInAction } from "@/app/(account)/actions";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { EMPTY_FORM, type FormState } from "@/lib/core/form-state";
import { TextLink } from "./account-card";
import { goToLanding } from "./after-sign-in";
import { PasskeyStep } from "./passkey-sign-in";
import { SecondFactorSetup } from "./second-factor-setup";
import { type SignInRefusal, signInBrowser } from "./session-calls";

interface SignInFormProps {
  /** The page to come back to. */
  next?: string | null;
  /** In place of leaving for the page that was asked for. */
  onSignedIn?: () => Promise<void> | void;
}

const NETWORK: SignInRefusal = { ok: false, message: "Network error. Please check your connection." };

/** Username and password, then the code where the account has a second factor. */
export function SignInForm({ next = null, onSignedIn = () => goToLanding(next) }: SignInFormProps) {
  const [posted, post] = useActionState(signInAction, EMPTY_FORM);
  /** What the endpoint answered since; undefined before the first try. */
  const [answered, setAnswered] = useState<SignInRefusal | null | undefined>();
  const [busy, start] = useTransition();
  const refusal = answered === undefined ? refusalOf(posted) : answered;
  const asksCode = refusal?.secondFactor !== undefined;
  /** Sent without scripts, the password is not in the page that asks for the code. */
  const isKept = asksCode && answered !== undefined;

  const signIn = (form: HTMLFormElement, more: { passkey?: string } = {}) => {
    const typed = (name: string) => String(new FormData(form).get(name) ?? "");
    const input = { username: typed("username"), password: typed("password"), code: typed("code") };
    start(async () => {
      const result = await signInBrowser({ ...input, ...more }).catch(() => NETWORK);
      if (result.ok) return onSignedIn();
      setAnswered(result);
      const code = form.elements.namedItem("code");
      if (code instanceof HTMLInputElement && result.secondFactor) code.value = "";
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) signIn(event.currentTarget);
  };

  return (
    <form
      action={post}
      onSubmit={submit}
      className="peer grid gap-4"
      data-step={asksCode ? "code" : "password"}
    >
      {refusal && <Alert tone={asksCode ? "info" : "danger"} title={refusal.message} />}
      {next && <input type="hidden" name="next" value={next} />}
      <div className={isKept ? "hidden" : "contents"}>
        <Field label="Username" required error={posted.fields?.username?.[0]}>
          <Input
            name="username"
            defaultValue={posted.values.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
        </Field>
        <Field
          label="Password"
          required
          error={posted.fields?.password?.[0]}
          aside={<TextLink href="/forgot-password">Forgot your password?</TextLink>}
        >
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </div>
      {asksCode && (
        <>
          {refusal?.otpauthUrl && <SecondFactorSetup otpauthUrl={refusal.otpauthUrl} />}
          {isKept && refusal?.passkeyOptions && (
            <PasskeyStep
              options={refusal.passkeyOptions}
              onAnswer={(form, passkey) => signIn(form, { passkey })}
            />
          )}
          <Field
            label="Code"
            required
            error={posted.fields?.code?.[0]}
            hint={
              isKept
                ? "Six digits, or a recovery code"
                : "Six digits, or a recovery code. Enter your password once more, too."
            }
          >
            <Input name="code" autoComplete="one-time-code" autoFocus={isKept} />
          </Field>
        </>
      )}
      <Button type="submit" variant="primary" size="lg" loading={busy} loadingText="Signing in...">
        Sign In
      </Button>
      {isKept && (
        <Button variant="ghost" onClick={() => setAnswered(null)}>
          Back
        </Button>
      )}
    </form>
  );
}

function refusalOf({ error, extra }: FormState): SignInRefusal | null {
  if (!error) return null;
  const factor = extra?.second_factor;
  return {
    ok: false,
    message: error,
    ...((factor === "required" || factor === "setup") && { secondFactor: factor }),
    ...(typeof extra?.otpauth_url === "string" && { otpauthUrl: extra.otpauth_url }),
  };
}
