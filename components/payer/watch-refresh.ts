import type { NotificationDto } from "@/lib/domain/notification/schema";
import { loadNotifications } from "./notifications";

const LOOK_EVERY_MS = 3000;
/** A run that takes longer is told by the bell. */
const LOOK_TIMES = 60;

/**
 * After a refresh was asked for: looks for its notification, so that the list can be loaded again when the run ends.
 * `onNews` is called once, if it comes in time. Stops when `signal` aborts.
 */
export async function watchRefresh(
  onNews: (news: NotificationDto) => void,
  signal: AbortSignal,
): Promise<void> {
  const newest = () =>
    loadNotifications(signal).then(
      (page) => page.results[0] ?? null,
      () => undefined,
    );
  const before = await newest();
  for (let look = 0; look < LOOK_TIMES && !signal.aborted; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = await newest();
    if (signal.aborted || !now || before === undefined || now.id === before?.id) continue;
    onNews(now);
    return;
  }
}
