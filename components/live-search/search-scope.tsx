"use client";

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { callAction } from "@/components/form/call-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/search-input";
import { type Steady, useSteady, useSteadyValue } from "@/components/ui/steady";
import type { ActionResult } from "@/lib/core/action-result";

/** One page of what was found: the text, and where the page begins. */
type SearchPlace = { search: string; cursor?: string; from?: string };

interface Scope {
  typed: string;
  setTyped: (text: string) => void;
  found: ReactNode;
  searching: boolean;
  waiting: boolean;
  failure: string | null;
  retry: () => void;
  /** The pages before the shown one, as they were walked through. */
  walk: readonly Place[];
  goTo: (walk: readonly Place[]) => void;
}
type Place = { cursor?: string; from?: string };

const START: readonly Place[] = [{}];
const TYPING_PAUSE = 250;
const ScopeContext = createContext<Steady<Scope> | null>(null);

/** For what else belongs to a search: a button that clears it with other things. */
export function useSearchScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error("a search needs a SearchScope around it");
  return useSteadyValue(scope);
}

interface SearchScopeProps {
  /** Renders the rows that a text finds, on the server. */
  view: (input: SearchPlace) => Promise<ActionResult<ReactNode>>;
  /** What the view gets beside the text: the filters of the list. Another one begins at its first page. */
  beside?: Readonly<Record<string, string>>;
  /** Changes whenever the server rendered the list anew: what was found is then looked for again. */
  revision: string;
  /** "load patients", for "Failed to load patients: …". */
  failure: string;
  children: ReactNode;
}

/**
 * Searches a list without leaving a trace: names and numbers are typed here and are never in an address, a title or the
 * browser's storage (docs/product.md, C and D). The rows that are found are rendered on the server.
 */
export function SearchScope({ view, beside, revision, failure: action, children }: SearchScopeProps) {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [walk, setWalk] = useState(START);
  const [answer, setAnswer] = useState<{ of: string; node: ReactNode } | null>(null);
  const [failed, setFailed] = useState<{ of: string; message: string } | null>(null);
  const [turn, setTurn] = useState(0);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(
      () => {
        setSearch(typed.trim());
        setWalk(START);
      },
      typed === "" ? 0 : TYPING_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed, search]);

  const filters = JSON.stringify(beside ?? {});
  const [within, setWithin] = useState(filters);
  if (within !== filters) {
    setWithin(filters);
    setWalk(START);
  }
  const place = walk.at(-1) ?? {};
  const asked = JSON.stringify([search, { ...beside, ...place }, revision, turn]);
  useEffect(() => {
    const [text, at] = JSON.parse(asked) as [string, Place];
    if (text === "") return setAnswer(null);
    let current = true;
    void callAction(() => latest.current({ search: text, ...at })).then((result) => {
      if (!current) return;
      // Its rows may still be on their way: until all are there the shown ones stay.
      if (result.ok) startTransition(() => setAnswer({ of: asked, node: result.data }));
      else setFailed({ of: asked, message: `Failed to ${action}: ${result.error.message}` });
    });
    return () => {
      current = false;
    };
  }, [asked, action]);

  const failure = failed?.of === asked ? failed.message : null;
  const scope: Scope = {
    typed,
    setTyped,
    found: answer?.node,
    searching: search !== "",
    waiting: failure === null && (typed.trim() !== search || (search !== "" && answer?.of !== asked)),
    failure,
    retry: () => setTurn(turn + 1),
    walk,
    goTo: (pages) => {
      setWalk(pages);
      window.scrollTo({ top: 0 });
    },
  };
  return <ScopeContext value={useSteady(scope)}>{children}</ScopeContext>;
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  maxLength: number;
}

export function SearchBox({ label, ...props }: SearchBoxProps) {
  const { typed, setTyped } = useSearchScope();
  return <SearchInput {...props} aria-label={label} value={typed} onValueChange={setTyped} />;
}

/** What was found, or the list as the address asks for it. */
export function SearchResults({ children }: { children: ReactNode }) {
  const { searching, found, waiting, failure, retry } = useSearchScope();
  const wanted = searching && found ? found : children;
  // A steady value comes at once, and rows that are still on their way would put the page's skeleton in the place of all
  // that is there, the focus with it.
  const shown = useDeferredValue(wanted);
  const busy = waiting || shown !== wanted;
  return (
    <>
      {failure && (
        <Alert
          tone="danger"
          className="mb-3"
          title={failure}
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      <div aria-busy={busy} className={busy ? "opacity-60 transition-opacity delay-150" : undefined}>
        {shown}
      </div>
    </>
  );
}

export function ClearSearch() {
  const { setTyped } = useSearchScope();
  return <Button onClick={() => setTyped("")}>Clear search</Button>;
}

interface SearchPagesProps {
  /** The cursor of the next page of what was found. */
  next: string | null;
  /** Position of the first row of the next page, from 1. */
  nextFrom: number;
}

/** Previous and Next among what was found, as `ListPages` takes them. */
export function SearchPages({ next, nextFrom }: SearchPagesProps) {
  const { walk, goTo, waiting } = useSearchScope();
  const onPrevious = walk.length > 1 ? () => goTo(walk.slice(0, -1)) : undefined;
  const onNext = next ? () => goTo([...walk, { cursor: next, from: String(nextFrom) }]) : undefined;
  return (
    <>
      <Button size="sm" disabled={!onPrevious || waiting} onClick={onPrevious}>
        <span aria-hidden className="icon icon-chevron-left" /> Previous
      </Button>
      <Button size="sm" disabled={!onNext || waiting} onClick={onNext}>
        Next <span aria-hidden className="icon icon-chevron-right" />
      </Button>
    </>
  );
}
