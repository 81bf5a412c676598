import { notifications } from "@/db/schema/notifications";
import { shiftDays } from "@/lib/core/dates";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { linkFor } from "@/lib/domain/practice/notification/link";

/** What the payers' files brought the owner lately; the last three are not read yet. */
const NEWS = [
  { ago: 27, kind: "refresh_done", counts: { updated: 14, newly_denied: 2 } },
  { ago: 20, kind: "remittance_applied", counts: { updated: 31, newly_denied: 4 } },
  { ago: 13, kind: "refresh_done", counts: {} },
  { ago: 8, kind: "remittance_applied", counts: { updated: 22, newly_denied: 3, unmatched: 1 } },
  { ago: 4, kind: "refresh_done", counts: { updated: 9 } },
  { ago: 2, kind: "remittance_applied", counts: { updated: 17, newly_denied: 2 } },
  { ago: 1, kind: "refresh_done", counts: { updated: 6, newly_denied: 1 } },
] as const;
const UNREAD = 3;

export async function seedBell(ctx: Ctx, today: string): Promise<void> {
  await inContext(ctx, (tx) =>
    tx.insert(notifications).values(
      NEWS.map(({ ago, kind, counts }, index) => {
        const createdAt = new Date(`${shiftDays(today, -ago)}T12:30:00Z`);
        return {
          practiceId: ctx.practiceId,
          userId: ctx.actor.userId,
          kind,
          counts,
          link: linkFor(counts),
          causeId: crypto.randomUUID(),
          createdAt,
          readAt: index < NEWS.length - UNREAD ? new Date(createdAt.getTime() + 3_600_000) : null,
        };
      }),
    ),
  );
}
