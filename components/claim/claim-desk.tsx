"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { useRefreshNews } from "@/components/payer/use-refresh-news";
import { useServerPart } from "@/components/server-part/server-part";
import { Button, type ButtonProps } from "@/components/ui/button";
import { type Steady, useSteady, useSteadyValue } from "@/components/ui/steady";
import type { ActionResult } from "@/lib/core/action-result";
import { forgetStoredFilters } from "./forget-stored-filters";

type ClaimView = (input: { claimId: string }) => Promise<ActionResult<ReactNode>>;
type View = (input: Record<never, never>) => Promise<ActionResult<ReactNode>>;

/** What the claims page opens. */
interface ClaimViews {
  details: ClaimView;
  edit: ClaimView;
  upload: ClaimView;
  generate: ClaimView;
  letters: ClaimView;
  create: View;
  refresh: View;
  remittance: View;
  statistics: View;
  /** In place, under the claim's row. */
  lines: ClaimView;
}
export type OneClaim = "details" | "edit" | "upload" | "generate" | "letters";
export type AllClaims = Exclude<keyof ClaimViews, OneClaim | "lines">;

interface Desk {
  openClaim: (kind: OneClaim, claimId: string) => void;
  open: (kind: AllClaims) => void;
  linesOf: (claimId: string) => Promise<ActionResult<ReactNode>>;
  /** Changes whenever the server rendered the list anew. */
  revision: string;
  /** A payer was asked: what it says is told when it comes, and the list drawn anew. */
  refreshed: (refreshId: string) => void;
}

const DeskContext = createContext<Steady<Desk> | null>(null);

export function useClaimDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useClaimDesk() stands outside the claims page");
  return useSteadyValue(desk);
}

const RELOAD_AFTER_REFRESH = 2000;
/** After this a list that somebody comes back to is drawn anew. */
const FRESH_MS = 30_000;

interface ClaimDeskProps {
  views: ClaimViews;
  revision: string;
  children: ReactNode;
}

/** Around the claims page: opens its dialogs, which the server renders, and keeps the list up to date. */
export function ClaimDesk({ views, revision, children }: ClaimDeskProps) {
  const { refresh } = useRouter();
  const { open, part } = useServerPart();
  const awaitNews = useRefreshNews(refresh);
  useEffect(forgetStoredFilters, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock begins anew with each rendering of the list
  useEffect(() => {
    const drawn = Date.now();
    const comeBack = () => {
      if (document.visibilityState === "visible" && Date.now() - drawn > FRESH_MS) refresh();
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [revision, refresh]);

  const desk: Desk = {
    openClaim: (kind, claimId) => open(() => views[kind]({ claimId })),
    open: (kind) => open(() => views[kind]({})),
    linesOf: (claimId) => views.lines({ claimId }),
    revision,
    refreshed: (refreshId) => {
      setTimeout(refresh, RELOAD_AFTER_REFRESH);
      awaitNews(refreshId);
    },
  };
  return (
    <DeskContext value={useSteady(desk)}>
      {children}
      {part}
    </DeskContext>
  );
}

/** A button of the page that opens one of its dialogs. */
export function DeskButton({ opens, ...props }: ButtonProps & { opens: AllClaims }) {
  const { open } = useClaimDesk();
  return <Button {...props} onClick={() => open(opens)} />;
}
