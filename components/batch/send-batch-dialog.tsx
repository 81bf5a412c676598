"use client";

import { type FormEvent, useState } from "react";
import { sendBatchAction } from "@/app/(desk)/appeals/batches/actions";
import { recipientProblem } from "@/components/appeal/wizard-steps";
import { RecipientFields } from "@/components/delivery/recipient-fields";
import { untilMade } from "@/components/form/until-made";
import { Alert } from "@/components/ui/alert";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { SendMethod } from "@/lib/core/enums";
import type { BatchLetterDto, SendBatchDto } from "@/lib/domain/case/batch/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import { reviewHref } from "./review-href";

interface SendBatchDialogProps {
  batchId: string;
  payerName: string;
  /** Written letters that were chosen. */
  letters: readonly BatchLetterDto[];
  channels: DeliveryChannels;
  onClose: () => void;
}

const nameOf = ({ claim_number: number, position }: BatchLetterDto) => number || `Letter ${position}`;

/** Sends the letters that a person confirms one by one, to one recipient; each is a delivery of its own. */
export function SendBatchDialog({ batchId, payerName, letters, channels, onClose }: SendBatchDialogProps) {
  const [method, setMethod] = useState<SendMethod>(channels.fax === "none" ? "email" : "fax");
  const [to, setTo] = useState("");
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ to?: string | undefined; form?: string }>({});
  const [results, setResults] = useState<SendBatchDto["results"] | null>(null);
  const sent = letters.filter(({ position }) => confirmed.has(position));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const why = recipientProblem(method, to.trim());
    setProblem(why ? { to: why } : {});
    if (why || busy || sent.length === 0) return;
    setBusy(true);
    const named = sent.map(({ appeal, version }) => ({ appeal: appeal ?? "", version: version ?? 0 }));
    const result = await untilMade(() => sendBatchAction({ batchId, method, to: to.trim(), letters: named }));
    setBusy(false);
    if (result.ok) setResults(result.data.results);
    else setProblem({ to: result.error.fields?.to?.[0], form: result.error.message });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={`Send to ${payerName || "the payer"}`}
        description="Each letter with its enclosures goes out by itself and is a delivery of its own."
        locked={busy}
      >
        <form onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {problem.form && !problem.to && <Alert tone="danger">{problem.form}</Alert>}
            {results ? (
              <Results {...{ results, letters, batchId }} />
            ) : (
              <>
                <RecipientFields
                  {...{ method, to, channels }}
                  problem={problem.to}
                  onMethod={setMethod}
                  onTo={setTo}
                />
                <fieldset className="grid gap-2">
                  <legend className="mb-1.5 font-medium text-sm">Confirm each letter</legend>
                  {letters.map((letter) => (
                    <Checkbox
                      key={letter.position}
                      label={`I reviewed ${nameOf(letter)}, version ${letter.version}, for ${letter.patient_name || "no patient"}`}
                      checked={confirmed.has(letter.position)}
                      onCheckedChange={(on) => {
                        const next = new Set(confirmed);
                        if (on) next.add(letter.position);
                        else next.delete(letter.position);
                        setConfirmed(next);
                      }}
                    />
                  ))}
                </fieldset>
              </>
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose} disabled={busy}>
              {results ? "Done" : "Cancel"}
            </Button>
            {!results && (
              <Button
                type="submit"
                variant="primary"
                loading={busy}
                loadingText="Sending"
                disabled={sent.length === 0 || channels[method] === "none"}
              >
                {sent.length === 1 ? "Send 1 Letter" : `Send ${sent.length} Letters`}
              </Button>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface ResultsProps {
  results: SendBatchDto["results"];
  letters: readonly BatchLetterDto[];
  batchId: string;
}

/** What became of each; a letter that something stands in the way of leads to its own review. */
function Results({ results, letters, batchId }: ResultsProps) {
  return (
    <ul aria-live="polite" className="divide-y">
      {results.map(({ appeal, status, message }) => {
        const letter = letters.find((one) => one.appeal === appeal);
        return (
          <li key={appeal} className="py-2">
            <p className="font-medium">{letter ? nameOf(letter) : "Letter"}</p>
            <p className="break-words text-sm">
              {status === "refused" ? message : status === "failed" ? "Not sent." : "On its way."}{" "}
              {status === "refused" && (
                <AppLink href={reviewHref(appeal, batchId)} className="link">
                  Open the letter
                </AppLink>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
