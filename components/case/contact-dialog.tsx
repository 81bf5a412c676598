"use client";

import type { FormEvent } from "react";
import type { z } from "zod";
import {
  logAppealContactAction,
  logClaimContactAction,
  updateContactAction,
} from "@/app/(desk)/contacts/actions";
import { hasHalfDate, NO_DATE } from "@/components/action-item/half-date";
import { ClaimFormField } from "@/components/claim/claim-form-field";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/core/action-result";
import type { ContactKind } from "@/lib/core/cases";
import {
  type ContactDto,
  logAppealContactInput,
  logClaimContactInput,
  updateContactInput,
} from "@/lib/domain/case/contact/schema";
import { CONTACT_OPTIONS } from "./case-labels";

export type ContactSubject =
  | { claimId: string }
  | { appealId: string }
  | { contactId: string; contact: ContactDto };

type Values = {
  kind: ContactKind;
  contacted_on: string;
  person: string;
  reference: string;
  said: string;
  promised_on: string;
  follow_up_on: string;
};

interface ContactDialogProps {
  subject: ContactSubject;
  today: string;
}

/** A contact with the payer, new or to be corrected: ten seconds, most of it already filled in. */
export function ContactDialog({ subject, today }: ContactDialogProps) {
  if ("contactId" in subject) {
    const { contactId, contact } = subject;
    const save = { action: updateContactAction, schema: updateContactInput };
    return <ContactForm save={save} ids={{ contactId }} known={contact} today={today} />;
  }
  if ("claimId" in subject) {
    const save = { action: logClaimContactAction, schema: logClaimContactInput };
    return <ContactForm save={save} ids={subject} today={today} />;
  }
  const save = { action: logAppealContactAction, schema: logAppealContactInput };
  return <ContactForm save={save} ids={subject} today={today} />;
}

interface ContactFormProps<I> {
  save: {
    action: (input: I, key?: string) => Promise<ActionResult<ContactDto>>;
    schema: z.ZodType<unknown, I>;
  };
  ids: Record<string, string>;
  known?: ContactDto;
  today: string;
}

function ContactForm<I>({ save, ids, known, today }: ContactFormProps<I>) {
  const { close } = usePart();
  const { form, busy, refusal, onSubmit } = useActionForm({
    ...save,
    values: {
      kind: known?.kind ?? "call",
      contacted_on: known?.contacted_on ?? today,
      person: known?.person ?? "",
      reference: known?.reference ?? "",
      said: known?.said ?? "",
      promised_on: known?.promised_on ?? "",
      follow_up_on: known?.follow_up_on ?? "",
    } as Values,
    inputOf: (values) => ({ ...values, ...ids }),
    failure: "Failed to save contact: ",
    onDone: () => {
      toast.success(known ? "Contact saved." : "Contact logged.");
      close();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!hasHalfDate(event.currentTarget)) onSubmit(event);
    else form.setError("contacted_on", { message: NO_DATE }, { shouldFocus: true });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent
        title={known ? "Edit Contact" : "Log Contact"}
        description="Who said what, and when to ask again."
        locked={busy}
        onInteractOutside={(event) => (busy || form.formState.isDirty) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {refusal && !refusal.fields && <Alert tone="danger">{refusal.message}</Alert>}
            <div className="grid gap-4 sm:grid-cols-2">
              <ClaimFormField form={form} as="select" name="kind" label="Kind" options={CONTACT_OPTIONS} />
              <ClaimFormField form={form} as="date" name="contacted_on" label="Date" />
              <ClaimFormField form={form} name="person" label="Person" />
              <ClaimFormField form={form} name="reference" label="Reference Number" />
            </div>
            <ClaimFormField form={form} as="area" name="said" label="What Was Said" />
            <div className="grid gap-4 sm:grid-cols-2">
              <ClaimFormField form={form} as="date" name="promised_on" label="Promised By" />
              <ClaimFormField form={form} as="date" name="follow_up_on" label="Follow Up On" />
            </div>
          </DialogBody>
          <DialogFooter>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={busy} loadingText="Saving">
              Save Contact
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
