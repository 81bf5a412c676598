import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { claimDocumentAnswer, claimUploadFields } from "@/lib/domain/document/schema";
import { uploadClaimDocument } from "@/lib/domain/document/upload/claim-upload";
import { parse } from "@/lib/domain/kernel/parse";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { withMultipart } from "@/lib/transport/multipart";

export const POST = endpoint(
  {
    access: "user",
    params: idParam("claimId"),
    status: 201,
    summary: "Upload a document for a claim",
    description:
      "PDF, JPG, JPEG, PNG or TIFF of at most 50 MB, and 100 pages an hour for a claim. Text fields: document_type (claim_form by default), description, original_filename, patient.",
    multipart: { file: { description: "The document" } },
    fields: claimUploadFields,
    answer: claimDocumentAnswer,
    refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE", "RATE_LIMITED", "UNAVAILABLE"],
  },
  ({ ctx, params: { claimId }, request }) =>
    withMultipart(request, { fileBytes: MAX_FILE_BYTES }, ({ fields, files }) =>
      uploadClaimDocument(ctx, claimId, parse(claimUploadFields, fields), files),
    ),
);
