"use client";

import { Check, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { IconButton } from "@/components/ui/icon-button";
import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import { claimsHref } from "./claims-address";
import { filterWords } from "./saved-filters";

interface SavedFilterRowProps {
  filter: SavedFilterDto;
  /** The page shows it now. */
  isCurrent: boolean;
  busy: boolean;
  onChosen: () => void;
  onDelete: () => void;
}

export function SavedFilterRow({ filter, isCurrent, busy, onChosen, onDelete }: SavedFilterRowProps) {
  const router = useRouter();
  const words = filterWords(filter.query, filter.patient_name);
  const choose = () => {
    router.push(claimsHref(filter.query), { scroll: false });
    onChosen();
  };
  return (
    <li className="flex items-center gap-1 rounded-md hover:bg-hover">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 py-1 text-left"
        onClick={choose}
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          {filter.name}
          {words !== filter.name && <span className="block text-ink-muted text-xs">{words}</span>}
        </span>
        {isCurrent && <Check aria-hidden className="size-4 shrink-0 text-accent-text" />}
      </button>
      <IconButton
        size="icon-sm"
        label={`Delete saved filter ${filter.name}`}
        disabled={busy}
        onClick={onDelete}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
