"use client";

import { FileSearch } from "lucide-react";
import { type FormEvent, useState } from "react";
import { currentClaimOf } from "@/components/claim/claim-calls";
import { claimFailure } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { calendarDate } from "@/components/ui/time-labels";
import { toast } from "@/components/ui/toast";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORIES, type DenialCategory } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimDocumentDto, DenialProposalDto } from "@/lib/domain/document/schema";
import { settleProposal } from "./document-calls";

const CATEGORIES = DENIAL_CATEGORIES.map((value) => ({ value, label: DENIAL_CATEGORY_LABELS[value] }));
const DIFFERENT = { claim_number: "claim number", patient_name: "patient" } as const;

type Fields = { denialDate: string; category: DenialCategory | ""; deadline: string; summary: string };

const fieldsOf = (proposal: DenialProposalDto): Fields => ({
  denialDate: proposal.denial_date ?? "",
  category: proposal.denial_category ?? "",
  deadline: proposal.appeal_deadline ?? "",
  summary: proposal.denial_summary,
});

interface ProposalCardProps {
  claim: ClaimDto;
  document: ClaimDocumentDto;
  onView: () => void;
  onSettled: (claim: ClaimDto) => void;
}

/** What a denial letter says of the denial, for a person to correct, accept or dismiss. Nothing is filled silently. */
export function ProposalCard({ claim, document, onView, onSettled }: ProposalCardProps) {
  const { denial_proposal: proposal } = document;
  if (!proposal) return null;
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-2">
          <FileSearch aria-hidden className="size-4 shrink-0 text-accent" /> This letter describes a denial
        </span>
      }
      description={
        <>
          Read from <span className="break-all font-medium text-ink">{document.original_filename}</span>.
          Check it against the letter; the claim changes only when you accept it.
        </>
      }
      actions={<Button onClick={onView}>View Letter</Button>}
    >
      {proposal.differs.length > 0 && <Differs proposal={proposal} claim={claim} />}
      <ProposalForm claim={claim} documentId={document.id} proposal={proposal} onSettled={onSettled} />
    </Card>
  );
}

function Differs({ proposal, claim }: { proposal: DenialProposalDto; claim: ClaimDto }) {
  const what = proposal.differs.map((field) => DIFFERENT[field]).join(" and another ");
  return (
    <Alert tone="warning" className="mb-4" title={`The letter names another ${what}`}>
      {proposal.differs.includes("claim_number") &&
        `It says ${proposal.claim_number}; this claim is ${claim.claim_number}. `}
      Make sure that it belongs to this claim before you accept.
    </Alert>
  );
}

type FormProps = Pick<ProposalCardProps, "claim" | "onSettled"> & {
  documentId: string;
  proposal: DenialProposalDto;
};

function ProposalForm({ claim, documentId, proposal, onSettled }: FormProps) {
  const [fields, setFields] = useState(() => fieldsOf(proposal));
  const [busy, setBusy] = useState<"accept" | "dismiss" | null>(null);
  const [refusal, setRefusal] = useState("");
  const put = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));
  const estimated = proposal.deadline_estimated && fields.deadline === proposal.appeal_deadline;

  const settle = async (decision: "accept" | "dismiss") => {
    if (busy) return;
    setBusy(decision);
    setRefusal("");
    try {
      const input =
        decision === "accept" ? { ...corrected(fields, proposal), updated_at: claim.updated_at } : {};
      const saved = await settleProposal(claim.claim_id, documentId, { decision, ...input });
      toast.success(
        decision === "accept" ? "Claim updated successfully!" : "The letter's proposal was dismissed",
      );
      onSettled(saved);
    } catch (error) {
      const current = currentClaimOf(error);
      setRefusal(claimFailure("update claim", error));
      if (current) onSettled(current);
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void settle("accept");
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Denial Date">
          <DateField
            value={fields.denialDate}
            onChange={(event) => put({ denialDate: event.target.value })}
          />
        </Field>
        <Field label="Denial Category">
          <Select
            placeholder="Not stated"
            options={CATEGORIES}
            value={fields.category}
            onChange={(event) => put({ category: event.target.value as Fields["category"] })}
          />
        </Field>
        <Field
          label="Appeal Deadline"
          hint={estimated ? estimateHint(proposal) : sentence(proposal.deadline_basis)}
        >
          <DateField value={fields.deadline} onChange={(event) => put({ deadline: event.target.value })} />
        </Field>
      </div>
      <Field label="Denial Summary" {...(proposal.denial_code && { aside: `Code ${proposal.denial_code}` })}>
        <Textarea
          rows={4}
          maxLength={5000}
          value={fields.summary}
          onChange={(event) => put({ summary: event.target.value })}
        />
      </Field>
      {claim.status === "denied" && <p className="text-ink-muted">{nowWords(claim)}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => void settle("dismiss")}
          loading={busy === "dismiss"}
          disabled={busy === "accept"}
        >
          Dismiss
        </Button>
        <Button type="submit" variant="primary" loading={busy === "accept"} disabled={busy === "dismiss"}>
          {claim.status === "denied" ? "Accept and Replace Denial" : "Accept and Mark Denied"}
        </Button>
      </div>
    </form>
  );
}

const estimateHint = ({ deadline_basis: basis }: DenialProposalDto) =>
  `Estimated${basis && `: ${basis}`}. Confirm it on the letter.`;

const sentence = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

/** Only what a person changed is sent: an estimate that stays must stay an estimate. */
function corrected(fields: Fields, proposal: DenialProposalDto) {
  const proposed = fieldsOf(proposal);
  return {
    ...(fields.denialDate !== proposed.denialDate && { denial_date: fields.denialDate || null }),
    ...(fields.category !== proposed.category && { denial_category: fields.category || null }),
    ...(fields.deadline !== proposed.deadline && { appeal_deadline: fields.deadline || null }),
    ...(fields.summary !== proposed.summary && { denial_summary: fields.summary }),
  };
}

/** What accepting would replace. */
function nowWords({ denial_details: denial }: ClaimDto): string {
  if (!denial) return "";
  const parts = [
    denial.denial_date ? `denied on ${calendarDate(denial.denial_date)}` : "denied",
    denial.denial_category ? DENIAL_CATEGORY_LABELS[denial.denial_category].toLowerCase() : "no category",
    denial.appeal_deadline ? `appeal by ${calendarDate(denial.appeal_deadline)}` : "no deadline",
  ];
  return `The claim now says: ${parts.join(", ")}.`;
}
