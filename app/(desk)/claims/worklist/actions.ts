"use server";

import { changeWorklist, undoWorklist } from "@/lib/domain/case/worklist/mutations";
import { action } from "@/lib/transport/action";

export const changeWorklistAction = action(changeWorklist);
export const undoWorklistAction = action(undoWorklist);
