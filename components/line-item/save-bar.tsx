"use client";

import { Button } from "@/components/ui/button";
import { useFooterBar } from "@/components/ui/use-footer-bar";
import { type Unsaved, unsavedText } from "./line-sheet";

interface SaveBarProps {
  unsaved: Unsaved;
  faults: number;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onShowFault: () => void;
}

/** What is not saved yet, said all the time, beside the two buttons that end it. */
export function SaveBar({ unsaved, faults, busy, onSave, onDiscard, onShowFault }: SaveBarProps) {
  const text = unsavedText(unsaved);
  const bar = useFooterBar();
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-lg border-t bg-surface px-3 py-2.5"
    >
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
        <p role="status" className="flex items-center gap-1.5">
          {text ? (
            <>
              <span aria-hidden className="icon icon-triangle-alert text-warning" />
              <span>
                <strong className="font-medium">Unsaved changes:</strong> {text}.
              </span>
            </>
          ) : (
            <>
              <span aria-hidden className="icon icon-circle-check text-ink-faint" />
              <span className="text-ink-muted">All changes are saved.</span>
            </>
          )}
        </p>
        {faults > 0 && (
          <Button size="sm" variant="link" onClick={onShowFault}>
            Show the {faults === 1 ? "cell that needs" : `first of ${faults} cells that need`} correction
          </Button>
        )}
      </div>
      <Button size="sm" onClick={onDiscard} disabled={!text || busy}>
        Discard
      </Button>
      <Button
        size="sm"
        variant={text ? "primary" : "secondary"}
        onClick={onSave}
        disabled={!text}
        loading={busy}
        loadingText="Saving"
        aria-keyshortcuts="Control+S"
      >
        Save Changes
      </Button>
    </div>
  );
}
