"use client";

import { Check, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, use } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { type KeptFilter, SavedFiltersContext } from "./use-saved-filters";

interface SavedFilterRowProps {
  filter: KeptFilter;
  href: string;
  /** The page shows it now. */
  isCurrent: boolean;
  /** Its name, and what it chooses. */
  children: ReactNode;
}

export function SavedFilterRow({ filter, href, isCurrent, children }: SavedFilterRowProps) {
  const router = useRouter();
  const saved = use(SavedFiltersContext);
  const choose = () => {
    router.push(href, { scroll: false });
    saved?.close();
  };
  return (
    <li className="flex items-center gap-1 rounded-md hover:bg-hover">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 py-1 text-left"
        onClick={choose}
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
        {isCurrent && <Check aria-hidden className="size-4 shrink-0 text-accent-text" />}
      </button>
      <IconButton
        size="icon-sm"
        label={`Delete saved filter ${filter.name}`}
        disabled={saved?.busy}
        onClick={() => saved?.remove(filter)}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
