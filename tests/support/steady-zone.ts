import { shiftDays, todayIn } from "@/lib/core/dates";
import type { TestDatabase } from "./database";

const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" }).format());

/** A zone without summer time in which no midnight comes for six hours: there the tests' practices and browsers are. */
export const TIME_ZONE = hourIn("America/Puerto_Rico") < 18 ? "America/Puerto_Rico" : "Pacific/Honolulu";

/** The practices of this database are there, and those that are made from now on. */
export async function liveInSteadyZone({ admin }: TestDatabase): Promise<void> {
  await admin.unsafe(`alter table practices alter column time_zone set default '${TIME_ZONE}'`);
  await admin`update practices set time_zone = ${TIME_ZONE}`;
}

/** `YYYY-MM-DD` where the tests' practices are. */
export const dayFromNow = (days: number): string => shiftDays(todayIn(TIME_ZONE), days);
