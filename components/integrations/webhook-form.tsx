"use client";

import { useState } from "react";
import { Controller } from "react-hook-form";
import { createWebhookAction } from "@/app/(desk)/profile/integrations/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/lib/core/webhook-events";
import { webhookInput } from "@/lib/domain/practice/webhook/schema";
import { EVENT_WORDS } from "./words";

const EMPTY = { url: "", events: [] as WebhookEvent[] };

/** Registers an address and shows the secret that its messages are signed with, this once. */
export function WebhookForm() {
  const [secret, setSecret] = useState<string | null>(null);
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: createWebhookAction,
    schema: webhookInput,
    values: EMPTY,
    onDone: (made) => {
      form.reset(EMPTY);
      setSecret(made.secret);
    },
  });
  const { errors } = form.formState;
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
      <Field label="Address" required error={errors.url?.message} hint="It begins with https://.">
        <Input {...form.register("url")} type="url" autoComplete="off" />
      </Field>
      <Controller
        control={form.control}
        name="events"
        render={({ field }) => (
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 font-medium text-ink text-sm">Tell it when</legend>
            <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {WEBHOOK_EVENTS.map((event) => (
                <Checkbox
                  key={event}
                  label={EVENT_WORDS[event]}
                  checked={field.value.includes(event)}
                  onCheckedChange={(on) =>
                    field.onChange(on ? [...field.value, event] : field.value.filter((one) => one !== event))
                  }
                />
              ))}
            </div>
            {errors.events?.message && (
              <p role="alert" className="text-danger-text text-sm">
                {errors.events.message}
              </p>
            )}
          </fieldset>
        )}
      />
      <div>
        <Button type="submit" loading={busy}>
          Add a webhook
        </Button>
      </div>
    </form>
  );
}
