import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { contacts } from "@/db/schema/cases";
import { users } from "@/db/schema/users";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { ContactDto } from "./schema";

/** As many as a case shows. */
const MOST = 200;

/** The contacts that match, the newest first. */
export async function loadContacts(tx: Tx, ctx: Ctx, which: SQL | undefined): Promise<ContactDto[]> {
  const rows = await tx
    .select({
      contact: contacts,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
    })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.createdBy))
    .where(and(eq(contacts.practiceId, ctx.practiceId), isNull(contacts.deletedAt), which))
    .orderBy(desc(contacts.contactedOn), desc(contacts.createdAt), desc(contacts.id))
    .limit(MOST);
  return rows.map(({ contact, firstName, lastName, username }) => ({
    id: contact.id,
    claim: contact.claimId,
    appeal: contact.appealId,
    kind: contact.kind,
    contacted_on: contact.contactedOn,
    person: contact.person,
    reference: contact.reference,
    said: contact.said,
    promised_on: contact.promisedOn,
    follow_up_on: contact.followUpOn,
    follow_up_open: contact.followUpOn !== null && contact.settledAt === null,
    by: [firstName, lastName].filter(Boolean).join(" ") || username,
    created_at: contact.createdAt.toISOString(),
    updated_at: contact.updatedAt.toISOString(),
  }));
}
