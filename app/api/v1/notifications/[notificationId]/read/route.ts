import { markRead } from "@/lib/domain/practice/notification/notifications";
import { idParam, route } from "@/lib/transport/route";

export const POST = route(
  { access: "user", status: 204, params: idParam("notificationId"), summary: "Mark a notification as read" },
  ({ ctx, params }) => markRead(ctx, params.notificationId),
);
