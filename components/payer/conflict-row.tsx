import { claimName } from "@/components/claim/claim-labels";
import { AppLink } from "@/components/ui/app-link";
import { Td, Tr } from "@/components/ui/table-cells";
import type { ConflictDto } from "@/lib/domain/remittance/schema";
import { TakeButtons } from "./remittance-dialogs";
import { fieldWords, isWholeLine, valueWords } from "./remittance-labels";

interface ConflictRowProps {
  conflict: ConflictDto;
  /** Says whose claim it is; not on the claim's own page. */
  namesClaim: boolean;
}

export function ConflictRow({ conflict, namesClaim }: ConflictRowProps) {
  const { claim_id, field, ours, theirs } = conflict;
  const name = claimName(conflict);
  const what = `${fieldWords(field)} of ${name}`;
  return (
    <Tr>
      {namesClaim && (
        <Td>
          <AppLink href={`/claims/${claim_id}`} className="link font-medium">
            {name}
          </AppLink>
        </Td>
      )}
      {namesClaim && <Td label="Patient">{conflict.patient_name}</Td>}
      <Td label="Field">{fieldWords(field)}</Td>
      <Td label="Yours">{valueWords(field, ours)}</Td>
      <Td label="Payer's">{valueWords(field, theirs)}</Td>
      <Td>
        <TakeButtons conflictId={conflict.id} what={what} isWholeLine={isWholeLine(field)} />
      </Td>
    </Tr>
  );
}
