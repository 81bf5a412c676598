"use client";

import { FileUp } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadDialog } from "@/components/ui/load-dialog";
import { PageHeader } from "@/components/ui/page-header";
import { loadAhead } from "@/components/ui/use-load";
import type { Page } from "@/lib/core/page";
import type { ConflictDto, RemittanceFileDto } from "@/lib/domain/remittance/schema";
import { ConflictList } from "./conflict-list";
import { RemittanceFiles } from "./remittance-files";

const loadQueries = () => import("@/components/ui/query-provider");
const QueryProvider = dynamic(() => loadQueries().then((file) => file.QueryProvider));
const loadRemittance = () => import("./remittance-dialog");
const RemittanceDialog = dynamic(() => loadRemittance().then((file) => file.RemittanceDialog));
const loadDialog = () => Promise.all([loadQueries(), loadRemittance()]);

interface RemittancesScreenProps {
  files: Page<RemittanceFileDto>;
  conflicts: Page<ConflictDto>;
}

/** What payers sent and what of it waits for a person: differences first, then the files. */
export function RemittancesScreen({ files, conflicts }: RemittancesScreenProps) {
  const router = useRouter();
  /** Null: closed; without an id: to choose a file. */
  const [open, setOpen] = useState<{ remittanceId?: string } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        back={<BackLink href="/claims">Claims</BackLink>}
        title="Remittances"
        description="What payers decided and paid, file by file, as it was uploaded or fetched."
        action={
          <Button variant="primary" {...loadAhead(loadDialog)} onClick={() => setOpen({})}>
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
        <LoadDialog load={loadDialog} onClose={close}>
          <QueryProvider>
            <RemittanceDialog {...open} onClose={close} onApplied={() => router.refresh()} />
          </QueryProvider>
        </LoadDialog>
      )}
    </>
  );
}
