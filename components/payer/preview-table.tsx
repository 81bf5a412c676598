import { Badge } from "@/components/ui/badge";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { readableName } from "@/lib/core/readable-name";
import { RIGHT_MOVE_OPTIONS } from "@/lib/domain/claim/schema";
import type { PreviewedClaimDto } from "@/lib/domain/remittance/schema";
import { amountWords, fieldWords, OUTCOME_WORDS, valueWords } from "./remittance-labels";

/** What applying a remittance does to each claim, before it is done. */
export function PreviewTable({ claims }: { claims: readonly PreviewedClaimDto[] }) {
  return (
    <Table label="Claims of the remittance" cards>
      <THead>
        <Tr>
          <Th>Claim Number</Th>
          <Th>Patient</Th>
          <Th numeric>Charge</Th>
          <Th numeric>Paid</Th>
          <Th>Next Step</Th>
          <Th>What happens</Th>
        </Tr>
      </THead>
      <TBody>
        {claims.map((claim, place) => (
          // A file may name one claim several times, so that only the place is its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Tr key={place} tone={claim.outcome === "conflict" ? "danger" : undefined}>
            <Td>{claim.claim_number ?? "No number"}</Td>
            <Td label="Patient">{claim.patient_name ? readableName(claim.patient_name) : "Not named"}</Td>
            <Td label="Charge" numeric>
              {amountWords(claim.charge)}
            </Td>
            <Td label="Paid" numeric>
              {amountWords(claim.paid)}
            </Td>
            <Td label="Next step">
              {RIGHT_MOVE_OPTIONS.find(({ value }) => value === claim.proposed_move)?.label}
            </Td>
            <Td label="What happens">
              <Happening claim={claim} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

const SHOWN = 3;
/** What a biller looks for first. */
const FIRST = ["status", "total_paid_amount", "denial_category", "appeal_deadline", "patient_responsibility"];
const placeOf = (field: string) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);

function Happening({ claim }: { claim: PreviewedClaimDto }) {
  const { label, tone } = OUTCOME_WORDS[claim.outcome];
  const changes = claim.changes
    .filter(({ field }) => !field.startsWith("line_items."))
    .sort((a, b) => placeOf(a.field) - placeOf(b.field));
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone={tone}>{label}</Badge>
      {claim.reason && claim.outcome === "unmatched" && (
        <span className="text-ink-muted text-xs">{claim.reason}</span>
      )}
      {claim.conflicts.map(({ field, ours, theirs }) => (
        <span key={field} className="text-xs">
          {fieldWords(field)}: yours {valueWords(field, ours)} stays, the payer says{" "}
          {valueWords(field, theirs)}
        </span>
      ))}
      {changes.slice(0, SHOWN).map(({ field, ours, theirs }) => (
        <span key={field} className="text-ink-muted text-xs">
          {fieldWords(field)}: {valueWords(field, ours)} → {valueWords(field, theirs)}
        </span>
      ))}
      {changes.length > SHOWN && (
        <span className="text-ink-muted text-xs">and {changes.length - SHOWN} more fields</span>
      )}
    </div>
  );
}
