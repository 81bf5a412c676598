import { listNotifications } from "@/lib/domain/practice/notification/notifications";
import { route } from "@/lib/transport/route";

export const GET = route(listNotifications);
