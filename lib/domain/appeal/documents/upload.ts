import { z } from "zod";
import type { Tx } from "@/db/client";
import { AppError, type ErrorCode, type FieldErrors, invalid } from "@/lib/core/errors";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import type { ReceivedFile } from "@/lib/core/received-file";
import { type CheckedUpload, checkUpload, storeUpload } from "@/lib/domain/document/upload/store-upload";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import type { Once } from "@/lib/domain/kernel/idempotent-files";
import { fileOperation } from "@/lib/domain/kernel/operation";
import { endOfRequest } from "@/lib/integrations/services";
import { type AppealRow, getAppealInPractice } from "../queries";
import { appealIdField, uploadAnswer } from "../schema";
import { appealDocumentDto } from "./columns";
import { appealDocumentRows, linkDocuments } from "./links";
import { type AppealDocumentDto, MAX_SUPPORTING, UPLOAD_FIELDS, type UploadField } from "./schema";

type Accepted = CheckedUpload & { field: UploadField };
type Refused = { field: string; code: ErrorCode; message: string };

/** When no file was taken it throws TOO_LARGE or UNSUPPORTED_MEDIA if that was all, else the field errors. */
export const uploadAppealDocuments = fileOperation(
  {
    name: "uploadAppealDocuments",
    access: "user",
    input: z.object(appealIdField),
    answer: uploadAnswer,
    summary: "Upload documents",
    description:
      "PDF, DOCX, PNG, JPG or TIFF, at most 50 MB each. Each file is checked by itself: those that can't be accepted are " +
      "named in `errors`, the others are kept. When none is taken the whole call is refused. Of a PDF with scripts, actions " +
      "or attachments a copy without them is kept, shown and sent.",
    idempotent: true,
    refuses: ["UNPROCESSABLE", "UNAVAILABLE", "CONFLICT"],
    files: {
      denial_letter: { description: "The payer's denial letter; one" },
      original_claim: { description: "The claim as it was filed; one" },
      supporting_docs: { description: "Medical records and other papers", many: true },
    },
    fileBytes: MAX_FILE_BYTES,
  },
  async (ctx, { appealId }, files, once) => {
    const { appeal, places } = await inContext(ctx, async (tx) => {
      const found = await getAppealInPractice(tx, ctx, appealId);
      return { appeal: found, places: await freePlaces(tx, ctx, found) };
    });
    if (files.length === 0) {
      throw invalid({ non_field_errors: ["Choose at least one file to upload."] });
    }
    const until = endOfRequest();
    const accepted: Accepted[] = [];
    const refused: Refused[] = [];
    for (const file of files) {
      const checked = await check(ctx, appeal, file, { places, until });
      if ("message" in checked) refused.push(checked);
      else accepted.push(checked);
    }
    if (accepted.length === 0) throw refusal(refused);
    return keep(ctx, appealId, accepted, refused, once);
  },
);

type Places = Record<UploadField, number>;

async function freePlaces(tx: Tx, ctx: Ctx, appeal: AppealRow): Promise<Places> {
  const rows = await appealDocumentRows(tx, ctx, [appeal.id]);
  const used = (type: string) => rows.filter((row) => row.documentType === type).length;
  return {
    denial_letter: 1 - used("denial_letter"),
    original_claim: 1 - used("claim_form"),
    supporting_docs: MAX_SUPPORTING - used("supporting_docs"),
  };
}

const FULL: Record<UploadField, string> = {
  denial_letter: "This appeal already has a denial letter. Remove it before you upload another.",
  original_claim: "This appeal already has an original claim. Remove it before you upload another.",
  supporting_docs: `An appeal holds at most ${MAX_SUPPORTING} supporting documents.`,
};

/** What makes a file unfit to be taken; anything else that fails is no word about the file. */
const UNFIT: readonly ErrorCode[] = ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE"];

async function check(
  ctx: Ctx,
  appeal: AppealRow,
  file: ReceivedFile,
  { places, until }: { places: Places; until: number },
): Promise<Accepted | Refused> {
  if (!(file.field in UPLOAD_FIELDS)) {
    return {
      field: file.field,
      code: "VALIDATION",
      message: "Appeals don't take this kind of document.",
    };
  }
  const field = file.field as UploadField;
  if (places[field] <= 0) return { field, code: "VALIDATION", message: FULL[field] };
  const described = {
    appealId: appeal.id,
    patientId: appeal.patientId,
    documentType: UPLOAD_FIELDS[field],
  };
  try {
    // Read when the person starts the extraction.
    const checked = await checkUpload(ctx, file, described, { readAtOnce: false, until });
    places[field] -= 1;
    return { ...checked, field };
  } catch (error) {
    if (!(error instanceof AppError && UNFIT.includes(error.code))) throw error;
    return { field, code: error.code, message: error.message };
  }
}

const keep = (
  ctx: Ctx,
  appealId: string,
  accepted: readonly Accepted[],
  refused: readonly Refused[],
  once: Once,
): Promise<{ uploaded_documents: AppealDocumentDto[]; errors: FieldErrors }> =>
  storeUpload(ctx, accepted, once, async (tx, insert) => {
    // Counted again under the lock: two uploads at once must not both take the one place.
    const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
    const places = await freePlaces(tx, ctx, appeal);
    for (const { field } of accepted) {
      if (places[field] <= 0) throw invalid({ [field]: [FULL[field]] });
      places[field] -= 1;
    }
    const ids = await insert(appeal.patientId);
    const linked = ids.map((documentId, index) => ({
      documentId,
      documentType: UPLOAD_FIELDS[accepted[index]?.field ?? "supporting_docs"],
    }));
    await linkDocuments(tx, ctx, appealId, linked);
    const taken = (await appealDocumentRows(tx, ctx, [appealId])).filter(({ id }) => ids.includes(id));
    return { uploaded_documents: taken.map(appealDocumentDto), errors: fieldErrors(refused) };
  });

function refusal(refused: Refused[]): AppError {
  const [first] = refused;
  const code = first && refused.every((one) => one.code === first.code) ? first.code : "VALIDATION";
  if (!first || code === "VALIDATION") return invalid(fieldErrors(refused));
  return new AppError(code, first.message, { extra: { errors: fieldErrors(refused) } });
}

function fieldErrors(refused: readonly Refused[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of refused) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
