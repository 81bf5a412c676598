"use client";

import { type KeyboardEvent, useMemo, useState } from "react";
import { LateLeaveDialog } from "@/components/app-shell/late-leave-dialog";
import { useLeaveGuard } from "@/components/app-shell/use-leave-guard";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { useIsBrowser } from "@/components/ui/use-is-browser";
import { ConflictDialog, LineDialog } from "./late-line-dialogs";
import { type Line, lineName, newLineId } from "./line";
import { LineCards } from "./line-cards";
import { LINE_COLUMNS, type LineField } from "./line-fields";
import { LineGrid } from "./line-grid";
import { type PastePlace, pasteRows } from "./line-paste";
import { type SheetClaim, unsavedText } from "./line-sheet";
import { LineSummary } from "./line-summary";
import { sumsOf } from "./line-sums";
import { LineToolbar } from "./line-toolbar";
import { NO_FILTER, shownLines, turnedSort } from "./line-view";
import { PasteNotice, type PasteResult } from "./paste-notice";
import { SaveBar } from "./save-bar";
import { useShownColumns } from "./shown-columns";
import { useLineItems } from "./use-line-items";
import { useNarrow } from "./use-narrow";

/** Cards that the server draws for a narrow screen, where all are there as soon as somebody touches them. */
const DRAWN_CARDS = 12;

/** A claim's line items: sums, the sheet, and Save Changes (docs/product.md, F10). */
export function LineItemsTab({ claim }: { claim: SheetClaim }) {
  const work = useLineItems(claim);
  const { sheet, dispatch, before, faults, unsaved, busy } = work;
  const chosen = useShownColumns();
  const narrow = useNarrow();
  // The server draws both forms, and the style sheet shows one of them.
  const isBrowser = useIsBrowser();
  const [edited, setEdited] = useState<string | null>(null);
  const [paste, setPaste] = useState<(PasteResult & { before: readonly Line[] }) | null>(null);
  const [announced, announce] = useState("");
  const isUnsaved = unsavedText(unsaved) !== "";
  const guard = useLeaveGuard(isUnsaved, { outlivesTabs: true });

  const lines = useMemo(() => shownLines(sheet.lines, sheet.view), [sheet.lines, sheet.view]);
  const sums = useMemo(() => sumsOf(sheet.lines), [sheet.lines]);
  // A fault is never hidden with its column.
  const faulty = [...new Set([...faults.values()].flatMap((one) => Object.keys(one)))].toSorted().join(" ");
  const columns = useMemo(
    () => LINE_COLUMNS.filter(({ field }) => chosen.includes(field) || faulty.split(" ").includes(field)),
    [chosen, faulty],
  );

  const lead = (id: string, field: LineField) => {
    if (narrow) setEdited(id);
    else work.lead({ id, field });
  };
  const add = () => {
    const id = newLineId();
    dispatch({ type: "add", id });
    lead(id, "procedure_code");
  };
  const remove = (id: string) => {
    const place = sheet.lines.findIndex((line) => line.id === id);
    const line = sheet.lines[place];
    if (!line) return;
    dispatch({ type: "remove", id });
    toast.success(`${lineName(line)} deleted. Save Changes removes it from the claim.`, {
      action: { label: "Undo", onClick: () => dispatch({ type: "restore", line, place }) },
    });
  };
  const takePaste = (text: string, place: PastePlace) => {
    const { lines: pasted, changed, added, problems } = pasteRows(sheet.lines, text, place);
    if (changed + added > 0) dispatch({ type: "lines", lines: pasted });
    if (changed + added <= 1 && added === 0 && problems.length === 0) return;
    setPaste({ text: `Pasted: ${changed} lines filled, ${added} added.`, problems, before: sheet.lines });
  };
  const undo = () => {
    dispatch({ type: "undo" });
    announce("Undone.");
  };
  const discard = () => {
    dispatch({ type: "discard" });
    work.dismissFailure();
    setPaste(null);
    toast.success("Changes discarded", {
      action: { label: "Undo", onClick: () => dispatch({ type: "undo" }) },
    });
  };
  const showFault = () => {
    const [first] = faults;
    const [field] = Object.keys(first?.[1] ?? {}) as LineField[];
    if (!first || !field) return;
    if (!lines.some(({ id }) => id === first[0])) dispatch({ type: "filter", filter: NO_FILTER });
    lead(first[0], field);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    // An open cell has just given its text: the sheet has it with the next turn.
    setTimeout(() => void work.save());
  };

  const shared = { lines, before, faults, readOnly: busy, onRemove: remove };
  const editedLine = edited && sheet.lines.find(({ id }) => id === edited);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Ctrl-S from the controls inside
    <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
      <LineSummary claim={claim} sums={sums} />
      {work.failure && <Alert tone="danger">{work.failure}</Alert>}
      <Card flush aria-label="Line items">
        <LineToolbar
          filter={sheet.filter}
          onFilter={(filter) => dispatch({ type: "filter", filter })}
          canUndo={sheet.past.length > 0}
          canRedo={sheet.future.length > 0}
          onUndo={undo}
          onRedo={() => dispatch({ type: "redo" })}
          onAdd={add}
          cards={narrow}
          busy={busy}
        />
        {paste && (
          <PasteNotice
            result={paste}
            onUndo={sheet.past.at(-1) === paste.before ? undo : null}
            onDismiss={() => setPaste(null)}
          />
        )}
        {sheet.lines.length === 0 ? (
          <EmptyState
            title="No line items yet"
            action={
              <Button onClick={add}>
                <span aria-hidden className="icon icon-plus" /> Add the first line
              </Button>
            }
          >
            Add lines one by one, or add one and paste rows from a spreadsheet into it.
          </EmptyState>
        ) : lines.length === 0 ? (
          <EmptyState
            title="No line items match the filters"
            action={
              <Button onClick={() => dispatch({ type: "filter", filter: NO_FILTER })}>Clear filters</Button>
            }
          />
        ) : (
          <>
            {(narrow || !isBrowser) && (
              <div key="cards" className="sm:hidden">
                <LineCards
                  {...shared}
                  lines={isBrowser ? lines : lines.slice(0, DRAWN_CARDS)}
                  onEdit={setEdited}
                />
              </div>
            )}
            {(!narrow || !isBrowser) && (
              <div key="grid" className="max-sm:hidden">
                <LineGrid
                  {...shared}
                  columns={columns}
                  sort={sheet.sort}
                  onSort={(field) => dispatch({ type: "sort", sort: turnedSort(sheet.sort, field) })}
                  target={work.target}
                  onReached={work.reached}
                  onEdit={setEdited}
                  onCell={(id, field, text) => dispatch({ type: "cell", id, field, text })}
                  onPaste={takePaste}
                  onUndo={undo}
                  onRedo={() => dispatch({ type: "redo" })}
                  announce={announce}
                />
              </div>
            )}
          </>
        )}
        <SaveBar
          unsaved={unsaved}
          faults={[...faults.values()].reduce((sum, one) => sum + Object.keys(one).length, 0)}
          busy={busy}
          onSave={() => void work.save()}
          onDiscard={discard}
          onShowFault={showFault}
        />
      </Card>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {edited && editedLine && (
        <LineDialog
          line={editedLine}
          refused={faults.get(edited)}
          onClose={() => setEdited(null)}
          onDone={(values) => {
            dispatch({ type: "row", id: edited, values });
            setEdited(null);
          }}
        />
      )}
      {work.conflict && (
        <ConflictDialog
          merge={work.conflict.merge}
          busy={busy}
          onSave={(choices) => void work.saveMerged(choices)}
          onClose={work.closeConflict}
        />
      )}
      <LateLeaveDialog
        guard={guard}
        title="Leave without saving the line items?"
        description={`Not saved yet: ${unsavedText(unsaved)}.`}
        onGiveUp={() => dispatch({ type: "discard" })}
      />
    </div>
  );
}
