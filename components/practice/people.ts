"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/components/app-shell/api-fetch";

type Person = { id: string; first_name: string; last_name: string; username?: string };
export type PersonOption = { value: string; label: string };

/**
 * The people of the practice, for choosing one. Who is chosen now stays in the list when it has not loaded, or when
 * that person has left; a failure to load it is not shown (docs/product.md, D5).
 */
export function usePeople(chosen: { id: string | null; name: string | null }): PersonOption[] {
  const { data } = useQuery({
    queryKey: ["users"],
    queryFn: async () => {
      const answer = await api<{ results?: Person[]; users?: Person[] }>("/users/");
      return answer.results ?? answer.users ?? [];
    },
    staleTime: 300_000,
    retry: false,
  });
  const options = (data ?? []).map((person) => ({
    value: person.id,
    label: `${person.first_name} ${person.last_name}`.trim() || person.username || "Unnamed",
  }));
  if (chosen.id && !options.some(({ value }) => value === chosen.id)) {
    options.unshift({ value: chosen.id, label: chosen.name || "Unnamed" });
  }
  return options;
}
