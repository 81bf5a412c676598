"use client";

import { useQueryStates } from "nuqs";
import { useEffect, useState } from "react";
import { type ClaimsAsk, type ClaimsFilter, type ClaimsUrl, claimsUrl, FIRST_PAGE } from "./claims-url";

type Place = Pick<ClaimsUrl, "cursor" | "from">;
export type FilterChange = Partial<Pick<ClaimsUrl, "view" | "status" | "patient" | "sort">>;

const TYPING_PAUSE = 250;

/**
 * What the list shows: filters and page in the address, so that back, reload and a shared link work; what is searched
 * for, and the page of what was found, in this screen only.
 */
export function useClaimsView() {
  const [url, setUrl] = useQueryStates(claimsUrl, { history: "push" });
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<Place>(FIRST_PAGE);
  /** Pages before this one; a page opened by its address alone knows only the first. */
  const [trail, setTrail] = useState<readonly Place[]>([]);

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(
      () => {
        setSearch(typed.trim());
        setFound(FIRST_PAGE);
        setTrail([]);
      },
      typed === "" ? 0 : TYPING_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed, search]);

  const searching = search !== "";
  const place: Place = searching ? found : { cursor: url.cursor, from: url.from };
  const filter: ClaimsFilter = { view: url.view, status: url.status, patient: url.patient, search };
  const ask: ClaimsAsk = { ...filter, sort: url.sort, cursor: place.cursor };

  const goTo = (next: Place) => {
    if (searching) setFound(next);
    else void setUrl({ cursor: next.cursor, from: next.from > 1 ? next.from : null });
  };

  return {
    url,
    typed,
    setTyped,
    filter,
    ask,
    from: place.cursor ? place.from : 1,
    choose: (change: FilterChange) => {
      setFound(FIRST_PAGE);
      setTrail([]);
      void setUrl({ ...change, cursor: null, from: null });
    },
    clear: () => {
      setTyped("");
      setSearch("");
      setFound(FIRST_PAGE);
      setTrail([]);
      void setUrl(null);
    },
    nextPage: (cursor: string, shown: number) => {
      setTrail([...trail, place]);
      goTo({ cursor, from: place.from + shown });
    },
    previousPage: () => {
      setTrail(trail.slice(0, -1));
      goTo(trail.at(-1) ?? FIRST_PAGE);
    },
  };
}
