import type { ReactNode } from "react";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Tr } from "@/components/ui/table-cells";
import type { Page } from "@/lib/core/page";
import type { ConflictDto } from "@/lib/domain/remittance/schema";
import { ConflictRow } from "./conflict-row";

interface ConflictListProps {
  page: Page<ConflictDto>;
  /** All of one claim; the columns that name it are left out then. */
  ofClaim?: boolean;
  /** Previous and Next. */
  children?: ReactNode;
}

/** Where a payer says otherwise than what was entered. Ours stays until a person takes theirs. */
export function ConflictList({ page, ofClaim = false, children }: ConflictListProps) {
  if (page.results.length === 0) return null;
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
            {!ofClaim && <Th>Claim Number</Th>}
            {!ofClaim && <Th>Patient</Th>}
            <Th>Field</Th>
            <Th>Yours</Th>
            <Th>Payer's</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </Tr>
        </THead>
        <TBody>
          {page.results.map((conflict) => (
            <ConflictRow key={conflict.id} conflict={conflict} namesClaim={!ofClaim} />
          ))}
        </TBody>
      </Table>
      {children}
    </section>
  );
}
