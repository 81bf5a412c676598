import { ResendMessage } from "@/components/account/profile-parts";
import { Badge } from "@/components/ui/badge";
import { TimeText } from "@/components/ui/time-text";
import type { WebhookMessageDto } from "@/lib/domain/practice/webhook/schema";
import { EVENT_WORDS } from "./labels";

const TONES = { delivered: "success", waiting: "info", failed: "danger" } as const;
const STATES = { delivered: "Delivered", waiting: "Waiting", failed: "Failed" } as const;

/** What was sent by a webhook, each with its tries. */
export function WebhookMessages({ messages }: { messages: readonly WebhookMessageDto[] }) {
  if (messages.length === 0) return <p className="text-ink-muted text-sm">Nothing was sent yet.</p>;
  return (
    <ul aria-label="Messages" className="divide-y rounded-md border">
      {messages.map((message) => (
        <li key={message.id} className="grid gap-1 px-3 py-2">
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <TimeText value={message.created_at} />
            <span>{EVENT_WORDS[message.event]}</span>
            <Badge tone={TONES[message.state]}>{STATES[message.state]}</Badge>
            {message.state !== "waiting" && <ResendMessage id={message.id} />}
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
