import * as Radix from "@radix-ui/react-select";
import { clsx } from "clsx";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldControl } from "./field";

interface ListboxOption {
  value: string;
  label: string;
  /** A second, quiet line. */
  hint?: ReactNode;
  disabled?: boolean;
}

interface ListboxProps extends FieldControl {
  options: readonly ListboxOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  dense?: boolean;
  className?: string;
  "aria-label"?: string;
}

/** A styled select for short lists whose options need a second line (the AI models, say). */
export function Listbox({
  options,
  value,
  onValueChange,
  placeholder = "Choose…",
  dense = false,
  className,
  name,
  required = false,
  disabled = false,
  ...control
}: ListboxProps) {
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      {...(name === undefined ? {} : { name })}
      required={required}
      disabled={disabled}
    >
      <Radix.Trigger
        {...control}
        className={clsx(
          "control flex items-center justify-between gap-2 text-left data-placeholder:text-ink-faint",
          dense ? "control-dense h-8 px-2.5" : "h-10 px-3",
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop overflow-hidden rounded-lg border bg-surface shadow-pop"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="relative flex cursor-default select-none flex-col rounded-md py-1.5 pr-8 pl-2.5 text-sm outline-none data-disabled:text-ink-faint data-highlighted:bg-accent-soft"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                {option.hint && <span className="text-ink-muted text-xs">{option.hint}</span>}
                <Radix.ItemIndicator className="absolute top-2 right-2">
                  <Check aria-hidden className="size-4 text-accent-text" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
