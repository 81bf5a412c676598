import type { actionItems } from "@/db/schema/action-items";
import { daysBetween, shiftDays } from "@/lib/core/dates";
import type { ActionType } from "@/lib/core/enums";
import { TEMPLATES } from "@/lib/domain/claim/action-item/denial-items";
import { fileAppealDue } from "@/lib/domain/claim/action-item/rules";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { DeniedClaim } from "./claims";
import { inTurn } from "./random";

type ItemRow = typeof actionItems.$inferInsert;

const BY_HAND: readonly { title: string; description: string; actionType: ActionType }[] = [
  {
    title: "Call the payer about the denial",
    description: "Ask which record was missing and write down the call's reference number.",
    actionType: "follow_up",
  },
  {
    title: "Request the plan of care",
    description: "The signed plan of care has to come from the referring physician.",
    actionType: "request_records",
  },
  {
    title: "Ask the referring physician for a letter",
    description: "A short statement of why therapy was ordered.",
    actionType: "contact_provider",
  },
];

/** What the product opens for each denied claim, in the hands of the three people, and some items made by hand. */
export function denialItems(
  ctx: Ctx,
  denied: readonly DeniedClaim[],
  owners: readonly string[],
  today: string,
): ItemRow[] {
  return denied.flatMap(({ row }, index) => {
    const deniedOn = row.denialDate ?? today;
    const age = daysBetween(deniedOn, today);
    const owner = index % 5 === 0 ? null : inTurn(owners, index);
    const item = (values: Partial<ItemRow> & Pick<ItemRow, "title" | "actionType">): ItemRow => ({
      practiceId: ctx.practiceId,
      claimId: row.id,
      assignedTo: owner,
      createdAt: new Date(`${deniedOn}T21:59:00Z`),
      updatedAt: new Date(`${deniedOn}T21:59:00Z`),
      ...values,
    });
    const done = (days: number): Partial<ItemRow> => {
      const at = new Date(`${shiftDays(deniedOn, days)}T16:20:00Z`);
      return { status: "completed", completedAt: at, completedBy: owner ?? inTurn(owners, 0), updatedAt: at };
    };
    const items = [
      item({
        ...TEMPLATES.review_denial,
        rule: "review_denial",
        actionType: "review_denial",
        priority: "high",
        ...(age > 60 ? done(6) : age > 20 && { status: "in_progress" as const }),
      }),
    ];
    const due =
      row.canAppeal === false ? null : fileAppealDue({ appealDeadline: row.appealDeadline ?? null });
    if (due) {
      items.push(
        item({
          ...TEMPLATES.file_appeal,
          rule: "file_appeal",
          actionType: "file_appeal",
          priority: "high",
          dueDate: due,
          ...(daysBetween(today, due) < -30 && { status: "dismissed" as const }),
        }),
      );
    }
    if (index % 3 === 0) {
      items.push(
        item({
          ...inTurn(BY_HAND, index / 3),
          priority: index % 2 === 0 ? "medium" : "low",
          dueDate: shiftDays(today, (index % 12) - 2),
          createdBy: inTurn(owners, index + 1),
          notes: index % 6 === 0 ? "Left a message; they call back." : "",
        }),
      );
    }
    return items;
  });
}
