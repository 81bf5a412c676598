"use client";

import * as Radix from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import { CornerDownLeft, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useAsyncSearch } from "@/components/ui/async-search";
import { COMMAND_ITEM, ComboboxMessage } from "@/components/ui/combobox";
import { useFocusReturn } from "@/components/ui/focus-return";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import { confirmLeave } from "./confirm-leave";
import { PALETTE_ACTIONS, type PaletteItem } from "./palette-actions";
import { searchWork } from "./palette-search";

/** One letter finds half the practice: the server is asked from the second on. */
const MIN_SEARCH = 2;

/** Finds a patient, claim or appeal, starts an appeal, goes to a page. Loaded at its first opening. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[max(0.75rem,10vh)] z-50 mx-auto max-w-xl animate-pop overflow-hidden rounded-xl border bg-surface shadow-dialog outline-none"
        >
          <Radix.Title className="sr-only">Search</Radix.Title>
          <PaletteSearch onDone={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What was typed and found may name patients: it is gone with the open dialog. */
function PaletteSearch({ onDone }: { onDone: () => void }) {
  const router = useRouter();
  const [query, setQuery] = useState("");
  const typed = query.trim();
  const searching = typed.length >= MIN_SEARCH;
  const found = useAsyncSearch(searchWork, typed, searching);
  const matching = PALETTE_ACTIONS.filter((item) => item.label.toLowerCase().includes(typed.toLowerCase()));
  const items = searching ? [...found.results, ...matching] : matching;
  const first = items[0] ? itemValue(items[0]) : "";
  const [active, setActive] = useState(first);
  useEffect(() => setActive(first), [first]);
  const groups = [...new Set(items.map((item) => item.group))];

  const go = (href: string) => {
    onDone();
    const open = () => router.push(href);
    if (!confirmLeave(open)) open();
  };

  return (
    <Command shouldFilter={false} label="Search" loop value={active} onValueChange={setActive}>
      <div className="flex items-center gap-3 border-b px-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder="Find a patient, claim or appeal"
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        {searching && found.status === "loading" && <Spinner className="text-ink-faint" />}
        <Radix.Close className="flex h-6 items-center rounded-sm" aria-label="Close search">
          <Kbd>Esc</Kbd>
        </Radix.Close>
      </div>
      {searching && (
        <ComboboxMessage
          status={found.status}
          count={items.length}
          emptyText="Nothing found. Try a name, a claim number or a payer."
        />
      )}
      <Command.List label="Results" className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
        {groups.map((group) => (
          <Command.Group key={group} heading={group} className={GROUP}>
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                <PaletteRow key={item.id} item={item} onSelect={() => go(item.href)} />
              ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

const GROUP =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs";

function itemValue(item: PaletteItem) {
  return `${item.group}-${item.id}`;
}

function PaletteRow({ item, onSelect }: { item: PaletteItem; onSelect: () => void }) {
  const Icon = item.icon;
  return (
    <Command.Item value={itemValue(item)} onSelect={onSelect} className={`group ${COMMAND_ITEM}`}>
      {Icon && <Icon aria-hidden className="text-ink-faint" />}
      <span className="min-w-2/5 flex-1 truncate">{item.label}</span>
      {item.hint && <span className="truncate text-ink-muted text-xs">{item.hint}</span>}
      <CornerDownLeft aria-hidden className="invisible text-ink-faint group-data-[selected=true]:visible" />
    </Command.Item>
  );
}
