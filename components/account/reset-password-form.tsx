"use client";

import { useEffect } from "react";
import { confirmPasswordResetAction } from "@/app/(account)/actions";
import { usePostedForm } from "@/components/form/use-posted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextLink } from "./account-card";
import { NewPasswordFields } from "./new-password-fields";

/** Milliseconds between the success message and the sign-in page (docs/product.md, B8). */
const LEAVE_AFTER = 2000;

export function ResetPasswordForm({ token }: { token: string }) {
  const { state, busy, errorOf, form } = usePostedForm(confirmPasswordResetAction, {
    noAnswer: "Failed to reset password.",
  });
  const done = state.message !== undefined;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => window.location.replace("/login"), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [done]);

  if (done) {
    return (
      <>
        <noscript>
          <meta httpEquiv="refresh" content={`${LEAVE_AFTER / 1000};url=/login`} />
        </noscript>
        <Alert tone="success" title={state.message} />
      </>
    );
  }
  return (
    <form {...form} className="grid gap-4">
      {state.error && (
        <Alert tone="danger" title={state.error}>
          {state.code === "BAD_REQUEST" && <TextLink href="/forgot-password">Request a new link</TextLink>}
        </Alert>
      )}
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields label="New Password" errorOf={errorOf} />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        Reset Password
      </Button>
    </form>
  );
}
