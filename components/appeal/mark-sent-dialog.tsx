"use client";

import { type FormEvent, useId, useState } from "react";
import { changeAppealAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { OWN_SEND_METHODS, type OwnSendMethod } from "@/lib/core/enums";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import type { GateDto } from "@/lib/domain/letter/gate/schema";
import { OWN_WAYS, pages } from "./appeal-labels";
import { Cure, keyOf } from "./gate-list";
import { failureText } from "./messages";

interface MarkSentDialogProps {
  appealId: string;
  exported: NonNullable<AppealDto["exported"]>;
  gate: GateDto;
  onMarked: () => void;
  onClose: () => void;
}

/** For a letter that went out by other means: the way, and the number that the payer gave for it. */
export function MarkSentDialog({ appealId, exported, gate, onMarked, onClose }: MarkSentDialogProps) {
  const name = useId();
  const [way, setWay] = useState<OwnSendMethod>("portal");
  const [reference, setReference] = useState("");
  const [reason, setReason] = useState("");
  const { run, busy, refusal } = useAction(changeAppealAction);
  const unsettled = gate.problems;
  const missing = unsettled.length > 0 && reason.trim().length < 3;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || missing) return;
    const mark = { status: "sent", sent_method: way, reference_number: reference } as const;
    const why = unsettled.length > 0 ? { sent_reason: reason.trim() } : {};
    if (await run({ appealId, ...mark, ...why })) onMarked();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title="Mark this appeal as sent?"
        description="Nothing is sent from here, and a sent appeal can't become a draft again."
        locked={busy}
      >
        <form method="dialog" noValidate onSubmit={submit} className="contents">
          <DialogBody className="flex flex-col gap-4">
            <fieldset className="flex flex-col gap-1">
              <legend className="mb-1 font-medium text-sm">How it was sent</legend>
              {OWN_SEND_METHODS.map((value) => (
                <label key={value} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm">
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    checked={value === way}
                    onChange={() => setWay(value)}
                    className="size-4 accent-(--accent)"
                  />
                  {OWN_WAYS[value]}
                </label>
              ))}
            </fieldset>
            <Field label="Reference number" optional hint="The portal's confirmation or the tracking number.">
              <Input
                value={reference}
                maxLength={100}
                autoComplete="off"
                onChange={(event) => setReference(event.target.value)}
              />
            </Field>
            <DescriptionList
              className="rounded-lg border bg-sunken px-3 py-2.5"
              items={[
                { label: "Letter", value: `version ${exported.version}` },
                { label: "PDF", value: pages(exported.pages) },
                { label: "Enclosed", value: exported.enclosures.length || "nothing" },
              ]}
            />
            {unsettled.length > 0 && (
              <section aria-label="Not settled" className="grid gap-3">
                <Alert tone="warning" title="This letter isn't ready">
                  Mark it only if it went out as it is. These points and your reason stay on the record.
                </Alert>
                <ul className="grid max-h-48 gap-2 overflow-y-auto">
                  {unsettled.map((problem) => (
                    <li key={keyOf(problem)} className="rounded-lg border px-3 py-2 text-sm">
                      <p className="break-words text-ink">{problem.message}</p>
                      <Cure appealId={appealId} problem={problem} />
                    </li>
                  ))}
                </ul>
                <Field label="Why it went out as it is">
                  <Input
                    value={reason}
                    maxLength={500}
                    autoComplete="off"
                    onChange={(event) => setReason(event.target.value)}
                  />
                </Field>
              </section>
            )}
            {refusal && <Alert tone="danger">{failureText("Failed to update appeal status", refusal)}</Alert>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={busy} disabled={missing}>
              Mark as Sent
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
