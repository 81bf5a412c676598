import type { Database } from "@/db/client";
import { schedules } from "@/inngest/schedules";
import { log } from "@/lib/core/log";

/** Runs the schedules on timers of this process, each never beside itself. Answers the timers, to be stopped. */
export function startHousekeeping(db: Database): NodeJS.Timeout[] {
  return schedules.map(({ name, everyMinutes, atStart, run }) => {
    let running = false;
    const once = async () => {
      if (running) return;
      running = true;
      await run(db).catch((error) => log.warn({ err: error }, `${name} failed`));
      running = false;
    };
    if (atStart) void once();
    return setInterval(() => void once(), everyMinutes * 60_000);
  });
}
