"use client";

import { type MouseEvent, useState, useSyncExternalStore, useTransition } from "react";
import { api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { goToLanding } from "./after-sign-in";
import { askPasskey } from "./passkey-ceremony";
import { signInBrowser } from "./session-calls";

const never = () => () => {};
/** False on the server and where the browser knows no passkeys. */
const useCanUse = () =>
  useSyncExternalStore(
    never,
    () => "PublicKeyCredential" in window,
    () => false,
  );

/** Signs in by a passkey alone: the browser offers those it holds for this site. */
export function PasskeySignIn({ next }: { next: string | null }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const canUse = useCanUse();
  const signIn = () =>
    start(async () => {
      setProblem(null);
      try {
        const options = await api<object>("/accounts/passkeys/sign-in/", { method: "POST" });
        const answer = await askPasskey(options);
        if (!answer.ok) return setProblem(answer.message);
        const result = await signInBrowser({ passkey: JSON.stringify(answer.data) });
        if (result.ok) return await goToLanding(next);
        setProblem(result.message);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : "Failed to login.");
      }
    });
  if (!canUse) return null;
  return (
    // Behind the form's second step it would begin another sign-in.
    <div className="mt-4 grid gap-3 peer-data-[step=code]:hidden">
      {problem && <Alert tone="danger" title={problem} />}
      <Button size="lg" onClick={signIn} loading={busy} loadingText="Waiting for your passkey...">
        <span aria-hidden className="icon icon-key-round" />
        Sign in with a passkey
      </Button>
    </div>
  );
}

interface PasskeyStepProps {
  options: object;
  onAnswer: (form: HTMLFormElement, passkey: string) => void;
}

/** The second step by a passkey, after the right password. */
export function PasskeyStep({ options, onAnswer }: PasskeyStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const answer = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    start(async () => {
      setProblem(null);
      const result = await askPasskey(options);
      if (!result.ok) return setProblem(result.message);
      if (form) onAnswer(form, JSON.stringify(result.data));
    });
  };
  return (
    <div className="grid gap-3">
      {problem && <Alert tone="danger" title={problem} />}
      <Button size="lg" onClick={answer} loading={busy}>
        <span aria-hidden className="icon icon-key-round" />
        Use a passkey
      </Button>
    </div>
  );
}
