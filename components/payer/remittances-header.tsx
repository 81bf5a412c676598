import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { PageHeader } from "@/components/ui/page-header";

export function RemittancesHeader({ action }: { action: ReactNode }) {
  return (
    <PageHeader
      back={<BackLink href="/claims">Claims</BackLink>}
      title="Remittances"
      description="What payers decided and paid, file by file, as it was uploaded or fetched."
      action={action}
    />
  );
}
