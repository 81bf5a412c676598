import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { HrefButton } from "@/components/ui/href-button";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimDocumentDto, DenialProposalDto } from "@/lib/domain/document/schema";
import { ProposalFields } from "./proposal-fields";

const DIFFERENT = { claim_number: "claim number", patient_name: "patient" } as const;

interface ProposalCardProps {
  claim: ClaimDto;
  document: ClaimDocumentDto;
  proposal: DenialProposalDto;
  /** The address with the letter open. */
  viewHref: string;
}

/** What a denial letter says of the denial, for a person to correct, accept or dismiss. Nothing is filled silently. */
export function ProposalCard({ claim, document, proposal, viewHref }: ProposalCardProps) {
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="icon icon-file-search text-accent" /> This letter describes a denial
        </span>
      }
      description={
        <>
          Read from <span className="break-all font-medium text-ink">{document.original_filename}</span>.
          Check it against the letter; the claim changes only when you accept it.
        </>
      }
      actions={<HrefButton href={viewHref}>View Letter</HrefButton>}
    >
      {proposal.differs.length > 0 && <Differs proposal={proposal} claim={claim} />}
      <ProposalFields claim={claim} documentId={document.id} proposal={proposal} />
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
