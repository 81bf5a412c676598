import { markRead } from "@/lib/domain/practice/notification/notifications";
import { route } from "@/lib/transport/route";

export const POST = route(
  { access: "user", status: 204, summary: "Mark all my notifications as read" },
  ({ ctx }) => markRead(ctx, null),
);
