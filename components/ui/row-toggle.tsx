import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";

interface RowToggleProps {
  expanded: boolean;
  onToggle: () => void;
  /** "Line items of claim 4711". */
  label: string;
  /** Id of the row that opens. */
  controls: string;
}

/** Opens and closes the sub-row of a table's row. */
export function RowToggle({ expanded, onToggle, label, controls }: RowToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      aria-label={label}
      onClick={onToggle}
      className="flex size-7 items-center justify-center rounded-md text-ink-faint hover:bg-line hover:text-ink"
    >
      <ChevronRight aria-hidden className={clsx("size-4 transition-transform", expanded && "rotate-90")} />
    </button>
  );
}
