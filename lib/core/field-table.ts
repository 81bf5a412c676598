/**
 * What a table of fields says of one field. Plain data, so that screens get labels and kinds without a schema; the
 * schemas are made from it by `field-schemas.ts`. On the wire money is "1234.50", in a column whole cents.
 */

type Kind =
  /** One line of text. */
  | { kind: "line"; max: number }
  /** Several lines of text. */
  | { kind: "text"; max: number }
  /** Ten digits, empty where it is not known. */
  | { kind: "npi" }
  | { kind: "money" }
  | { kind: "day" }
  | { kind: "codes"; most: number; length: number }
  | { kind: "whole"; least: number; most: number }
  | { kind: "flag" }
  /** One of a closed list. `required`: never nothing. */
  | {
      kind: "choice";
      labels: Readonly<Record<string, string>>;
      refusal: string;
      required?: true;
      none?: string;
    }
  /** A record of the practice that is chosen from a list. */
  | { kind: "record"; refusal: string; required?: true };

export type FieldSpec<Column extends string = string> = Kind & {
  /** The key of the column in the database's table. */
  column: Column;
  label: string;
};
export type FieldTable = Readonly<Record<string, FieldSpec>>;

type Choice<F> = F extends { labels: infer L } ? keyof L & string : never;
type OrNone<F, T> = F extends { required: true } ? T : T | null;

/** What a column of this field holds, and what its checked input is. */
export type ValueOf<F extends FieldSpec> = F["kind"] extends "line" | "text" | "npi"
  ? string
  : F["kind"] extends "money" | "whole"
    ? number | null
    : F["kind"] extends "day"
      ? string | null
      : F["kind"] extends "codes"
        ? string[]
        : F["kind"] extends "flag"
          ? boolean | null
          : F["kind"] extends "choice"
            ? OrNone<F, Choice<F>>
            : OrNone<F, string>;

/** The same on the wire. */
export type WireOf<F extends FieldSpec> = F["kind"] extends "money" ? string | null : ValueOf<F>;

export type ColumnOf<T extends FieldTable> = T[keyof T]["column"];
/** The columns of a table of fields with what they hold. */
export type RowOf<T extends FieldTable> = { -readonly [K in keyof T as T[K]["column"]]: ValueOf<T[K]> };
export type WireRowOf<T extends FieldTable> = { -readonly [K in keyof T]: WireOf<T[K]> };

export const fieldNames = <T extends FieldTable>(fields: T) => Object.keys(fields) as (keyof T & string)[];

/** What the fields hold before anybody has said anything. */
export const blankRow = <T extends FieldTable>(fields: T) =>
  Object.fromEntries(Object.values(fields).map(({ column, kind }) => [column, blankOf(kind)])) as RowOf<T>;

function blankOf(kind: FieldSpec["kind"]): string | null | string[] {
  if (kind === "line" || kind === "text" || kind === "npi") return "";
  return kind === "codes" ? [] : null;
}

/** Where no value was sent the current one stays. */
export function columnsOf<T extends FieldTable>(
  fields: T,
  sent: { [K in keyof T]?: unknown },
  current: RowOf<T>,
): RowOf<T> {
  const next: Record<string, unknown> = {};
  for (const name of fieldNames(fields)) {
    const column = fields[name]?.column as keyof RowOf<T> & string;
    next[column] = sent[name] === undefined ? current[column] : sent[name];
  }
  return next as RowOf<T>;
}
