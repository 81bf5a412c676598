"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { PopupProps } from "@/components/ui/load-popup";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Switch } from "@/components/ui/switch";
import {
  CHOICE_COLUMN_LABELS,
  CHOICE_COLUMNS,
  rememberView,
  USUAL_VIEW,
  type ViewSettings,
} from "./view-settings";

interface DisplayMenuProps {
  /** As the server drew the list. */
  drawn: ViewSettings;
}

/** Which columns are shown, and how close the rows stand. */
export function DisplayMenu({ drawn, trigger }: DisplayMenuProps & PopupProps) {
  const { refresh } = useRouter();
  const [settings, setSettings] = useState(drawn);
  const onChange = (changed: ViewSettings) => {
    setSettings(changed);
    rememberView(changed);
    refresh();
  };
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-label="Display" className="w-60">
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-ink-muted text-xs">Columns</legend>
          {CHOICE_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={CHOICE_COLUMN_LABELS[column]}
              checked={!settings.hidden.includes(column)}
              onCheckedChange={(shown) =>
                onChange({
                  ...settings,
                  hidden: CHOICE_COLUMNS.filter((one) =>
                    one === column ? !shown : settings.hidden.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        <div className="mt-3 border-t pt-3">
          <Switch
            label="Compact rows"
            checked={settings.density === "compact"}
            onCheckedChange={(compact) =>
              onChange({ ...settings, density: compact ? "compact" : "comfortable" })
            }
          />
        </div>
        <Button size="sm" variant="link" className="mt-2" onClick={() => onChange(USUAL_VIEW)}>
          Reset display
        </Button>
      </PopoverContent>
    </Popover>
  );
}
