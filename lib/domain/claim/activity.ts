import { and, desc, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { actionItems } from "@/db/schema/action-items";
import { documents } from "@/db/schema/documents";
import { auditEvents } from "@/db/schema/system";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/core/errors";
import type { Page } from "@/lib/core/page";
import { audit } from "../audit";
import { type Ctx, inContext } from "../context";
import { exactTime } from "../exact-time";
import { personName } from "./columns";
import { claimInPractice } from "./queries";
import type { ClaimActivityDto } from "./schema";

/** Who did what on the claim, its action items and its documents, newest first; looking at it is left out. */
export async function claimActivity(
  ctx: Ctx,
  claimId: string,
  query: { cursor?: string | undefined; page_size: number },
): Promise<Page<ClaimActivityDto>> {
  const before = query.cursor === undefined ? null : Number(query.cursor);
  if (before !== null && !(Number.isSafeInteger(before) && before > 0)) {
    throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
  }
  return inContext(ctx, async (tx) => {
    const claim = await claimInPractice(tx, ctx, claimId);
    const itemIds = tx
      .select({ id: actionItems.id })
      .from(actionItems)
      .where(and(eq(actionItems.practiceId, ctx.practiceId), eq(actionItems.claimId, claimId)));
    const documentIds = tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.claimId, claimId)));
    const rows = await tx
      .select({
        id: auditEvents.id,
        at: exactTime(auditEvents.at),
        actorName: sql<string | null>`case when ${users.id} is not null then ${personName} end`,
        action: auditEvents.action,
        entity: auditEvents.entity,
        entityId: auditEvents.entityId,
        detail: auditEvents.detail,
      })
      .from(auditEvents)
      .leftJoin(users, eq(users.id, auditEvents.actorId))
      .where(
        and(
          eq(auditEvents.practiceId, ctx.practiceId),
          eq(auditEvents.result, "success"),
          notInArray(auditEvents.action, ["read", "list", "search"]),
          or(
            eq(auditEvents.entityId, claimId),
            inArray(auditEvents.entityId, itemIds),
            inArray(auditEvents.entityId, documentIds),
          ),
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
      })),
    };
  });
}
