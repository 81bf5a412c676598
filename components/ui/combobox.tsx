"use client";

import { Command } from "cmdk";
import { Check, Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { type AsyncSearch, useAsyncSearch } from "./async-search";
import { cn } from "./class-names";
import { ComboboxControl, type ComboboxOption } from "./combobox-control";
import type { FieldControl } from "./field";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";
import { Spinner } from "./spinner";

const CREATE = "create";

interface ComboboxProps extends FieldControl {
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  search: AsyncSearch<ComboboxOption>;
  placeholder?: string;
  /** Placeholder of the search box inside. */
  searchPlaceholder?: string;
  emptyText?: string;
  /** An action under the options, e.g. New patient. Gets what was typed. */
  create?: { label: (query: string) => string; onCreate: (query: string) => void };
  clearable?: boolean;
  dense?: boolean;
  /** For a combobox that is loaded by the click on its stand-in. */
  defaultOpen?: boolean;
  "aria-label"?: string;
  className?: string;
}

/** Choose one of many by typing. Works inside a Field; arrows, Enter and Escape do what they should. */
export function Combobox({
  value,
  onChange,
  search,
  placeholder = "Choose…",
  searchPlaceholder = "Type to search",
  emptyText = "Nothing found.",
  create,
  clearable = false,
  dense = false,
  defaultOpen = false,
  className,
  required,
  ...control
}: ComboboxProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [query, setQuery] = useState("");
  const found = useAsyncSearch(search, query, open);
  const [active, setActive] = useState("");
  useEffect(() => setActive(found.results[0]?.id ?? CREATE), [found.results]);

  const choose = (option: ComboboxOption | null) => {
    onChange(option);
    setOpen(false);
  };
  const change = (next: boolean) => {
    if (next) setQuery("");
    setOpen(next);
  };

  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger asChild>
        <ComboboxControl
          {...control}
          aria-required={required}
          aria-expanded={open}
          aria-haspopup="listbox"
          value={value}
          placeholder={placeholder}
          dense={dense}
          className={className}
          {...(clearable && { onClear: () => onChange(null) })}
        />
      </PopoverTrigger>
      <PopoverContent
        aria-label={searchPlaceholder}
        className="w-(--radix-popover-trigger-width) min-w-64 p-0"
      >
        <Command shouldFilter={false} label={searchPlaceholder} loop value={active} onValueChange={setActive}>
          <div className="flex items-center gap-2 border-b px-3">
            <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <Command.Input
              value={query}
              onValueChange={setQuery}
              placeholder={searchPlaceholder}
              className="h-10 min-w-0 flex-1 bg-transparent text-base outline-none sm:text-sm"
            />
            {found.status === "loading" && <Spinner className="text-ink-faint" />}
          </div>
          <ComboboxMessage status={found.status} count={found.results.length} emptyText={emptyText} />
          <Command.List label="Options" className="max-h-64 overflow-y-auto p-1">
            {found.results.map((option) => (
              <Command.Item
                key={option.id}
                value={option.id}
                onSelect={() => choose(option)}
                className={COMMAND_ITEM}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{option.label}</span>
                  {option.hint && (
                    <span className="block truncate text-ink-muted text-xs">{option.hint}</span>
                  )}
                </span>
                {value?.id === option.id && (
                  <Check aria-hidden className="size-4 shrink-0 text-accent-text" />
                )}
              </Command.Item>
            ))}
            {create && (
              <Command.Item
                value={CREATE}
                onSelect={() => {
                  setOpen(false);
                  create.onCreate(query);
                }}
                className={cn(COMMAND_ITEM, "font-medium text-accent-text")}
              >
                {create.label(query)}
              </Command.Item>
            )}
          </Command.List>
        </Command>
      </PopoverContent>
    </Popover>
  );
}

/** One option of a cmdk list. */
export const COMMAND_ITEM =
  "flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm data-[selected=true]:bg-accent-soft data-[disabled=true]:text-ink-faint [&_svg]:size-4 [&_svg]:shrink-0";

interface MessageProps {
  status: "idle" | "loading" | "done" | "failed";
  count: number;
  emptyText: ReactNode;
}

/** What a screen reader and an empty list say about the search. */
export function ComboboxMessage({ status, count, emptyText }: MessageProps) {
  const text =
    status === "failed"
      ? "The search didn't work. Type again to retry."
      : status === "done" && count === 0
        ? emptyText
        : null;
  return (
    <div>
      {text && <p className="px-3.5 pt-3 text-ink-muted text-sm">{text}</p>}
      <span className="sr-only" aria-live="polite">
        {status === "done" && (count === 1 ? "1 option" : `${count} options`)}
      </span>
    </div>
  );
}
