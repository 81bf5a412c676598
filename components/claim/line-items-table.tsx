import { DateText } from "@/components/ui/date-text";
import { NoValue } from "@/components/ui/no-value";
import { Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import type { LineItemDto } from "@/lib/domain/claim/line-item/schema";
import { LineStatusChip } from "./claim-chips";
import { usd } from "./claim-labels";

const money = (amount: string | null) => (amount === null ? <NoValue /> : usd(amount));

/** A claim's lines, read-only, in ten columns (docs/product.md, F5). Scrolls inside on small screens. */
export function LineItemsTable({ lines, label }: { lines: readonly LineItemDto[]; label: string }) {
  if (lines.length === 0) {
    return <p className="px-4 py-3 text-ink-muted">This claim has no line items yet.</p>;
  }
  return (
    <Table label={label}>
      <THead>
        <Tr>
          <Th numeric>Line #</Th>
          <Th>Procedure Code</Th>
          <Th>Description</Th>
          <Th>Status</Th>
          <Th>Service Date</Th>
          <Th numeric>Units</Th>
          <Th numeric>Charge</Th>
          <Th numeric>Allowed</Th>
          <Th numeric>Paid</Th>
          <Th numeric>Patient Paid</Th>
        </Tr>
      </THead>
      <TBody>
        {lines.map((line) => (
          <Tr key={line.line_item_id}>
            <Td numeric className="h-9 py-1">
              {line.line_number}
            </Td>
            <Td className="h-9 whitespace-nowrap py-1 tabular-nums">
              {line.procedure_code || <NoValue />}
              {line.modifier_codes.length > 0 && (
                <span className="text-ink-muted"> {line.modifier_codes.join(" ")}</span>
              )}
            </Td>
            <Td className="h-9 min-w-44 max-w-72 py-1">
              {line.procedure_description ? (
                <span className="block truncate" title={line.procedure_description}>
                  {line.procedure_description}
                </span>
              ) : (
                <NoValue />
              )}
            </Td>
            <Td className="h-9 py-1">
              <LineStatusChip status={line.status} />
            </Td>
            <Td className="h-9 whitespace-nowrap py-1">
              {line.date_of_service ? <DateText value={line.date_of_service} /> : <NoValue />}
            </Td>
            <Td numeric className="h-9 py-1">
              {line.units ?? <NoValue />}
            </Td>
            {[
              line.total_charge,
              line.allowed_amount,
              line.insurance_paid_amount,
              line.patient_paid_amount,
            ].map((amount, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: four columns in a fixed order
              <Td key={column} numeric className="h-9 py-1">
                {money(amount)}
              </Td>
            ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
