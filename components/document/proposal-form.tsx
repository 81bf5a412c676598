"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { settleProposalAction } from "@/app/(desk)/claims/[claimId]/actions";
import { FormAround } from "@/components/form/form-around";
import { useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { settleProposalInput } from "@/lib/domain/document/schema";

export type ProposalValues = {
  denial_date: string;
  denial_category: string;
  appeal_deadline: string;
  denial_summary: string;
};

interface ProposalFormProps {
  /** The claim with its state, and the letter. */
  ids: { claimId: string; documentId: string; updated_at: string };
  /** As the letter says. */
  proposed: ProposalValues;
  /** Said of the deadline while it is the one that was counted, not printed. */
  estimate: string | null;
  accept: string;
  children: ReactNode;
}

/** Accepts or dismisses what a letter says, as corrected in the fields that the server drew. */
export function ProposalForm({ ids, proposed, estimate, accept, children }: ProposalFormProps) {
  const router = useRouter();
  const decided = useRef<"accept" | "dismiss">("accept");
  const filling = useActionForm({
    action: settleProposalAction,
    schema: settleProposalInput,
    values: proposed,
    inputOf: (values) => ({ ...ids, decision: "accept", ...corrected(values, proposed) }),
    failure: "Failed to update claim: ",
    onDone: () =>
      toast.success(
        decided.current === "accept" ? "Claim updated successfully!" : "The letter's proposal was dismissed",
      ),
  });
  const { form, busy, refusal, submitWith } = filling;
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
  const isEstimate = estimate !== null && deadline === proposed.appeal_deadline;

  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormAround filling={filling} {...(isEstimate && { more: { appeal_deadline: { hint: estimate } } })}>
        {children}
      </FormAround>
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
          {accept}
        </Button>
      </div>
    </form>
  );
}

/** Only what a person changed is sent: an estimate that stays must stay an estimate. */
function corrected(values: ProposalValues, proposed: ProposalValues) {
  const names = (Object.keys(values) as (keyof ProposalValues)[]).filter(
    (name) => values[name] !== proposed[name],
  );
  return Object.fromEntries(
    names.map((name) => [name, name === "denial_summary" ? values[name] : values[name] || null]),
  );
}
