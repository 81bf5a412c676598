import { and, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "@/db/client";
import {
  remittanceClaims,
  remittanceFiles,
  remittancePayments,
  X12_MEDIA_TYPE,
} from "@/db/schema/remittances";
import type { Ctx } from "@/lib/domain/kernel/context";
import { identifierKey } from "@/lib/domain/reading/page/identifiers";
import type { Decision } from "./decision";
import type { RemittanceFile } from "./files";

type Told = {
  claimId: string | null;
  kind: string;
  charge: number | null;
  paid: number | null;
  decidedOn: string | null;
  trace: string;
};

/**
 * A check that came on paper and as an 835, or on two scans, is the same money, though no word of it is the same
 * (docs/product.md, J8).
 */
export class ToldBefore {
  constructor(private readonly rows: readonly Told[]) {}

  /** `same`: with the same amounts. `other`: the same check, and other amounts. */
  find(claimId: string, { claim, payment, decidedOn }: Decision): "same" | "other" | null {
    const trace = traceKey(payment.traceNumber);
    const of = this.rows.filter((row) => row.claimId === claimId && row.kind === claim.kind);
    const ofCheck = of.filter((row) =>
      trace !== "" && traceKey(row.trace) !== ""
        ? traceKey(row.trace) === trace
        : decidedOn !== null && row.decidedOn === decidedOn && row.paid === claim.paid,
    );
    if (ofCheck.length === 0) return null;
    return ofCheck.some(({ paid, charge }) => paid === claim.paid && charge === claim.charge)
      ? "same"
      : "other";
  }
}

const traceKey = (trace: string) => identifierKey(trace).replace(/^0+/, "");

/** What other files told of these claims. An 835 is compared with papers only: its own words tell 835s apart. */
export async function toldBefore(
  tx: Tx,
  ctx: Ctx,
  file: Pick<RemittanceFile, "id" | "mediaType">,
  claimIds: readonly string[],
): Promise<ToldBefore> {
  if (claimIds.length === 0) return new ToldBefore([]);
  const { practiceId } = ctx;
  const rows = await tx
    .select({
      claimId: remittanceClaims.claimId,
      kind: remittanceClaims.kind,
      charge: remittanceClaims.charge,
      paid: remittanceClaims.paid,
      decidedOn: remittanceClaims.decidedOn,
      trace: remittancePayments.traceNumber,
    })
    .from(remittanceClaims)
    .innerJoin(
      remittancePayments,
      and(
        eq(remittancePayments.practiceId, practiceId),
        eq(remittancePayments.id, remittanceClaims.paymentId),
      ),
    )
    .innerJoin(
      remittanceFiles,
      and(eq(remittanceFiles.practiceId, practiceId), eq(remittanceFiles.id, remittancePayments.fileId)),
    )
    .where(
      and(
        eq(remittanceClaims.practiceId, practiceId),
        inArray(remittanceClaims.claimId, [...claimIds]),
        inArray(remittanceClaims.state, ["posted", "unchanged", "conflict"]),
        ne(remittanceFiles.id, file.id),
        file.mediaType === X12_MEDIA_TYPE ? ne(remittanceFiles.mediaType, X12_MEDIA_TYPE) : undefined,
      ),
    );
  return new ToldBefore(rows);
}
