import { createHash, timingSafeEqual } from "node:crypto";
import { database } from "@/lib/auth/database";
import { AppError, notFound } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { env } from "@/lib/env";
import { endpoint } from "@/lib/transport/endpoint";

export const dynamic = "force-dynamic";
/** Seconds. */
export const maxDuration = 300;

/**
 * The recurring work, all of it once, for hosts that have a clock and no worker: it goes on where Inngest's own clock is
 * away or not yet told of this app. Each part is safe beside itself. Its caller proves itself by `CRON_SECRET`.
 */
export const GET = endpoint({ access: "public" }, async ({ request }) => {
  if (!env.CRON_SECRET) throw notFound();
  if (!isEqual(request.headers.get("authorization") ?? "", `Bearer ${env.CRON_SECRET}`)) {
    throw new AppError("UNAUTHENTICATED", "The secret is not valid.");
  }
  const { schedules } = await import("@/inngest/schedules");
  const failed: string[] = [];
  for (const { name, run } of schedules) {
    try {
      await run(database());
    } catch (err) {
      log.error({ err, schedule: name }, "recurring work failed");
      failed.push(name);
    }
  }
  return Response.json(
    { done: schedules.length - failed.length, failed },
    { status: failed.length ? 500 : 200 },
  );
});

const isEqual = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash("sha256").update(text).digest();
