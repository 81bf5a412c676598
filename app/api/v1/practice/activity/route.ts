import { listActivity } from "@/lib/domain/practice/activity/activity";
import { route } from "@/lib/transport/route";

export const GET = route(listActivity);
