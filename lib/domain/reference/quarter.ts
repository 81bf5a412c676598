/** "2026-11-22" to "2026-12-31". */
export function lastDayOfQuarter(day: string): string {
  const year = Number(day.slice(0, 4));
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3);
  return new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10);
}
