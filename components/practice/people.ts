"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/components/app-shell/api-fetch";
import { type PersonOption, personOptions, withChosen } from "./person-options";

/** The people of the practice, for choosing one; a failure to load them is not shown (docs/product.md, D5). */
export function usePeople(chosen: { id: string | null; name: string | null }): readonly PersonOption[] {
  const { data } = useQuery({
    queryKey: ["users"],
    queryFn: async () => {
      const answer = await api<{ results: Parameters<typeof personOptions>[0] }>("/users/");
      return personOptions(answer.results);
    },
    staleTime: 300_000,
    retry: false,
  });
  return withChosen(data ?? [], chosen);
}
