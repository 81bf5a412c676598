import type { ReactNode } from "react";
import { deleteAppealAction } from "@/app/(desk)/appeals/actions";
import { ConfirmButton } from "@/components/form/confirm-button";
import { PartIconButton, type View } from "@/components/server-part/server-part";
import { IconLink } from "@/components/ui/button-link";
import { TimeText } from "@/components/ui/time-text";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { LetterDownload } from "./letter-download";

export type LetterView = View<{ appealId: string; inNewTab: boolean }>;

interface LetterActionsProps {
  letter: ClaimLetterDto;
  /** Tells rows apart for who hears their buttons. */
  name: string;
  inNewTab: boolean;
  letterView: LetterView;
}

/** What can be done with a letter of a list; one that is still to be written opens in the wizard. */
export function LetterActions({ letter, name, inNewTab, letterView }: LetterActionsProps) {
  const wizard = `/appeals/${letter.id}?step=`;
  return (
    <span className="inline-flex justify-end gap-1 max-sm:flex-wrap">
      {letter.status === "Generated" ? (
        <>
          <PartIconButton
            size="icon-sm"
            label={`View ${name}`}
            view={letterView}
            input={{ appealId: letter.id, inNewTab }}
          >
            <span aria-hidden className="icon icon-eye" />
          </PartIconButton>
          <LinkButton href={`${wizard}4`} label={`Edit ${name}`}>
            <span aria-hidden className="icon icon-pencil" />
          </LinkButton>
          <LetterDownload letter={letter} inNewTab={inNewTab} iconLabel={`Download PDF of ${name}`} />
          <LinkButton href={`${wizard}5`} label={`Send ${name}`}>
            <span aria-hidden className="icon icon-send" />
          </LinkButton>
        </>
      ) : (
        <LinkButton href={`${wizard}3`} label={`Open ${name} in the wizard`}>
          <span aria-hidden className="icon icon-wand-sparkles" />
        </LinkButton>
      )}
      <ConfirmButton
        label={`Delete ${name}`}
        action={deleteAppealAction}
        input={{ appealId: letter.id }}
        title="Delete Appeal Letter"
        description="Are you sure you want to delete this appeal letter? This action cannot be undone."
        facts={[
          { label: "Patient", value: letter.patient_name },
          { label: "Claim Number", value: letter.claim_number },
          { label: "Template", value: letter.template_name },
          { label: "Created", value: <TimeText value={letter.created_at} /> },
        ]}
        confirmLabel="Delete Letter"
        failure="Failed to delete appeal letter: "
        done="Appeal letter deleted successfully!"
      >
        <span aria-hidden className="icon icon-trash-2" />
      </ConfirmButton>
    </span>
  );
}

function LinkButton({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <IconLink size="icon-sm" label={label} href={href}>
      {children}
    </IconLink>
  );
}
