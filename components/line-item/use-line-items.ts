"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { claimFailure } from "@/components/claim/claim-failure";
import { toast } from "@/components/ui/toast";
import { CLAIM_MESSAGES } from "@/lib/domain/claim/schema";
import { type Line, lineOf } from "./line";
import type { LineField } from "./line-fields";
import { type Merge, mergedLines, mergeLines, type Side } from "./line-merge";
import { changeSheet, type LineSheet, openSheet, type SheetClaim, unsavedOf } from "./line-sheet";
import { type Faults, faultsOf } from "./line-values";
import { refusedLines } from "./refused-lines";
import { currentClaimOf, saveLines } from "./save-lines";

export type LineConflict = { merge: Merge; current: SheetClaim };
export type CellAddress = { id: string; field: LineField };

/** Tries of one Save Changes while others change the claim, but not its lines. */
const TRIES = 3;

/** The editor's state and its one call: `PATCH` with the full list, from the state that was opened. */
export function useLineItems(claim: SheetClaim) {
  const router = useRouter();
  const [sheet, dispatch] = useReducer(changeSheet, claim, (opened) => openSheet(opened));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<LineConflict | null>(null);
  /** The cell that the person is led to: a fault, or a new row. */
  const [target, setTarget] = useState<CellAddress | null>(null);
  const reached = useCallback(() => setTarget(null), []);
  const latest = useRef(sheet);
  useLayoutEffect(() => {
    latest.current = sheet;
  });

  // The page brought a newer claim, saved by another of its parts.
  useEffect(() => {
    const { version, base, lines } = latest.current;
    if (claim.updated_at <= version) return;
    const newer = claim.line_items.map(lineOf);
    if (!isUnsaved(latest.current)) {
      dispatch({ type: "rebase", base: newer, version: claim.updated_at, lines: newer });
    } else if (mergeLines(base, lines, newer).changes.length === 0) {
      dispatch({ type: "version", version: claim.updated_at });
    }
  }, [claim]);

  const send = async (lines: readonly Line[], version: string, tries = TRIES): Promise<void> => {
    try {
      const saved = await saveLines(claim.claim_id, lines, version);
      const kept = saved.line_items.map(lineOf);
      dispatch({ type: "rebase", base: kept, version: saved.updated_at, lines: kept });
      toast.success(CLAIM_MESSAGES.linesUpdated);
      router.refresh();
    } catch (error) {
      const current = currentClaimOf(error);
      if (!current) {
        const refused = refusedLines(error, lines);
        dispatch({ type: "refused", refused });
        setFailure(claimFailure("update line items", error));
        setTarget(firstFault(lines, (line) => refused[line.id]));
        return;
      }
      const merge = mergeLines(latest.current.base, lines, current.line_items.map(lineOf));
      if (merge.changes.length === 0 && tries > 1) return send(lines, current.updated_at, tries - 1);
      setConflict({ merge, current });
    }
  };

  const guarded = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    await work().finally(() => setBusy(false));
  };

  const save = () =>
    guarded(async () => {
      const { lines, version } = latest.current;
      if (!isUnsaved(latest.current)) return;
      const fault = firstFault(lines, faultsOf);
      if (!fault) return send(lines, version);
      setTarget(fault);
      setFailure("Some cells can't be saved as they are. Correct the marked ones, then save again.");
    });

  /** Takes the other's state as the new ground, with the merged lines on it, and saves. */
  const saveMerged = (choices: ReadonlyMap<string, Side>) =>
    guarded(async () => {
      if (!conflict) return;
      const { merge, current } = conflict;
      const lines = mergedLines(merge, choices);
      dispatch({ type: "rebase", base: merge.theirs, version: current.updated_at, lines });
      setConflict(null);
      latest.current = { ...latest.current, base: merge.theirs, version: current.updated_at, lines };
      await send(lines, current.updated_at);
    });

  const before = useMemo(() => new Map(sheet.base.map((line) => [line.id, line])), [sheet.base]);
  const faults = useMemo(() => allFaults(sheet), [sheet]);
  const unsaved = useMemo(() => unsavedOf(sheet), [sheet]);
  return {
    sheet,
    dispatch,
    before,
    faults,
    unsaved,
    busy,
    failure,
    conflict,
    target,
    lead: setTarget,
    reached,
    dismissFailure: () => setFailure(null),
    save,
    saveMerged,
    closeConflict: () => setConflict(null),
  };
}

const isUnsaved = (sheet: LineSheet) => Object.values(unsavedOf(sheet)).some((count) => count > 0);

function firstFault(lines: readonly Line[], of: (line: Line) => Faults | undefined): CellAddress | null {
  for (const line of lines) {
    const [field] = Object.keys(of(line) ?? {}) as LineField[];
    if (field) return { id: line.id, field };
  }
  return null;
}

/** By line: what the schema has against it, and what the server had. Lines as saved have nothing. */
function allFaults({ base, lines, refused }: LineSheet): ReadonlyMap<string, Faults> {
  const saved = new Set(base);
  const found = new Map<string, Faults>();
  for (const line of lines) {
    const own = saved.has(line) ? {} : faultsOf(line);
    const all = { ...refused[line.id], ...own };
    if (Object.keys(all).length > 0) found.set(line.id, all);
  }
  return found;
}
