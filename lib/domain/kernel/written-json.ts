import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * JSON that the database writes member by member. `row_to_json` does the same of any row, and takes a fifth longer for a row of forty
 * columns: it forms the row first, and looks up the type of each column for each row.
 */

/** A key and the SQL of its value: JSON, or what needs neither quotes nor escapes. Never null: that would be no JSON. */
export type Member = readonly [key: string, value: SQL];

/** A function takes no more arguments than these. */
const MOST_ARGUMENTS = 100;

/** The text of an object. */
export function jsonObject(members: readonly Member[]): SQL<string> {
  const pieces = members.flatMap(([key, value], place) => {
    if (!/^\w+$/.test(key)) throw new Error(`${key} is no key`);
    return [sql.raw(`'${place === 0 ? "{" : ","}"${key}":'`), value];
  });
  return joined([...pieces, sql.raw(`'}'`)]);
}

function joined(pieces: readonly SQL[]): SQL<string> {
  if (pieces.length <= MOST_ARGUMENTS) return sql<string>`concat(${sql.join([...pieces], sql`, `)})`;
  const parts: SQL[] = [];
  for (let at = 0; at < pieces.length; at += MOST_ARGUMENTS) {
    parts.push(joined(pieces.slice(at, at + MOST_ARGUMENTS)));
  }
  return joined(parts);
}

const NULL = sql`'null'::json`;

/** Of any value. */
export const jsonOf = (value: SQL | AnyColumn): SQL => sql`coalesce(to_json(${value}), ${NULL})`;

/** Of a text: escapes nothing where there is nothing. */
export const jsonOfText = (value: SQL | AnyColumn): SQL =>
  sql`case when ${value} = '' then '""'::json else coalesce(to_json(${value}), ${NULL}) end`;

/** Of what holds no character that JSON would escape: an id, an amount, a time. */
export const jsonOfPlain = (value: SQL | AnyColumn): SQL => sql`coalesce('"' || ${value} || '"', 'null')`;
