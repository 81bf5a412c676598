"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import {
  type ClaimsAsk,
  type ClaimsFilter,
  type ClaimsUrl,
  claimsHref,
  FIRST_PAGE,
  readClaimsUrl,
} from "./claims-url";

type Place = Pick<ClaimsUrl, "cursor" | "from">;
export type FilterChange = Partial<Pick<ClaimsUrl, "view" | "status" | "patient" | "move" | "sort">>;

const TYPING_PAUSE = 250;
const USUAL_URL = readClaimsUrl(new URLSearchParams());

/** A new entry of the browser's history, without asking the server for the page again. */
const show = (url: ClaimsUrl) => window.history.pushState(null, "", claimsHref(url));

/**
 * What the list shows: filters and page in the address, so that back, reload and a shared link work; what is searched
 * for, and the page of what was found, in this screen only.
 */
export function useClaimsView() {
  const url = readClaimsUrl(useSearchParams());
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
  const { view, status, patient, move } = url;
  const filter: ClaimsFilter = { view, status, patient, move, search };
  const ask: ClaimsAsk = { ...filter, sort: url.sort, cursor: place.cursor };

  const goTo = (next: Place) => {
    if (searching) setFound(next);
    else show({ ...url, ...next });
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
      show({ ...url, ...change, ...FIRST_PAGE });
    },
    clear: () => {
      setTyped("");
      setSearch("");
      setFound(FIRST_PAGE);
      setTrail([]);
      show(USUAL_URL);
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
