import { z } from "zod";
import { dateField, optionsOf } from "@/lib/core/fields";

/** Shapes of asking a payer for news (docs/product.md, J2). Isomorphic. */

export const REFRESH_MESSAGES = {
  startAfterEnd: "Start date must be before end date",
  rangeTooLong: "Date range cannot exceed 31 days",
  accepted: "Claims update requested. New decisions appear in the list as they arrive.",
} as const;

/** Payers that a refresh can ask (docs/product.md, J3); the first is the default. */
const REFRESH_PAYERS = ["87726", "03432", "96385"] as const;
export const REFRESH_PAYER_OPTIONS = optionsOf(REFRESH_PAYERS, {
  "87726": "Commercial (87726)",
  "03432": "Medicare (03432)",
  "96385": "Medicaid (96385)",
});
const MAX_REFRESH_DAYS = 31;
export const DAYS_BACK = { least: 1, most: 365, fallback: 30 } as const;

/** What is not a whole number falls back to 30; a number outside 1 to 365 is refused. */
const daysBack = z.preprocess(
  (value) => {
    const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
    return /^-?\d+(\.\d+)?$/.test(text) ? Math.trunc(Number(text)) : DAYS_BACK.fallback;
  },
  z
    .number()
    .min(DAYS_BACK.least, `Enter ${DAYS_BACK.least} to ${DAYS_BACK.most} days.`)
    .max(DAYS_BACK.most, `Enter ${DAYS_BACK.least} to ${DAYS_BACK.most} days.`),
);

export const requestUpdateInput = z
  .object({
    payer_id: z
      .preprocess(
        (value) => (value === "" || value === null ? REFRESH_PAYERS[0] : value),
        z.enum(REFRESH_PAYERS, { error: "Choose a payer from the list." }),
      )
      .default(REFRESH_PAYERS[0]),
    start_date: dateField.default(null),
    end_date: dateField.default(null),
    days_back: z.unknown().optional(),
  })
  .superRefine(({ start_date, end_date, days_back }, ctx) => {
    const refuse = (field: string, message: string) =>
      ctx.addIssue({ code: "custom", path: [field], message });
    if (start_date && end_date) {
      const days = (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000;
      if (days < 0) refuse("start_date", REFRESH_MESSAGES.startAfterEnd);
      else if (days > MAX_REFRESH_DAYS) refuse("end_date", REFRESH_MESSAGES.rangeTooLong);
    } else if (start_date || end_date) {
      refuse(start_date ? "end_date" : "start_date", "Enter both dates, or neither.");
    } else {
      const parsed = daysBack.safeParse(days_back);
      if (!parsed.success) refuse("days_back", parsed.error.issues[0]?.message ?? "Check the days.");
    }
  })
  .transform(({ payer_id, start_date, end_date, days_back }) => ({
    payer_id,
    start_date,
    end_date,
    days_back: start_date && end_date ? null : daysBack.parse(days_back),
  }));
export type RequestUpdateInput = z.infer<typeof requestUpdateInput>;

/** The answer of `POST /claims/request-update/` (202). */
export const refreshAnswer = z.strictObject({
  refresh_id: z.uuid(),
  status: z.enum(["queued", "running", "done", "failed"]),
  payer_id: z.string(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  message: z.string(),
});
export type RefreshDto = z.infer<typeof refreshAnswer>;
