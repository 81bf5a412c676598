import type { Path, UseFormReturn } from "react-hook-form";
import { ClaimFormField } from "@/components/claim/claim-form-field";
import type { DecisionOutcome } from "@/lib/core/cases";
import type { DecisionLevel } from "@/lib/core/notice";
import type { DecisionDto } from "@/lib/domain/case/decision/schema";
import { LEVEL_OPTIONS, OUTCOME_OPTIONS } from "./case-labels";

export type DecisionValues = {
  outcome: DecisionOutcome | "";
  level: DecisionLevel | "";
  decided_on: string;
  received_on: string;
  amount_in_dispute: string;
  amount_allowed: string;
  amount_paid: string;
  reference: string;
  next_level_due: string;
  /** A reason a line. */
  reasons: string;
};

export const decisionValues = (known?: DecisionDto): DecisionValues => ({
  outcome: known?.outcome ?? "",
  level: known?.level ?? "",
  decided_on: known?.decided_on ?? "",
  received_on: known?.received_on ?? "",
  amount_in_dispute: known?.amount_in_dispute ?? "",
  amount_allowed: known?.amount_allowed ?? "",
  amount_paid: known?.amount_paid ?? "",
  reference: known?.reference ?? "",
  next_level_due: known?.next_level_due ?? "",
  reasons: known?.reasons.map(({ text }) => text.replaceAll(/\s+/g, " ")).join("\n") ?? "",
});

/** The form's values as the operations take them. */
export const decisionInput = ({ outcome, level, reasons, ...values }: DecisionValues) => ({
  ...values,
  ...(outcome && { outcome }),
  level: level || null,
  reasons: reasons.split("\n").filter((line) => line.trim() !== ""),
});

/** What a payer decided, in the fields of both dialogs. */
export function DecisionFields<V extends DecisionValues>({ form }: { form: UseFormReturn<V> }) {
  const at = (name: keyof DecisionValues) => name as Path<V>;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ClaimFormField
          form={form}
          as="select"
          name={at("outcome")}
          label="Outcome"
          placeholder="Choose"
          options={OUTCOME_OPTIONS}
          required
        />
        <ClaimFormField
          form={form}
          as="select"
          name={at("level")}
          label="Decision On"
          placeholder="Not known"
          options={LEVEL_OPTIONS}
        />
        <ClaimFormField form={form} as="date" name={at("decided_on")} label="Decided On" required />
        <ClaimFormField form={form} as="date" name={at("received_on")} label="Received On" />
        <ClaimFormField form={form} as="money" name={at("amount_in_dispute")} label="Amount in Dispute" />
        <ClaimFormField form={form} as="money" name={at("amount_allowed")} label="Amount Allowed" />
        <ClaimFormField form={form} as="money" name={at("amount_paid")} label="Amount Paid" />
        <ClaimFormField form={form} as="date" name={at("next_level_due")} label="Next Level Due" />
        <ClaimFormField form={form} name={at("reference")} label="Appeal Number" />
      </div>
      <ClaimFormField
        form={form}
        as="area"
        name={at("reasons")}
        label="What It Says Against the Case"
        hint="One reason a line: the next letter answers them one by one."
      />
    </>
  );
}
