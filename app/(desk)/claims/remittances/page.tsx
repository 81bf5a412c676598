import type { Metadata } from "next";
import { RemittancesScreen } from "@/components/payer/remittances-screen";
import { requireCtx } from "@/lib/auth/authenticate";
import { listConflicts } from "@/lib/domain/remittance/posting/conflicts";
import { listRemittances } from "@/lib/domain/remittance/posting/files";

export const metadata: Metadata = { title: "Remittances" };

/** As many as the screen's own calls ask for. */
const PAGE = { page_size: 25 };

export default async function RemittancesPage() {
  const ctx = await requireCtx("/claims/remittances");
  const [files, conflicts] = await Promise.all([listRemittances(ctx, PAGE), listConflicts(ctx, PAGE)]);
  return <RemittancesScreen files={files} conflicts={conflicts} />;
}
