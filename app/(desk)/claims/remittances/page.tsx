import type { Metadata } from "next";
import { Suspense } from "react";
import { ConflictList } from "@/components/payer/conflict-list";
import { OpenRemittance } from "@/components/payer/open-remittance";
import { RemittanceFiles } from "@/components/payer/remittance-files";
import {
  type RemittancesAddress,
  readRemittancesAddress,
  remittancesHref,
} from "@/components/payer/remittances-address";
import { RemittancesHeader } from "@/components/payer/remittances-header";
import { PartButton } from "@/components/server-part/server-part";
import { AddressPages } from "@/components/ui/address-pages";
import { Card } from "@/components/ui/card";
import { ListPages } from "@/components/ui/list-pages";
import { Skeleton } from "@/components/ui/skeleton";
import { requireCtx } from "@/lib/auth/authenticate";
import type { Ctx } from "@/lib/domain/kernel/context";
import { listConflicts } from "@/lib/domain/remittance/posting/conflicts";
import { listRemittances } from "@/lib/domain/remittance/posting/files";
import { orStart } from "../../or-start";
import { previewRemittanceView, uploadRemittanceView } from "./views";

export const metadata: Metadata = { title: "Remittances" };

type Search = Promise<Record<string, string | string[] | undefined>>;
type Asked = { ctx: Ctx; at: RemittancesAddress };

const page_size = 25;

/** What payers sent and what of it waits for a person: differences first, then the files. */
export default async function RemittancesPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx("/claims/remittances");
  const at = await readRemittancesAddress(searchParams);
  return (
    <>
      <RemittancesHeader
        action={
          <PartButton variant="primary" view={uploadRemittanceView} input={{}}>
            <span aria-hidden className="icon icon-file-up" /> Upload Remittance
          </PartButton>
        }
      />
      {at.open && (
        <OpenRemittance
          key={at.open}
          remittanceId={at.open}
          previewView={previewRemittanceView}
          closedHref={remittancesHref({ ...at, open: null })}
        />
      )}
      <div className="flex flex-col gap-6">
        <Suspense>
          <Differences ctx={ctx} at={at} />
        </Suspense>
        <Card title="Files" flush>
          <Suspense fallback={<Skeleton className="m-4 h-72" />}>
            <Files ctx={ctx} at={at} />
          </Suspense>
        </Card>
      </div>
    </>
  );
}

async function Differences({ ctx, at }: Asked) {
  const first = remittancesHref({ ...at, differences: null });
  const cursor = at.differences ?? undefined;
  const asked = await orStart(listConflicts(ctx, { page_size, cursor }), at.differences, first);
  // All of a further page may be settled meanwhile.
  const isFirst = !at.differences || asked.results.length === 0;
  const page = isFirst && at.differences ? await listConflicts(ctx, { page_size }) : asked;
  return (
    <ConflictList page={page}>
      <Pages
        noun="differences"
        page={page}
        here={remittancesHref(at)}
        first={isFirst ? null : first}
        next={page.next && remittancesHref({ ...at, differences: page.next })}
      />
    </ConflictList>
  );
}

async function Files({ ctx, at }: Asked) {
  const first = remittancesHref({ ...at, files: null });
  const asked = listRemittances(ctx, { page_size, cursor: at.files ?? undefined });
  const page = await orStart(asked, at.files, first);
  return (
    <RemittanceFiles files={page.results} previewView={previewRemittanceView}>
      <Pages
        noun="remittances"
        page={page}
        here={remittancesHref(at)}
        first={at.files && first}
        next={page.next && remittancesHref({ ...at, files: page.next })}
      />
    </RemittanceFiles>
  );
}

interface PagesProps {
  noun: string;
  page: { results: readonly unknown[]; count: number | null };
  here: string;
  first: string | null;
  next: string | null;
}

/** Nothing where one page holds all. */
function Pages({ noun, page, ...hrefs }: PagesProps) {
  if (!hrefs.first && !hrefs.next) return null;
  return (
    <ListPages noun={noun} shown={page.results.length} count={page.count}>
      <AddressPages {...hrefs} />
    </ListPages>
  );
}
