import { z } from "zod";
import { CONTACT_KINDS } from "@/lib/core/cases";
import { dateField, lineField, textField } from "@/lib/core/fields";

/** Shapes of the contact log's calls (docs/product.md, M1). Isomorphic: forms use them too. */

export const CONTACT_MESSAGES = {
  notFound: "Contact not found.",
  nothing: "Say whom you reached, the reference number, or what was said.",
  future: "This day is in the future. Log a contact once it has happened.",
  followUpPast: "This day has passed. Choose today or a later day.",
  promisedBefore: "The promised day lies before the contact.",
} as const;

const fields = {
  kind: z.enum(CONTACT_KINDS, { error: "Choose what kind of contact it was." }),
  contacted_on: dateField.describe("The practice's today unless said"),
  person: lineField(200).describe("Whom you reached"),
  reference: lineField(100).describe("The payer's reference number"),
  said: textField(4000).describe("What was said"),
  promised_on: dateField.describe("By when the payer promised to act"),
  follow_up_on: dateField.describe("When to look again; sets the follow-up clock"),
};

const logInput = z.object({
  ...fields,
  contacted_on: fields.contacted_on.default(null),
  person: fields.person.default(""),
  reference: fields.reference.default(""),
  said: fields.said.default(""),
  promised_on: fields.promised_on.default(null),
  follow_up_on: fields.follow_up_on.default(null),
});
export const logClaimContactInput = logInput.extend({ claimId: z.uuid() });
export const logAppealContactInput = logInput.extend({ appealId: z.uuid() });
export type LogInput = z.infer<typeof logInput>;

/** Fields that are left out stay. */
export const updateContactInput = z
  .object(fields)
  .partial()
  .extend({
    contactId: z.uuid(),
    follow_up_done: z.boolean({ error: "Say true or false." }).optional(),
  });

export const contactAnswer = z
  .strictObject({
    id: z.uuid(),
    claim: z.uuid().nullable(),
    appeal: z.uuid().nullable(),
    kind: z.enum(CONTACT_KINDS),
    contacted_on: z.iso.date(),
    person: z.string(),
    reference: z.string(),
    said: z.string(),
    promised_on: z.iso.date().nullable(),
    follow_up_on: z.iso.date().nullable(),
    follow_up_open: z.boolean().describe("Still to be done: not settled by a person or by a later contact"),
    by: z.string().describe("Who wrote it down"),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Contact" });
export type ContactDto = z.infer<typeof contactAnswer>;

export const contactsAnswer = z.strictObject({ contacts: z.array(contactAnswer) });
