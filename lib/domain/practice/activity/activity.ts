import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { practices } from "@/db/schema/practices";
import { auditEvents } from "@/db/schema/system";
import { users } from "@/db/schema/users";
import { csvRow } from "@/lib/core/csv";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { countUpTo } from "@/lib/domain/kernel/count-up-to";
import { operation } from "@/lib/domain/kernel/operation";
import { activityEntryAnswer } from "./answers";
import { type ActivityEntry, type ActivityQuery, activityQuery } from "./schema";

const EXPORT_LIMIT = 50_000;

/** What happened in the practice, newest first, for its owner. */
export const listActivity = operation(
  {
    name: "listActivity",
    access: "owner",
    input: activityQuery,
    answer: pageAnswer(activityEntryAnswer),
    summary: "List who did what in the practice",
  },
  async (ctx, query, tx) => {
    const rows = await select(tx, ctx, query, query.page_size + 1);
    const results = rows.slice(0, query.page_size);
    const count = await countUpTo(tx, auditEvents, matching(ctx, query));
    await audit(tx, ctx, { action: "list", entity: "activity", detail: { count: results.length } });
    const last = results.at(-1);
    return {
      count,
      next: rows.length > results.length && last ? String(last.id) : null,
      previous: null,
      results,
    };
  },
);

/** The same, as a CSV file of at most 50,000 lines. */
export const exportActivity = operation(
  {
    name: "exportActivity",
    access: "owner",
    input: activityQuery,
    answer: z.custom<string>(),
    media: ["text/csv"],
    summary: "Download the activity as CSV",
  },
  async (ctx, query, tx) => {
    const rows = await select(tx, ctx, { ...query, cursor: undefined }, EXPORT_LIMIT);
    await audit(tx, ctx, { action: "export", entity: "activity", detail: { count: rows.length } });
    const lines = [
      ["Time (UTC)", "Person", "By", "Action", "What", "Id", "Result", "Address", "Detail"],
      ...rows.map((row) => [
        row.at,
        row.actor,
        row.kind,
        row.action,
        row.entity,
        row.entity_id,
        row.result,
        row.address,
        Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : "",
      ]),
    ];
    return lines.map(csvRow).join("");
  },
);

async function select(tx: Tx, ctx: Ctx, query: ActivityQuery, limit: number): Promise<ActivityEntry[]> {
  const rows = await tx
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      actorId: auditEvents.actorId,
      actor: users.username,
      kind: auditEvents.actorKind,
      action: auditEvents.action,
      entity: auditEvents.entity,
      entityId: auditEvents.entityId,
      result: auditEvents.result,
      address: auditEvents.address,
      detail: auditEvents.detail,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(and(matching(ctx, query), query.cursor ? lt(auditEvents.id, query.cursor) : undefined))
    .orderBy(desc(auditEvents.id))
    .limit(limit);
  return rows.map(({ at, actorId, actor, entityId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor_id: actorId,
    actor: actor ?? "",
    entity_id: entityId,
    address: row.address === "direct" ? "" : row.address,
  }));
}

function matching(ctx: Ctx, query: ActivityQuery): SQL | undefined {
  const zone = sql`(select ${practices.timeZone} from ${practices} where ${practices.id} = ${ctx.practiceId})`;
  return and(
    eq(auditEvents.practiceId, ctx.practiceId),
    query.action ? eq(auditEvents.action, query.action) : undefined,
    query.actor ? eq(auditEvents.actorId, query.actor) : undefined,
    query.result ? eq(auditEvents.result, query.result) : undefined,
    query.from ? sql`${auditEvents.at} >= ${query.from}::date::timestamp at time zone ${zone}` : undefined,
    query.to ? sql`${auditEvents.at} < (${query.to}::date + 1)::timestamp at time zone ${zone}` : undefined,
  );
}
