"use client";

import type { ReactNode } from "react";
import { SearchScope, useSearchScope } from "@/components/live-search/search-scope";
import type { View } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { HrefButton } from "@/components/ui/href-button";
import type { DocumentFilters } from "./documents-address";

type Found = { search: string; cursor?: string; from?: string; filters: DocumentFilters };

interface DocumentSearchProps {
  view: View<Found>;
  /** What is searched is what these leave. */
  filters: DocumentFilters;
  revision: string;
  children: ReactNode;
}

export function DocumentSearch({ view, filters, ...props }: DocumentSearchProps) {
  return <SearchScope {...props} view={(place) => view({ ...place, filters })} failure="fetch documents" />;
}

interface ClearAllProps {
  isFiltered: boolean;
  /** The address without filters. */
  href: string;
  children: ReactNode;
  size?: "sm";
}

/** Takes back what was typed and what was chosen; nothing where there is neither. */
export function ClearAll({ isFiltered, href, ...props }: ClearAllProps) {
  const { typed, setTyped } = useSearchScope();
  if (isFiltered) return <HrefButton variant="ghost" {...props} href={href} onGo={() => setTyped("")} />;
  return typed !== "" && <Button variant="ghost" {...props} onClick={() => setTyped("")} />;
}
