import { z } from "zod";
import { DENIAL_CATEGORIES } from "@/lib/core/enums";

/** Shapes of the calls about what came back. Isomorphic. */

export const RESULT_DIMENSIONS = [
  "payer",
  "category",
  "code",
  "move",
  "level",
  "template",
  "person",
  "month",
] as const;
export type ResultDimension = (typeof RESULT_DIMENSIONS)[number];

/** A rate of fewer decisions than this says nothing (docs/product.md, I10). */
export const RATE_FROM = 10;

const day = z.iso.date();
const period = {
  from: day.optional().describe("The first day; left out: the first of the month eleven months ago"),
  to: day.optional().describe("The last day; left out: today"),
  by: z
    .enum(["sent", "decided"])
    .default("sent")
    .describe("Which appeals: those sent in the period, or those decided in it"),
};

export const resultsQuery = z.object(period).refine(({ from, to }) => !from || !to || from <= to, {
  path: ["from"],
  message: "Start date must be before end date",
});

const counts = {
  filed: z.int().describe("Appeals that were sent"),
  open: z.int().describe("Of these, without a decision yet"),
  decided: z.int(),
  overturned: z.int().describe("Wholly"),
  partly_overturned: z.int(),
  upheld: z.int(),
  dismissed: z.int(),
  recovered: z.string().describe("Dollars that payers paid after overturning, as far as they are posted"),
  median_days: z.int().nullable().describe("From sending to the decision; null without decisions"),
  success_rate: z
    .number()
    .nullable()
    .describe(`Overturned wholly or partly, of the decided ones, 0 to 1; null under ${RATE_FROM} decisions`),
};

const resultGroup = z.strictObject({
  key: z.string().describe("Empty: not known"),
  label: z.string(),
  ...counts,
});
export type ResultGroupDto = z.infer<typeof resultGroup>;

const preventable = z.strictObject({
  payer: z.string(),
  category: z.enum(DENIAL_CATEGORIES),
  claims: z.int(),
  amount: z.string().describe("Charges less payments of these claims"),
  step: z.string().describe("What would stop it"),
});
export type PreventableDto = z.infer<typeof preventable>;

export const resultsAnswer = z
  .strictObject({
    from: day,
    to: day,
    by: period.by.unwrap(),
    population: z.string().describe("Whom the figures count"),
    rate_from: z.int().describe("No rate of fewer decisions"),
    total: z.strictObject(counts),
    groups: z.record(z.enum(RESULT_DIMENSIONS), z.array(resultGroup)),
    preventable: z.array(preventable).describe("Denials that repeat, by the amount; at most twenty"),
  })
  .meta({ id: "AppealResults" });
export type ResultsDto = z.infer<typeof resultsAnswer>;

export const reportQuery = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Write the month as YYYY-MM.")
    .optional()
    .describe("YYYY-MM; left out: the last whole month"),
});
