"use client";

import { Eye, Pencil, Send, Trash2, Wand2 } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { LetterDownload } from "./letter-download";

interface LetterActionsProps {
  letter: ClaimLetterDto;
  /** Tells rows apart for who hears their buttons. */
  name: string;
  inNewTab: boolean;
  onView: () => void;
  onDelete: () => void;
}

/** What can be done with a letter of a list; one that is still to be written opens in the wizard. */
export function LetterActions({ letter, name, inNewTab, onView, onDelete }: LetterActionsProps) {
  const wizard = `/appeals/${letter.id}?step=`;
  return (
    <span className="inline-flex justify-end gap-1 max-sm:flex-wrap">
      {letter.status === "Generated" ? (
        <>
          <IconButton size="icon-sm" label={`View ${name}`} onClick={onView}>
            <Eye aria-hidden />
          </IconButton>
          <LinkButton href={`${wizard}4`} label={`Edit ${name}`}>
            <Pencil aria-hidden />
          </LinkButton>
          <LetterDownload letter={letter} inNewTab={inNewTab} iconLabel={`Download PDF of ${name}`} />
          <LinkButton href={`${wizard}5`} label={`Send ${name}`}>
            <Send aria-hidden />
          </LinkButton>
        </>
      ) : (
        <LinkButton href={`${wizard}3`} label={`Open ${name} in the wizard`}>
          <Wand2 aria-hidden />
        </LinkButton>
      )}
      <IconButton size="icon-sm" label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
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
