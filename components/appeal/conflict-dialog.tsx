"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { TimeText } from "@/components/ui/time-text";
import type { LetterDto } from "@/lib/domain/appeal/schema";

interface ConflictDialogProps {
  /** The letter that someone saved meanwhile. */
  theirs: LetterDto;
  /** Its plain text. */
  theirText: string;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two people edited the same letter: nothing is lost until one of them decides. */
export function ConflictDialog({
  theirs,
  theirText,
  busy,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Someone else saved this letter"
        description="Your text is still in the editor and is not saved. Compare the two, then choose which letter to keep."
        locked={busy}
        size="lg"
      >
        <DialogBody>
          <p className="mb-2 text-ink-muted">
            Version {theirs.version}, saved <TimeText value={theirs.updated_at} />:
          </p>
          <div className="letter max-h-80 overflow-y-auto whitespace-pre-wrap rounded-lg border bg-paper p-4 font-serif text-on-paper text-sm">
            {theirText}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose} disabled={busy}>
            Keep editing
          </Button>
          <Button onClick={onTakeTheirs} disabled={busy}>
            Discard mine, open version {theirs.version}
          </Button>
          <Button variant="primary" onClick={onKeepMine} loading={busy}>
            Save mine as a new version
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
