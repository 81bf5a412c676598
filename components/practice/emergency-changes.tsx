"use client";

import { type FormEvent, useState, useTransition } from "react";
import {
  approveEmergencyAction,
  endEmergencyAction,
  requestEmergencyAction,
} from "@/app/(desk)/profile/actions";
import { callAction } from "@/components/form/call-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { Textarea } from "@/components/ui/textarea";
import type { ActionResult } from "@/lib/core/action-result";

/** Runs one call and keeps what it refused with. */
function useCall() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const run = (call: () => Promise<ActionResult<unknown>>) =>
    start(async () => {
      const result = await callAction<unknown>(call);
      if (result.ok) return setProblem(null);
      setProblem(Object.values(result.error.fields ?? {})[0]?.[0] ?? result.error.message);
    });
  return { problem, busy, run };
}

const typedIn = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return (name: string) => String(form.get(name) ?? "");
};

/** Asks the other owners, by a reason and the password. */
export function EmergencyRequest() {
  const { problem, busy, run } = useCall();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(event);
    run(() => requestEmergencyAction({ reason: typed("reason"), password: typed("password") }));
  };
  return (
    <form method="post" onSubmit={submit} className="grid max-w-md gap-4">
      {problem && <Alert tone="danger" title={problem} />}
      <Field label="Why it is needed" required hint="Kept with the record; at least 20 characters">
        <Textarea name="reason" rows={3} maxLength={500} />
      </Field>
      <Field label="Your password" required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <div>
        <Button type="submit" variant="danger" loading={busy}>
          Ask for emergency access
        </Button>
      </div>
    </form>
  );
}

/** Approves another owner's, by the password. */
export function EmergencyPassword({ id }: { id: string }) {
  const { problem, busy, run } = useCall();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(event);
    run(() => approveEmergencyAction({ id, password: typed("password") }));
  };
  return (
    <form method="post" onSubmit={submit} className="flex flex-wrap items-end gap-2">
      {problem && <Alert tone="danger" title={problem} />}
      <Field label="Your password" required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="danger" loading={busy}>
        Approve
      </Button>
    </form>
  );
}

export function EmergencyEnd({ id, label }: { id: string; label: string }) {
  const { problem, busy, run } = useCall();
  return (
    <>
      {problem && <Alert tone="danger" title={problem} />}
      <Button onClick={() => run(() => endEmergencyAction({ id }))} loading={busy}>
        {label}
      </Button>
    </>
  );
}
