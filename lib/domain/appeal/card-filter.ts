import { type SQL, sql } from "drizzle-orm";
import { appealCards } from "@/db/schema/appeal-cards";
import type { Ctx } from "@/lib/domain/kernel/context";
import { todaySql } from "@/lib/domain/practice/today";
import type { AppealDue, ListAppealsQuery } from "./dashboard/schema";

type Filter = Partial<Omit<ListAppealsQuery, "cursor" | "page_size" | "sort">>;

/** The cards of the practice that a filter names. */
export function cardsMatching(ctx: Ctx, filter: Filter): SQL {
  const t = appealCards;
  const words = filter.search?.split(/\s+/).filter(Boolean) ?? [];
  const conditions = [
    sql`${t.practiceId} = ${ctx.practiceId}`,
    filter.status && sql`${t.status} = ${filter.status}`,
    filter.appeal_stage && sql`${t.stage} = ${filter.appeal_stage}`,
    filter.appeal_level && sql`${t.level} = ${filter.appeal_level}`,
    filter.payer && sql`${t.payerKey} = ${filter.payer}`,
    filter.category && sql`${t.category} = ${filter.category}`,
    filter.who && sql`${t.person} = ${ctx.actor.userId}`,
    filter.due && dueCondition(ctx, filter.due),
    // A query of its own is folded once, not once a row.
    ...words.map(
      (word) => sql`${t.words} like (select '%' || app_fold(${word.replace(/[\\%_]/g, "\\$&")}) || '%')`,
    ),
  ];
  return sql.join(
    conditions.filter((one): one is SQL => Boolean(one)),
    sql` and `,
  );
}

/** A day to work to is never after the due date: the bound by `urgency` is for the index. */
function dueCondition(ctx: Ctx, due: AppealDue): SQL {
  const t = appealCards;
  const today = todaySql(ctx);
  if (due === "none") return sql`${t.due} is null`;
  const last = due === "overdue" ? sql`${today} - 1` : sql`${today} + ${Number(due)}::int`;
  const first = due === "overdue" ? sql`` : sql` and ${t.due} >= ${today}`;
  return sql`${t.due} <= ${last}${first} and ${t.urgency} >= date '2000-01-01' - (${last})`;
}
