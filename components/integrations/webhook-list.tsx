import { deleteWebhookAction } from "@/app/(desk)/profile/integrations/actions";
import { WebhookControls } from "@/components/account/profile-parts";
import { ConfirmButton } from "@/components/form/confirm-button";
import type { View } from "@/components/server-part/server-part";
import { Badge } from "@/components/ui/badge";
import { TimeText } from "@/components/ui/time-text";
import type { WebhookDto } from "@/lib/domain/practice/webhook/schema";
import { EVENT_WORDS } from "./labels";

interface WebhookListProps {
  webhooks: readonly WebhookDto[];
  messagesView: View<{ webhookId: string }>;
}

export function WebhookList({ webhooks, messagesView }: WebhookListProps) {
  if (webhooks.length === 0) return <p className="text-ink-muted text-sm">There is no webhook yet.</p>;
  return (
    <ul aria-label="Webhooks" className="divide-y border-t">
      {webhooks.map((webhook) => (
        <li key={webhook.id} className="grid gap-2 py-3 last:pb-0">
          <div>
            <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
              <span className="min-w-0 break-all">{webhook.url}</span>
              {webhook.state === "disabled" && <Badge tone="warning">Off</Badge>}
            </p>
            <p className="text-ink-muted text-sm">
              {webhook.events.map((event) => EVENT_WORDS[event]).join(", ")}. Since{" "}
              <TimeText value={webhook.created_at} as="date" />.
            </p>
            {webhook.disabled_reason && (
              <p className="text-sm text-warning-text">
                {webhook.disabled_reason === "gone"
                  ? "It was turned off because the program said that it is gone."
                  : "It was turned off because the program took none of the tries."}
              </p>
            )}
          </div>
          <WebhookControls id={webhook.id} isOff={webhook.state === "disabled"} messagesView={messagesView}>
            <ConfirmButton
              action={deleteWebhookAction}
              input={{ webhookId: webhook.id }}
              title="Remove this webhook?"
              description={`Nothing more is sent to ${new URL(webhook.url).host}, not even what waits.`}
              confirmLabel="Remove"
              tone="danger"
              size="sm"
            >
              Remove
            </ConfirmButton>
          </WebhookControls>
        </li>
      ))}
    </ul>
  );
}
