"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { PopupProps } from "@/components/ui/load-popup";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { LINE_COLUMNS, LINE_FIELDS } from "./line-fields";
import { showColumns, USUAL_COLUMNS, useShownColumns } from "./shown-columns";

/** Which fields the sheet shows. The line's number stays: rows are named by it. */
export function ColumnChooser({ trigger }: PopupProps) {
  const shown = useShownColumns();
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-label="Columns" className="w-96">
        <fieldset>
          <legend className="mb-2 text-ink-muted text-xs">Columns of the sheet</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2">
            {LINE_COLUMNS.map(({ field, label }) => (
              <Checkbox
                key={field}
                label={label}
                checked={shown.includes(field)}
                disabled={field === "line_number"}
                onCheckedChange={(on) =>
                  showColumns(LINE_FIELDS.filter((one) => (one === field ? on : shown.includes(one))))
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="mt-3 flex gap-4 border-t pt-2">
          <Button size="sm" variant="link" onClick={() => showColumns(USUAL_COLUMNS)}>
            Usual columns
          </Button>
          <Button size="sm" variant="link" onClick={() => showColumns(LINE_FIELDS)}>
            All columns
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
