"use client";

import { type FormEvent, useState, useTransition } from "react";
import {
  beginSecondFactorAction,
  confirmSecondFactorAction,
  removeSecondFactorAction,
  renewRecoveryCodesAction,
} from "@/app/(desk)/profile/actions";
import { callAction } from "@/components/form/call-action";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import type { ActionResult } from "@/lib/core/action-result";
import { SecondFactorSetup } from "./second-factor-setup";

type Step =
  | { name: "idle" }
  | { name: "password" }
  | { name: "code"; otpauthUrl: string }
  | { name: "recovery"; codes: string[] }
  | { name: "remove" }
  | { name: "renew" };

const to = <T,>(result: ActionResult<T>, next: (data: T) => Step): ActionResult<Step> =>
  result.ok ? { ok: true, data: next(result.data) } : result;

/** Does what a step asks for, and says which one follows. */
async function advance(step: Step, typed: { password: string; code: string }): Promise<ActionResult<Step>> {
  const { password, code } = typed;
  const showCodes = ({ recovery_codes }: { recovery_codes: string[] }): Step => ({
    name: "recovery",
    codes: recovery_codes,
  });
  switch (step.name) {
    case "password": {
      const begun = await callAction(() => beginSecondFactorAction({ password }));
      return to(begun, ({ otpauth_url }) => ({ name: "code", otpauthUrl: otpauth_url }));
    }
    case "code":
      return to(await callAction(() => confirmSecondFactorAction({ code })), showCodes);
    case "renew":
      return to(await callAction(() => renewRecoveryCodesAction({ password, code })), showCodes);
    case "remove":
      return to(await callAction(() => removeSecondFactorAction({ password, code })), () => ({
        name: "idle",
      }));
    default:
      return { ok: true, data: { name: "idle" } };
  }
}

/** Turns the second factor on (password, key, code, recovery codes) and off (password and code). */
export function SecondFactorCard({ isOn: on }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ name: "idle" });
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();

  const go = (next: Step) => {
    setStep(next);
    setProblem(null);
    setPassword("");
    setCode("");
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(async () => {
      setProblem(null);
      const result = await advance(step, { password, code });
      if (result.ok) return go(result.data);
      const { fields, message } = result.error;
      setProblem(Object.values(fields ?? {})[0]?.[0] ?? message);
    });
  };

  return (
    <Card
      title="Authenticator app"
      description="A code from an authenticator app, asked for after your password."
      actions={
        <>
          <Badge tone={on ? "success" : "neutral"}>{on ? "On" : "Off"}</Badge>
          {step.name === "idle" && on && (
            <Button onClick={() => go({ name: "renew" })}>New recovery codes</Button>
          )}
          {step.name === "idle" && (
            <Button onClick={() => go({ name: on ? "remove" : "password" })}>
              {on ? "Turn off" : "Turn on"}
            </Button>
          )}
        </>
      }
    >
      {step.name === "recovery" ? (
        <RecoveryCodes codes={step.codes} onDone={() => go({ name: "idle" })} />
      ) : step.name === "idle" ? (
        <p className="text-ink-muted text-sm">
          {on
            ? "Signing in asks for a code. Keep your recovery codes in a safe place."
            : "Keeps others out even if they know your password."}
        </p>
      ) : (
        <form method="dialog" onSubmit={submit} className="grid max-w-md gap-4">
          {problem && <Alert tone="danger" title={problem} />}
          {step.name === "code" && <SecondFactorSetup otpauthUrl={step.otpauthUrl} />}
          {step.name !== "code" && (
            <Field label="Your password" required>
              <PasswordInput
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                autoComplete="current-password"
              />
            </Field>
          )}
          {step.name !== "password" && (
            <Field label="Code" required hint="Six digits from the app">
              <Input
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
                inputMode="numeric"
              />
            </Field>
          )}
          <div className="flex gap-2">
            <Button onClick={() => go({ name: "idle" })}>Cancel</Button>
            <Button type="submit" variant={step.name === "remove" ? "danger" : "primary"} loading={busy}>
              {step.name === "remove" ? "Turn off" : "Continue"}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}

interface RecoveryCodesProps {
  codes: string[];
  title?: string;
  onDone: () => void;
}

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({
  codes,
  title = "Two-factor authentication is on",
  onDone,
}: RecoveryCodesProps) {
  return (
    <div className="grid gap-3">
      <Alert tone="success" title={title}>
        Keep these recovery codes in a safe place. Each one works once when you don't have your phone. They
        are not shown again.
      </Alert>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border bg-sunken/50 p-4 font-mono text-sm sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <CopyButton text={codes.join("\n")} label="Copy codes" copied="Copied" />
        <Button variant="primary" onClick={onDone}>
          I saved them
        </Button>
      </div>
    </div>
  );
}
