import { removeLogoAction } from "@/app/(desk)/profile/actions";
import { LogoUpload } from "@/components/account/profile-parts";
import { ConfirmButton } from "@/components/form/confirm-button";
import { Card } from "@/components/ui/card";
import type { Practice } from "@/lib/domain/practice/schema";

interface LogoCardProps {
  practice: Pick<Practice, "name" | "has_logo">;
  isOwner: boolean;
}

/** The picture at the top of the practice's letters; only the owner changes it. */
export function LogoCard({ practice: { name, has_logo }, isOwner }: LogoCardProps) {
  if (!isOwner && !has_logo) return null;
  return (
    <Card
      title="Logo"
      description="It appears at the top of letters written from now on."
      actions={
        isOwner &&
        has_logo && (
          <ConfirmButton
            action={removeLogoAction}
            input={{}}
            title="Remove the logo?"
            description="Letters written from now on show only the practice's name."
            confirmLabel="Remove logo"
            tone="danger"
            size="sm"
          >
            Remove logo
          </ConfirmButton>
        )
      }
    >
      <LogoUpload name={name} hasLogo={has_logo} isOwner={isOwner} />
    </Card>
  );
}
