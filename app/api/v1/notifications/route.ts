import { listNotifications } from "@/lib/domain/practice/notification/notifications";
import { listNotificationsQuery, notificationsAnswer } from "@/lib/domain/practice/notification/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listNotificationsQuery,
    summary: "List my notifications",
    answer: notificationsAnswer,
  },
  async ({ ctx, query, request }) => {
    const page = await listNotifications(ctx, query);
    return { ...page, next: paged(request, page).next };
  },
);
