"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import type { Profile } from "@/lib/domain/account/schema";
import { SecondFactorSetup } from "./second-factor-setup";

type Step =
  | { name: "idle" }
  | { name: "password" }
  | { name: "code"; otpauthUrl: string }
  | { name: "recovery"; codes: string[] }
  | { name: "remove" }
  | { name: "renew" };

const FAILED = "That didn't work. Please try again.";

/** Turns the second factor on (password, key, code, recovery codes) and off (password and code). */
export function SecondFactorCard() {
  const client = useQueryClient();
  const { data: profile } = useQuery({
    queryKey: ["profile"],
    queryFn: () => api<Profile>("/accounts/profile/", {}, "Failed to fetch profile"),
  });
  const [step, setStep] = useState<Step>({ name: "idle" });
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const on = profile?.second_factor ?? false;

  const go = (next: Step) => {
    setStep(next);
    setProblem(null);
    setPassword("");
    setCode("");
  };

  const advance = async () => {
    if (step.name === "password") {
      const path = "/accounts/second-factor/";
      const begun = await api<{ otpauth_url: string }>(path, { method: "POST", json: { password } }, FAILED);
      go({ name: "code", otpauthUrl: begun.otpauth_url });
    } else if (step.name === "code") {
      const path = "/accounts/second-factor/confirm/";
      const done = await api<{ recovery_codes: string[] }>(path, { method: "POST", json: { code } }, FAILED);
      go({ name: "recovery", codes: done.recovery_codes });
    } else if (step.name === "renew") {
      const path = "/accounts/second-factor/recovery-codes/";
      const json = { password, code };
      const done = await api<{ recovery_codes: string[] }>(path, { method: "POST", json }, FAILED);
      go({ name: "recovery", codes: done.recovery_codes });
    } else if (step.name === "remove") {
      await api("/accounts/second-factor/remove/", { method: "POST", json: { password, code } }, FAILED);
      go({ name: "idle" });
    }
    await client.invalidateQueries({ queryKey: ["profile"] });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await advance();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card
      title="Two-factor authentication"
      description="A code from an authenticator app, asked for after your password."
      actions={
        <>
          <Badge tone={on ? "success" : "neutral"}>{on ? "On" : "Off"}</Badge>
          {step.name === "idle" && on && (
            <Button onClick={() => go({ name: "renew" })}>New recovery codes</Button>
          )}
          {step.name === "idle" && profile && (
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
        <form onSubmit={submit} className="grid max-w-md gap-4">
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

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid gap-3">
      <Alert tone="success" title="Two-factor authentication is on">
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
