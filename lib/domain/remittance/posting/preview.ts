import { z } from "zod";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { fileOperation, operation } from "@/lib/domain/kernel/operation";
import { practiceToday } from "@/lib/domain/practice/today";
import type { SheetDto } from "../from-paper/schema";
import { sheetDto } from "../from-paper/sheet-dto";
import { isPaper, sheetOf } from "../from-paper/sheets";
import { previewClaim } from "../reader/preview";
import type { PreviewSummary } from "../reader/preview-shape";
import {
  MAX_REMITTANCE_BYTES,
  type PreviewedClaimDto,
  type PreviewOutcome,
  previewFields,
  type RemittanceFileDto,
  remittanceIdField,
  UNMATCHED_REASONS,
} from "../schema";
import { decisionsOf } from "./apply";
import { postDecisions, type Result } from "./batch";
import { getFileInPractice, type RemittanceFile, remittanceFileDto } from "./files";
import { importRemittance } from "./import";
import { knownDecisions, loadCandidates, patientsNamed } from "./load";
import { toldBefore } from "./told-before";

/** What applying a file would do. A file of any size needs the memory of a batch of claims. */
export type Preview = {
  file: RemittanceFileDto;
  payments: PreviewSummary["payments"];
  paper: SheetDto | null;
  problems: PreviewSummary["problems"];
  claims: AsyncGenerator<PreviewedClaimDto[]>;
};

export const previewRemittance = operation(
  {
    name: "previewRemittance",
    access: "user",
    input: z.object({ ...remittanceIdField, ...previewFields }),
    answer: z.custom<Preview>(),
    summary: "Preview what a remittance changes now",
    // One transaction a batch.
    transaction: false,
  },
  async (ctx, { remittanceId, max_claims }) => {
    const file = await inContext(ctx, async (tx) => {
      const found = await getFileInPractice(tx, ctx, remittanceId);
      await audit(tx, ctx, { action: "read", entity: "remittance", entityId: remittanceId });
      return found;
    });
    return previewOf(ctx, file, max_claims);
  },
);

/** Takes one file and previews it. Nothing is posted. */
export const uploadRemittance = fileOperation(
  {
    name: "uploadRemittance",
    access: "user",
    input: z.object(previewFields),
    answer: z.custom<Preview>(),
    summary: "Upload a remittance and preview what it changes",
    description:
      "An X12 835 file, or a remittance or EOB on paper (PDF, DOCX, PNG, JPG, TIFF, text), at most 50 MB. A paper is read in " +
      "the background: its state is reading, and its GET tells when it is ready. No claim is changed until it is applied. The same bytes again are the same " +
      "remittance. A file of another practice, or one that the virus scanner flags, is put in quarantine, and nothing of it " +
      "is shown.",
    refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNAVAILABLE"],
    files: {
      file: { description: "The remittance (.835, .edi, .txt, .pdf, .docx, .png, .jpg or .tiff); one" },
    },
    fileBytes: MAX_REMITTANCE_BYTES,
  },
  async (ctx, { max_claims }, files) => {
    const sent = files.find(({ field }) => field === "file") ?? files[0];
    return previewOf(ctx, await importRemittance(ctx, sent, { source: "upload", ref: null }), max_claims);
  },
);

/** Nothing is written; that the file was looked at, the caller has recorded. */
export async function previewOf(
  ctx: Ctx,
  file: RemittanceFile,
  most = Number.POSITIVE_INFINITY,
): Promise<Preview> {
  const { preview } = file.summary;
  return {
    file: remittanceFileDto(file),
    payments: preview?.payments ?? [],
    problems: preview?.problems ?? [],
    paper: await paperOf(ctx, file),
    claims: previewedClaims(ctx, file, most),
  };
}

async function paperOf(ctx: Ctx, file: RemittanceFile): Promise<SheetDto | null> {
  if (!isPaper(file) || !hasClaims(file)) return null;
  return sheetDto(await inContext(ctx, (tx) => sheetOf(tx, ctx, file.id)), file);
}

const hasClaims = ({ state }: RemittanceFile): boolean =>
  state !== "quarantined" && state !== "unreadable" && state !== "reading";

/** As pieces of one JSON text. */
export async function* previewText({
  file,
  payments,
  paper,
  problems,
  claims,
}: Preview): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...file, payments, paper }).slice(0, -1)},"claims":[`;
  let isFirst = true;
  for await (const some of claims) {
    yield `${isFirst ? "" : ","}${some.map((claim) => JSON.stringify(claim)).join(",")}`;
    isFirst = false;
  }
  yield `],"problems":${JSON.stringify(problems)}}`;
}

async function* previewedClaims(
  ctx: Ctx,
  file: RemittanceFile,
  most: number,
): AsyncGenerator<PreviewedClaimDto[]> {
  if (!hasClaims(file)) return;
  let left = most;
  if (left <= 0) return;
  for await (const claims of previewBatches(ctx, file)) {
    yield claims.slice(0, left);
    left -= claims.length;
    if (left <= 0) return;
  }
}

async function* previewBatches(ctx: Ctx, file: RemittanceFile): AsyncGenerator<PreviewedClaimDto[]> {
  const today = await inContext(ctx, (tx) => practiceToday(tx, ctx));
  for await (const decisions of decisionsOf({ ctx, file, today, again: true })) {
    const { results } = await inContext(ctx, async (tx) => {
      const candidates = await loadCandidates(tx, ctx, decisions, { forUpdate: false });
      return postDecisions({
        decisions,
        known: await knownDecisions(
          tx,
          ctx,
          decisions.map(({ key }) => key),
        ),
        candidates,
        told: await toldBefore(
          tx,
          ctx,
          file,
          candidates.map(({ row }) => row.id),
        ),
        patients: await patientsNamed(tx, ctx, decisions),
        createMissing: true,
      });
    });
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
