import { markRead } from "@/lib/domain/practice/notification/notifications";
import { endpoint } from "@/lib/transport/endpoint";

export const POST = endpoint(
  { access: "user", status: 204, summary: "Mark all my notifications as read" },
  ({ ctx }) => markRead(ctx, null),
);
