"use client";

import { type FormEvent, type KeyboardEvent, useState } from "react";
import { changeWorklistAction } from "@/app/(desk)/claims/worklist/actions";
import { useAction } from "@/components/form/use-action";
import type { PersonOption } from "@/components/practice/person-options";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { shiftDays } from "@/lib/core/dates";

export type WorklistDialog = "assign" | "snooze" | "note" | "close";
type Done = { changeId: string; count: number; kept: number };

interface ChangeDialogProps {
  kind: WorklistDialog;
  ids: readonly string[];
  people: readonly PersonOption[];
  me: string;
  today: string;
  /** The case's own note, where there is one case. */
  note: string;
  /** The reason that is proposed. */
  reason?: string;
  onDone: (kind: WorklistDialog, done: Done) => void;
  onClose: () => void;
}

const TITLES: Record<WorklistDialog, string> = {
  assign: "Assign",
  snooze: "Snooze",
  note: "Note",
  close: "Close",
};
const SNOOZE_REASONS = [
  "Waiting for records",
  "Waiting for the payer",
  "Waiting for the patient",
  "Asked the provider",
];
const CLOSE_REASONS = [
  "Too small to chase",
  "Written off",
  "Paid",
  "Duplicate",
  "Patient billed",
  "Nothing to do",
];
const LATER_DAYS = 7;

/** One change of the chosen cases. Enter saves it. */
export function ChangeDialog({
  kind,
  ids,
  people,
  me,
  today,
  note,
  reason = "",
  onDone,
  onClose,
}: ChangeDialogProps) {
  const [values, setValues] = useState({
    assigned_to: me,
    until: shiftDays(today, LATER_DAYS),
    reason,
    note,
  });
  const { run, busy, refusal } = useAction(changeWorklistAction);
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const error = (name: string) => refusal?.fields?.[name]?.[0];
  const shown = ["assigned_to", "until", "reason", "note"].some(error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { assigned_to, until, note: text } = values;
    const changed = await run({
      action: kind,
      ids: [...ids],
      ...(kind === "assign" && { assigned_to: assigned_to || null }),
      ...(kind === "snooze" && { until, reason: values.reason }),
      ...(kind === "close" && { reason: values.reason }),
      ...(kind === "note" && { note: text, replaces: note }),
    });
    if (changed) onDone(kind, { changeId: changed.change_id, count: changed.changed, kept: changed.kept });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        size="sm"
        title={`${TITLES[kind]} ${ids.length === 1 ? "1 case" : `${ids.length} cases`}`}
        locked={busy}
      >
        <form method="dialog" noValidate onSubmit={submit} className="contents">
          <DialogBody className="flex flex-col gap-4">
            {kind === "assign" && (
              <Field label="Assign to" error={error("assigned_to")}>
                <Select
                  options={people}
                  placeholder="Nobody"
                  value={values.assigned_to}
                  onChange={(event) => set({ assigned_to: event.target.value })}
                  onKeyDown={enterSaves}
                />
              </Field>
            )}
            {(kind === "snooze" || kind === "close") && (
              <Field label="Reason" required error={error("reason")}>
                <Input
                  value={values.reason}
                  maxLength={300}
                  list={`reasons-${kind}`}
                  autoComplete="off"
                  onChange={(event) => set({ reason: event.target.value })}
                />
              </Field>
            )}
            <datalist id={`reasons-${kind}`}>
              {(kind === "snooze" ? SNOOZE_REASONS : CLOSE_REASONS).map((reason) => (
                <option key={reason} value={reason} />
              ))}
            </datalist>
            {kind === "snooze" && (
              <Field
                label="Until"
                required
                error={error("until")}
                hint="It comes back on the morning of this day."
              >
                <DateField
                  min={shiftDays(today, 1)}
                  value={values.until}
                  onChange={(event) => set({ until: event.target.value })}
                />
              </Field>
            )}
            {kind === "note" && (
              <Field label="Note" error={error("note")} hint="For your team. It goes into no letter.">
                <Textarea
                  value={values.note}
                  maxLength={2000}
                  onChange={(event) => set({ note: event.target.value })}
                />
              </Field>
            )}
            {refusal && !shown && <Alert tone="danger">{refusal.message}</Alert>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={busy}>
              {TITLES[kind]}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Browsers open a list with Enter; here it saves, and Space and the arrows open it. */
function enterSaves(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
