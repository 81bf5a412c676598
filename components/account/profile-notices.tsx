"use client";

import { useState } from "react";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { MESSAGES } from "@/lib/domain/account/messages";

const FAILED = "The verification email could not be sent. Please contact support.";

export function UnverifiedEmail() {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ tone: "success" | "danger"; text: string } | null>(null);

  const resend = async () => {
    setBusy(true);
    try {
      await api("/accounts/auth/verify/request/", { method: "POST" }, FAILED);
      setResult({ tone: "success", text: MESSAGES.verificationSent });
    } catch (error) {
      setResult({ tone: "danger", text: error instanceof ApiError ? error.message : FAILED });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Alert
        tone="warning"
        title="Your email address is not verified"
        action={
          <Button onClick={resend} loading={busy}>
            Resend verification email
          </Button>
        }
      >
        Please open the link we emailed you. Until then you can work, but you can't send appeals or invite
        colleagues.
      </Alert>
      {result && <Alert tone={result.tone} title={result.text} />}
    </>
  );
}

export function TinTip() {
  return (
    <Alert tone="info" title="Add your TIN">
      With a TIN on your profile, claims data is retrieved automatically when you log in.
    </Alert>
  );
}
