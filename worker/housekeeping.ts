import type { Database } from "@/db/client";
import { saidSchedule } from "@/inngest/say-run";
import { schedules } from "@/inngest/schedules";

/** Runs the schedules on timers of this process, each never beside itself. Answers the timers, to be stopped. */
export function startHousekeeping(db: Database): NodeJS.Timeout[] {
  return schedules.map(({ name, everyMinutes, atStart, run }) => {
    let running = false;
    const once = async () => {
      if (running) return;
      running = true;
      // Said already; the next round repeats it.
      await saidSchedule(name, () => run(db)).catch(() => {});
      running = false;
    };
    if (atStart) void once();
    return setInterval(() => void once(), everyMinutes * 60_000);
  });
}
