import { calendarDate } from "@/components/ui/calendar-date";
import type { Confirmable } from "@/lib/core/confirmation";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import type { DenialCategory } from "@/lib/core/enums";
import { EXTRACTION_FACTS, type ExtractionFact } from "@/lib/core/extraction";
import { usd } from "@/lib/core/number-text";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { FACT_LABELS, FIELD_LABELS } from "./reading-labels";

const DATES: readonly string[] = ["appeal_deadline", "notice_date", "date_of_birth"];

const dateText = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? calendarDate(value) : value);

export const isFact = (name: Confirmable): name is ExtractionFact =>
  (EXTRACTION_FACTS as readonly string[]).includes(name);

export const labelOf = (name: Confirmable): string => (isFact(name) ? FACT_LABELS[name] : FIELD_LABELS[name]);

/** What two days are is said beside their name, also where they are to be checked. */
export const labelIn = (
  { service_period: isPeriod }: Pick<AppealDto["extraction"], "service_period">,
  name: Confirmable,
): string =>
  name === "dates_of_service" && isPeriod
    ? `${labelOf(name)} (first and last day of a period)`
    : labelOf(name);

/** A value as the screen shows it: two dates of service are days, or the first and the last of a period. */
export function shownFact(
  { service_period: isPeriod }: Pick<AppealDto["extraction"], "service_period">,
  name: Confirmable,
  value: string,
): string {
  const text = factText(name, value);
  return name === "dates_of_service" && isPeriod ? text.replace("; ", " through ") : text;
}

/** A value as it is typed. */
export function factText(name: Confirmable, value: string): string {
  if (value === "" || !isFact(name)) return value;
  if (name === "denial_category") return DENIAL_CATEGORY_LABELS[value as DenialCategory] ?? value;
  if (name === "billed_amount") return usd(value);
  if (name === "dates_of_service") return value.split(/,\s*/).map(dateText).join("; ");
  return DATES.includes(name) ? dateText(value) : value;
}
