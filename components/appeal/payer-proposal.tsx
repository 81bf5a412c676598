"use client";

import { useRef, useSyncExternalStore } from "react";
import { confirmPayerAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { faxNumberText } from "@/lib/core/fax-labels";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import { failureText, tellSuccess } from "./messages";

const never = () => () => {};

interface PayerProposalProps {
  appealId: string;
  entry: PayerOfAppealDto["entry"];
  proposal: NonNullable<PayerOfAppealDto["proposal"]>;
}

/** What the denial letter says of the payer, to be confirmed for the directory. */
export function PayerProposal({ appealId, entry, proposal }: PayerProposalProps) {
  // Read when they are confirmed: what is typed before the scripts have loaded stays in its field.
  const address = useRef<HTMLTextAreaElement>(null);
  const fax = useRef<HTMLInputElement>(null);
  // While the scripts are on their way: they lay a textarea's first text over what was typed into it.
  const isWaiting = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const { run, busy, refusal } = useAction(confirmPayerAction);

  const confirm = async () => {
    const saved = await run({
      appealId,
      name: proposal.name,
      appeals_address: address.current?.value ?? "",
      fax: fax.current?.value ?? "",
    });
    if (saved) tellSuccess("Payer saved to your directory.");
  };

  return (
    <fieldset className={entry ? "mt-4 border-t pt-4" : undefined}>
      <legend className="sr-only">From the letter</legend>
      <p className="mb-3 text-ink-muted text-sm">
        {entry
          ? "This appeal's denial letter says something else. Compare the two, then confirm."
          : "Read from this appeal's denial letter. Compare it with that letter, then confirm to keep it for other appeals."}
      </p>
      <div className="grid gap-3">
        <Field label="Appeals address">
          <Textarea
            ref={address}
            rows={4}
            readOnly={isWaiting}
            defaultValue={proposal.appeals_address || entry?.appeals_address || ""}
            maxLength={500}
          />
        </Field>
        <Field label="Appeals fax">
          <Input
            ref={fax}
            defaultValue={faxNumberText(proposal.fax || entry?.fax || "")}
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
          />
        </Field>
        {refusal && <Alert tone="danger">{failureText("Failed to save the payer", refusal)}</Alert>}
        <Button className="justify-self-start" loading={busy} onClick={confirm}>
          <span aria-hidden className="icon icon-badge-check" /> Confirm from the denial letter
        </Button>
      </div>
    </fieldset>
  );
}
