"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { OnDemandDialog } from "@/components/ui/on-demand-dialog";
import { onDemandQuery } from "@/components/ui/on-demand-query";
import { PageHeader } from "@/components/ui/page-header";
import type { Page } from "@/lib/core/page";
import type { ConflictDto, RemittanceFileDto } from "@/lib/domain/remittance/schema";
import { ConflictList } from "./conflict-list";
import { RemittanceFiles } from "./remittance-files";

const DIALOG = onDemandQuery(() => import("./remittance-dialog").then((file) => file.RemittanceDialog));

interface RemittancesScreenProps {
  files: Page<RemittanceFileDto>;
  conflicts: Page<ConflictDto>;
}

/** What payers sent and what of it waits for a person: differences first, then the files. */
export function RemittancesScreen({ files, conflicts }: RemittancesScreenProps) {
  const router = useRouter();
  /** Null: closed; without an id: to choose a file. */
  const [open, setOpen] = useState<{ remittanceId?: string } | null>(null);
  return (
    <>
      <PageHeader
        back={<BackLink href="/claims">Claims</BackLink>}
        title="Remittances"
        description="What payers decided and paid, file by file, as it was uploaded or fetched."
        action={
          <Button variant="primary" {...DIALOG.ahead} onClick={() => setOpen({})}>
            <FileUp aria-hidden /> Upload Remittance
          </Button>
        }
      />
      <div className="flex flex-col gap-6">
        <ConflictList first={conflicts} />
        <Card title="Files" flush>
          <RemittanceFiles first={files} onOpen={(remittanceId) => setOpen({ remittanceId })} />
        </Card>
      </div>
      {open && (
        <OnDemandDialog
          part={DIALOG}
          props={{ ...open, onClose: () => setOpen(null), onApplied: () => router.refresh() }}
        />
      )}
    </>
  );
}
