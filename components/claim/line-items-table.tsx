import type { ReactNode } from "react";
import { calendarDate } from "@/components/ui/calendar-date";
import { NoValue } from "@/components/ui/no-value";
import { Table } from "@/components/ui/table";
import { usd } from "@/lib/core/number-text";
import type { LineItemDto } from "@/lib/domain/claim/line-item/schema";
import { LineStatusChip } from "./status-chips";

const NONE = <NoValue />;
const money = (amount: string | null) => (amount === null ? NONE : usd(amount));

type LineColumn = { label: string; numeric?: true; cell: (line: LineItemDto) => ReactNode };

const COLUMNS: readonly LineColumn[] = [
  { label: "Line #", numeric: true, cell: (line) => line.line_number },
  {
    label: "Procedure Code",
    cell: (line) => [line.procedure_code, ...line.modifier_codes].join(" ") || NONE,
  },
  { label: "Description", cell: (line) => line.procedure_description || NONE },
  { label: "Status", cell: (line) => (line.status ? <LineStatusChip status={line.status} /> : NONE) },
  {
    label: "Service Date",
    cell: (line) => (line.date_of_service ? calendarDate(line.date_of_service) : NONE),
  },
  { label: "Units", numeric: true, cell: (line) => line.units ?? NONE },
  { label: "Charge", numeric: true, cell: (line) => money(line.total_charge) },
  { label: "Allowed", numeric: true, cell: (line) => money(line.allowed_amount) },
  { label: "Paid", numeric: true, cell: (line) => money(line.insurance_paid_amount) },
  { label: "Patient Paid", numeric: true, cell: (line) => money(line.patient_paid_amount) },
];

/**
 * A claim's lines, read-only, in ten columns (docs/product.md, F5). Scrolls inside on small screens. Its cells are plain:
 * the list holds the lines of fifty claims, and few of them are opened.
 */
export function LineItemsTable({ lines, label }: { lines: readonly LineItemDto[]; label: string }) {
  if (lines.length === 0) {
    return <p className="px-4 py-3 text-ink-muted">This claim has no line items yet.</p>;
  }
  return (
    <Table
      label={label}
      className="[&_td]:h-9 [&_td]:whitespace-nowrap [&_td]:px-3 [&_td]:py-1 [&_td:nth-child(3)]:min-w-44 [&_td:nth-child(3)]:max-w-72 [&_td:nth-child(3)]:truncate [&_th]:h-9 [&_th]:whitespace-nowrap [&_th]:border-b [&_th]:bg-sunken [&_th]:px-3 [&_th]:font-medium [&_th]:text-ink-muted [&_th]:text-xs [&_tr]:border-b [&_tr:last-child]:border-b-0"
    >
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column.label} scope="col" className={column.numeric && "num"}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line_item_id}>
            {COLUMNS.map((column) => (
              <td key={column.label} className={column.numeric && "num"}>
                {column.cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
