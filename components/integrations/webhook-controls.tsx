"use client";

import type { ReactNode } from "react";
import { enableWebhookAction, resendWebhookMessageAction } from "@/app/(desk)/profile/integrations/actions";
import { useAction } from "@/components/form/use-action";
import { usePartRefresh, useServerPart, type View } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

interface WebhookControlsProps {
  id: string;
  isOff: boolean;
  messagesView: View<{ webhookId: string }>;
  /** The button that removes it. */
  children: ReactNode;
}

/** What the owner does with one webhook: see what was sent, turn it on, remove it. */
export function WebhookControls({ id, isOff, messagesView, children }: WebhookControlsProps) {
  const { open, part } = useServerPart({ pending: <Spinner size={16} label="Loading" /> });
  const enabling = useAction(enableWebhookAction);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => open(() => messagesView({ webhookId: id }))}>
          {part ? "Look again" : "What was sent"}
        </Button>
        {isOff && (
          <Button size="sm" loading={enabling.busy} onClick={() => void enabling.run({ webhookId: id })}>
            Turn on
          </Button>
        )}
        {children}
      </div>
      <Refused refusal={enabling.refusal} />
      {part}
    </div>
  );
}

/** Sends one of its messages again. */
export function ResendMessage({ id }: { id: string }) {
  const { run, busy, refusal } = useAction(resendWebhookMessageAction);
  const refresh = usePartRefresh();
  return (
    <>
      <Button
        size="sm"
        className="ml-auto"
        disabled={busy}
        onClick={async () => (await run({ messageId: id })) && refresh()}
      >
        Send again
      </Button>
      <Refused refusal={refusal} />
    </>
  );
}

const Refused = ({ refusal }: { refusal: { message: string } | null }) =>
  refusal && (
    <p role="alert" className="text-danger-text text-sm">
      {refusal.message}
    </p>
  );
