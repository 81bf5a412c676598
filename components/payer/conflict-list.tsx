"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { toast } from "sonner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import type { ConflictDto } from "@/lib/domain/remittance/schema";
import { CONFLICTS_KEY, failure, fetchConflicts, settleConflict } from "./remittance-calls";
import { fieldWords, valueWords } from "./remittance-words";

/** Where a payer says otherwise than what was entered. Ours stays until a person takes theirs. */
export function ConflictList() {
  const cache = useQueryClient();
  const list = useQuery({ queryKey: CONFLICTS_KEY, queryFn: ({ signal }) => fetchConflicts(signal) });
  const settle = useMutation({
    mutationFn: ({ id, take }: { id: string; take: "ours" | "theirs" }) => settleConflict(id, take),
    onSuccess: () => cache.invalidateQueries(),
    onError: (error) => toast.error(failure("settle the difference", error)),
  });
  if (list.isError) return <Alert tone="danger">{failure("load the differences", list.error)}</Alert>;
  const conflicts = list.data?.results ?? [];
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="payer-differences" className="flex flex-col gap-2">
      <h3 id="payer-differences" className="font-semibold text-sm">
        Differences to look at
      </h3>
      <Table label="Differences" cards>
        <THead>
          <Tr>
            <Th>Claim Number</Th>
            <Th>Patient</Th>
            <Th>Field</Th>
            <Th>Yours</Th>
            <Th>Payer's</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </Tr>
        </THead>
        <TBody>
          {conflicts.map((conflict) => (
            <ConflictRow
              key={conflict.id}
              conflict={conflict}
              busy={settle.isPending}
              onTake={(take) => settle.mutate({ id: conflict.id, take })}
            />
          ))}
        </TBody>
      </Table>
    </section>
  );
}

interface ConflictRowProps {
  conflict: ConflictDto;
  busy: boolean;
  onTake: (take: "ours" | "theirs") => void;
}

function ConflictRow({ conflict, busy, onTake }: ConflictRowProps) {
  const { claim_id, claim_number, field, ours, theirs } = conflict;
  const name = claim_number || `Claim-${claim_id.slice(0, 8)}`;
  const what = `${fieldWords(field)} of ${name}`;
  return (
    <Tr>
      <Td>
        <Link
          href={`/claims/${claim_id}`}
          prefetch={false}
          className="font-medium text-accent-text underline"
        >
          {name}
        </Link>
      </Td>
      <Td label="Patient">{conflict.patient_name}</Td>
      <Td label="Field">{fieldWords(field)}</Td>
      <Td label="Yours">{valueWords(field, ours)}</Td>
      <Td label="Payer's">{valueWords(field, theirs)}</Td>
      <Td>
        <div className="flex justify-end gap-2">
          <Button size="sm" disabled={busy} aria-label={`Keep yours: ${what}`} onClick={() => onTake("ours")}>
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
        </div>
      </Td>
    </Tr>
  );
}
