"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { TimeText } from "@/components/ui/time-text";
import type { NotificationDto } from "@/lib/domain/notification/schema";
import { fetchNotifications, markAllRead, markRead, NOTIFICATIONS_KEY } from "./remittance-calls";

const ASK_EVERY_MS = 60_000;

/** One's news, newest first; with nothing unread it asks once a minute. */
export function useNotifications() {
  return useQuery({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ signal }) => fetchNotifications(signal),
    refetchInterval: ASK_EVERY_MS,
    retry: false,
  });
}

/** For the bar: how many are unread, and the list on a click. */
export function NotificationBell() {
  const { data } = useNotifications();
  const unread = data?.unread ?? 0;
  const label = unread === 0 ? "Notifications" : `Notifications, ${unread} unread`;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton label={label}>
          <span className="relative">
            <Bell aria-hidden className="size-4" />
            {unread > 0 && (
              <span aria-hidden className="-top-1 -right-1 absolute size-2 rounded-full bg-danger" />
            )}
          </span>
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-96 p-0">
        <NotificationList notifications={data?.results ?? []} unread={unread} />
      </PopoverContent>
    </Popover>
  );
}

interface NotificationListProps {
  notifications: readonly NotificationDto[];
  unread: number;
}

/** Inside a popover: a link closes it. */
export function NotificationList({ notifications, unread }: NotificationListProps) {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  const read = useMutation({ mutationFn: markRead, onSettled: reload });
  const readAll = useMutation({ mutationFn: markAllRead, onSettled: reload });
  return (
    <section aria-label="Notifications">
      <div className="flex items-center justify-between gap-4 border-b px-3 py-2">
        <h2 className="font-semibold text-sm">Notifications</h2>
        <Button size="sm" variant="ghost" disabled={unread === 0} onClick={() => readAll.mutate()}>
          Mark all as read
        </Button>
      </div>
      {notifications.length === 0 ? (
        <p className="px-3 py-6 text-center text-ink-muted text-sm">No notifications</p>
      ) : (
        <ul className="max-h-96 overflow-y-auto">
          {notifications.map((one) => (
            <li key={one.id} className={cn("border-b last:border-b-0", !one.read && "bg-accent-soft/60")}>
              <PopoverClose asChild>
                <Link
                  href={one.link}
                  prefetch={false}
                  onClick={() => !one.read && read.mutate(one.id)}
                  className="flex flex-col gap-0.5 px-3 py-2 hover:bg-hover"
                >
                  <span className="text-sm">
                    {!one.read && <span className="sr-only">Unread: </span>}
                    {one.text}
                  </span>
                  <TimeText value={one.created_at} className="text-ink-muted text-xs" />
                </Link>
              </PopoverClose>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
