import { ButtonLink, IconLink } from "@/components/ui/button-link";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { SaveLetter } from "./letter-dialogs";

interface LetterDownloadProps {
  letter: Pick<ClaimLetterDto, "id" | "appeal_letter">;
  /** As the Documents page does; elsewhere the PDF is saved, as in the wizard (docs/product.md, H12). */
  inNewTab: boolean;
  /** Makes it a button with a picture only. */
  iconLabel?: string;
}

/** A letter's PDF; nothing while there is none. */
export function LetterDownload({ letter, inNewTab, iconLabel }: LetterDownloadProps) {
  if (!letter.appeal_letter) return null;
  if (!inNewTab) return <SaveLetter appealId={letter.id} iconLabel={iconLabel} />;
  const file = { href: letter.appeal_letter, target: "_blank", rel: "noreferrer" };
  if (iconLabel) {
    return (
      <IconLink {...file} size="icon-sm" label={iconLabel}>
        <span aria-hidden className="icon icon-download" />
      </IconLink>
    );
  }
  return (
    <ButtonLink {...file}>
      <span aria-hidden className="icon icon-download" /> Download PDF
    </ButtonLink>
  );
}
