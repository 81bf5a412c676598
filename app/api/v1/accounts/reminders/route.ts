import { getReminderSettings, updateReminderSettings } from "@/lib/domain/case/reminder/settings";
import { route } from "@/lib/transport/route";

export const GET = route(getReminderSettings);
export const PATCH = route(updateReminderSettings);
