// biome-ignore-all lint/a11y/noRedundantRoles: cards lose the table's display, and with it the roles browsers infer
"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { callAction } from "@/components/form/call-action";
import { Button } from "@/components/ui/button";
import { RowToggle } from "@/components/ui/row-toggle";
import { Spinner } from "@/components/ui/spinner";
import { useClaimDesk } from "./claim-desk";

const LinesContext = createContext<{ expanded: boolean; toggle: () => void; controls: string } | null>(null);

interface RowWithLinesProps {
  claimId: string;
  /** How many columns the lines lie under. */
  columns: number;
  /** The claim's row, rendered on the server. */
  children: ReactNode;
}

/** A claim's row and, once it is opened, its lines below it, which the server renders then: few of fifty are opened. */
export function RowWithLines({ claimId, columns, children }: RowWithLinesProps) {
  const [expanded, setExpanded] = useState(false);
  const controls = `lines-${claimId}`;
  return (
    <LinesContext value={{ expanded, toggle: () => setExpanded(!expanded), controls }}>
      {children}
      {expanded && (
        <tr role="row" id={controls} className="row bg-sunken/60 cards:row-card">
          <td role="cell" colSpan={columns} className="p-0 cards:block">
            <div className="border-accent border-l-2">
              <Lines claimId={claimId} />
            </div>
          </td>
        </tr>
      )}
    </LinesContext>
  );
}

/** Read anew whenever the list is; what is there stays until then. */
function Lines({ claimId }: { claimId: string }) {
  const { linesOf, revision } = useClaimDesk();
  const [lines, setLines] = useState<ReactNode>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another drawing of the list, and by the button
  useEffect(() => {
    let current = true;
    setFailure(null);
    void callAction(() => linesOf(claimId)).then((result) => {
      if (!current) return;
      if (result.ok) setLines(result.data);
      else setFailure(result.error.message);
    });
    return () => {
      current = false;
    };
  }, [claimId, revision, turn]);
  if (lines) return lines;
  return (
    <div className="flex h-12 items-center gap-3 px-4 text-ink-muted">
      {failure === null ? (
        <Spinner size={16} label="Loading" />
      ) : (
        <>
          <p role="alert">{`Failed to load line items: ${failure}`}</p>
          <Button size="sm" onClick={() => setTurn(turn + 1)}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

export function LinesToggle({ label }: { label: string }) {
  const lines = useContext(LinesContext);
  if (!lines) throw new Error("a toggle stands in a row with lines");
  const { expanded, toggle, controls } = lines;
  return <RowToggle expanded={expanded} onToggle={toggle} label={label} controls={controls} />;
}
