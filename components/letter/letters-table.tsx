"use client";

import { Download, Eye, Pencil, Send, Trash2, Wand2 } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { NoValue, Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { LetterStatusChip } from "./letter-status";

interface LettersTableProps {
  letters: readonly ClaimLetterDto[];
  onView: (letter: ClaimLetterDto) => void;
  onDownload: (letter: ClaimLetterDto) => void;
  onDelete: (letter: ClaimLetterDto) => void;
}

export function LettersTable({ letters, ...actions }: LettersTableProps) {
  return (
    <Table label="Appeal letters" cards>
      <THead>
        <Tr>
          <Th>Template</Th>
          <Th>Created</Th>
          <Th>Status</Th>
          <Th>Sent</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </THead>
      <TBody aria-live="polite">
        {letters.map((letter, index) => (
          <LetterRow key={letter.id} letter={letter} place={letters.length - index} {...actions} />
        ))}
      </TBody>
    </Table>
  );
}

/** `place` tells rows apart for who hears their buttons: letters of a claim often have the same template. */
function LetterRow({
  letter,
  place,
  ...actions
}: Omit<LettersTableProps, "letters"> & { letter: ClaimLetterDto; place: number }) {
  const name = `letter ${place}, ${letter.template_name}`;
  const isGenerated = letter.status === "Generated";
  const failure = letter.generation?.status === "failed" ? letter.generation.error : null;
  return (
    <Tr>
      <Td className="font-medium">{letter.template_name || <NoValue />}</Td>
      <Td label="Created">
        <TimeText value={letter.created_at} />
      </Td>
      <Td label="Status">
        <LetterStatusChip letter={letter} />
        {failure && <p className="mt-1 max-w-64 text-danger-text text-sm">{failure}</p>}
      </Td>
      <Td label="Sent">
        {letter.sent_at ? <TimeText value={letter.sent_at} /> : <NoValue>Not sent</NoValue>}
      </Td>
      <Td>
        <span className="inline-flex flex-wrap gap-1">
          {isGenerated ? (
            <>
              <IconButton size="icon-sm" label={`View ${name}`} onClick={() => actions.onView(letter)}>
                <Eye aria-hidden />
              </IconButton>
              <LinkButton href={`/appeals/${letter.id}?step=4`} label={`Edit ${name}`}>
                <Pencil aria-hidden />
              </LinkButton>
              <IconButton
                size="icon-sm"
                label={`Download PDF of ${name}`}
                onClick={() => actions.onDownload(letter)}
              >
                <Download aria-hidden />
              </IconButton>
              <LinkButton href={`/appeals/${letter.id}?step=5`} label={`Send ${name}`}>
                <Send aria-hidden />
              </LinkButton>
            </>
          ) : (
            <LinkButton href={`/appeals/${letter.id}?step=3`} label={`Open ${name} in the wizard`}>
              <Wand2 aria-hidden />
            </LinkButton>
          )}
          <IconButton size="icon-sm" label={`Delete ${name}`} onClick={() => actions.onDelete(letter)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </Td>
    </Tr>
  );
}

function LinkButton({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <IconButton asChild size="icon-sm" label={label}>
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    </IconButton>
  );
}
