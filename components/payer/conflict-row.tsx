import Link from "next/link";
import { claimName } from "@/components/claim/claim-labels";
import { Button } from "@/components/ui/button";
import { LINK } from "@/components/ui/link-classes";
import { Td, Tr } from "@/components/ui/table";
import type { ConflictDto } from "@/lib/domain/remittance/schema";
import { fieldWords, isWholeLine, valueWords } from "./remittance-labels";

interface ConflictRowProps {
  conflict: ConflictDto;
  /** Says whose claim it is; not on the claim's own page. */
  namesClaim: boolean;
  busy: boolean;
  onTake: (take: "ours" | "theirs") => void;
}

export function ConflictRow({ conflict, namesClaim, busy, onTake }: ConflictRowProps) {
  const { claim_id, field, ours, theirs } = conflict;
  const name = claimName(conflict);
  const what = `${fieldWords(field)} of ${name}`;
  return (
    <Tr>
      {namesClaim && (
        <Td>
          <Link href={`/claims/${claim_id}`} prefetch={false} className={`font-medium ${LINK}`}>
            {name}
          </Link>
        </Td>
      )}
      {namesClaim && <Td label="Patient">{conflict.patient_name}</Td>}
      <Td label="Field">{fieldWords(field)}</Td>
      <Td label="Yours">{valueWords(field, ours)}</Td>
      <Td label="Payer's">{valueWords(field, theirs)}</Td>
      <Td>
        <div className="flex flex-wrap gap-2 sm:justify-end">
          {isWholeLine(field) ? (
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Mark as seen: ${what}`}
              onClick={() => onTake("ours")}
            >
              Mark as Seen
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                disabled={busy}
                aria-label={`Keep yours: ${what}`}
                onClick={() => onTake("ours")}
              >
                Keep Yours
              </Button>
              <Button
                size="sm"
                disabled={busy}
                aria-label={`Take the payer's: ${what}`}
                onClick={() => onTake("theirs")}
              >
                Take Payer's
              </Button>
            </>
          )}
        </div>
      </Td>
    </Tr>
  );
}
