"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import type { GenerateClaimLetterDto } from "@/lib/domain/letter/schema";
import { fetchLetter, isUnderWay, letterKey, lettersChanged, nextLook } from "./letter-calls";
import { LetterStatusChip } from "./letter-status";

interface SubmittedLetterProps {
  submitted: GenerateClaimLetterDto;
  onClose: () => void;
  onViewLetters: () => void;
}

/** After the order: Pending until the letter is there. It is written on whether or not this stays open. */
export function SubmittedLetter({ submitted, onClose, onViewLetters }: SubmittedLetterProps) {
  const queries = useQueryClient();
  const { data: letter } = useQuery({
    queryKey: letterKey(submitted.id),
    queryFn: ({ signal }) => fetchLetter(submitted.id, { background: true, signal }),
    refetchInterval: ({ state }) =>
      !state.data || isUnderWay(state.data) ? nextLook(state.dataUpdateCount) : false,
  });
  const known = letter ?? { status: submitted.status, generation: null };
  useEffect(() => {
    void lettersChanged(queries, submitted.claim_id);
  }, [queries, submitted]);

  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <Alert tone="success" title={submitted.message}>
          {submitted.engine === "built-in" &&
            `${submitted.model} is not set up here, so the built-in engine writes this letter.`}
        </Alert>
        <div aria-live="polite">
          <DescriptionList
            items={[
              { label: "Status", value: <LetterStatusChip letter={known} /> },
              { label: "Template", value: submitted.template_name },
              { label: "Model", value: submitted.model },
            ]}
          />
        </div>
        {known.generation?.status === "failed" && (
          <Alert
            tone="danger"
            title={`Failed to generate appeal: ${known.generation.error ?? "no reason was given."}`}
          >
            Open it in the wizard to try again.
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        <Button onClick={onViewLetters}>View letters</Button>
        <Button asChild variant="primary">
          <Link href={`/appeals/${submitted.id}`} prefetch={false}>
            Open in the wizard
          </Link>
        </Button>
      </DialogFooter>
    </>
  );
}
