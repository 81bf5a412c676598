"use client";

import { createContext, type ReactNode, use, useActionState, useEffect, useRef, useState } from "react";
import { verifyEmailAction } from "@/app/(account)/actions";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { MESSAGES } from "@/lib/core/account-messages";
import { EMPTY_FORM, type FormState } from "@/lib/core/form-state";

type State = { name: "verifying" } | { name: "verified" } | { name: "failed"; message: string };

const FAILED = "Email verification failed";

const VerifyContext = createContext<{ state: State; post?: (form: FormData) => void }>({
  state: { name: "verifying" },
});

interface VerifyEmailProps {
  uidb64: string | undefined;
  token: string | undefined;
  /** What each state says, drawn by the server. */
  children: ReactNode;
}

/**
 * Starts verifying and runs the check once, or by a button where there are no scripts; without both parts of the link it
 * fails without a call.
 */
export function VerifyEmail({ uidb64, token, children }: VerifyEmailProps) {
  const [posted, post] = useActionState(verifyEmailAction, EMPTY_FORM);
  const [state, setState] = useState<State>(
    uidb64 && token ? stateOf(posted) : { name: "failed", message: MESSAGES.invalidLink },
  );
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current || !uidb64 || !token || posted !== EMPTY_FORM) return;
    asked.current = true;
    const path = `/accounts/verify-email/${encodeURIComponent(uidb64)}/${encodeURIComponent(token)}/`;
    api(path, {}, FAILED).then(
      () => setState({ name: "verified" }),
      (error) => setState({ name: "failed", message: error instanceof ApiError ? error.message : FAILED }),
    );
  }, [uidb64, token, posted]);

  return <VerifyContext value={{ state, post }}>{children}</VerifyContext>;
}

export function WhileVerify({ is, children }: { is: State["name"]; children: ReactNode }) {
  return use(VerifyContext).state.name === is && children;
}

export function VerifyFailure() {
  const { state } = use(VerifyContext);
  return (
    state.name === "failed" && <Alert tone="danger" title={state.message} className="w-full text-left" />
  );
}

/** Where there are no scripts. */
export function VerifyButton({ uidb64, token }: Omit<VerifyEmailProps, "children">) {
  const { post } = use(VerifyContext);
  return (
    <form {...(post && { action: post })}>
      <input type="hidden" name="uidb64" value={uidb64} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" size="lg">
        Verify my email address
      </Button>
    </form>
  );
}

/** What the button without scripts led to. */
function stateOf({ message, error, fields }: FormState): State {
  if (message) return { name: "verified" };
  return error || fields ? { name: "failed", message: error ?? FAILED } : { name: "verifying" };
}
