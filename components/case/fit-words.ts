import { calendarDate } from "@/components/ui/time-labels";

/** Why a paper fits one appeal, as a sentence: names and numbers as they are written, days as elsewhere on the screen. */
export function fitWords(reasons: readonly string[]): string {
  const parts = reasons.map((reason) =>
    reason
      .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
      .replace(/^service on (\d{4}-\d\d-\d\d)$/, (_, day: string) => `service on ${calendarDate(day)}`),
  );
  return `Fits by ${parts.join(", ")}.`;
}
