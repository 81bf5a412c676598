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
      className="row-icon icon-expand flex size-7 items-center justify-center rounded-md text-ink-faint hover:bg-line hover:text-ink"
    />
  );
}
