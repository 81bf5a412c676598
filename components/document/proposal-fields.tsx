import { FormField, FormRefusal } from "@/components/form/drawn-form";
import { calendarDate, withCalendarDates } from "@/components/ui/calendar-date";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { type ClaimDto, DENIAL_CATEGORY_OPTIONS } from "@/lib/domain/claim/schema";
import type { DenialProposalDto } from "@/lib/domain/document/schema";
import { ProposalForm } from "./late-parts";

interface ProposalFieldsProps {
  claim: ClaimDto;
  documentId: string;
  proposal: DenialProposalDto;
}

/** What the letter says, to be corrected, and what accepting it would replace. */
export function ProposalFields({ claim, documentId, proposal }: ProposalFieldsProps) {
  const isDenied = claim.status === "denied";
  const { deadline_basis: basis, denial_code: code } = proposal;
  return (
    <ProposalForm
      ids={{ claimId: claim.claim_id, documentId, updated_at: claim.updated_at }}
      proposed={{
        denial_date: proposal.denial_date ?? "",
        denial_category: proposal.denial_category ?? "",
        appeal_deadline: proposal.appeal_deadline ?? "",
        denial_summary: proposal.denial_summary,
      }}
      estimate={
        proposal.deadline_estimated
          ? `Estimated${basis && `: ${withCalendarDates(basis)}`}. Confirm it on the letter.`
          : null
      }
      accept={isDenied ? "Accept and Replace Denial" : "Accept and Mark Denied"}
    >
      <FormRefusal />
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField as="date" name="denial_date" label="Denial Date" />
        <FormField
          as="select"
          name="denial_category"
          label="Denial Category"
          placeholder="Not stated"
          options={DENIAL_CATEGORY_OPTIONS}
        />
        <FormField
          as="date"
          name="appeal_deadline"
          label="Appeal Deadline"
          hint={sentence(withCalendarDates(basis))}
        />
      </div>
      <FormField
        as="area"
        name="denial_summary"
        label="Denial Summary"
        rows={4}
        maxLength={5000}
        {...(code && { aside: `Code ${code}` })}
      />
      {isDenied && <p className="text-ink-muted">{nowWords(claim)}</p>}
    </ProposalForm>
  );
}

const sentence = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

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
