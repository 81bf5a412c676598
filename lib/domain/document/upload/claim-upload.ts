import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { documents } from "@/db/schema/documents";
import { AppError, invalid } from "@/lib/core/errors";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { claimInPractice, lockClaim } from "@/lib/domain/claim/queries";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { fileOperation } from "@/lib/domain/kernel/operation";
import { claimDocument } from "../of-claim/claim-documents";
import {
  CLAIM_DOCUMENT_MESSAGES,
  CLAIM_UPLOAD_MEDIA_TYPES,
  claimDocumentAnswer,
  claimUploadInput,
} from "../schema";
import { onlyFile, shownName } from "./file-checks";
import { waitForPages } from "./page-allowance";
import { checkUpload, storeUpload } from "./store-upload";

/**
 * Takes one file for a claim and has it read. Throws NOT_FOUND, VALIDATION, TOO_LARGE, UNSUPPORTED_MEDIA, UNPROCESSABLE
 * for a file that the virus scanner objects to, and RATE_LIMITED above the pages an hour.
 */
export const uploadClaimDocument = fileOperation(
  {
    name: "uploadClaimDocument",
    access: "user",
    input: claimUploadInput,
    answer: claimDocumentAnswer,
    summary: "Upload a document for a claim",
    description:
      "PDF, JPG, JPEG, PNG or TIFF of at most 50 MB, and 100 pages an hour for a claim. Text fields: document_type (claim_form by default), description, original_filename, patient.",
    idempotent: true,
    refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE", "RATE_LIMITED", "UNAVAILABLE", "CONFLICT"],
    files: { file: { description: "The document" } },
    fileBytes: MAX_FILE_BYTES,
  },
  async (ctx, { claimId, ...fields }, files, once) => {
    const { patientId } = await inContext(ctx, (tx) => claimInPractice(tx, ctx, claimId));
    if (fields.patient && fields.patient !== patientId) {
      throw invalid({ patient: ["This is not the claim's patient."] });
    }
    const file = onlyFile(files);
    const described = {
      claimId,
      patientId,
      documentType: fields.document_type,
      description: fields.description,
      shownName: shownName(file.filename, fields.original_filename),
    };
    const rules = { accepted: CLAIM_UPLOAD_MEDIA_TYPES, readAtOnce: true };
    const checked = await checkUpload(ctx, file, described, rules);
    const pages = checked.pageCount ?? 1;
    await inContext(ctx, (tx) => takePages(tx, ctx, claimId, pages));
    return storeUpload(ctx, [checked], once, async (tx, insert) => {
      // Under the claim's lock, so that two uploads at once don't share one allowance.
      const { row: claim } = await lockClaim(tx, ctx, claimId);
      await takePages(tx, ctx, claimId, pages);
      const [id = ""] = await insert(claim.patientId);
      return claimDocument(tx, ctx, id);
    });
  },
);

/** Deleted files count too: deleting must not lift the limit. Throws RATE_LIMITED. */
async function takePages(tx: Tx, ctx: Ctx, claimId: string, pages: number): Promise<void> {
  const recent = await tx
    .select({ pages: sql<number>`coalesce(${documents.pageCount}, 1)`, at: documents.createdAt })
    .from(documents)
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        eq(documents.claimId, claimId),
        gt(documents.createdAt, sql`now() - interval '1 hour'`),
        sql`${documents.quarantineReason} is null`,
      ),
    );
  const wait = waitForPages(recent, pages, new Date());
  if (wait > 0) {
    throw new AppError("RATE_LIMITED", CLAIM_DOCUMENT_MESSAGES.rateLimited, { retryAfter: wait });
  }
}
