"use client";

import { recordDecisionAction } from "@/app/(desk)/decisions/actions";
import { formDialog } from "@/components/form/form-dialog";
import { recordDecisionInput } from "@/lib/domain/case/decision/schema";
import { type DecisionValues, decisionInput } from "./decision-values";

export const RecordDecisionForm = formDialog({
  action: recordDecisionAction,
  schema: recordDecisionInput,
  inputOf: (values: DecisionValues, { appealId }: { appealId: string }) => ({
    ...decisionInput(values),
    appealId,
  }),
  failure: "Failed to save decision: ",
});
