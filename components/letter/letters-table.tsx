import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { NoValue } from "@/components/ui/no-value";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { TimeText } from "@/components/ui/time-text";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { LetterActions, type LetterView } from "./letter-actions";
import { BeingWritten } from "./letter-dialogs";
import { LetterStatusChip } from "./letter-status";
import { isUnderWay } from "./under-way";

interface LettersTableProps {
  letters: readonly ClaimLetterDto[];
  /** The Documents page's: every row names its claim and patient (docs/product.md, E9). */
  ofAllClaims?: boolean;
  letterView: LetterView;
}

/** Letters, newest first, with what can be done with each. */
export function LettersTable({ letters, ofAllClaims = false, letterView }: LettersTableProps) {
  return (
    <Table label="Appeal letters" cards>
      <THead>
        <Tr>
          {ofAllClaims && <Th>Claim Number</Th>}
          {ofAllClaims && <Th>Patient Name</Th>}
          <Th>Template</Th>
          <Th>Created Date</Th>
          <Th>Status</Th>
          {!ofAllClaims && <Th>Sent</Th>}
          <Th className="text-right">Actions</Th>
        </Tr>
      </THead>
      <TBody aria-live="polite">
        {letters.map((letter, index) => (
          <Tr key={letter.id}>
            {ofAllClaims && <ClaimCells letter={letter} />}
            <Td label="Template" className="max-w-64">
              {letter.template_name || <NoValue />}
            </Td>
            <Td label="Created Date">
              <TimeText value={letter.created_at} as={ofAllClaims ? "date" : "exact"} />
            </Td>
            <Td label="Status">
              <LetterState letter={letter} tellSent={ofAllClaims} />
            </Td>
            {!ofAllClaims && (
              <Td label="Sent">
                {letter.sent_at ? <TimeText value={letter.sent_at} /> : <NoValue>Not sent</NoValue>}
              </Td>
            )}
            <Td className="text-right cards:justify-end">
              <LetterActions
                letter={letter}
                // Letters of one claim often have the same template: their place tells them apart.
                name={
                  ofAllClaims
                    ? `letter for ${claimOf(letter)}`
                    : `letter ${letters.length - index}, ${letter.template_name}`
                }
                inNewTab={ofAllClaims}
                letterView={letterView}
              />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

const claimOf = ({ claim_number, claim_id }: ClaimLetterDto): string =>
  claim_number || (claim_id ? `Claim-${claim_id.slice(0, 8)}` : "");

function ClaimCells({ letter }: { letter: ClaimLetterDto }) {
  const name = claimOf(letter);
  return (
    <>
      <Td className="whitespace-nowrap">
        {letter.claim_id ? (
          <AppLink href={`/claims/${letter.claim_id}`} className="link font-medium">
            {name}
          </AppLink>
        ) : (
          name || <NoValue />
        )}
      </Td>
      <Td label="Patient Name" className="max-w-56">
        <span className="truncate sm:block">{letter.patient_name || <NoValue />}</span>
      </Td>
    </>
  );
}

/** With what keeps a pending one from being written. */
function LetterState({ letter, tellSent }: { letter: ClaimLetterDto; tellSent: boolean }) {
  const failure = letter.status === "Pending" && letter.generation?.status === "failed";
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <LetterStatusChip letter={letter} />
      {isUnderWay(letter) && <BeingWritten appealId={letter.id} />}
      {tellSent && letter.appeal_status === "sent" && <Badge tone="success">Sent</Badge>}
      {failure && (
        <span className="block max-w-64 text-danger-text text-sm">
          Failed to generate appeal:{" "}
          {letter.generation?.error ?? "The letter could not be written. Open it in the wizard to try again."}
        </span>
      )}
    </span>
  );
}
