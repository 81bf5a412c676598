import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { formatBytes } from "@/components/ui/file-size";
import { PageHeader } from "@/components/ui/page-header";
import { TimeText } from "@/components/ui/time-text";
import type { OutboxItemDto } from "@/lib/domain/delivery/schema";
import { linkParts } from "./link-parts";

/** Mail and faxes that local mode kept on this machine, newest first. */
export function OutboxList({ items }: { items: readonly OutboxItemDto[] }) {
  return (
    <main className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
      <PageHeader
        title="Outbox"
        description="Local mode sends nothing. What would have gone out is kept here, and only this machine can see it."
      />
      {items.length === 0 ? (
        <Card>
          <EmptyState title="Nothing has been sent yet" icon="icon-inbox">
            Verification mails, reset links, and appeals sent by email or fax appear here.
          </EmptyState>
        </Card>
      ) : (
        <ol className="grid grid-cols-1 gap-4">
          {items.map((item) => (
            <li key={item.id}>
              <OutboxItem item={item} />
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

function OutboxItem({ item }: { item: OutboxItemDto }) {
  return (
    <Card
      title={item.subject || "Fax"}
      description={
        <>
          To <span className="break-all text-ink">{item.to}</span> · <TimeText value={item.created_at} />
        </>
      }
      actions={<Badge>{item.channel === "email" ? "Email" : "Fax"}</Badge>}
    >
      {item.text && (
        <p className="whitespace-pre-wrap break-words text-ink">
          {linkParts(item.text).map((part) =>
            part.href ? (
              <a key={part.at} href={part.href} className="link">
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </p>
      )}
      {item.attachments.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {item.attachments.map((file) => (
            <li key={file.url}>
              <a
                href={file.url}
                className="inline-flex min-h-8 items-center gap-2 rounded-md border bg-sunken px-2.5 text-ink hover:bg-hover"
              >
                <span aria-hidden className="icon icon-paperclip text-ink-faint" />
                {file.filename} <span className="text-ink-muted">{formatBytes(file.size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
