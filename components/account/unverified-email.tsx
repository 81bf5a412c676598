"use client";

import { useState } from "react";
import { resendVerificationAction } from "@/app/(desk)/profile/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

const FAILED = "The verification email could not be sent. Please contact support.";

export function UnverifiedEmail() {
  const { run, busy, refusal } = useAction(resendVerificationAction);
  const [message, setMessage] = useState<string>();
  const resend = async () => {
    setMessage(undefined);
    setMessage((await run())?.message);
  };
  const problem = refusal && (refusal.code === "NO_ANSWER" ? FAILED : refusal.message);

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
      {message && <Alert tone="success" title={message} />}
      {problem && <Alert tone="danger" title={problem} />}
    </>
  );
}
