import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { uploadAnswer } from "@/lib/domain/appeal/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { withMultipart } from "@/lib/transport/multipart";

/** Multipart: `denial_letter`, `original_claim`, `supporting_docs` (several). Each file stands for itself. */
export const POST = endpoint(
  {
    access: "user",
    params: idParam("appealId"),
    status: 201,
    summary: "Upload documents",
    description:
      "PDF, DOCX, PNG, JPG or TIFF, at most 50 MB each. Each file is checked by itself: those that can't be accepted are " +
      "named in `errors`, the others are kept. When none is taken the whole call is refused.",
    multipart: {
      denial_letter: { description: "The payer's denial letter; one" },
      original_claim: { description: "The claim as it was filed; one" },
      supporting_docs: { description: "Medical records and other papers", many: true },
    },
    answer: uploadAnswer,
  },
  ({ ctx, params: { appealId }, request }) =>
    withMultipart(request, { fileBytes: MAX_FILE_BYTES }, async ({ files }) => {
      const { documents, errors } = await uploadAppealDocuments(ctx, appealId, files);
      return { uploaded_documents: documents, errors };
    }),
);
