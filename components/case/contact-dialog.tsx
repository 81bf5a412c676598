import { FormField, FormRefusal } from "@/components/form/drawn-form";
import { DialogBody } from "@/components/ui/dialog-parts";
import type { ContactDto } from "@/lib/domain/case/contact/schema";
import { CONTACT_OPTIONS } from "./case-labels";
import { ContactForm } from "./case-parts";

type ContactSubject = { claimId: string } | { appealId: string } | { contactId: string };

interface ContactDialogProps {
  subject: ContactSubject;
  /** As it was logged. */
  contact?: ContactDto;
  today: string;
}

/** A contact with the payer, new or to be corrected: ten seconds, most of it already filled in. */
export function ContactDialog({ subject, contact: known, today }: ContactDialogProps) {
  return (
    <ContactForm
      about={"contactId" in subject ? "contact" : "claimId" in subject ? "claim" : "appeal"}
      known={subject}
      values={{
        kind: known?.kind ?? "call",
        contacted_on: known?.contacted_on ?? today,
        person: known?.person ?? "",
        reference: known?.reference ?? "",
        said: known?.said ?? "",
        promised_on: known?.promised_on ?? "",
        follow_up_on: known?.follow_up_on ?? "",
      }}
      title={known ? "Edit Contact" : "Log Contact"}
      description="Who said what, and when to ask again."
      dateField="contacted_on"
      submit="Save Contact"
      saving="Saving"
      done={known ? "Contact saved." : "Contact logged."}
    >
      <DialogBody className="flex flex-col gap-4">
        <FormRefusal />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField as="select" name="kind" label="Kind" options={CONTACT_OPTIONS} />
          <FormField as="date" name="contacted_on" label="Date" />
          <FormField name="person" label="Person" />
          <FormField name="reference" label="Reference Number" />
        </div>
        <FormField as="area" name="said" label="What Was Said" />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField as="date" name="promised_on" label="Promised By" />
          <FormField as="date" name="follow_up_on" label="Follow Up On" />
        </div>
      </DialogBody>
    </ContactForm>
  );
}
