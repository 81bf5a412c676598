import { markNotificationRead } from "@/lib/domain/practice/notification/notifications";
import { route } from "@/lib/transport/route";

export const POST = route(markNotificationRead, { params: ["notificationId"] });
