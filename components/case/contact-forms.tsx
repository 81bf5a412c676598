"use client";

import {
  logAppealContactAction,
  logClaimContactAction,
  updateContactAction,
} from "@/app/(desk)/contacts/actions";
import { formDialog } from "@/components/form/form-dialog";
import type { ContactKind } from "@/lib/core/cases";
import {
  logAppealContactInput,
  logClaimContactInput,
  updateContactInput,
} from "@/lib/domain/case/contact/schema";

type ContactValues = {
  kind: ContactKind;
  contacted_on: string;
  person: string;
  reference: string;
  said: string;
  promised_on: string;
  follow_up_on: string;
};

const inputOf = (values: ContactValues, ids: Record<string, string>) => ({ ...values, ...ids });
const failure = "Failed to save contact: ";

/** What a contact is about decides by which action it is saved. */
const contactForms = {
  claim: formDialog({ action: logClaimContactAction, schema: logClaimContactInput, inputOf, failure }),
  appeal: formDialog({ action: logAppealContactAction, schema: logAppealContactInput, inputOf, failure }),
  contact: formDialog({ action: updateContactAction, schema: updateContactInput, inputOf, failure }),
};

export function ContactForm({ about, ...props }: { about: keyof typeof contactForms } & FormProps) {
  const Form = contactForms[about];
  return <Form {...props} />;
}
type FormProps = Parameters<typeof contactForms.claim>[0];
