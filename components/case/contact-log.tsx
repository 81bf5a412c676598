import { deleteContactAction } from "@/app/(desk)/contacts/actions";
import { ConfirmButton } from "@/components/form/confirm-button";
import { PartButton, PartIconButton, type View } from "@/components/server-part/server-part";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import type { ContactDto } from "@/lib/domain/case/contact/schema";
import { CONTACT_LABELS } from "./case-labels";
import { SettleFollowUp } from "./case-parts";

type ContactView = View<{ claimId?: string; appealId?: string; contactId?: string }>;

interface ContactLogProps {
  contacts: readonly ContactDto[];
  /** What a new contact is about. */
  subject: { claimId: string } | { appealId: string };
  today: string;
  contactView: ContactView;
}

/** What was said with the payer, newest first, and what is to follow (docs/product.md, M1). */
export function ContactLog({ contacts, subject, today, contactView }: ContactLogProps) {
  return (
    <Card
      title="Contact Log"
      flush
      actions={
        <PartButton size="sm" view={contactView} input={subject}>
          <span aria-hidden className="icon icon-message-square-plus" /> Log Contact
        </PartButton>
      }
    >
      {contacts.length > 0 ? (
        <ul className="divide-y border-t">
          {contacts.map((contact) => (
            <Entry key={contact.id} {...{ contact, today, contactView }} />
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-4 text-ink-muted">
          No contacts yet. Log a call while it is fresh: its reference number can go in the letter.
        </p>
      )}
    </Card>
  );
}

function Entry({
  contact,
  today,
  contactView,
}: { contact: ContactDto } & Pick<ContactLogProps, "today" | "contactView">) {
  const { id, kind, contacted_on: on, person, reference, said } = contact;
  const name = `${CONTACT_LABELS[kind]} of ${on}`;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{CONTACT_LABELS[kind]}</span>
          <DateText value={on} className="text-ink-muted" />
          {person && <span className="min-w-0 break-words">with {person}</span>}
          {reference && <span className="text-ink-muted tabular-nums">reference {reference}</span>}
        </p>
        {said && <p className="mt-0.5 whitespace-pre-line break-words">{said}</p>}
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs">
          {contact.promised_on && (
            <span>
              Promised by <DateText value={contact.promised_on} />
            </span>
          )}
          <FollowUp contact={contact} today={today} />
          <span>{contact.by}</span>
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        {contact.follow_up_open && <SettleFollowUp contactId={id} name={name} />}
        <PartIconButton size="icon-sm" label={`Edit ${name}`} view={contactView} input={{ contactId: id }}>
          <span aria-hidden className="icon icon-pencil" />
        </PartIconButton>
        <ConfirmButton
          label={`Delete ${name}`}
          action={deleteContactAction}
          input={{ contactId: id }}
          title={`Delete ${name}?`}
          description="It leaves the log, and its follow-up with it. Letters that already say it stay as they are."
          confirmLabel="Delete contact"
          failure="Failed to delete contact: "
          done="Contact deleted."
        >
          <span aria-hidden className="icon icon-trash-2" />
        </ConfirmButton>
      </div>
    </li>
  );
}

function FollowUp({ contact, today }: { contact: ContactDto; today: string }) {
  const { follow_up_on: due, follow_up_open: open } = contact;
  if (!due) return null;
  if (!open)
    return (
      <span>
        Followed up (<DateText value={due} />)
      </span>
    );
  return (
    <Badge tone={due < today ? "danger" : due === today ? "warning" : "info"}>
      Follow up {due < today && "since "}
      {due === today ? "today" : <DateText value={due} />}
    </Badge>
  );
}
