import { WebhookForm } from "@/components/account/profile-parts";
import { FormField, FormFieldError } from "@/components/form/drawn-form";
import { WEBHOOK_EVENTS } from "@/lib/core/webhook-events";
import { EVENT_WORDS } from "./labels";

/** Where a new webhook leads to, and what it is told. */
export function WebhookFields() {
  return (
    <WebhookForm>
      <FormField name="url" label="Address" required hint="It begins with https://." type="url" />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium text-ink text-sm">Tell it when</legend>
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {WEBHOOK_EVENTS.map((event) => (
            <FormField key={event} as="choice" name="events" value={event} label={EVENT_WORDS[event]} />
          ))}
        </div>
        <FormFieldError name="events" />
      </fieldset>
    </WebhookForm>
  );
}
