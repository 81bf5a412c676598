import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import type { BatchDto, BatchLetterDto, BatchLetterState } from "@/lib/domain/case/batch/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import { BatchButtons, BatchDesk, ChooseLetter } from "./batch-desk";
import { reviewHref } from "./review-href";

const CHIPS = {
  waiting: { label: "Waiting", tone: "neutral" },
  writing: { label: "Being written", tone: "info" },
  ready: { label: "To review", tone: "warning" },
  sent: { label: "Sent", tone: "success" },
  failed: { label: "No draft", tone: "danger" },
} as const satisfies Record<BatchLetterState, { label: string; tone: string }>;

interface BatchLettersProps {
  batch: BatchDto;
  channels: DeliveryChannels;
}

/** The letters of a batch: how far each is, its review, and what can be done with those that are finished. */
export function BatchLetters({ batch, channels }: BatchLettersProps) {
  const { id, payer_name, letters, under_way } = batch;
  const written = letters.filter(isWritten);
  const first = letters.find(({ state }) => state === "ready") ?? written[0];
  const done = letters.filter(({ state }) => state !== "waiting" && state !== "writing").length;
  return (
    <BatchDesk batch={{ id, payer_name, under_way }} letters={written} channels={channels}>
      <Card
        title="Letters"
        flush
        actions={
          <>
            <BatchButtons batchId={id} />
            {first?.appeal && (
              <ButtonLink size="sm" variant="primary" href={reviewHref(first.appeal, id)}>
                Review One by One
              </ButtonLink>
            )}
          </>
        }
      >
        <p aria-live="polite" className="px-4 pb-3 text-ink-muted text-sm">
          {under_way
            ? `${done} of ${letters.length} drafts are done. You may leave this page; they go on.`
            : "Review each letter. Nothing is sent before you confirm it."}
        </p>
        <progress className="sr-only" aria-label="Drafts done" max={letters.length} value={done} />
        <ul className="divide-y border-t">
          {letters.map((letter) => (
            <Letter key={letter.position} letter={letter} batchId={id} />
          ))}
        </ul>
      </Card>
    </BatchDesk>
  );
}

const isWritten = ({ appeal, version }: BatchLetterDto) => appeal !== null && version !== null;

function Letter({ letter, batchId }: { letter: BatchLetterDto; batchId: string }) {
  const { appeal, state, version, problem } = letter;
  const { label, tone } = CHIPS[state];
  const name = letter.claim_number || `Letter ${letter.position}`;
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-3">
      <ChooseLetter appealId={isWritten(letter) ? appeal : null} name={name} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium tabular-nums">{name}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="break-words text-ink-muted text-sm">
          {letter.patient_name || "No patient"}
          {version !== null && ` · letter version ${version}`}
        </p>
        {problem && <p className="break-words text-danger-text text-sm">{problem}</p>}
      </div>
      {appeal && (
        <ButtonLink size="sm" href={reviewHref(appeal, batchId)} aria-label={`Review letter ${name}`}>
          {state === "sent" ? "Open" : "Review"}
        </ButtonLink>
      )}
    </li>
  );
}
