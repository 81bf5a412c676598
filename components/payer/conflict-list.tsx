"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { Table, TBody, THead, Th, Tr } from "@/components/ui/table";
import { toast } from "@/components/ui/toast";
import type { Page } from "@/lib/core/page";
import type { ConflictDto } from "@/lib/domain/remittance/schema";
import { ConflictRow } from "./conflict-row";
import { CONFLICTS_KEY, failure, fetchConflicts, settleConflict } from "./remittance-calls";
import { usePages } from "./use-pages";

interface ConflictListProps {
  /** Only this claim's; the columns that name it are left out then. */
  claimId?: string;
  /** What the server drew of all claims' differences. */
  first?: Page<ConflictDto>;
}

/** Where a payer says otherwise than what was entered. Ours stays until a person takes theirs. */
export function ConflictList({ claimId, first }: ConflictListProps) {
  const cache = useQueryClient();
  const router = useRouter();
  const { results, count, error, retry, onPrevious, onNext, busy } = usePages({
    key: [...CONFLICTS_KEY, claimId ?? ""],
    load: (cursor, signal) => fetchConflicts(claimId ?? null, cursor, signal),
    first,
  });
  const settle = useMutation({
    mutationFn: ({ id, take }: { id: string; take: "ours" | "theirs" }) => settleConflict(id, take),
    onSuccess: async () => {
      await cache.invalidateQueries();
      // What the server drew shows the claim as it was.
      router.refresh();
    },
    onError: (failed) => {
      toast.error(failure("settle the difference", failed));
      retry();
    },
  });
  if (error) {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        {failure("load the differences", error)}
      </Alert>
    );
  }
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="payer-differences" className="flex flex-col gap-2">
      <h2 id="payer-differences" className="font-semibold text-sm">
        Differences to look at
      </h2>
      <p className="text-ink-muted text-sm">
        The payer's values differ from what was entered. Yours stay until you take the payer's.
      </p>
      <Table label="Differences" cards>
        <THead>
          <Tr>
            {!claimId && <Th>Claim Number</Th>}
            {!claimId && <Th>Patient</Th>}
            <Th>Field</Th>
            <Th>Yours</Th>
            <Th>Payer's</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </Tr>
        </THead>
        <TBody>
          {results.map((conflict) => (
            <ConflictRow
              key={conflict.id}
              conflict={conflict}
              namesClaim={!claimId}
              busy={settle.isPending}
              onTake={(take) => settle.mutate({ id: conflict.id, take })}
            />
          ))}
        </TBody>
      </Table>
      {(onPrevious || onNext) && (
        <Pagination
          noun="differences"
          shown={results.length}
          count={count}
          onPrevious={onPrevious}
          onNext={onNext}
          busy={busy}
        />
      )}
    </section>
  );
}
