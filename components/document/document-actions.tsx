import { deleteClaimDocumentAction } from "@/app/(desk)/claims/[claimId]/actions";
import { ConfirmButton } from "@/components/form/confirm-button";
import { IconLink } from "@/components/ui/button-link";
import { NAME_HINT } from "@/components/ui/hint";
import { HrefButton } from "@/components/ui/href-button";

interface DocumentActionsProps {
  document: { id: string; name: string; type: string; size: string; downloadUrl: string };
  /** The address with the document open. */
  href: string;
}

/** What can be done with one document of a list. */
export function DocumentActions({ document: { id, name, ...about }, href }: DocumentActionsProps) {
  return (
    <span className="flex justify-end">
      <HrefButton variant="ghost" size="icon-sm" aria-label={`View ${name}`} {...NAME_HINT} href={href}>
        <span aria-hidden className="icon icon-eye" />
      </HrefButton>
      <IconLink size="icon-sm" label={`Download ${name}`} href={about.downloadUrl} download={name}>
        <span aria-hidden className="icon icon-download" />
      </IconLink>
      <ConfirmButton
        label={`Delete ${name}`}
        action={deleteClaimDocumentAction}
        input={{ documentId: id }}
        title="Delete Document"
        description="Are you sure you want to delete this document?"
        facts={[
          { label: "File", value: name },
          { label: "Type", value: about.type },
          { label: "Size", value: about.size, numeric: true },
        ]}
        confirmLabel="Delete"
        failure="Failed to delete document: "
        done="Document deleted successfully"
      >
        <span aria-hidden className="icon icon-trash-2" />
      </ConfirmButton>
    </span>
  );
}
