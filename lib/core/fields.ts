import { z } from "zod";
import { centsOf } from "./money";

/** Input fields that several entities share. An empty string from a form is the same as nothing. */

const blankAsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const nullAsBlank = (value: unknown) => (value === null ? "" : value);
const bounded = (max: number) =>
  z.string({ error: "Enter text." }).max(max, `Use at most ${max} characters.`);

/** One line of text; blanks are folded. */
export const lineField = (max: number) =>
  z.preprocess(
    nullAsBlank,
    bounded(max).transform((value) => value.replaceAll(/\s+/g, " ").trim()),
  );

/** Several lines of text. */
export const textField = (max: number) =>
  z.preprocess(
    nullAsBlank,
    bounded(max).transform((value) => value.trim()),
  );

const NO_DATE = "Enter a date as YYYY-MM-DD.";
export const dateField = z.preprocess(
  blankAsNull,
  z.iso
    .date({ error: NO_DATE, abort: true })
    .refine((value) => value >= "1900-01-01" && value <= "2100-12-31", "Check the year of this date.")
    .nullable(),
);

const NO_AMOUNT = "Enter an amount such as 1234.50.";
/** An amount of the wire ("1234.50", or a number) as whole cents. */
export const moneyField = z.preprocess(
  (value) => blankAsNull(typeof value === "number" ? decimalOf(value) : value),
  z
    .string({ error: NO_AMOUNT })
    .trim()
    .refine((value) => !value.startsWith("-"), { error: "An amount can't be negative.", abort: true })
    .regex(/^\d{1,10}(\.\d{1,2})?$/, NO_AMOUNT)
    .transform(centsOf)
    .nullable(),
);

/** "0.1" for 0.1 and "12.00000001" for what has too many places, so that the pattern above can refuse it. */
const decimalOf = (value: number) => (Number.isFinite(value) && Math.abs(value) < 1e15 ? String(value) : "?");

/** A whole number, also as digits in a string. */
export const wholeField = (least: number, most: number) =>
  z.preprocess(
    (value) =>
      typeof value === "string" && /^\s*-?\d{1,12}\s*$/.test(value) ? Number(value) : blankAsNull(value),
    z
      .int({ error: "Enter a whole number." })
      .min(least, `Enter ${least} or more.`)
      .max(most, `Enter ${most} or less.`)
      .nullable(),
  );

/** A list of codes; one string is split at commas and blanks. Empty entries go, doubles go. */
export const codesField = (options: { most: number; length: number }) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.split(/[\s,;]+/) : value === null ? [] : value),
    z
      .array(
        z
          .string({ error: "Enter codes as text." })
          .max(options.length, `A code has at most ${options.length} characters.`),
        { error: "Enter a list of codes." },
      )
      .transform((codes) => [...new Set(codes.map((code) => code.trim().toUpperCase()).filter(Boolean))])
      .refine((codes) => codes.length <= options.most, `Enter at most ${options.most} codes.`),
  );

/** A parameter of an address: an empty one is the same as none. */
export const queryField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional()).optional();

/** How lists are paged (docs/product.md, C4). */
export const pageFields = {
  cursor: queryField(z.string().max(600)),
  page_size: z
    .preprocess(
      (value) => (value === "" ? 50 : value),
      z.coerce
        .number({ error: "Enter a page size from 1 to 200." })
        .int("Enter a page size from 1 to 200.")
        .min(1, "Enter a page size from 1 to 200.")
        .max(200, "Enter a page size from 1 to 200."),
    )
    .default(50),
};

export type Option<T extends string> = { value: T; label: string };

/** Options in the order of `values`, each with its label. */
export const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>): Option<T>[] =>
  values.map((value) => ({ value, label: labels[value] }));

/** Where a page of a list begins, as an address or a search names it. */
export const cursorField = z.string().max(2000).optional();
export const fromField = z.coerce.number().int().min(1).catch(1).default(1);
