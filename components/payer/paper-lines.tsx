import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import type { SheetDto } from "@/lib/domain/remittance/from-paper/schema";
import { PaperCell } from "./remittance-dialogs";
import { type LineField, shownValue } from "./sheet-values";

type Claim = SheetDto["claims"][number];
type Line = Claim["lines"][number];

const LINE_CELLS: readonly { field: LineField; label: string; numeric: boolean }[] = [
  { field: "service_date", label: "Date", numeric: false },
  { field: "code", label: "Code", numeric: false },
  { field: "billed", label: "Billed", numeric: true },
  { field: "allowed", label: "Allowed", numeric: true },
  { field: "deductible", label: "Deductible", numeric: true },
  { field: "copay", label: "Copay", numeric: true },
  { field: "coinsurance", label: "Coinsurance", numeric: true },
  { field: "adjustments", label: "Adjustments", numeric: false },
  { field: "paid", label: "Paid", numeric: true },
];

interface PaperLinesProps {
  claim: Claim;
  imbalances: SheetDto["imbalances"];
}

/** A claim's lines as the paper prints them, or to be put right. */
export function PaperLines({ claim, imbalances }: PaperLinesProps) {
  return (
    <Table label={`Lines of claim ${claim.claim}`} cards>
      <THead>
        <Tr>
          {LINE_CELLS.map(({ label, numeric }) => (
            <Th key={label} numeric={numeric}>
              {label}
            </Th>
          ))}
        </Tr>
      </THead>
      <TBody>
        {claim.lines.map((line) => {
          const off = imbalances.find((one) => one.level === "line" && one.line === line.line);
          return (
            <Tr key={line.line} tone={off && "warning"}>
              {LINE_CELLS.map(({ field, label, numeric }) => (
                <Td key={field} label={label} numeric={numeric}>
                  <PaperCell
                    name={`${line.line}.${field}`}
                    label={`${label} of line ${line.line}`}
                    value={shownValue(line, field)}
                  >
                    <Value line={line} field={field} />
                  </PaperCell>
                  {field === "paid" && off && (
                    <span className="block text-warning-text text-xs">Off by {off.off.replace("-", "")}</span>
                  )}
                </Td>
              ))}
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}

/** Doubtful values say why; what was counted and not printed says that. */
function Value({ line, field }: { line: Line; field: LineField }) {
  const doubt = line.doubts[field];
  const isCounted = field === "adjustments" && line.adjustments.some(({ derived }) => derived);
  const meanings = field === "adjustments" ? line.adjustments.flatMap(({ printed }) => printed || []) : [];
  return (
    <>
      {shownValue(line, field) || "–"}
      {isCounted && (
        <span className="block text-ink-muted text-xs">Counted from billed, allowed and paid</span>
      )}
      {meanings.map((meaning) => (
        <span key={meaning} className="block text-ink-muted text-xs">
          {meaning}
        </span>
      ))}
      {doubt && <span className="block text-warning-text text-xs">{doubt}</span>}
    </>
  );
}
