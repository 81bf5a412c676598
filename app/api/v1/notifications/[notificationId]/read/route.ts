import { markRead } from "@/lib/domain/practice/notification/notifications";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  { access: "user", status: 204, params: idParam("notificationId"), summary: "Mark a notification as read" },
  ({ ctx, params }) => markRead(ctx, params.notificationId),
);
