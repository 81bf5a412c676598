"use client";

import { clsx } from "clsx";
import { useMemo } from "react";
import { Table, TBody, THead, Th, Tr } from "@/components/ui/table";
import type { ClaimSort } from "@/lib/domain/claim/filter-table";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ClaimRow } from "./claim-row";
import type { ClaimRowHandlers } from "./claim-row-menu";
import { COLUMNS, claimColumns } from "./claims-columns";
import { sortState, turnSort } from "./claims-url";
import type { ViewSettings } from "./view-settings";

interface ClaimsTableProps {
  claims: ClaimDto[];
  today: string;
  settings: ViewSettings;
  order: ClaimSort;
  onSort: (sort: ClaimSort | null) => void;
  handlers: ClaimRowHandlers;
}

/** The claims list: ten columns, of which some can be put away, and a row of line items under each. */
export function ClaimsTable({ claims, today, settings, order, onSort, handlers }: ClaimsTableProps) {
  const columns = useMemo(() => claimColumns(today, settings.hidden), [today, settings.hidden]);
  return (
    <Table label="Claims" cards>
      <THead>
        <Tr>
          {columns.map(({ id }) => {
            const { label, numeric, sort, className } = COLUMNS[id];
            return (
              <Th
                key={id}
                numeric={numeric ?? false}
                className={clsx("px-2", className)}
                {...(sort && {
                  sort: sortState(order, sort),
                  onSort: () => onSort(turnSort(order, sort)),
                })}
              >
                {id === "expand" ? <span className="sr-only">{label}</span> : label}
              </Th>
            );
          })}
        </Tr>
      </THead>
      <TBody>
        {claims.map((claim) => (
          <ClaimRow
            key={claim.claim_id}
            claim={claim}
            columns={columns}
            density={settings.density}
            handlers={handlers}
          />
        ))}
      </TBody>
    </Table>
  );
}
