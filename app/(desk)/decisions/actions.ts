"use server";

import { confirmDecision, dismissDecision, recordDecision } from "@/lib/domain/case/decision/decisions";
import { beginNextLevel } from "@/lib/domain/case/decision/next-level";
import { getRebuttalGate, sendRebuttal } from "@/lib/domain/case/proof/send-rebuttal";
import { action } from "@/lib/transport/action";

export const beginNextLevelAction = action(beginNextLevel);
export const confirmDecisionAction = action(confirmDecision);
export const dismissDecisionAction = action(dismissDecision);
export const recordDecisionAction = action(recordDecision);
export const getRebuttalGateAction = action(getRebuttalGate, { reads: true });
export const sendRebuttalAction = action(sendRebuttal);
