import { FormField } from "@/components/form/drawn-form";
import type { DecisionDto } from "@/lib/domain/case/decision/schema";
import { LEVEL_OPTIONS, OUTCOME_OPTIONS } from "./case-labels";
import type { DecisionValues } from "./decision-values";

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

/** What a payer decided, in the fields of both dialogs. */
export function DecisionFields() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          as="select"
          name="outcome"
          label="Outcome"
          placeholder="Choose"
          options={OUTCOME_OPTIONS}
          required
        />
        <FormField
          as="select"
          name="level"
          label="Decision On"
          placeholder="Not known"
          options={LEVEL_OPTIONS}
        />
        <FormField as="date" name="decided_on" label="Decided On" required />
        <FormField as="date" name="received_on" label="Received On" />
        <FormField as="money" name="amount_in_dispute" label="Amount in Dispute" />
        <FormField as="money" name="amount_allowed" label="Amount Allowed" />
        <FormField as="money" name="amount_paid" label="Amount Paid" />
        <FormField as="date" name="next_level_due" label="Next Level Due" />
        <FormField name="reference" label="Appeal Number" />
      </div>
      <FormField
        as="area"
        name="reasons"
        label="What It Says Against the Case"
        hint="One reason a line: the next letter answers them one by one."
      />
    </>
  );
}
