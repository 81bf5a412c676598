import { profileHref } from "@/components/account/profile-address";
import { SearchBox, SearchResults, SearchScope } from "@/components/live-search/search-scope";
import { PayerRows } from "@/components/payer-directory/payer-rows";
import { PartButton } from "@/components/server-part/server-part";
import { Card } from "@/components/ui/card";
import type { Ctx } from "@/lib/domain/kernel/context";
import { listPayers } from "@/lib/domain/payer-directory/entries";
import { orStart } from "../../or-start";
import { editPayerView, foundPayersView, newPayerView } from "./views";

interface PayersTabProps {
  ctx: Ctx;
  /** Where the shown page begins. */
  at: { cursor: string | null; nth: number };
}

/** Where each payer takes appeals, as the practice keeps it. */
export async function PayersTab({ ctx, at }: PayersTabProps) {
  const asked = listPayers(ctx, { cursor: at.cursor ?? undefined });
  const page = await orStart(asked, at.cursor, profileHref({ tab: "payers" }));
  return (
    <Card
      title="Payers"
      description="Where each payer takes appeals. Letters and deliveries use it; an address from a denial letter is added when you confirm it."
      actions={
        <PartButton size="sm" variant="primary" view={newPayerView} input={{}}>
          <span aria-hidden className="icon icon-plus" /> New Payer
        </PartButton>
      }
      flush
    >
      <SearchScope view={foundPayersView} revision={crypto.randomUUID()} failure="load payers">
        <div className="px-4 pb-3 sm:max-w-sm">
          <SearchBox label="Search payers" placeholder="Name or payer ID" maxLength={100} />
        </div>
        <SearchResults>
          <PayerRows page={page} from={at.nth} cursor={at.cursor} editView={editPayerView} />
        </SearchResults>
      </SearchScope>
    </Card>
  );
}
