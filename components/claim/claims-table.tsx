"use client";

import { useTable } from "@tanstack/react-table";
import { Fragment, useMemo } from "react";
import { cn } from "@/components/ui/class-names";
import { RowToggle, Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import type { ClaimDto, ClaimSort } from "@/lib/domain/claim/schema";
import { ClaimRowActions, type ClaimRowHandlers } from "./claim-row-actions";
import { claimName } from "./claim-words";
import { COLUMNS, type ColumnId, claimColumns, features } from "./claims-columns";
import { sortState, turnSort } from "./claims-url";
import { LineItemsTable } from "./line-items-table";
import type { ViewSettings } from "./view-settings";

interface ClaimsTableProps {
  claims: ClaimDto[];
  today: string;
  settings: ViewSettings;
  order: ClaimSort;
  onSort: (sort: ClaimSort | null) => void;
  handlers: ClaimRowHandlers;
}

const idOf = (claim: ClaimDto) => claim.claim_id;

/** The claims list: ten columns, of which some can be put away, and a row of line items under each. */
export function ClaimsTable({ claims, today, settings, order, onSort, handlers }: ClaimsTableProps) {
  const columns = useMemo(() => claimColumns(today), [today]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(settings.hidden.map((column) => [column, false])),
    [settings.hidden],
  );
  const table = useTable({
    features,
    columns,
    data: claims,
    getRowId: idOf,
    getRowCanExpand: () => true,
    autoResetExpanded: false,
    state: { columnVisibility },
  });
  const shown = table.getVisibleLeafColumns();
  const dense = settings.density === "compact" ? "sm:h-8 sm:py-0.5" : "";

  return (
    <Table label="Claims" cards>
      <THead>
        <Tr>
          {shown.map(({ id }) => {
            const { label, numeric, sort, className } = COLUMNS[id as ColumnId];
            if (!sort) {
              return (
                <Th key={id} numeric={numeric ?? false} className={cn("px-2", className)}>
                  {id === "expand" ? <span className="sr-only">{label}</span> : label}
                </Th>
              );
            }
            return (
              <Th
                key={id}
                numeric={numeric ?? false}
                className={cn("px-2", className)}
                sort={sortState(order, sort)}
                onSort={() => onSort(turnSort(order, sort))}
              >
                {label}
              </Th>
            );
          })}
        </Tr>
      </THead>
      <TBody>
        {table.getRowModel().rows.map((row) => {
          const claim = row.original;
          const expanded = row.getIsExpanded();
          const linesId = `lines-${claim.claim_id}`;
          const linesLabel = `Line items of claim ${claimName(claim)}`;
          return (
            <Fragment key={row.id}>
              <Tr className="relative" data-claim={claim.claim_id}>
                {row.getVisibleCells().map((cell) => {
                  const id = cell.column.id as ColumnId;
                  const { label, numeric, className, absent } = COLUMNS[id];
                  if (id === "expand") {
                    return (
                      <Td key={id} className={cn("px-2", dense, className)}>
                        <RowToggle
                          expanded={expanded}
                          onToggle={() => row.toggleExpanded()}
                          label={linesLabel}
                          controls={linesId}
                        />
                      </Td>
                    );
                  }
                  if (id === "actions") {
                    return (
                      <Td
                        key={id}
                        className={cn("bg-surface px-2 group-hover/row:bg-hover", dense, className)}
                      >
                        <ClaimRowActions claim={claim} {...handlers} />
                      </Td>
                    );
                  }
                  return (
                    <Td
                      key={id}
                      numeric={numeric ?? false}
                      className={cn("px-2", dense, className, absent?.(claim) && "max-sm:hidden")}
                      {...(id !== "number" && { label })}
                    >
                      <table.FlexRender cell={cell} />
                    </Td>
                  );
                })}
              </Tr>
              {expanded && (
                <Tr nested id={linesId}>
                  <Td colSpan={shown.length} className="p-0! max-sm:block!">
                    <div className="border-accent border-l-2">
                      <LineItemsTable lines={claim.line_items} label={linesLabel} />
                    </div>
                  </Td>
                </Tr>
              )}
            </Fragment>
          );
        })}
      </TBody>
    </Table>
  );
}
