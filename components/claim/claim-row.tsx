"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { RowToggle } from "@/components/ui/row-toggle";
import { Td, Tr } from "@/components/ui/table";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimName } from "./claim-labels";
import { ClaimRowActions } from "./claim-row-actions";
import type { ClaimRowHandlers } from "./claim-row-menu";
import { type ClaimColumn, COLUMNS, type ColumnId } from "./claims-columns";
import { LineItemsTable } from "./line-items-table";
import type { Density } from "./view-settings";

interface ClaimRowProps {
  claim: ClaimDto;
  columns: readonly ClaimColumn[];
  density: Density;
  handlers: ClaimRowHandlers;
}

/** A claim's line of the list, and its line items when it is opened; opening one draws no other again. */
export function ClaimRow({ claim, columns, density, handlers }: ClaimRowProps) {
  const [expanded, setExpanded] = useState(false);
  const linesId = `lines-${claim.claim_id}`;
  const linesLabel = `Line items of claim ${claimName(claim)}`;
  return (
    <>
      <Tr className="relative" data-claim={claim.claim_id}>
        {columns.map(({ id, cell }) => {
          const { label, numeric, className, absent } = COLUMNS[id];
          return (
            <Td
              key={id}
              numeric={numeric ?? false}
              className={clsx(
                "px-2",
                density === "compact" && "sm:h-8 sm:py-0.5",
                id === "actions" && "bg-surface group-hover/row:bg-hover",
                className,
                absent?.(claim) && "cards:hidden",
              )}
              {...(!BARE_IN_CARDS.has(id) && { label })}
            >
              {id === "expand" && (
                <RowToggle
                  expanded={expanded}
                  onToggle={() => setExpanded(!expanded)}
                  label={linesLabel}
                  controls={linesId}
                />
              )}
              {id === "actions" && <ClaimRowActions claim={claim} {...handlers} />}
              {cell?.(claim)}
            </Td>
          );
        })}
      </Tr>
      {expanded && (
        <Tr nested id={linesId}>
          <Td colSpan={columns.length} className="p-0 cards:block cards:p-0">
            <div className="border-accent border-l-2">
              <LineItemsTable lines={claim.line_items} label={linesLabel} />
            </div>
          </Td>
        </Tr>
      )}
    </>
  );
}

/** A card's first line and its buttons have no name in front. */
const BARE_IN_CARDS: ReadonlySet<ColumnId> = new Set<ColumnId>(["expand", "number", "actions"]);
