"use client";

import { Bell } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandPopup } from "@/components/ui/on-demand-popup";
import { useNotifications, useNotificationWatch } from "./notifications";

const NotificationPanel = onDemand(() =>
  import("./notification-panel").then((file) => file.NotificationPanel),
);

/** For the bar: how many are unread, and the list on a click. */
export function NotificationBell() {
  useNotificationWatch();
  const unread = useNotifications()?.unread ?? 0;
  return (
    <OnDemandPopup part={NotificationPanel} kind="dialog" props={{}}>
      <IconButton label={unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}>
        <span className="relative">
          <Bell aria-hidden className="size-4" />
          {unread > 0 && (
            <span aria-hidden className="-top-1 -right-1 absolute size-2 rounded-full bg-danger" />
          )}
        </span>
      </IconButton>
    </OnDemandPopup>
  );
}
