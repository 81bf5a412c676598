"use client";

import { useState } from "react";
import {
  deleteWebhookAction,
  enableWebhookAction,
  listWebhookMessagesAction,
  resendWebhookMessageAction,
} from "@/app/(desk)/profile/integrations/actions";
import { callAction } from "@/components/form/call-action";
import { useAction } from "@/components/form/use-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TimeText } from "@/components/ui/time-text";
import type { WebhookMessageDto } from "@/lib/domain/practice/webhook/schema";
import { EVENT_WORDS } from "./words";

/** What the owner does with one webhook: see what was sent, send it again, turn it on, remove it. */
export function WebhookControls({ id, url, isOff }: { id: string; url: string; isOff: boolean }) {
  const [messages, setMessages] = useState<readonly WebhookMessageDto[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const reading = useAction(listWebhookMessagesAction);
  const enabling = useAction(enableWebhookAction);
  const sending = useAction(resendWebhookMessageAction);
  const refusal = reading.refusal ?? enabling.refusal ?? sending.refusal;
  const show = async () => {
    const page = await reading.run({ webhookId: id });
    if (page) setMessages(page.results);
  };
  const again = async (messageId: string) => {
    const message = await sending.run({ messageId });
    if (message) setMessages((all) => all?.map((one) => (one.id === messageId ? message : one)) ?? null);
  };
  const remove = async () => {
    const result = await callAction(() => deleteWebhookAction({ webhookId: id }));
    if (!result.ok) throw new Error(result.error.message);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={reading.busy} onClick={() => void show()}>
          {messages ? "Look again" : "What was sent"}
        </Button>
        {isOff && (
          <Button size="sm" loading={enabling.busy} onClick={() => void enabling.run({ webhookId: id })}>
            Turn on
          </Button>
        )}
        <Button size="sm" onClick={() => setAsked(true)}>
          Remove
        </Button>
      </div>
      {refusal && (
        <p role="alert" className="text-danger-text text-sm">
          {refusal.message}
        </p>
      )}
      {messages && <Messages messages={messages} busy={sending.busy} onResend={again} />}
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          title="Remove this webhook?"
          description={`Nothing more is sent to ${new URL(url).host}, not even what waits.`}
          confirmLabel="Remove"
          tone="danger"
          onConfirm={remove}
        />
      )}
    </div>
  );
}

const TONES = { delivered: "success", waiting: "info", failed: "danger" } as const;
const STATES = { delivered: "Delivered", waiting: "Waiting", failed: "Failed" } as const;

interface MessagesProps {
  messages: readonly WebhookMessageDto[];
  busy: boolean;
  onResend: (id: string) => void;
}

function Messages({ messages, busy, onResend }: MessagesProps) {
  if (messages.length === 0) return <p className="text-ink-muted text-sm">Nothing was sent yet.</p>;
  return (
    <ul aria-label="Messages" className="divide-y rounded-md border">
      {messages.map((message) => (
        <li key={message.id} className="grid gap-1 px-3 py-2">
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <TimeText value={message.created_at} />
            <span>{EVENT_WORDS[message.event]}</span>
            <Badge tone={TONES[message.state]}>{STATES[message.state]}</Badge>
            {message.state !== "waiting" && (
              <Button size="sm" className="ml-auto" disabled={busy} onClick={() => onResend(message.id)}>
                Send again
              </Button>
            )}
          </div>
          <ol className="text-ink-muted text-sm">
            {message.attempts.map(({ attempt, at, status, problem, milliseconds }) => (
              <li key={attempt}>
                Try {attempt}, <TimeText value={at} />: {status ?? "no answer"} in {milliseconds} ms.{" "}
                {problem}
              </li>
            ))}
          </ol>
          {message.due_at && (
            <p className="text-ink-muted text-sm">
              Next try <TimeText value={message.due_at} as="relative" />.
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
