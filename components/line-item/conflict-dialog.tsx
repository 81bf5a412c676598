"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { type Line, lineName } from "./line";
import { columnOf, LINE_COLUMNS, type LineField } from "./line-fields";
import type { Collision, Merge, Side, TheirChange } from "./line-merge";
import { shownText } from "./line-values";

interface ConflictDialogProps {
  merge: Merge;
  busy: boolean;
  onSave: (choices: ReadonlyMap<string, Side>) => void;
  onClose: () => void;
}

/** Someone else saved these lines meanwhile: theirs beside mine, and nothing is sent before each collision is decided. */
export function ConflictDialog({ merge, busy, onSave, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { collisions, changes } = merge;
  const open = collisions.filter(({ key }) => !choices.has(key)).length;
  const disputed = new Set(collisions.map(({ key }) => key));
  const lines = useMemo(() => linesOf(merge), [merge]);
  const taken = changes.filter((change) => takenFields(change, lines, disputed) !== null);
  const all = (side: Side) => setChoices(new Map(collisions.map(({ key }) => [key, side])));

  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && onClose()}>
      <DialogContent
        title="Someone else changed these line items"
        description="They saved after you opened this claim. None of your changes are lost, and nothing is saved yet."
        size="lg"
        locked={busy}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogBody className="flex flex-col gap-5">
          {collisions.length > 0 && (
            <section>
              <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="font-medium">You both changed</h3>
                <span className="flex gap-4">
                  <Button size="sm" variant="link" onClick={() => all("mine")}>
                    Keep all of mine
                  </Button>
                  <Button size="sm" variant="link" onClick={() => all("theirs")}>
                    Take all of theirs
                  </Button>
                </span>
              </div>
              <ul className="divide-y rounded-lg border">
                {collisions.map((collision) => (
                  <CollisionRow
                    key={collision.key}
                    collision={collision}
                    lines={lines}
                    choice={choices.get(collision.key)}
                    onChoose={(side) => setChoices(new Map(choices).set(collision.key, side))}
                  />
                ))}
              </ul>
            </section>
          )}
          {taken.length > 0 && (
            <section>
              <h3 className="mb-2 font-medium">They changed, and it will be kept beside yours</h3>
              <ul className="flex flex-col gap-1.5">
                {taken.map((change) => (
                  <TakenRow key={change.id} change={change} lines={lines} disputed={disputed} />
                ))}
              </ul>
            </section>
          )}
        </DialogBody>
        <DialogFooter>
          {open > 0 && (
            <p role="status" className="mr-auto text-ink-muted text-sm">
              {open} of {collisions.length} still to choose
            </p>
          )}
          <Button onClick={onClose} disabled={busy}>
            Keep editing
          </Button>
          <Button variant="primary" disabled={open > 0} loading={busy} onClick={() => onSave(choices)}>
            Save merged lines
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

type ThreeLines = ReadonlyMap<
  string,
  { before?: Line | undefined; mine?: Line | undefined; theirs?: Line | undefined }
>;

function linesOf({ base, mine, theirs }: Merge): ThreeLines {
  const found = new Map<string, { before?: Line; mine?: Line; theirs?: Line }>();
  for (const line of base.values()) found.set(line.id, { before: line });
  for (const line of mine) found.set(line.id, { ...found.get(line.id), mine: line });
  for (const line of theirs) found.set(line.id, { ...found.get(line.id), theirs: line });
  return found;
}

const wordsOf = (line: Line | undefined, field: LineField | null): string => {
  if (!line) return "deleted the line";
  if (field) return shownText(field, line.values[field]) || "empty";
  return "edited the line";
};

interface CollisionRowProps {
  collision: Collision;
  lines: ThreeLines;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

function CollisionRow({ collision: { key, id, field }, lines, choice, onChoose }: CollisionRowProps) {
  const { before, mine, theirs } = lines.get(id) ?? {};
  const known = before ?? theirs ?? mine;
  const name = `${known ? lineName(known) : "Line"}${field ? `, ${columnOf(field).label}` : ""}`;
  const sides = [
    { side: "mine", title: "Mine", line: mine },
    { side: "theirs", title: "Theirs", line: theirs },
  ] as const;
  return (
    <li className="px-3 py-2.5">
      <fieldset>
        <legend className="mb-1.5 text-sm">
          {name}
          {field && before && <span className="text-ink-muted"> (was {wordsOf(before, field)})</span>}
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {sides.map(({ side, title, line }) => (
            <label
              key={side}
              className="flex min-h-9 cursor-pointer items-start gap-2 rounded-md border px-2.5 py-1.5 text-sm hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft/60"
            >
              <input
                type="radio"
                name={key}
                className="mt-0.5 size-4 accent-accent"
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              <span className="min-w-0 break-words">
                <span className="text-ink-muted">{title}:</span>{" "}
                <strong className="font-medium">{wordsOf(line, field)}</strong>
                {!field && line && <EditedFields line={line} before={before} />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

/** What would be lost with a deleted line. */
function EditedFields({ line, before }: { line: Line; before: Line | undefined }) {
  const fields = LINE_COLUMNS.filter(({ field }) => line.values[field] !== before?.values[field]);
  return (
    <span className="block text-ink-muted">
      {fields.map(({ field, label }) => `${label}: ${wordsOf(line, field)}`).join("; ")}
    </span>
  );
}

/** The fields that only they changed; null when nothing of a change is simply taken. */
function takenFields(
  change: TheirChange,
  lines: ThreeLines,
  disputed: ReadonlySet<string>,
): LineField[] | null {
  if (disputed.has(`${change.id}:line`)) return null;
  if (change.kind !== "changed") return [];
  const { before, mine } = lines.get(change.id) ?? {};
  const fields = change.fields.filter((field) => before?.values[field] === mine?.values[field]);
  return fields.length > 0 ? fields : null;
}

function TakenRow({
  change,
  lines,
  disputed,
}: {
  change: TheirChange;
  lines: ThreeLines;
  disputed: Set<string>;
}) {
  const { before, theirs } = lines.get(change.id) ?? {};
  const line = before ?? theirs;
  if (!line) return null;
  const what =
    change.kind === "changed"
      ? (takenFields(change, lines, disputed) ?? [])
          .map((field) => `${columnOf(field).label}: ${wordsOf(before, field)} → ${wordsOf(theirs, field)}`)
          .join("; ")
      : change.kind;
  return (
    <li className="break-words text-sm">
      <span className="font-medium">{lineName(line)}</span> <span className="text-ink-muted">{what}</span>
    </li>
  );
}
