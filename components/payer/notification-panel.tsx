"use client";

import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import type { PopupProps } from "@/components/ui/load-popup";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { TimeText } from "@/components/ui/time-text";
import type { NotificationPage } from "@/lib/domain/practice/notification/schema";
import { readAll, readOne, useNotifications } from "./notifications";

/** One's news, newest first; a link closes the panel. */
export function NotificationPanel({ first, trigger }: PopupProps & { first: NotificationPage }) {
  const { results: notifications, unread } = useNotifications() ?? first;
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" className="w-96 p-0">
        <section aria-label="Notifications">
          <div className="flex items-center justify-between gap-4 border-b px-3 py-2">
            <h2 className="font-semibold text-sm">Notifications</h2>
            <Button size="sm" variant="ghost" disabled={unread === 0} onClick={readAll}>
              Mark all as read
            </Button>
          </div>
          {notifications.length === 0 ? (
            <p className="px-3 py-6 text-center text-ink-muted text-sm">No notifications</p>
          ) : (
            <ul className="max-h-96 overflow-y-auto">
              {notifications.map((one) => (
                <li
                  key={one.id}
                  className={clsx("border-b last:border-b-0", !one.read && "bg-accent-soft/60")}
                >
                  <PopoverClose asChild>
                    <AppLink
                      href={one.link}
                      onClick={() => !one.read && void readOne(one.id)}
                      className="flex flex-col gap-0.5 px-3 py-2 hover:bg-hover"
                    >
                      <span className="text-sm">
                        {!one.read && <span className="sr-only">Unread: </span>}
                        {one.text}
                      </span>
                      <TimeText value={one.created_at} className="text-ink-muted text-xs" />
                    </AppLink>
                  </PopoverClose>
                </li>
              ))}
            </ul>
          )}
        </section>
      </PopoverContent>
    </Popover>
  );
}
