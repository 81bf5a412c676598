"use client";

import { useActionState, useEffect, useRef, useState } from "react";
import { verifyEmailAction } from "@/app/(account)/actions";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Spinner } from "@/components/ui/spinner";
import { MESSAGES } from "@/lib/core/account-messages";
import { EMPTY_FORM, type FormState } from "@/lib/core/form-state";

type State = { name: "verifying" } | { name: "verified" } | { name: "failed"; message: string };

const FAILED = "Email verification failed";

/**
 * Starts verifying and runs the check once, or by a button where there are no scripts; without both parts of the link it
 * fails without a call.
 */
export function VerifyEmailScreen({
  uidb64,
  token,
}: {
  uidb64: string | undefined;
  token: string | undefined;
}) {
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

  return (
    <section
      aria-live="polite"
      className="grid justify-items-center gap-4 rounded-xl border bg-surface p-6 text-center shadow-card sm:p-8"
    >
      {state.name === "verifying" && (
        <>
          <Spinner size={60} className="text-accent" />
          <h1 className="font-semibold text-ink text-xl tracking-tight">Verifying your email...</h1>
          <p className="text-ink-muted">Please wait while we verify your email address.</p>
          <noscript>
            <form action={post}>
              <input type="hidden" name="uidb64" value={uidb64} />
              <input type="hidden" name="token" value={token} />
              <Button type="submit" variant="primary" size="lg">
                Verify my email address
              </Button>
            </form>
          </noscript>
        </>
      )}
      {state.name === "verified" && (
        <>
          <span aria-hidden className="icon icon-circle-check size-15 text-success" />
          <h1 className="font-semibold text-ink text-xl tracking-tight">Email Verified!</h1>
          <p className="text-ink-muted">
            Your email address has been successfully verified. You can now log in to your account.
          </p>
          <ButtonLink variant="primary" size="lg" href="/login">
            Continue to Login
          </ButtonLink>
        </>
      )}
      {state.name === "failed" && (
        <>
          <h1 className="font-semibold text-ink text-xl tracking-tight">Verification Failed</h1>
          <Alert tone="danger" title={state.message} className="w-full text-left" />
          <p className="text-ink-muted">
            The verification link may be invalid or expired. You can request a new verification email.
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" href="/login">
              Go to Login
            </ButtonLink>
            <ButtonLink href="/signup">Sign Up Again</ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

/** What the button without scripts led to. */
function stateOf({ message, error, fields }: FormState): State {
  if (message) return { name: "verified" };
  return error || fields ? { name: "failed", message: error ?? FAILED } : { name: "verifying" };
}
