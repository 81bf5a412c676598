import { and, desc, eq, lt, notInArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "@/db/client";
import { actionItems } from "@/db/schema/action-items";
import { appeals } from "@/db/schema/appeals";
import { appealDecisions, contacts } from "@/db/schema/cases";
import { claims } from "@/db/schema/claims";
import { documents } from "@/db/schema/documents";
import { deliveries, letterVersions } from "@/db/schema/letters";
import { auditEvents } from "@/db/schema/system";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { personName } from "./columns";
import { claimInPractice } from "./queries";
import { claimActivityAnswer, claimActivityQuery } from "./schema";

/**
 * Who did what on the claim, its action items, its documents and its appeal letters, newest first; looking at it is left
 * out.
 */
export const listClaimActivity = operation(
  {
    name: "listClaimActivity",
    access: "user",
    input: claimActivityQuery,
    answer: pageAnswer(claimActivityAnswer),
    summary: "List who did what on a claim",
  },
  async (ctx, { claimId, ...query }, tx) => {
    const before = query.cursor === undefined ? null : Number(query.cursor);
    if (before !== null && !(Number.isSafeInteger(before) && before > 0)) {
      throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
    }
    const claim = await claimInPractice(tx, ctx, claimId);
    const subjects = subjectsOf(tx, ctx, claimId);
    const rows = await tx
      .select({
        id: auditEvents.id,
        at: exactTime(auditEvents.at),
        actorName: sql<string | null>`case when ${users.id} is not null then ${personName} end`,
        action: auditEvents.action,
        entity: auditEvents.entity,
        entityId: auditEvents.entityId,
        detail: auditEvents.detail,
        letter: subjects.letter,
      })
      .from(auditEvents)
      .innerJoin(subjects, eq(subjects.id, auditEvents.entityId))
      .leftJoin(users, eq(users.id, auditEvents.actorId))
      .where(
        and(
          eq(auditEvents.practiceId, ctx.practiceId),
          eq(auditEvents.result, "success"),
          notInArray(auditEvents.action, ["read", "list", "search"]),
          before === null ? undefined : lt(auditEvents.id, before),
        ),
      )
      .orderBy(desc(auditEvents.id))
      .limit(query.page_size + 1);
    await audit(tx, ctx, {
      action: "list",
      entity: "activity",
      entityId: claimId,
      patientId: claim.patientId,
    });
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      count: null,
      next: last ? String(last.id) : null,
      previous: null,
      results: page.map((row) => ({
        id: row.id,
        at: row.at,
        actor_name: row.actorName ?? "System",
        action: row.action,
        entity: row.entity,
        entity_id: row.entityId,
        detail: row.detail,
        letter: row.letter,
      })),
    };
  },
);

/** What a record of the claim's activity can be about; a deleted letter's records stay. `letter` is its template's name. */
function subjectsOf(tx: Tx, { practiceId }: Ctx, claimId: string) {
  const noLetter = sql<string | null>`null::text`.as("letter");
  const letter = sql<string | null>`${appeals.templateName}`.as("letter");
  const ofLetters = and(eq(appeals.practiceId, practiceId), eq(appeals.claimId, claimId));
  return unionAll(
    tx
      .select({ id: claims.id, letter: noLetter })
      .from(claims)
      .where(and(eq(claims.practiceId, practiceId), eq(claims.id, claimId))),
    tx
      .select({ id: actionItems.id, letter: noLetter })
      .from(actionItems)
      .where(and(eq(actionItems.practiceId, practiceId), eq(actionItems.claimId, claimId))),
    tx
      .select({ id: documents.id, letter: noLetter })
      .from(documents)
      .where(and(eq(documents.practiceId, practiceId), eq(documents.claimId, claimId))),
    tx
      .select({ id: contacts.id, letter: noLetter })
      .from(contacts)
      .where(and(eq(contacts.practiceId, practiceId), eq(contacts.claimId, claimId))),
    tx
      .select({ id: appealDecisions.id, letter: noLetter })
      .from(appealDecisions)
      .where(and(eq(appealDecisions.practiceId, practiceId), eq(appealDecisions.claimId, claimId))),
    tx.select({ id: appeals.id, letter }).from(appeals).where(ofLetters),
    tx
      .select({ id: letterVersions.id, letter })
      .from(letterVersions)
      .innerJoin(appeals, belongsTo(letterVersions))
      .where(ofLetters),
    tx
      .select({ id: deliveries.id, letter })
      .from(deliveries)
      .innerJoin(appeals, belongsTo(deliveries))
      .where(ofLetters),
  ).as("subjects");
}

const belongsTo = (part: typeof letterVersions | typeof deliveries) =>
  and(eq(part.practiceId, appeals.practiceId), eq(part.appealId, appeals.id));
