"use client";

import { Command } from "cmdk";
import { CornerDownLeft, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog as Radix } from "radix-ui";
import { useEffect, useState } from "react";
import { type AsyncSearch, useAsyncSearch } from "@/components/ui/async-search";
import { Button } from "@/components/ui/button";
import { COMMAND_ITEM, ComboboxMessage } from "@/components/ui/combobox";
import { useFocusReturn } from "@/components/ui/focus-return";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import { PALETTE_ACTIONS, type PaletteItem } from "./palette-actions";
import { usePaletteShortcuts, useShortcutsEnabled } from "./shortcuts";

interface CommandPaletteProps {
  /** Finds patients, claims and appeals. */
  search?: AsyncSearch<PaletteItem>;
  /** Beside the ones that are always there (start an appeal, go to a page). */
  actions?: readonly PaletteItem[];
}

/** The bar's search button and the palette it opens; one a page. `search` is a function, so a client component gives it. */
export function CommandPalette({ search, actions = [] }: CommandPaletteProps) {
  const router = useRouter();
  const focusReturn = useFocusReturn();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const shortcuts = useShortcutsEnabled();
  const typed = query.trim();
  const found = useAsyncSearch(search, typed, open && typed !== "");
  usePaletteShortcuts(() => change(true));

  function change(next: boolean) {
    if (next) setQuery("");
    setOpen(next);
  }

  const run = (item: PaletteItem) => {
    setOpen(false);
    item.onSelect?.();
    if (item.href) router.push(item.href);
  };

  const matching = [...actions, ...PALETTE_ACTIONS].filter((item) =>
    item.label.toLowerCase().includes(typed.toLowerCase()),
  );
  const items = typed === "" ? matching : [...found.results, ...matching];
  const first = items[0] ? itemValue(items[0]) : "";
  const [active, setActive] = useState(first);
  useEffect(() => setActive(first), [first]);
  const groups = [...new Set(items.map((item) => item.group))];

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild>
        <Button
          variant="ghost"
          aria-label="Search"
          className="max-lg:size-9 max-lg:px-0 lg:min-w-52 lg:justify-start lg:border lg:bg-sunken lg:px-2.5 lg:font-normal"
        >
          <Search aria-hidden />
          <span className="flex-1 text-left max-lg:hidden">Search</span>
          {shortcuts && (
            <span aria-hidden className="flex gap-0.5 max-lg:hidden">
              <Kbd>Ctrl</Kbd>
              <Kbd>K</Kbd>
            </span>
          )}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[max(0.75rem,10vh)] z-50 mx-auto max-w-xl animate-pop overflow-hidden rounded-xl border bg-surface shadow-dialog outline-none"
        >
          <Radix.Title className="sr-only">Search</Radix.Title>
          <Command shouldFilter={false} label="Search" loop value={active} onValueChange={setActive}>
            <div className="flex items-center gap-3 border-b px-4">
              <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
              <Command.Input
                value={query}
                onValueChange={setQuery}
                placeholder={search ? "Find a patient, claim or appeal" : "Find an action"}
                className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
              />
              {found.status === "loading" && typed !== "" && <Spinner className="text-ink-faint" />}
              <Radix.Close className="rounded-sm" aria-label="Close search">
                <Kbd>Esc</Kbd>
              </Radix.Close>
            </div>
            {typed !== "" && (
              <ComboboxMessage
                status={found.status}
                count={items.length}
                emptyText="Nothing found. Try a claim number, a name or a payer."
              />
            )}
            <Command.List label="Results" className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
              {groups.map((group) => (
                <Command.Group
                  key={group}
                  heading={group}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
                >
                  {items
                    .filter((item) => item.group === group)
                    .map((item) => (
                      <PaletteRow key={item.id} item={item} onSelect={() => run(item)} />
                    ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function itemValue(item: PaletteItem) {
  return `${item.group}-${item.id}`;
}

function PaletteRow({ item, onSelect }: { item: PaletteItem; onSelect: () => void }) {
  const Icon = item.icon;
  return (
    <Command.Item value={itemValue(item)} onSelect={onSelect} className={`group ${COMMAND_ITEM}`}>
      {Icon && <Icon aria-hidden className="text-ink-faint" />}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.hint && <span className="truncate text-ink-muted text-xs">{item.hint}</span>}
      <CornerDownLeft aria-hidden className="invisible text-ink-faint group-data-[selected=true]:visible" />
    </Command.Item>
  );
}
