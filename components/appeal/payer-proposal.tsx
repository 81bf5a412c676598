"use client";

import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { confirmPayerAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import { failureText, tellSuccess } from "./messages";

interface PayerProposalProps {
  appealId: string;
  entry: PayerOfAppealDto["entry"];
  proposal: NonNullable<PayerOfAppealDto["proposal"]>;
}

/** What the denial letter says of the payer, to be confirmed for the directory. */
export function PayerProposal({ appealId, entry, proposal }: PayerProposalProps) {
  const [address, setAddress] = useState(proposal.appeals_address || entry?.appeals_address || "");
  const [fax, setFax] = useState(proposal.fax || entry?.fax || "");
  const { run, busy, refusal } = useAction(confirmPayerAction);

  const confirm = async () => {
    const saved = await run({ appealId, name: proposal.name, appeals_address: address, fax });
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
            rows={4}
            value={address}
            maxLength={500}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <Field label="Appeals fax">
          <Input
            value={fax}
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            onChange={(event) => setFax(event.target.value)}
          />
        </Field>
        {refusal && <Alert tone="danger">{failureText("Failed to save the payer", refusal)}</Alert>}
        <Button className="justify-self-start" loading={busy} onClick={confirm}>
          <BadgeCheck aria-hidden /> Confirm from the denial letter
        </Button>
      </div>
    </fieldset>
  );
}
