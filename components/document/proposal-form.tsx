"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { settleProposalAction } from "@/app/(desk)/claims/[claimId]/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { calendarDate, withCalendarDates } from "@/components/ui/time-labels";
import { toast } from "@/components/ui/toast";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/claim-labels";
import { type ClaimDto, DENIAL_CATEGORY_OPTIONS } from "@/lib/domain/claim/schema";
import { type DenialProposalDto, settleProposalInput } from "@/lib/domain/document/schema";

const valuesOf = (proposal: DenialProposalDto) => ({
  denial_date: proposal.denial_date ?? "",
  denial_category: proposal.denial_category ?? "",
  appeal_deadline: proposal.appeal_deadline ?? "",
  denial_summary: proposal.denial_summary,
});
type Values = ReturnType<typeof valuesOf>;
type FormClaim = Pick<ClaimDto, "claim_id" | "status" | "updated_at" | "denial_details">;

interface ProposalFormProps {
  claim: FormClaim;
  documentId: string;
  proposal: DenialProposalDto;
}

export function ProposalForm({ claim, documentId, proposal }: ProposalFormProps) {
  const router = useRouter();
  const decided = useRef<"accept" | "dismiss">("accept");
  const { form, busy, refusal, submitWith } = useActionForm({
    action: settleProposalAction,
    schema: settleProposalInput,
    values: valuesOf(proposal),
    inputOf: (values) => ({
      claimId: claim.claim_id,
      documentId,
      decision: "accept",
      updated_at: claim.updated_at,
      ...corrected(values, proposal),
    }),
    failure: "Failed to update claim: ",
    onDone: () =>
      toast.success(
        decided.current === "accept" ? "Claim updated successfully!" : "The letter's proposal was dismissed",
      ),
  });
  // Someone else changed the claim: the next try begins from what it says now.
  const changed = refusal?.extra?.current !== undefined;
  useEffect(() => {
    if (changed) router.refresh();
  }, [changed, router]);

  const settle = (chosen: "accept" | "dismiss") => {
    decided.current = chosen;
    submitWith({ decision: chosen });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle("accept");
  };
  const deadline = useWatch({ control: form.control, name: "appeal_deadline" });
  const estimated = proposal.deadline_estimated && deadline === proposal.appeal_deadline;
  const messageOf = (name: keyof Values) => form.getFieldState(name, form.formState).error?.message;

  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
      {refusal && !refusal.fields && <Alert tone="danger">{refusal.message}</Alert>}
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Denial Date" error={messageOf("denial_date")}>
          <DateField {...form.register("denial_date")} />
        </Field>
        <Field label="Denial Category" error={messageOf("denial_category")}>
          <Select
            placeholder="Not stated"
            options={DENIAL_CATEGORY_OPTIONS}
            {...form.register("denial_category")}
          />
        </Field>
        <Field
          label="Appeal Deadline"
          error={messageOf("appeal_deadline")}
          hint={estimated ? estimateHint(proposal) : sentence(withCalendarDates(proposal.deadline_basis))}
        >
          <DateField {...form.register("appeal_deadline")} />
        </Field>
      </div>
      <Field
        label="Denial Summary"
        error={messageOf("denial_summary")}
        {...(proposal.denial_code && { aside: `Code ${proposal.denial_code}` })}
      >
        <Textarea rows={4} maxLength={5000} {...form.register("denial_summary")} />
      </Field>
      {claim.status === "denied" && <p className="text-ink-muted">{nowWords(claim)}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => settle("dismiss")}
          loading={busy && decided.current === "dismiss"}
          disabled={busy && decided.current === "accept"}
        >
          Dismiss
        </Button>
        <Button
          type="submit"
          variant="primary"
          loading={busy && decided.current === "accept"}
          disabled={busy && decided.current === "dismiss"}
        >
          {claim.status === "denied" ? "Accept and Replace Denial" : "Accept and Mark Denied"}
        </Button>
      </div>
    </form>
  );
}

const estimateHint = ({ deadline_basis: basis }: DenialProposalDto) =>
  `Estimated${basis && `: ${withCalendarDates(basis)}`}. Confirm it on the letter.`;

const sentence = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

/** Only what a person changed is sent: an estimate that stays must stay an estimate. */
function corrected(values: Values, proposal: DenialProposalDto) {
  const proposed = valuesOf(proposal);
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== proposed[name]);
  return Object.fromEntries(
    names.map((name) => [name, name === "denial_summary" ? values[name] : values[name] || null]),
  );
}

/** What accepting would replace. */
function nowWords({ denial_details: denial }: FormClaim): string {
  if (!denial) return "";
  const parts = [
    denial.denial_date ? `denied on ${calendarDate(denial.denial_date)}` : "denied",
    denial.denial_category ? DENIAL_CATEGORY_LABELS[denial.denial_category].toLowerCase() : "no category",
    denial.appeal_deadline ? `appeal by ${calendarDate(denial.appeal_deadline)}` : "no deadline",
  ];
  return `The claim now says: ${parts.join(", ")}.`;
}
