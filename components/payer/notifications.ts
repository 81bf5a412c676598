"use client";

import { useEffect, useSyncExternalStore } from "react";
import { api } from "@/components/app-shell/api-fetch";
import type { NotificationPage } from "@/lib/domain/practice/notification/schema";

/** One's news as this tab knows them. The bell is on every page, so this does without a library. */

const ASK_EVERY_MS = 60_000;

let known: NotificationPage | null = null;
const listeners = new Set<() => void>();

/** Throws `ApiError`, or `TypeError` without an answer. */
export async function loadNotifications(signal?: AbortSignal): Promise<NotificationPage> {
  // In the background: it does not count as the user's activity.
  known = await api<NotificationPage>("/notifications/?page_size=20", {
    background: true,
    ...(signal && { signal }),
  });
  for (const tell of listeners) tell();
  return known;
}

const quietly = () => loadNotifications().catch(() => undefined);

/** Beside the navigation of the same click. A failure shows in what is read afterward: the news is still unread. */
const mark = (path: string) =>
  api<void>(path, { method: "POST", json: {} })
    .catch(() => undefined)
    .finally(quietly);
export const readOne = (id: string) => mark(`/notifications/${id}/read/`);
export const readAll = () => mark("/notifications/read/");

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until they were asked for: what the server drew holds until then. */
export function useNotifications(): NotificationPage | null {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}

/** Asks once a minute while the tab is seen; the server drew the first answer. */
export function useNotificationWatch() {
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && quietly();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
