import { and, count, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
import { notFound } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import { decodeCursor, encodeCursor } from "@/lib/domain/kernel/cursor";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import {
  listNotificationsQuery,
  type MorningCounts,
  type NotificationKind,
  notificationsAnswer,
  notificationText,
  type PostingCounts,
} from "./schema";

/** Tells the person who asked; once, however often the cause is worked on. */
export async function notify(
  tx: Tx,
  ctx: Ctx,
  news: { kind: NotificationKind; counts: PostingCounts | MorningCounts; link: string; causeId: string },
): Promise<void> {
  await tx
    .insert(notifications)
    .values({ ...news, practiceId: ctx.practiceId, userId: ctx.actor.userId })
    .onConflictDoNothing();
}

const mine = (ctx: Ctx) =>
  and(eq(notifications.practiceId, ctx.practiceId), eq(notifications.userId, ctx.actor.userId));

/** One's own, newest first. They hold counts only, so that looking at them is no record of its own. */
export const listNotifications = operation(
  {
    name: "listNotifications",
    access: "user",
    input: listNotificationsQuery,
    answer: notificationsAnswer,
    summary: "List my notifications",
  },
  async (ctx, query, tx) => {
    const from = decodeCursor(query.cursor);
    const at = from && sql`${from.at}::timestamptz`;
    const rows = await tx
      .select({
        id: notifications.id,
        kind: notifications.kind,
        counts: notifications.counts,
        link: notifications.link,
        causeId: notifications.causeId,
        readAt: notifications.readAt,
        createdAt: exactTime(notifications.createdAt),
      })
      .from(notifications)
      .where(
        and(
          mine(ctx),
          from && at
            ? or(
                lt(notifications.createdAt, at),
                and(eq(notifications.createdAt, at), lt(notifications.id, from.id)),
              )
            : undefined,
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(query.page_size + 1);
    const [sums] = await tx
      .select({ total: count(), unread: sql<number>`count(*) filter (where read_at is null)::int` })
      .from(notifications)
      .where(mine(ctx));
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      count: sums?.total ?? 0,
      unread: sums?.unread ?? 0,
      next: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
      previous: null,
      results: page.map(({ readAt, counts, createdAt, causeId, ...row }) => ({
        ...row,
        cause_id: causeId,
        text: notificationText(row.kind, counts),
        read: readAt !== null,
        created_at: createdAt,
      })),
    };
  },
);

/** Throws NOT_FOUND for one that is not the person's own. */
export const markNotificationRead = operation(
  {
    name: "markNotificationRead",
    access: "user",
    input: z.object({ notificationId: z.uuid() }),
    summary: "Mark a notification as read",
  },
  async (ctx, { notificationId }, tx) => {
    const rows = await tx
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
      .where(and(mine(ctx), eq(notifications.id, notificationId)))
      .returning({ id: notifications.id });
    if (rows.length === 0) throw notFound("Notification not found.");
  },
);

export const markAllNotificationsRead = operation(
  {
    name: "markAllNotificationsRead",
    access: "user",
    summary: "Mark all my notifications as read",
  },
  async (ctx, _input, tx) => {
    await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(mine(ctx), isNull(notifications.readAt)));
  },
);
