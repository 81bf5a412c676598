"use client";

import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { TimeText } from "@/components/ui/time-text";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import { sentenceOf, tellSuccess } from "./messages";
import type { Payer } from "./use-payer";

/** Where the payer takes appeals: as the practice's directory has it, and as this appeal's letter says. */
export function PayerCard({ payer }: { payer: Payer }) {
  const { entry, proposal } = payer;
  const isNews = proposal !== null && proposal.differs.length > 0;
  if (!entry && !isNews) return null;
  return (
    <Card title={`Where ${entry?.name ?? proposal?.name ?? "the payer"} takes appeals`} headingLevel={3}>
      {entry && (
        <DescriptionList
          items={[
            {
              label: "Address",
              value: entry.appeals_address && (
                <span className="whitespace-pre-line">{entry.appeals_address}</span>
              ),
            },
            { label: "Fax", value: entry.fax },
            {
              label: "Portal",
              value: entry.portal_url && (
                <a
                  href={entry.portal_url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="break-all text-accent-text underline underline-offset-3"
                >
                  {entry.portal_url}
                </a>
              ),
            },
            { label: "Note", value: entry.note },
            {
              label: "Verified",
              value: entry.verified_at ? <TimeText value={entry.verified_at} as="date" /> : "not yet",
            },
          ]}
        />
      )}
      {isNews && <Proposal key={proposal.name} payer={payer} proposal={proposal} />}
    </Card>
  );
}

interface ProposalProps {
  payer: Payer;
  proposal: NonNullable<PayerOfAppealDto["proposal"]>;
}

function Proposal({ payer, proposal }: ProposalProps) {
  const [address, setAddress] = useState(proposal.appeals_address || payer.entry?.appeals_address || "");
  const [fax, setFax] = useState(proposal.fax || payer.entry?.fax || "");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await payer.confirm({ name: proposal.name, appeals_address: address, fax });
      tellSuccess("Payer saved to your directory.");
    } catch (error) {
      setProblem(sentenceOf(error, "Failed to save the payer"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <fieldset className={payer.entry ? "mt-4 border-t pt-4" : undefined}>
      <legend className="sr-only">From the letter</legend>
      <p className="mb-3 text-ink-muted text-sm">
        {payer.entry
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
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Button className="justify-self-start" loading={busy} onClick={confirm}>
          <BadgeCheck aria-hidden /> Confirm from the denial letter
        </Button>
      </div>
    </fieldset>
  );
}
