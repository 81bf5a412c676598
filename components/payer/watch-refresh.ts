import type { NotificationDto } from "@/lib/domain/practice/notification/schema";
import { loadNotifications } from "./notifications";

const LOOK_EVERY_MS = 3000;
/** A run that takes longer is told by the bell. */
const LOOK_TIMES = 60;

/**
 * After a refresh was asked for: looks for the news of its end, so that the list can be loaded again. `onNews` is called
 * once, if they come in time. Stops when `signal` aborts.
 */
export async function watchRefresh(
  refreshId: string,
  onNews: (news: NotificationDto) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let look = 0; look <= LOOK_TIMES && !signal.aborted; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    // A look that fails is made up for by the next one.
    const page = await loadNotifications(signal).catch(() => null);
    const news = page?.results.find(({ cause_id }) => cause_id === refreshId);
    if (signal.aborted || !news) continue;
    onNews(news);
    return;
  }
}
