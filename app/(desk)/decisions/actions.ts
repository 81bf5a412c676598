"use server";

import { confirmDecision, dismissDecision, recordDecision } from "@/lib/domain/case/decision/decisions";
import { beginNextLevel } from "@/lib/domain/case/decision/next-level";
import { action } from "@/lib/transport/action";

export const beginNextLevelAction = action(beginNextLevel);
export const confirmDecisionAction = action(confirmDecision);
export const dismissDecisionAction = action(dismissDecision);
export const recordDecisionAction = action(recordDecision);
