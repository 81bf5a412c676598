"use client";

import { IconButton } from "@/components/ui/icon-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";
import type { NotificationPage } from "@/lib/domain/practice/notification/schema";
import { useNotifications, useNotificationWatch } from "./notifications";

const loadPanel = () => import("./notification-panel");
const NotificationPanel = lazyPart(() => loadPanel().then((file) => file.NotificationPanel));

/** For the bar: how many are unread, and the list on a click. */
export function NotificationBell({ first }: { first: NotificationPage }) {
  useNotificationWatch();
  const { unread } = useNotifications() ?? first;
  return (
    <LoadPopup
      kind="dialog"
      load={loadPanel}
      popup={(popup) => <NotificationPanel {...popup} first={first} />}
    >
      <IconButton label={unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}>
        <span className="relative">
          <span aria-hidden className="icon icon-bell size-4" />
          {unread > 0 && (
            <span aria-hidden className="-top-1 -right-1 absolute size-2 rounded-full bg-danger" />
          )}
        </span>
      </IconButton>
    </LoadPopup>
  );
}
