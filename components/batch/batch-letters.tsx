"use client";

import { Download, Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { SaveButton } from "@/components/app-shell/save-button";
import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import type { BatchDto, BatchLetterDto, BatchLetterState } from "@/lib/domain/case/batch/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import { SendBatchDialog } from "./late-send-dialog";
import { reviewHref } from "./review-href";

const CHIPS = {
  waiting: { label: "Waiting", tone: "neutral" },
  writing: { label: "Being written", tone: "info" },
  ready: { label: "To review", tone: "warning" },
  sent: { label: "Sent", tone: "success" },
  failed: { label: "No draft", tone: "danger" },
} as const satisfies Record<BatchLetterState, { label: string; tone: string }>;
const LOOK_AGAIN_MS = 2_000;

interface BatchLettersProps {
  batch: BatchDto;
  channels: DeliveryChannels;
}

/** The letters of a batch: how far each is, its review, and what can be done with those that are finished. */
export function BatchLetters({ batch, channels }: BatchLettersProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const { letters, under_way: isUnderWay } = batch;
  const written = letters.filter(({ appeal, version }) => appeal !== null && version !== null);
  const picked = written.filter(({ appeal }) => chosen.has(appeal ?? ""));
  const first = letters.find(({ state }) => state === "ready") ?? written[0];
  const done = letters.filter(({ state }) => state !== "waiting" && state !== "writing").length;

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => router.refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, router]);

  const toggle = (appeal: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(appeal);
    else next.delete(appeal);
    setChosen(next);
  };

  return (
    <Card
      title="Letters"
      flush
      actions={
        <>
          <SaveButton
            path={`/worklist/letters/${batch.id}/packets/?appeals=${picked.map(({ appeal }) => appeal).join()}`}
            failed="Failed to download the packets"
            disabled={picked.length === 0}
          >
            <Download aria-hidden /> Download Packets
          </SaveButton>
          <Button size="sm" disabled={picked.length === 0} onClick={() => setSending(true)}>
            <Send aria-hidden /> Send…
          </Button>
          {first?.appeal && (
            <Button asChild size="sm" variant="primary">
              <AppLink href={reviewHref(first.appeal, batch.id)}>Review One by One</AppLink>
            </Button>
          )}
        </>
      }
    >
      <p aria-live="polite" className="px-4 pb-3 text-ink-muted text-sm">
        {isUnderWay
          ? `${done} of ${letters.length} drafts are done. You may leave this page; they go on.`
          : "Review each letter. Nothing is sent before you confirm it."}
      </p>
      <progress className="sr-only" aria-label="Drafts done" max={letters.length} value={done} />
      <ul className="divide-y border-t">
        {letters.map((letter) => (
          <Letter
            key={letter.position}
            letter={letter}
            batchId={batch.id}
            checked={chosen.has(letter.appeal ?? "")}
            onToggle={toggle}
          />
        ))}
      </ul>
      {sending && (
        <SendBatchDialog
          batchId={batch.id}
          payerName={batch.payer_name}
          letters={picked}
          channels={channels}
          onClose={() => {
            setSending(false);
            setChosen(new Set());
            router.refresh();
          }}
        />
      )}
    </Card>
  );
}

interface LetterProps {
  letter: BatchLetterDto;
  batchId: string;
  checked: boolean;
  onToggle: (appeal: string, on: boolean) => void;
}

function Letter({ letter, batchId, checked, onToggle }: LetterProps) {
  const { appeal, state, version, problem } = letter;
  const { label, tone } = CHIPS[state];
  const name = letter.claim_number || `Letter ${letter.position}`;
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-3">
      <Checkbox
        className="mt-0.5"
        aria-label={`Choose letter ${name}`}
        disabled={appeal === null || version === null}
        checked={checked}
        onCheckedChange={(on) => appeal && onToggle(appeal, on === true)}
      />
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
        <Button asChild size="sm">
          <AppLink href={reviewHref(appeal, batchId)} aria-label={`Review letter ${name}`}>
            {state === "sent" ? "Open" : "Review"}
          </AppLink>
        </Button>
      )}
    </li>
  );
}
