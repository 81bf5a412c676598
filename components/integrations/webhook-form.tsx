"use client";

import { type ReactNode, useState } from "react";
import { createWebhookAction } from "@/app/(desk)/profile/integrations/actions";
import { FormAround } from "@/components/form/form-around";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { WebhookEvent } from "@/lib/core/webhook-events";
import { webhookInput } from "@/lib/domain/practice/webhook/schema";

const EMPTY = { url: "", events: [] as WebhookEvent[] };

/** Registers an address and shows the secret that its messages are signed with, this once. */
export function WebhookForm({ children }: { children: ReactNode }) {
  const [secret, setSecret] = useState<string | null>(null);
  const filling = useActionForm({
    action: createWebhookAction,
    schema: webhookInput,
    values: EMPTY,
    onDone: (made) => {
      form.reset(EMPTY);
      setSecret(made.secret);
    },
  });
  const { form, busy, refusal, onSubmit } = filling;
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
      {secret && (
        <Alert tone="success" title="The webhook was added. Copy its secret now: it is shown this once.">
          <Field
            label="Signing secret"
            aside={<CopyButton text={secret} label="Copy the secret" copied="Secret copied" />}
          >
            <Input readOnly value={secret} onFocus={(event) => event.target.select()} />
          </Field>
        </Alert>
      )}
      {refusal && !refusal.fields && <Alert tone="danger" title={refusal.message} />}
      <FormAround filling={filling}>{children}</FormAround>
      <div>
        <Button type="submit" loading={busy}>
          Add a webhook
        </Button>
      </div>
    </form>
  );
}
