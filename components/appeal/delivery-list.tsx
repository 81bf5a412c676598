import type { ComponentProps, ComponentType } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { TimeText } from "@/components/ui/time-text";
import type { DeliveryState } from "@/lib/core/enums";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { METHOD_WORDS, recipientText } from "./appeal-labels";
import { pages } from "./page-count";

const STATE_WORDS: Record<DeliveryState, string> = {
  queued: "Queued",
  sending: "Sending",
  sent: "Sent",
  failed: "Failed",
  check_needed: "Check needed",
};

const CHIPS = {
  queued: { tone: "info", icon: "icon-clock-3" },
  sending: { tone: "info", icon: "icon-clock-3" },
  sent: { tone: "success", icon: "icon-circle-check" },
  failed: { tone: "danger", icon: "icon-octagon-x" },
  check_needed: { tone: "warning", icon: "icon-triangle-alert" },
} as const satisfies Record<DeliveryState, { tone: string; icon: string }>;

interface DeliveryListProps {
  deliveries: AppealDto["deliveries"];
  /** `TimeText`, as the page has it: the wizard's comes with its last step. */
  Time: ComponentType<ComponentProps<typeof TimeText>>;
}

/** The receipts: what went to whom, which version, and how it ended. */
export function DeliveryList({ deliveries, Time }: DeliveryListProps) {
  if (deliveries.length === 0) return null;
  return (
    <Card title="Deliveries" headingLevel={3} flush>
      <ul aria-live="polite" className="divide-y border-t">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="grid gap-1 px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="min-w-0 break-all text-ink">
                {METHOD_WORDS[delivery.method]}
                {delivery.to && (
                  <>
                    {" "}
                    to <strong className="font-medium">{recipientText(delivery)}</strong>
                  </>
                )}
              </p>
              <Badge tone={CHIPS[delivery.state].tone} icon={CHIPS[delivery.state].icon}>
                {STATE_WORDS[delivery.state]}
              </Badge>
            </div>
            <p className="break-words text-ink-muted text-xs">
              {delivery.proves && "Proof of an earlier sending · "}Letter version {delivery.letter_version} ·{" "}
              {pages(delivery.pages)} · <Time value={delivery.sent_at ?? delivery.created_at} />
              {delivery.provider === "outbox" && " · kept in the local outbox"}
              {delivery.reference &&
                ` · ${delivery.provider === "person" ? "reference number" : "receipt"} ${delivery.reference}`}
            </p>
            {delivery.enclosures.length > 0 && (
              <p className="break-words text-ink-muted text-xs">
                Enclosed:{" "}
                {delivery.enclosures
                  .map(({ title, pages: count }) => `${title} (${pages(count)})`)
                  .join(", ")}
              </p>
            )}
            {delivery.overrides.map(({ code, message, reason, by }) => (
              <p key={`${code} ${message}`} className="break-words text-ink-muted text-xs">
                Sent despite this: {message} {by}: “{reason}”
              </p>
            ))}
            {delivery.error && <p className="text-danger-text text-sm">{delivery.error}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
