import { cn } from "@/components/ui/class-names";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { sortOf } from "@/lib/domain/claim/filter-table";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { type ClaimsPlace, withChoice } from "./claims-address";
import { type ClaimColumn, columnsWithout } from "./claims-columns";
import { sortState, turnSort } from "./claims-sort";
import { RowWithLines } from "./row-lines";
import type { Density, ViewSettings } from "./view-settings";

interface ClaimsTableProps {
  claims: readonly ClaimDto[];
  today: string;
  settings: ViewSettings;
  place: ClaimsPlace;
}

/** The claims list: ten columns, of which some can be put away, and a row of line items under each. */
export function ClaimsTable({ claims, today, settings, place }: ClaimsTableProps) {
  const columns = columnsWithout(settings.hidden);
  const order = sortOf({ sort: place.sort, view: place.view ?? undefined });
  return (
    <Table label="Claims" cards>
      <THead>
        <Tr>
          {columns.map(([id, { label, numeric = false, sort, className }]) => (
            <Th
              key={id}
              numeric={numeric}
              className={cn("px-2", className)}
              {...(sort && {
                sort: sortState(order, sort),
                sortHref: withChoice(place, { sort: turnSort(order, sort) }),
              })}
            >
              {id === "expand" ? <span className="sr-only">{label}</span> : label}
            </Th>
          ))}
        </Tr>
      </THead>
      <TBody>
        {claims.map((claim) => (
          <RowWithLines key={claim.claim_id} claimId={claim.claim_id} columns={columns.length}>
            <Tr className="relative" data-claim={claim.claim_id}>
              {columns.map(([id, column]) => (
                <ClaimCell key={id} column={column} claim={claim} today={today} density={settings.density} />
              ))}
            </Tr>
          </RowWithLines>
        ))}
      </TBody>
    </Table>
  );
}

interface ClaimCellProps {
  column: ClaimColumn;
  claim: ClaimDto;
  today: string;
  density: Density;
}

function ClaimCell({ column, claim, today, density }: ClaimCellProps) {
  const { label, numeric = false, className, cellClassName, absent, bare } = column;
  return (
    <Td
      numeric={numeric}
      className={cn(
        "px-2",
        density === "compact" && "sm:h-8 sm:py-0.5",
        className,
        cellClassName,
        absent?.(claim) && "cards:hidden",
      )}
      {...(!bare && { label })}
    >
      {column.cell(claim, today)}
    </Td>
  );
}
