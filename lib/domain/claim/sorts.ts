import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { claims } from "@/db/schema/claims";
import { AppError } from "@/lib/core/errors";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import type { ClaimSort } from "./filter-table";

/**
 * How a list of claims is sorted and continued: by one key that is never null, then by the id. Each key is an indexed
 * expression; its text form is exact, so that no row is shown twice or skipped.
 */
export type Order = {
  key: SQL;
  text: SQL<string>;
  type: SQL;
  descending: boolean;
  /** What a key in a cursor must look like. */
  shape: RegExp;
};

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const DAY = /^(?:\d{4}-\d{2}-\d{2}|-?infinity)$/;
const CENTS = /^-?\d{1,15}$/;

const created = (descending: boolean): Order => ({
  key: sql`${claims.createdAt}`,
  text: exactTime(claims.createdAt),
  type: sql`timestamptz`,
  descending,
  shape: TIME,
});
const byDay = (key: SQL, descending: boolean): Order => ({
  key,
  text: sql<string>`(${key})::text`,
  type: sql`date`,
  descending,
  shape: DAY,
});
const charges = (descending: boolean): Order => {
  const key = sql`coalesce(${claims.totalCharges}, -1)`;
  return { key, text: sql<string>`(${key})::text`, type: sql`bigint`, descending, shape: CENTS };
};
const submitted = sql`coalesce(${claims.dateSubmitted}, '-infinity'::date)`;

export const ORDERS: Record<ClaimSort, Order> = {
  "-created_at": created(true),
  created_at: created(false),
  deadline: byDay(sql`coalesce(${claims.appealDeadline}, 'infinity'::date)`, false),
  "-deadline": byDay(sql`coalesce(${claims.appealDeadline}, '-infinity'::date)`, true),
  "-date_submitted": byDay(submitted, true),
  date_submitted: byDay(submitted, false),
  "-total_charges": charges(true),
  total_charges: charges(false),
};

/** What a cursor names: the last row of a page, under the order it was listed by. */
export type Place = { sort: ClaimSort; key: string; id: string };

const place = z.tuple([z.string(), z.string().max(40), z.uuid()]);

export const encodePlace = ({ sort, key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

/** Throws BAD_REQUEST for a cursor that is not ours, or belongs to another order. */
export function decodePlace(cursor: string | undefined, sort: ClaimSort): Place | null {
  if (!cursor) return null;
  try {
    const [named, key, id] = place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    if (named !== sort || !ORDERS[sort].shape.test(key) || !isRealDay(key)) throw new Error("another order");
    return { sort, key, id };
  } catch {
    throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
  }
}

const isRealDay = (key: string) =>
  !/^\d{4}-/.test(key) ||
  (new Date(key.slice(0, 10)).toJSON()?.startsWith(key.slice(0, 10)) === true &&
    (key.length === 10 || !Number.isNaN(Date.parse(key))));

/** Rows after a place. */
export const after = ({ sort, key, id }: Place): SQL => {
  const { key: column, type, descending } = ORDERS[sort];
  const compare = descending ? sql`<` : sql`>`;
  return sql`(${column}, ${claims.id}) ${compare} (${key}::${type}, ${id}::uuid)`;
};

export const orderBy = (sort: ClaimSort): SQL[] => {
  const { key, descending } = ORDERS[sort];
  return descending ? [sql`${key} desc`, sql`${claims.id} desc`] : [sql`${key}`, sql`${claims.id}`];
};
