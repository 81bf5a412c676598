import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { contacts } from "@/db/schema/cases";
import { notFound } from "@/lib/core/errors";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField } from "@/lib/domain/appeal/schema";
import { claimInPractice } from "@/lib/domain/claim/queries";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { practiceToday } from "@/lib/domain/practice/today";
import { loadContacts } from "./columns";
import { requireContact } from "./rules";
import {
  CONTACT_MESSAGES,
  type ContactDto,
  contactAnswer,
  contactsAnswer,
  type LogInput,
  logAppealContactInput,
  logClaimContactInput,
  updateContactInput,
} from "./schema";

type Subject = { claimId: string | null; appealId: string | null; patientId: string | null };

const LIST = { access: "user", answer: contactsAnswer } as const;
const LOG = { access: "user", answer: contactAnswer, idempotent: true, refuses: ["CONFLICT"] } as const;
const ABOUT_LOG =
  "The day is today unless said. A follow-up takes the place of an earlier one that is open. Takes an Idempotency-Key.";

export const listClaimContacts = operation(
  {
    ...LIST,
    name: "listClaimContacts",
    input: z.object({ claimId: z.uuid() }),
    summary: "List the contacts with the payer about a claim and its appeals, newest first",
  },
  async (ctx, { claimId }, tx) => {
    const claim = await claimInPractice(tx, ctx, claimId);
    const found = await loadContacts(tx, ctx, ofClaim(claimId));
    await auditList(tx, ctx, claimId, claim.patientId, found.length);
    return { contacts: found };
  },
);

export const listAppealContacts = operation(
  {
    ...LIST,
    name: "listAppealContacts",
    input: z.object(appealIdField),
    summary: "List the contacts with the payer about an appeal and its claim, newest first",
  },
  async (ctx, { appealId }, tx) => {
    const { claimId, patientId } = await getAppealInPractice(tx, ctx, appealId);
    const found = await loadContacts(tx, ctx, ofCase({ appealId, claimId }));
    await auditList(tx, ctx, appealId, patientId, found.length);
    return { contacts: found };
  },
);

export const logClaimContact = operation(
  {
    ...LOG,
    name: "logClaimContact",
    input: logClaimContactInput,
    summary: "Log a contact with the payer about a claim",
    description: ABOUT_LOG,
  },
  async (ctx, { claimId, ...input }, tx) => {
    const { patientId } = await claimInPractice(tx, ctx, claimId);
    return logContact(tx, ctx, { claimId, appealId: null, patientId }, input);
  },
);

export const logAppealContact = operation(
  {
    ...LOG,
    name: "logAppealContact",
    input: logAppealContactInput,
    summary: "Log a contact with the payer about an appeal",
    description: ABOUT_LOG,
  },
  async (ctx, { appealId, ...input }, tx) => {
    const { claimId, patientId } = await getAppealInPractice(tx, ctx, appealId);
    return logContact(tx, ctx, { claimId, appealId, patientId }, input);
  },
);

async function logContact(tx: Tx, ctx: Ctx, subject: Subject, input: LogInput): Promise<ContactDto> {
  const { claimId, appealId, patientId } = subject;
  const today = await practiceToday(tx, ctx);
  const values = {
    kind: input.kind,
    contactedOn: input.contacted_on ?? today,
    person: input.person,
    reference: input.reference,
    said: input.said,
    promisedOn: input.promised_on,
    followUpOn: input.follow_up_on,
  };
  requireContact(values, today);
  // What a later contact did, or set anew, is no longer to be done.
  await tx
    .update(contacts)
    .set({ settledAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(contacts.practiceId, ctx.practiceId),
        isNull(contacts.deletedAt),
        isNull(contacts.settledAt),
        isNotNull(contacts.followUpOn),
        claimId ? ofClaim(claimId) : ofCase({ appealId: appealId ?? "", claimId }),
        lte(contacts.contactedOn, values.contactedOn),
        values.followUpOn ? undefined : lte(contacts.followUpOn, values.contactedOn),
      ),
    );
  const [row] = await tx
    .insert(contacts)
    .values({ practiceId: ctx.practiceId, claimId, appealId, createdBy: ctx.actor.userId, ...values })
    .returning({ id: contacts.id });
  if (!row) throw new Error("insert returned no row");
  await audit(tx, ctx, {
    action: "create",
    entity: "contact",
    entityId: row.id,
    patientId,
    detail: { kind: input.kind, follow_up: values.followUpOn !== null },
  });
  return one(tx, ctx, row.id);
}

export const getContact = operation(
  {
    name: "getContact",
    access: "user",
    input: z.object({ contactId: z.uuid() }),
    answer: contactAnswer,
    summary: "Get one contact of the log",
  },
  async (ctx, { contactId }, tx) => {
    const { patientId } = await contactInPractice(tx, ctx, contactId);
    await audit(tx, ctx, { action: "read", entity: "contact", entityId: contactId, patientId });
    return one(tx, ctx, contactId);
  },
);

/** Throws NOT_FOUND and VALIDATION. */
export const updateContact = operation(
  {
    name: "updateContact",
    access: "user",
    input: updateContactInput,
    answer: contactAnswer,
    summary: "Correct a contact, or settle its follow-up",
    description: "Fields that are left out stay. A new follow-up day opens the follow-up again.",
  },
  async (ctx, { contactId, follow_up_done: done, ...input }, tx) => {
    const { row, patientId } = await contactInPractice(tx, ctx, contactId);
    const values = {
      kind: input.kind ?? row.kind,
      contactedOn: input.contacted_on ?? row.contactedOn,
      person: input.person ?? row.person,
      reference: input.reference ?? row.reference,
      said: input.said ?? row.said,
      promisedOn: input.promised_on === undefined ? row.promisedOn : input.promised_on,
      followUpOn: input.follow_up_on === undefined ? row.followUpOn : input.follow_up_on,
    };
    requireContact(values, await practiceToday(tx, ctx), row);
    const reopened = values.followUpOn !== row.followUpOn || done === false;
    const settledAt = done ? new Date() : reopened ? null : row.settledAt;
    await tx
      .update(contacts)
      .set({ ...values, settledAt, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(contacts.practiceId, ctx.practiceId), eq(contacts.id, contactId)));
    await audit(tx, ctx, {
      action: "update",
      entity: "contact",
      entityId: contactId,
      patientId,
      detail: { fields: Object.keys(input), ...(done !== undefined && { follow_up_done: done }) },
    });
    return one(tx, ctx, contactId);
  },
);

export const deleteContact = operation(
  {
    name: "deleteContact",
    access: "user",
    input: z.object({ contactId: z.uuid() }),
    summary: "Delete a contact from the log",
    description: "Hidden at once; the record stays for the audit.",
  },
  async (ctx, { contactId }, tx) => {
    const { patientId } = await contactInPractice(tx, ctx, contactId);
    await tx
      .update(contacts)
      .set({ deletedAt: new Date() })
      .where(and(eq(contacts.practiceId, ctx.practiceId), eq(contacts.id, contactId)));
    await audit(tx, ctx, { action: "delete", entity: "contact", entityId: contactId, patientId });
  },
);

/** Also what was logged on the claim's appeals. */
const ofClaim = (claimId: string) =>
  or(
    eq(contacts.claimId, claimId),
    sql`${contacts.appealId} in (select id from appeals where claim_id = ${claimId} and practice_id = ${contacts.practiceId})`,
  );

const ofCase = ({ appealId, claimId }: { appealId: string; claimId: string | null }) =>
  or(eq(contacts.appealId, appealId), claimId ? eq(contacts.claimId, claimId) : undefined);

/** The contact with the patient whom it is about. Throws NOT_FOUND. */
async function contactInPractice(tx: Tx, ctx: Ctx, contactId: string) {
  const [row] = await tx
    .select()
    .from(contacts)
    .where(
      and(eq(contacts.practiceId, ctx.practiceId), eq(contacts.id, contactId), isNull(contacts.deletedAt)),
    )
    .for("update");
  if (!row) throw notFound(CONTACT_MESSAGES.notFound);
  const { patientId } = row.claimId
    ? await claimInPractice(tx, ctx, row.claimId)
    : await getAppealInPractice(tx, ctx, row.appealId ?? "");
  return { row, patientId };
}

async function one(tx: Tx, ctx: Ctx, contactId: string): Promise<ContactDto> {
  const [contact] = await loadContacts(tx, ctx, eq(contacts.id, contactId));
  if (!contact) throw new Error("the contact is not there");
  return contact;
}

const auditList = (tx: Tx, ctx: Ctx, entityId: string, patientId: string | null, count: number) =>
  audit(tx, ctx, { action: "list", entity: "contact", entityId, patientId, detail: { count } });
