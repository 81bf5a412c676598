import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { practiceToday } from "@/lib/domain/practice/today";
import { previewClaim } from "../reader/preview";
import { type PreviewedClaimDto, type PreviewOutcome, UNMATCHED_REASONS } from "../schema";
import { decisionsOf } from "./apply";
import { postDecisions, type Result } from "./batch";
import { type RemittanceFile, remittanceFileDto } from "./files";
import { knownDecisions, loadCandidates, patientsNamed } from "./load";

/**
 * What applying a file would do, as pieces of one JSON text: a file of any size needs the memory of a batch. Nothing is
 * written; that the file was looked at, the caller has recorded.
 */
export async function* previewText(
  ctx: Ctx,
  file: RemittanceFile,
  options: { maxClaims?: number | undefined } = {},
): AsyncGenerator<string> {
  const preview = file.summary.preview;
  const head = JSON.stringify({ ...remittanceFileDto(file), payments: preview?.payments ?? [] });
  yield `${head.slice(0, -1)},"claims":[`;
  let shown = 0;
  const most = options.maxClaims ?? Number.POSITIVE_INFINITY;
  if (file.state !== "quarantined" && file.state !== "unreadable" && most > 0) {
    for await (const claims of previewBatches(ctx, file)) {
      const some = claims.slice(0, most - shown);
      yield `${shown > 0 ? "," : ""}${some.map((claim) => JSON.stringify(claim)).join(",")}`;
      shown += some.length;
      if (shown >= most) break;
    }
  }
  yield `],"problems":${JSON.stringify(preview?.problems ?? [])}}`;
}

async function* previewBatches(ctx: Ctx, file: RemittanceFile): AsyncGenerator<PreviewedClaimDto[]> {
  const today = await inContext(ctx, (tx) => practiceToday(tx, ctx));
  for await (const decisions of decisionsOf({ file, today, again: true })) {
    const { results } = await inContext(ctx, async (tx) =>
      postDecisions({
        decisions,
        known: await knownDecisions(
          tx,
          ctx,
          decisions.map(({ key }) => key),
        ),
        candidates: await loadCandidates(tx, ctx, decisions, { forUpdate: false }),
        patients: await patientsNamed(tx, ctx, decisions),
        createMissing: true,
      }),
    );
    yield results.map(previewed);
  }
}

const OUTCOMES: Record<Result["outcome"], PreviewOutcome> = {
  created: "create",
  updated: "update",
  unchanged: "unchanged",
  conflict: "conflict",
  unmatched: "unmatched",
};

function previewed({ decision, outcome, merged, claim, why }: Result): PreviewedClaimDto {
  const { payment } = decision;
  const shown = previewClaim(decision.claim, {
    payer_name: payment.payerName,
    payment_date: decision.decidedOn,
  });
  return {
    ...shown,
    outcome: OUTCOMES[outcome],
    reason: why ? UNMATCHED_REASONS[why] : null,
    claim_id: claim && !claim.isNew ? claim.row.id : null,
    changes: outcome === "created" ? [] : (merged?.changes ?? []),
    conflicts: (merged?.conflicts ?? []).map(({ field, ours, theirs }) => ({ field, ours, theirs })),
  };
}
