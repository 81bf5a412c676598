"use client";

import { Bell } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandPopup } from "@/components/ui/on-demand-popup";
import type { NotificationPage } from "@/lib/domain/practice/notification/schema";
import { useNotifications, useNotificationWatch } from "./notifications";

const NotificationPanel = onDemand(() =>
  import("./notification-panel").then((file) => file.NotificationPanel),
);

/** For the bar: how many are unread, and the list on a click. */
export function NotificationBell({ first }: { first: NotificationPage }) {
  useNotificationWatch();
  const { unread } = useNotifications() ?? first;
  return (
    <OnDemandPopup part={NotificationPanel} kind="dialog" props={{ first }}>
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
