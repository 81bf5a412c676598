/** The rules of the Refresh Claims form (docs/product.md, J2, J3), before the server's own check. */

export const PAYERS = [
  { value: "87726", label: "Commercial (87726)" },
  { value: "03432", label: "Medicare (03432)" },
  { value: "96385", label: "Medicaid (96385)" },
] as const;
const MOST_DAYS = 31;
const DAYS = { least: 1, most: 365, usual: 30 } as const;
export const USUAL_DAYS_BACK = String(DAYS.usual);

export type RefreshForm = { payer_id: string; start_date: string; end_date: string; days_back: string };
export type RefreshErrors = Partial<Record<keyof RefreshForm, string>>;

export function refreshErrors({ start_date, end_date, days_back }: RefreshForm): RefreshErrors {
  if (start_date && end_date) {
    const days = (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000;
    if (days < 0) return { start_date: "Start date must be before end date" };
    return days > MOST_DAYS ? { end_date: "Date range cannot exceed 31 days" } : {};
  }
  if (start_date) return { end_date: "Enter an end date too, or clear the start date." };
  if (end_date) return { start_date: "Enter a start date too, or clear the end date." };
  const days = daysBackOf(days_back);
  return days < DAYS.least || days > DAYS.most
    ? { days_back: `Enter ${DAYS.least} to ${DAYS.most} days.` }
    : {};
}

/** What is no number falls back to 30. */
function daysBackOf(typed: string): number {
  const days = Number.parseInt(typed, 10);
  return Number.isNaN(days) ? DAYS.usual : days;
}

/** The request's body: the days back only where the dates are not set. */
export const refreshBody = ({ payer_id, start_date, end_date, days_back }: RefreshForm) =>
  start_date && end_date
    ? { payer_id, start_date, end_date }
    : { payer_id, days_back: daysBackOf(days_back) };
