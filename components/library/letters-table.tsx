"use client";

import { Download, Eye, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";
import { NoValue, Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

interface LettersTableProps {
  letters: readonly ClaimLetterDto[];
  onView: (letter: ClaimLetterDto) => void;
  onDelete: (letter: ClaimLetterDto) => void;
}

export function LettersTable({ letters, onView, onDelete }: LettersTableProps) {
  return (
    <Table label="Appeal letters" cards>
      <THead>
        <Tr>
          <Th>Claim Number</Th>
          <Th>Patient Name</Th>
          <Th>Template</Th>
          <Th>Created Date</Th>
          <Th>Status</Th>
          <Th className="text-right">Actions</Th>
        </Tr>
      </THead>
      <TBody>
        {letters.map((letter) => {
          const name = letter.claim_number || (letter.claim_id ? `Claim-${letter.claim_id.slice(0, 8)}` : "");
          return (
            <Tr key={letter.id}>
              <Td className="whitespace-nowrap">
                {letter.claim_id ? (
                  <Link
                    href={`/claims/${letter.claim_id}`}
                    prefetch={false}
                    className="rounded-sm font-medium text-accent-text underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
                  >
                    {name}
                  </Link>
                ) : (
                  name || <NoValue />
                )}
              </Td>
              <Td label="Patient Name" className="max-w-56">
                <span className="truncate sm:block">{letter.patient_name || <NoValue />}</span>
              </Td>
              <Td label="Template" className="max-w-64">
                {letter.template_name || <NoValue />}
              </Td>
              <Td label="Created Date" className="whitespace-nowrap">
                <TimeText value={letter.created_at} as="date" />
              </Td>
              <Td label="Status">
                <LetterStatus letter={letter} />
              </Td>
              <Td className="max-sm:justify-end">
                <span className="flex justify-end">
                  <IconButton
                    size="icon-sm"
                    label={`View letter for ${name}`}
                    disabled={letter.status === "Pending"}
                    onClick={() => onView(letter)}
                  >
                    <Eye aria-hidden />
                  </IconButton>
                  <IconButton asChild size="icon-sm" label={`Open letter for ${name} in the wizard`}>
                    <Link href={`/appeals/${letter.id}`} prefetch={false}>
                      <Pencil aria-hidden />
                    </Link>
                  </IconButton>
                  {letter.appeal_letter && (
                    <IconButton asChild size="icon-sm" label={`Download letter for ${name}`}>
                      <a href={letter.appeal_letter} target="_blank" rel="noreferrer">
                        <Download aria-hidden />
                      </a>
                    </IconButton>
                  )}
                  <IconButton
                    size="icon-sm"
                    label={`Delete letter for ${name}`}
                    onClick={() => onDelete(letter)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </span>
              </Td>
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}

/** Generated or Pending; what keeps a pending one from being written is said. */
function LetterStatus({ letter: { status, generation, appeal_status } }: { letter: ClaimLetterDto }) {
  const words = appeal_status === "sent" ? <Badge tone="success">Sent</Badge> : null;
  if (status === "Generated") {
    return (
      <span className="inline-flex flex-wrap gap-1.5">
        <Badge tone="success">Generated</Badge>
        {words}
      </span>
    );
  }
  if (generation?.status === "failed") {
    return (
      <span>
        <Badge tone="danger">Pending</Badge>
        <span className="mt-0.5 block text-danger-text text-xs">
          {generation.error ?? "The letter could not be written. Open it in the wizard to try again."}
        </span>
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone="warning">Pending</Badge>
      {generation && <Spinner size={14} className="text-accent" label="Being written" />}
    </span>
  );
}
