"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { refreshPage } from "@/components/app-shell/refresh-page";
import { SaveButton } from "@/components/app-shell/save-button";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { BatchDto } from "@/lib/domain/case/batch/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import { SendBatchDialog } from "./late-send-dialog";

interface ChosenLetters {
  chosen: ReadonlySet<string>;
  toggle: (appealId: string, on: boolean) => void;
  packets: string;
  send: () => void;
}

const LettersContext = createContext<ChosenLetters | null>(null);

function useLetters(): ChosenLetters {
  const letters = useContext(LettersContext);
  if (!letters) throw new Error("a letter stands outside its batch");
  return letters;
}

const LOOK_AGAIN_MS = 2_000;

interface BatchDeskProps {
  batch: Pick<BatchDto, "id" | "payer_name" | "under_way">;
  /** Those that are written. */
  letters: BatchDto["letters"];
  channels: DeliveryChannels;
  children: ReactNode;
}

/** Around the letters of a batch: which are chosen and sent, and a look at the drafts while they are written. */
export function BatchDesk({ batch, letters, channels, children }: BatchDeskProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const isUnderWay = batch.under_way;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => refreshPage(router), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, router]);

  const picked = letters.filter(({ appeal }) => chosen.has(appeal ?? ""));
  const toggle = (appealId: string, on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(appealId);
      else next.delete(appealId);
      return next;
    });
  const packets = picked.map(({ appeal }) => appeal).join();
  return (
    <LettersContext value={{ chosen, toggle, packets, send: () => setSending(true) }}>
      {children}
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
    </LettersContext>
  );
}

/** What can be done with the chosen letters. */
export function BatchButtons({ batchId }: { batchId: string }) {
  const { packets, send } = useLetters();
  return (
    <>
      <SaveButton
        path={`/worklist/letters/${batchId}/packets/?appeals=${packets}`}
        failed="Failed to download the packets"
        disabled={packets === ""}
      >
        <span aria-hidden className="icon icon-download" /> Download Packets
      </SaveButton>
      <Button size="sm" disabled={packets === ""} onClick={send}>
        <span aria-hidden className="icon icon-send" /> Send…
      </Button>
    </>
  );
}

/** `appealId` is null while the letter can't be chosen. */
export function ChooseLetter({ appealId, name }: { appealId: string | null; name: string }) {
  const { chosen, toggle } = useLetters();
  return (
    <Checkbox
      className="mt-0.5"
      aria-label={`Choose letter ${name}`}
      disabled={appealId === null}
      checked={chosen.has(appealId ?? "")}
      onCheckedChange={(on) => appealId && toggle(appealId, on)}
    />
  );
}
