"use server";

import { deleteAppeal, openBlankAppeal } from "@/lib/domain/appeal/mutations";
import { action } from "@/lib/transport/action";

export const openAppealAction = action(openBlankAppeal, { reads: true });
export const deleteAppealAction = action(deleteAppeal);
