import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appealCards } from "@/db/schema/appeal-cards";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { letterVersions } from "@/db/schema/letters";
import { isPayersTurn } from "@/lib/core/appeal-stages";
import { AppError } from "@/lib/core/errors";
import { amountOf } from "@/lib/core/money";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { decodeCursor, encodeCursor, type ListPosition } from "@/lib/domain/kernel/cursor";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { cardsMatching, searchBy } from "./card-filter";
import {
  type AppealSort,
  appealPayersAnswer,
  appealsAnswer,
  type ListAppealsQuery,
  listAppealsQuery,
} from "./dashboard/schema";
import { documentsOf, listItem } from "./queries";

const PAYERS_OFFERED = 100;

/** A page of appeals with their documents: three queries whatever the size. */
export const listAppeals = operation(
  {
    name: "listAppeals",
    access: "user",
    input: listAppealsQuery,
    answer: appealsAnswer,
    summary: "List the appeals",
    description:
      "Newest first, or in the order that sort names; due begins with what is due first. Every word of search occurs in the patient's name, the claim number or the payer. A cursor belongs to the sort it came from.",
  },
  async (ctx, query, tx) => {
    searchBy(tx, query);
    const rows = await rowsOf(tx, ctx, query);
    const page = rows.slice(0, query.page_size);
    const [files, total] = await Promise.all([
      documentsOf(
        tx,
        ctx,
        page.map((row) => row.appeal.id),
      ),
      cappedCount(tx, ctx, query),
    ]);
    await audit(tx, ctx, {
      action: query.search ? "search" : "list",
      entity: "appeal",
      detail: { count: page.length },
    });
    const last = page.at(-1);
    return {
      count: total,
      next: rows.length > page.length && last ? encode(query.sort, last) : null,
      previous: null,
      results: page.map(({ appeal, card, ...beside }) => ({
        ...listItem(appeal, { ...beside, files: files.get(appeal.id) ?? [] }),
        appeal_stage: card.stage,
        appeal_level: card.level,
        amount: amountOf(card.amount),
        due: card.due,
        clock: card.clock,
        due_certain: card.certain,
        payers_turn: isPayersTurn(card),
      })),
    };
  },
);

/** The payers of the appeals, the one with the most first. */
export const listAppealPayers = operation(
  {
    name: "listAppealPayers",
    access: "user",
    answer: appealPayersAnswer,
    summary: "List the payers of the appeals",
  },
  async (ctx, _input, tx) => {
    const t = appealCards;
    const payers = await tx.execute<z.output<typeof appealPayersAnswer>["payers"][number]>(sql`
      select ${t.payerKey} as key, min(${t.payerName}) as name, count(*)::int as count from ${t}
       where ${t.practiceId} = ${ctx.practiceId} and ${t.payerKey} <> ''
       group by ${t.payerKey} order by count(*) desc, ${t.payerKey} limit ${PAYERS_OFFERED}`);
    await audit(tx, ctx, { action: "list", entity: "appeal", detail: { payers: payers.length } });
    return { payers: [...payers] };
  },
);

/** Equal keys are in the order of their making. Each order has its index. */
const ORDERS: Record<AppealSort, { key: SQL | null; descending: boolean }> = {
  due: { key: sql`${appealCards.urgency}`, descending: true },
  "-amount": { key: sql`${appealCards.amount}`, descending: true },
  "-created_at": { key: null, descending: true },
  created_at: { key: null, descending: false },
};

function rowsOf(tx: Tx, ctx: Ctx, query: ListAppealsQuery) {
  const t = appealCards;
  const sort = query.sort ?? "-created_at";
  const { key, descending } = ORDERS[sort];
  const from = decode(query.cursor, sort);
  const columns = sql.join([...(key ? [key] : []), sql`${t.begunAt}`, sql`${t.appealId}`], sql`, `);
  const place = from && [
    ...(key ? [sql`${from.key}::bigint`] : []),
    sql`${from.at}::timestamptz`,
    sql`${from.id}::uuid`,
  ];
  const direction = sql.raw(descending ? " desc" : " asc");
  const order = [...(key ? [key] : []), sql`${t.begunAt}`, sql`${t.appealId}`].map(
    (one) => sql`${one}${direction}`,
  );
  // A query of its own: columns written into a selected expression lose their table's name. No `exists`, which is answered by
  // reading all letters of the practice once.
  const letterOfAppeal = tx
    .select({ one: sql`true` })
    .from(letterVersions)
    .where(and(eq(letterVersions.practiceId, appeals.practiceId), eq(letterVersions.appealId, appeals.id)))
    .limit(1);
  return tx
    .select({
      appeal: appeals,
      card: {
        stage: t.stage,
        level: t.level,
        amount: t.amount,
        due: t.due,
        clock: t.clock,
        certain: t.certain,
      },
      key: sql<string>`${key ?? sql`0`}::text`,
      begunAt: exactTime(t.begunAt),
      hasLetter: sql<boolean>`(${letterOfAppeal}) is not null`,
      claimDeadline: claims.appealDeadline,
    })
    .from(t)
    .innerJoin(appeals, and(eq(appeals.practiceId, t.practiceId), eq(appeals.id, t.appealId)))
    .leftJoin(claims, and(eq(claims.practiceId, appeals.practiceId), eq(claims.id, appeals.claimId)))
    .where(
      and(
        cardsMatching(ctx, query),
        place
          ? sql`(${columns}) ${sql.raw(descending ? "<" : ">")} (${sql.join(place, sql`, `)})`
          : undefined,
      ),
    )
    .orderBy(...order)
    .limit(query.page_size + 1);
}

/** Exact up to 10,000, else null (docs/product.md, C4). */
const EXACT_COUNT_UP_TO = 10_000;
async function cappedCount(tx: Tx, ctx: Ctx, query: ListAppealsQuery): Promise<number | null> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from ${appealCards} where ${cardsMatching(ctx, query)} limit ${sql.raw(String(EXACT_COUNT_UP_TO + 1))}) as counted`);
  const n = row?.n ?? 0;
  return n > EXACT_COUNT_UP_TO ? null : n;
}

type Last = { key: string; begunAt: string; appeal: { id: string } };
const keyed = z.tuple([
  z.enum(["due", "-amount", "created_at"]),
  z.string().regex(/^-?\d{1,15}$/),
  z.string(),
]);

function encode(sort: AppealSort | undefined, { key, begunAt, appeal }: Last): string {
  const place = encodeCursor({ at: begunAt, id: appeal.id });
  if (!sort || sort === "-created_at") return place;
  return Buffer.from(JSON.stringify([sort, key, place])).toString("base64url");
}

/** Throws BAD_REQUEST for a cursor that is not ours, or belongs to another order. */
function decode(cursor: string | undefined, sort: AppealSort): (ListPosition & { key: string }) | null {
  if (!cursor) return null;
  if (sort === "-created_at") return withKey("0", cursor);
  try {
    const [named, key, place] = keyed.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    if (named === sort) return withKey(key, place);
  } catch {}
  throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
}

function withKey(key: string, cursor: string) {
  const place = decodeCursor(cursor);
  return place && { ...place, key };
}
