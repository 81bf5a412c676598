"use server";

import {
  createCalendarAddress,
  removeCalendarAddress,
  updateReminderSettings,
} from "@/lib/domain/case/reminder/settings";
import { action } from "@/lib/transport/action";

export const createCalendarAddressAction = action(createCalendarAddress);
export const removeCalendarAddressAction = action(removeCalendarAddress);
export const updateReminderSettingsAction = action(updateReminderSettings);
